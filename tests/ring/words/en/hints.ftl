### Nothing is said on the page alone.
