"""Checks of compiled content. Each file checks one idea, and its docstring explains that idea to
designers."""
