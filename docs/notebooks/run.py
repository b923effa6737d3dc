"""Executes every notebook here and writes its outputs into it: `python docs/notebooks/run.py [NAME]`."""

import pathlib
import sys
import time

import nbformat
from nbclient import NotebookClient


def main() -> None:
    folder = pathlib.Path(__file__).parent
    for path in sorted(folder.glob("*.ipynb")):
        if len(sys.argv) > 1 and path.stem not in sys.argv[1:]:
            continue
        begun = time.monotonic()
        notebook = nbformat.read(path, as_version=4)
        client = NotebookClient(notebook, timeout=1800, kernel_name="python3", resources={"metadata": {"path": str(folder)}})
        client.execute()
        for cell in notebook.cells:  # When a cell ran is news in every run, but nobody's news.
            cell.metadata.pop("execution", None)
        notebook.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
        nbformat.write(notebook, path)
        print(f"{path.name}: fine after {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
