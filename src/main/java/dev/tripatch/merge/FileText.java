package dev.tripatch.merge;

import dev.tripatch.document.Diagnostic.Topic;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.DocumentSplitter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One version of a file: its objects, and what is between them.
 *
 * @param parts the objects in order
 * @param end what follows the last one: separators and comments
 * @param look how the file is written
 */
record FileText(List<Part> parts, String end, Look look) {

  private static final String MARK = "\ufeff";
  private static final String TEMPLATE = "{{";

  /**
   * An object of the file.
   *
   * @param separator the text before it: the separator, and comments that no object has
   * @param document its text, read
   */
  record Part(String separator, SourceDocument document) {
    /** Its members; empty if they cannot be taken apart. */
    Optional<Piece> piece() {
      return document.format() == Format.YAML ? PieceCutter.cut(document) : Optional.empty();
    }

    MapValue object() {
      return document.object().orElseThrow();
    }

    ObjectName name() {
      return ObjectName.of(object());
    }
  }

  /**
   * How a file is written.
   *
   * @param lineBreak what ends its lines
   * @param mark its byte order mark, if it has one
   * @param ended whether a line break ends it
   */
  record Look(String lineBreak, String mark, boolean ended) {
    String dress(String text) {
      String body = ended ? text : text.stripTrailing();
      return mark + (lineBreak.equals("\n") ? body : body.replace("\n", lineBreak));
    }
  }

  /** Reads a version. */
  static FileText read(String file) throws NotMergedException {
    boolean isMarked = file.startsWith(MARK);
    String given = isMarked ? file.substring(1) : file;
    String text = given.replace("\r\n", "\n");
    boolean isWindows = text.length() < given.length();
    boolean isMixed =
        isWindows && text.chars().filter(c -> c == '\n').count() != given.length() - text.length();
    if (isMixed || text.indexOf('\r') >= 0) {
      throw NotMergedException.because(MergeTextWording.MIXED_BREAKS);
    }
    Look look = new Look(isWindows ? "\r\n" : "\n", isMarked ? MARK : "", text.endsWith("\n"));
    List<Part> parts = new ArrayList<>();
    int at = 0;
    for (Span span : DocumentSplitter.split(text)) {
      int start = DocumentSplitter.afterSeparator(text, span);
      SourceDocument document = SourceReader.read("", text.substring(start, span.end()));
      if (document.root().isPresent() && isEmpty(document)) {
        continue;
      }
      parts.add(part(text.substring(at, start), document));
      at = span.end();
    }
    return new FileText(parts, text.substring(at), look);
  }

  /** The whole text, with line feeds. */
  String text() {
    StringBuilder text = new StringBuilder();
    parts.forEach(part -> text.append(part.separator()).append(part.document().text()));
    return text.append(end).toString();
  }

  /** The comment of each of its lines; null where it has none. */
  List<@Nullable String> comments() {
    List<@Nullable String> comments = new ArrayList<>();
    for (Part part : parts) {
      comments.addAll(CommentLines.in(part.separator()));
      comments.addAll(CommentLines.in(part.document()));
    }
    comments.addAll(CommentLines.in(end));
    return comments;
  }

  private static boolean isEmpty(SourceDocument document) {
    return document.text().lines().allMatch(Piece::isNoContent);
  }

  /** A kustomization needs no kind: it is known by the list of its files. */
  private static boolean isKustomization(MapValue object) {
    return object.get("resources") instanceof ListValue files
        && files.items().stream().allMatch(StringValue.class::isInstance);
  }

  static boolean hasKeyTwice(SourceDocument document) {
    return document.diagnostics().stream().anyMatch(each -> each.topic() == Topic.DUPLICATE_KEY);
  }

  /** Whether an object of a text has a key twice in one map, however the text is written. */
  static boolean hasKeyTwice(String text) {
    return DocumentSplitter.split(text).stream()
        .map(span -> text.substring(DocumentSplitter.afterSeparator(text, span), span.end()))
        .anyMatch(each -> hasKeyTwice(SourceReader.read("", each)));
  }

  private static Part part(String separator, SourceDocument document) throws NotMergedException {
    if (document.root().isEmpty()) {
      boolean isTemplate = document.text().contains(TEMPLATE);
      throw NotMergedException.because(
          isTemplate ? MergeTextWording.TEMPLATE : MergeTextWording.BROKEN);
    }
    MapValue object = document.object().orElse(MapValue.EMPTY);
    ObjectName name = ObjectName.of(object);
    if ((name.apiVersion().isEmpty() || name.kind().isEmpty()) && !isKustomization(object)) {
      throw NotMergedException.because(MergeTextWording.NO_OBJECT);
    }
    boolean isTemplate =
        (name.apiVersion() + name.kind() + name.name()).contains(TEMPLATE)
            || CommentLines.in(document).stream()
                .anyMatch(each -> each != null && each.contains(TEMPLATE));
    if (isTemplate) {
      throw NotMergedException.because(MergeTextWording.TEMPLATE);
    }
    if (hasKeyTwice(document)) {
      throw NotMergedException.because(MergeTextWording.KEY_TWICE);
    }
    return new Part(separator, document);
  }
}
