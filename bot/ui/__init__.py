"""What people see, and who sends it."""
