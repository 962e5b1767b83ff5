package dev.tripatch.edit.fix;

import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.TextChange;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;

/** Collects the fixes of one text; what cannot be written, or changes nothing, is left out. */
final class FoundFixes {

  private final SourceDocument document;
  private final List<QuickFix> found = new ArrayList<>();

  FoundFixes(SourceDocument document) {
    this.document = document;
  }

  SourceDocument document() {
    return document;
  }

  /** Gives a field a value. */
  void set(String title, FieldPath path, Value value) {
    add(title, TextEdits.set(document, path, value));
  }

  /** Takes a field or an item out. */
  void remove(String title, FieldPath path) {
    add(title, TextEdits.remove(document, path));
  }

  /** Takes one field out and gives another a value. */
  void exchange(String title, FieldPath from, FieldPath to, Value value) {
    if (TextEdits.remove(document, from) instanceof Edit.Made removed) {
      String rest = removed.applyTo(document.text());
      SourceDocument read = SourceReader.read(document.name(), rest);
      if (TextEdits.set(read, to, value) instanceof Edit.Made made) {
        add(title, made.applyTo(rest));
      }
    }
  }

  /** Puts other letters in the place of those of a token, if the text can be read then. */
  void write(String title, Span span, String letters) {
    TextChange change = TextChange.replace(span.start(), span.end(), letters);
    String text = TextChange.apply(document.text(), List.of(change));
    if (SourceReader.read(document.name(), text).error().isEmpty()) {
      add(title, text);
    }
  }

  /** Takes out letters that say nothing: what the text says must stay. */
  void erase(String title, Span span) {
    String text =
        TextChange.apply(
            document.text(), List.of(TextChange.replace(span.start(), span.end(), "")));
    boolean isSame =
        SourceReader.read(document.name(), text)
            .root()
            .map(Node::value)
            .equals(document.root().map(Node::value));
    if (isSame) {
      add(title, text);
    }
  }

  private void add(String title, Edit edit) {
    if (edit instanceof Edit.Made made) {
      add(title, made.applyTo(document.text()));
    }
  }

  private void add(String title, String text) {
    boolean isKnown = found.stream().anyMatch(fix -> fix.text().equals(text));
    if (!isKnown && !text.equals(document.text())) {
      found.add(new QuickFix(title, text));
    }
  }

  /** All that was found, the first first. */
  List<QuickFix> all() {
    return List.copyOf(found);
  }
}
