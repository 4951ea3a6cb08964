"""Does any test notice when a line of the pure packages is wrong?

``python -m tests.mutation`` changes random lines in a copy of the project, one at a time, and runs
the tests that pass through each. `sites` knows what can be changed, `coverage_map` which tests run
a line, `trial` judges one change, `report` counts; begin reading in `__main__`.
"""
