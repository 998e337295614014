"""`python -m magehall` is the command `magehall`."""

from magehall.cli.main import main

main()
