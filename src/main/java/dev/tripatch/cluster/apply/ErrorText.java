package dev.tripatch.cluster.apply;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What an error of kubectl apply says (kubectl's {@code apply.go} and {@code patcher.go}). Each
 * part may be missing: kubectl prints the three documents only where it cannot make a patch, and
 * the patch only where the server refuses it.
 *
 * @param documents the documents, by what kubectl calls them
 * @param object the object
 * @param file the file that was applied, as it was named to kubectl
 * @param message what kubectl or the server says is wrong, in its own words
 * @param known the errors that Tripatch knows, the deciding one first
 * @param fields the fields that the message names, list items by place as the server counts them
 * @param remarks what could not be read, and why
 */
public record ErrorText(
    Map<Part, MapValue> documents,
    Optional<ObjectName> object,
    Optional<String> file,
    Optional<String> message,
    List<KnownError> known,
    List<FieldPath> fields,
    List<String> remarks) {

  private static final int WIDEST_TERMINAL = 400;

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
    known = List.copyOf(known);
    fields = List.copyOf(fields);
    remarks = List.copyOf(remarks);
  }

  /**
   * Reads a text, whatever is around and inside it: prefixes of log lines, indentation, breaks,
   * quotes, escapes. Never throws; what is not there is missing in the answer.
   */
  public static ErrorText read(String pasted) {
    String text = COLOR.matcher(pasted).replaceAll("");
    return unwrapped(text).stream()
        .flatMap(ErrorText::levels)
        .map(plain -> new ErrorScanner(LinePrefixes.without(plain)).read())
        .reduce((best, next) -> next.weight() > best.weight() ? next : best)
        .orElseThrow();
  }

  /** The text as it is, and with less and less escapes. */
  private static Stream<String> levels(String text) {
    return Stream.iterate(text, QuotedEscapes::undo).limit(1L + QuotedEscapes.DEEPEST).distinct();
  }

  /**
   * The text with and without the breaks that a terminal makes at its last column, likelier first.
   */
  private static List<String> unwrapped(String text) {
    int width = text.lines().mapToInt(String::length).max().orElse(0);
    if (width > WIDEST_TERMINAL) {
      return List.of(text);
    }
    Matcher full = Pattern.compile("(?m)^(.{" + width + "})\n(?![*-] |$)").matcher(text);
    String joined = full.replaceAll("$1");
    boolean isWrapped = full.reset().results().count() > 1;
    return isWrapped ? List.of(joined, text) : List.of(text, joined);
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
    return documents.size() * 10 + asides + (known.isEmpty() ? 0 : 2) + Math.min(fields.size(), 2);
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

  /**
   * Takes away what a log or a CI system puts before every line: times, levels, names, indentation.
   * What it is like shows a line of kubectl's on which nothing else is.
   */
  private static final class LinePrefixes {
    private static final List<String> MARKERS =
        List.of("modified:", "current:", "original:", "to:");
    private static final int LONGEST = 160;

    /** A prefix is before every line, not before the one or other. */
    private static final int LEAST_LINES = 3;

    private static final int MOST_TRIED = 30;

    private LinePrefixes() {}

    /** The text with plain line breaks and without the prefixes. */
    static String without(String text) {
      List<String> lines = text.lines().toList();
      Optional<Pattern> prefix =
          lines.stream()
              .flatMap(line -> prefixOf(line).stream())
              .limit(MOST_TRIED)
              .map(LinePrefixes::like)
              .filter(like -> isCommon(like, lines))
              .findFirst();
      if (prefix.isEmpty()) {
        return String.join("\n", lines);
      }
      List<String> plain = new ArrayList<>(lines.size());
      for (String line : lines) {
        Matcher matcher = prefix.get().matcher(line);
        plain.add(matcher.lookingAt() ? line.substring(matcher.end()) : line);
      }
      return String.join("\n", plain);
    }

    private static boolean isCommon(Pattern prefix, List<String> lines) {
      return lines.stream()
              .filter(line -> prefix.matcher(line).lookingAt())
              .limit(LEAST_LINES)
              .count()
          == LEAST_LINES;
    }

    /** What is before a marker at the end of a line; empty if the line is no such line. */
    private static Optional<String> prefixOf(String line) {
      String text = line.stripTrailing();
      return MARKERS.stream()
          .filter(text::endsWith)
          .map(marker -> text.substring(0, text.length() - marker.length()))
          .filter(prefix -> !prefix.isEmpty() && prefix.length() <= LONGEST)
          .filter(prefix -> prefix.indexOf('{') < 0 && !Character.isLetterOrDigit(end(prefix)))
          .findFirst();
    }

    private static char end(String text) {
      return text.charAt(text.length() - 1);
    }

    /** The same prefix with other numbers, since lines have times of their own. */
    private static Pattern like(String prefix) {
      StringBuilder pattern = new StringBuilder();
      int at = 0;
      while (at < prefix.length()) {
        int start = at;
        boolean isNumber = Character.isDigit(prefix.charAt(at));
        while (at < prefix.length() && Character.isDigit(prefix.charAt(at)) == isNumber) {
          at++;
        }
        pattern.append(isNumber ? "[0-9]+" : Pattern.quote(prefix.substring(start, at)));
      }
      return Pattern.compile(pattern.toString());
    }
  }
}
