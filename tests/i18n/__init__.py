"""Tests of the texts and their catalogues."""
