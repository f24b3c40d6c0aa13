"""What people see and do, on a simulated Discord."""
