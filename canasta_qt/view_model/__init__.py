"""What the table shows, and what it may send: frozen values, no Qt and no words.

Begin with `pictures.TableModel`; `scripts` leads from one picture to the next.
"""
