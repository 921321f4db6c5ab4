"""Solvers and hints for games for one."""
