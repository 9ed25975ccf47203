"""Checks of compiled content: one idea per file, explained to designers in its docstring."""
