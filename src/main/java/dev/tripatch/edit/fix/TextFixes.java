package dev.tripatch.edit.fix;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Lines;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.hazard.check.TypeCheck;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.SchemaType;
import java.util.List;

/** What can be done about what the reader of a text found. */
record TextFixes(FoundFixes fixes, SourceDocument document) {

  /** On the line of a caret. */
  void look(int caret, List<Link> chain) {
    int line = document.lines().lineOf(caret);
    for (Diagnostic each : document.diagnostics()) {
      if (document.lines().lineOf(each.span().start()) == line) {
        switch (each.topic()) {
          case WORD -> quote(each.span(), chain);
          case DUPLICATE_KEY -> overridden(each.span());
          case OTHER -> {}
        }
      }
    }
  }

  /** Where a number is wanted, the word is meant. */
  private void quote(Span span, List<Link> chain) {
    boolean isMeant =
        !chain.isEmpty()
            && chain.getLast().type() instanceof SchemaType.Primitive type
            && !type.equals(SchemaType.Primitive.UNDECLARED)
            && TypeCheck.fits(chain.getLast().value(), type)
            && !TypeCheck.fits(new StringValue(""), type);
    if (!isMeant) {
      String word = span.in(document.text());
      fixes.write(FixWording.QUOTE.text("value", word), span, "\"" + word + "\"");
    }
  }

  /** The entry that the later one overrides: its line, and those below that are further in. */
  private void overridden(Span key) {
    Lines lines = document.lines();
    int first = lines.lineOf(key.start());
    int column = key.start() - lines.startOf(first);
    int next = first + 1;
    while (next <= lines.count() && isInside(next, column)) {
      next++;
    }
    int start = lines.startOf(first);
    boolean isAlone = document.text().substring(start, key.start()).isBlank();
    int end = next <= lines.count() ? lines.startOf(next) : document.text().length();
    if (isAlone) {
      fixes.erase(
          FixWording.DELETE_OVERRIDDEN.text("key", key.in(document.text())), new Span(start, end));
    }
  }

  private boolean isInside(int line, int column) {
    String text =
        document.text().substring(document.lines().startOf(line), document.lines().endOf(line));
    int indent = text.length() - text.stripLeading().length();
    return text.isBlank() || indent > column || (indent == column && text.startsWith("- ", indent));
  }
}
