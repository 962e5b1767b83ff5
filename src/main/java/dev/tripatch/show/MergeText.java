package dev.tripatch.show;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.DocumentSplitter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A version of a file, or the result, with its objects.
 *
 * @param whole the whole text; nobody asks for its root
 * @param parts the objects, in order
 * @param masks what is masked of the text that was read
 */
record MergeText(SourceDocument whole, List<Part> parts, List<Mask> masks) {

  /**
   * An object.
   *
   * @param start where its text begins
   */
  record Part(int start, SourceDocument document) {

    ObjectName name() {
      return ObjectName.of(document.object().orElse(MapValue.EMPTY));
    }
  }

  /** Reads a text; what is wrong with it is in {@link #fault}. */
  static MergeText read(String text) {
    List<Part> parts = new ArrayList<>();
    List<Diagnostic> faults = new ArrayList<>();
    for (Span span : DocumentSplitter.split(text)) {
      int start = DocumentSplitter.afterSeparator(text, span);
      SourceDocument document = SourceReader.read("", text.substring(start, span.end()));
      document.error().ifPresent(error -> faults.add(moved(error, start)));
      if (document.object().isPresent()) {
        parts.add(new Part(start, document));
      }
    }
    return new MergeText(whole(text, faults), parts, List.of());
  }

  static SourceDocument whole(String text, List<Diagnostic> faults) {
    Format format = text.stripLeading().startsWith("{") ? Format.JSON : Format.YAML;
    return new SourceDocument("", text, format, Lines.of(text), Optional.empty(), faults);
  }

  private static Diagnostic moved(Diagnostic error, int by) {
    return new Diagnostic(
        error.severity(), error.topic(), error.span().movedBy(by), error.message(), error.remedy());
  }

  /** What is wrong first of all; empty if the text can be read. */
  Optional<Diagnostic> fault() {
    return whole.diagnostics().stream().findFirst();
  }

  /** The text. */
  String text() {
    return whole.text();
  }
}
