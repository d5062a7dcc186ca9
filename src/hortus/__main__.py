"""`python -m hortus` is the command `hortus`."""

import sys

from hortus.command import main

sys.exit(main())
