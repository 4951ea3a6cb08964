"""`canasta-qt arena --decisions`: players compared decision by decision."""
