"""fragkit: prints and referees FRAG-like tabletop shooters from one definition."""

__version__ = "0.1.0"
