package dev.tripatch.cluster.kubectl;

import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * What an error of kubectl apply says (kubectl's {@code apply.go} and {@code patcher.go}). Each
 * part may be missing: kubectl prints the three documents only where it cannot make a patch, and
 * the patch only where the server refuses it.
 *
 * @param documents the documents, by what kubectl calls them
 * @param object the object
 * @param file the file that was applied, as it was named to kubectl
 * @param message what kubectl or the server says is wrong, in its own words
 * @param known the kind of error; empty if it is none of those that Tripatch knows
 * @param fields the fields that the message names, list items by place as the server counts them
 * @param remarks what could not be read, and why
 */
public record ErrorText(
    Map<Part, MapValue> documents,
    Optional<ObjectName> object,
    Optional<String> file,
    Optional<String> message,
    Optional<KnownError> known,
    List<FieldPath> fields,
    List<String> remarks) {

  /** What a terminal takes for a change of colour; logs of build servers keep it. */
  private static final Pattern COLOR = Pattern.compile("\u001b\\[[0-9;]{0,20}[mK]");

  /** The documents in an error. */
  public enum Part {
    /** The last-applied configuration. */
    ORIGINAL("original"),
    /** Local, with kubectl's annotation. */
    MODIFIED("modified"),
    /** Live. */
    CURRENT("current"),
    /** The patch that the server refused. */
    PATCH("patch");

    private final String word;

    Part(String word) {
      this.word = word;
    }

    /** What kubectl calls it. */
    public String word() {
      return word;
    }
  }

  public ErrorText {
    documents = Map.copyOf(documents);
    fields = List.copyOf(fields);
    remarks = List.copyOf(remarks);
  }

  /**
   * Reads a text, whatever is around and inside it: prefixes of log lines, indentation, breaks,
   * quotes, escapes. Never throws; what is not there is missing in the answer.
   */
  public static ErrorText read(String pasted) {
    String text = COLOR.matcher(pasted).replaceAll("");
    ErrorText best = new ErrorScanner(LinePrefixes.without(text)).read();
    String plainer = text;
    for (int level = 0; level < QuotedEscapes.DEEPEST && plainer.indexOf('\\') >= 0; level++) {
      plainer = QuotedEscapes.undo(plainer);
      ErrorText next = new ErrorScanner(LinePrefixes.without(plainer)).read();
      best = next.weight() > best.weight() ? next : best;
    }
    return best;
  }

  /** The same with other words for what it says; the fields are those that these words name. */
  public ErrorText saying(UnaryOperator<String> words) {
    Optional<String> said = message.map(words);
    return new ErrorText(
        documents,
        object,
        file,
        said,
        known,
        FieldNames.in(said.orElse("")),
        remarks.stream().map(words).toList());
  }

  /** How much was found; documents count most. */
  private int weight() {
    int asides = (object.isPresent() ? 1 : 0) + (file.isPresent() ? 1 : 0);
    return documents.size() * 10
        + asides
        + (known.isPresent() ? 2 : 0)
        + Math.min(fields.size(), 2);
  }

  /** Whether the text says nothing that kubectl says. */
  public boolean isEmpty() {
    return weight() == 0 && message.isEmpty();
  }

  /** The document that kubectl calls so; empty if the text does not have it. */
  public Optional<MapValue> document(Part part) {
    return Optional.ofNullable(documents.get(part));
  }

  /** Local: the modified document, or what the patch wants remembered of it. */
  public Optional<MapValue> local() {
    return document(Part.MODIFIED)
        .map(LastAppliedAnnotation::removeFrom)
        .or(() -> document(Part.PATCH).flatMap(LastAppliedAnnotation::configurationIn));
  }

  public Optional<MapValue> live() {
    return document(Part.CURRENT);
  }

  /** Last applied: the original document, or what live remembers. */
  public Optional<MapValue> lastApplied() {
    return document(Part.ORIGINAL).or(() -> live().flatMap(LastAppliedAnnotation::configurationIn));
  }

  /** What is needed to compare and is not in the text, in words for people. */
  public List<String> missing() {
    List<String> missing = new ArrayList<>();
    if (local().isEmpty()) {
      missing.add("local");
    }
    if (live().isEmpty()) {
      missing.add("live");
    }
    if (lastApplied().isEmpty()) {
      missing.add("last applied");
    }
    return missing;
  }
}
