"""What a script imports."""

import ast
import sys
from pathlib import Path


def beyond_the_standard_library(script: Path) -> set[str]:
    """The modules that a script needs and Python does not bring."""
    tree = ast.parse(script.read_text(encoding="utf-8"))
    names = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.split(".")[0] for name in names} - sys.stdlib_module_names
