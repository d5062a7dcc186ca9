"""The games where researchers work: batches of arrays, and the environments that other libraries know.

Each adapter is imported by its own name, so that nobody needs the libraries of the others. All of them know games only
by the contract.
"""
