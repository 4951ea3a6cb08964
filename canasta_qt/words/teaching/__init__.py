"""What is said to somebody who learns: counts, terms in a sentence, reasons of hints."""
