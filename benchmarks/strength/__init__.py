"""How strong the computer players are: the results of their matches, and the tables and the plot made of them."""
