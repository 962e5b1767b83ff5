package dev.tripatch.schema.imported;

import dev.tripatch.schema.reading.ImportException;
import java.util.Locale;

/** Finds out that a text cannot be a schema in any form. */
record TextCheck(String name, String text) {

  private static final int LOOKED_AT = 10_000;

  void refuseWhatIsNoSource() throws ImportException {
    if (text.isBlank()) {
      throw new ImportException(
          ImportWording.EMPTY.text("name", name, "wanted", ImportWording.WANTED.text()));
    }
    refuseControlCharacters();
    String start = text.substring(0, Math.min(text.length(), LOOKED_AT)).strip();
    if (start.startsWith("<") && start.toLowerCase(Locale.ROOT).contains("<html")) {
      throw new ImportException(ImportWording.WEB_PAGE.text("name", name));
    }
  }

  /** Neither JSON nor YAML nor Go has them, and packed files do. */
  private void refuseControlCharacters() throws ImportException {
    int line = 1;
    int column = 1;
    for (int i = 0; i < Math.min(text.length(), LOOKED_AT); i++) {
      char c = text.charAt(i);
      if (c < ' ' && "\t\n\r\f".indexOf(c) < 0) {
        throw new ImportException(
            ImportWording.NOT_TEXT.text("name", name, "line", line, "column", column));
      }
      line += c == '\n' ? 1 : 0;
      column = c == '\n' ? 1 : column + 1;
    }
  }
}
