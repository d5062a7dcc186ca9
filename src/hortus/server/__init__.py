"""Tables on the web. What arrives (`http`) goes to the `tables`, which know the `computers` and the `storage`."""
