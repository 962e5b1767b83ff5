package dev.tripatch.cluster.kubectl;

import dev.tripatch.cluster.kubectl.ErrorText.Part;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the parts of an error in a text without escapes and prefixes, from front to back. */
final class ErrorScanner {
  private static final Pattern PATCH = Pattern.compile("applying patch:\\s*(?=\\{)");
  private static final Pattern OBJECT = Pattern.compile("Object:\\s*&\\{(?=map\\[)");
  private static final Pattern BEFORE_READING =
      Pattern.compile("retrieving current configuration of:");

  private static final Pattern PLAIN = Pattern.compile("\\w+ \\w[\\w.:-]*( -n \\w[\\w-]*)?");
  private static final Pattern MISSED_BY_HELM =
      Pattern.compile(
          "(label|annotation)\\s+validation\\s+error:\\s+missing\\s+key\\s+\"([\\w./-]+)\":"
              + "\\s+must\\s+be\\s+set\\s+to\\s+\"([\\w.-]+)\"");

  private final String text;
  private final Map<Part, MapValue> documents = new EnumMap<>(Part.class);
  private final List<String> remarks = new ArrayList<>();

  /** Behind what was read last. */
  private int at;

  ErrorScanner(String text) {
    this.text = text;
  }

  ErrorText read() {
    json(PATCH, Part.PATCH);
    printedObject();
    for (Part part : List.of(Part.ORIGINAL, Part.MODIFIED, Part.CURRENT)) {
      json(Pattern.compile("(?<![\\w\"])" + part.word() + ":\\s*(?=\\{)"), part);
    }
    ErrorMessage message = ErrorMessage.in(text, at);
    String further =
        ObjectHeader.further(message.text().orElse("")).stream()
            .map(ObjectName::toString)
            .collect(Collectors.joining(", "));
    if (!further.isEmpty()) {
      remarks.add(KubectlWording.FURTHER_OBJECTS.text("objects", further));
    }
    object()
        .map(this::adoption)
        .filter(lines -> !lines.isEmpty())
        .ifPresent(lines -> remarks.add(KubectlWording.HELM_ADOPTS.text("commands", lines)));
    List<FieldPath> fields = FieldNames.in(message.text().orElse(""));
    return new ErrorText(
        documents,
        object(),
        message.file(),
        message.text(),
        message.text().map(KnownErrors::in).orElse(List.of()),
        fields,
        remarks);
  }

  /** The documents name the object, else the header does. */
  private Optional<ObjectName> object() {
    @Nullable MapValue any = documents.getOrDefault(Part.MODIFIED, documents.get(Part.CURRENT));
    return Optional.ofNullable(any)
        .map(ObjectName::of)
        .filter(name -> !name.name().isEmpty())
        .or(() -> ObjectHeader.in(text));
  }

  /** What gives an object the labels and annotations that Helm misses; nothing odd in a shell. */
  private String adoption(ObjectName object) {
    String namespace = object.namespace().isEmpty() ? "" : " -n " + object.namespace();
    String named = object.kind().toLowerCase(Locale.ROOT) + " " + object.name() + namespace;
    return MISSED_BY_HELM
        .matcher(PLAIN.matcher(named).matches() ? text : "")
        .results()
        .map(
            key ->
                "kubectl "
                    + ("label".equals(key.group(1)) ? "label " : "annotate ")
                    + "%s %s=%s".formatted(named, key.group(2), key.group(3)))
        .collect(Collectors.joining("\n"));
  }

  private void json(Pattern marker, Part part) {
    Matcher found = marker.matcher(text);
    if (!found.find(at)) {
      return;
    }
    OptionalInt end = Braces.end(text, found.end());
    if (end.isEmpty()) {
      remarks.add(KubectlWording.CUT_OFF.text("document", part.word()));
      at = found.end();
      return;
    }
    // A document has no line breaks; those in it come from a narrow terminal.
    String json = text.substring(found.end(), end.getAsInt()).replace("\n", "");
    at = end.getAsInt();
    SourceDocument document = SourceReader.read(part.word(), json, Format.JSON);
    document.object().ifPresent(object -> documents.put(part, object));
    document.error().map(Diagnostic::message).ifPresent(wrong -> unreadable(part, wrong));
  }

  private void unreadable(Part part, String wrong) {
    remarks.add(KubectlWording.NOT_JSON.text("document", part.word(), "error", wrong));
  }

  /** kubectl before 1.19 prints the object itself. That is live, unless it was not read yet. */
  private void printedObject() {
    Matcher found = OBJECT.matcher(text);
    if (!found.find(at)) {
      return;
    }
    at = found.end();
    Part part = BEFORE_READING.matcher(text).find() ? Part.MODIFIED : Part.CURRENT;
    Optional<GoMapText.Read> object = GoMapText.read(text, found.end());
    if (object.isEmpty()) {
      remarks.add(KubectlWording.OBJECT_CUT_OFF.text());
      return;
    }
    at = object.get().end();
    documents.put(part, object.get().object());
    if (object.get().lost() > 0) {
      remarks.add(KubectlWording.NUMBERS_LOST.text("count", object.get().lost()));
    }
  }

  /** Finds where a document that is written with braces or brackets ends. */
  private static final class Braces {

    private Braces() {}

    /**
     * After the bracket that closes the one at a place; empty if the text ends before. Brackets in
     * strings do not count.
     */
    static OptionalInt end(String text, int start) {
      int depth = 0;
      int at = start;
      while (at < text.length()) {
        switch (text.charAt(at)) {
          case '{', '[' -> depth++;
          case '}', ']' -> depth--;
          case '"' -> at = stringEnd(text, at);
          default -> {}
        }
        at++;
        if (depth == 0) {
          return OptionalInt.of(at);
        }
      }
      return OptionalInt.empty();
    }

    /** The closing quote of a string, or the last place if there is none. */
    private static int stringEnd(String text, int quote) {
      int at = quote + 1;
      while (at < text.length() && text.charAt(at) != '"') {
        at += text.charAt(at) == '\\' ? 2 : 1;
      }
      return Math.min(at, text.length() - 1);
    }
  }
}
