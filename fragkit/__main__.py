from fragkit.cli import main

main()
