"""fragkit: prints and referees FRAG-like tabletop shooters from one definition."""

__version__ = "1.0.0"
