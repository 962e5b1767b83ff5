package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.ErrorText.Part;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /**
   * What is wrong, in kubectl's or the server's words.
   *
   * @param text the words; empty if there are none
   * @param file the file that was applied; empty if it is not named
   */
  record ErrorMessage(Optional<String> text, Optional<String> file) {
    /** {@code for: "web.yaml": words}; since 1.25 {@code for:: words} in the inner one. */
    private static final Pattern FOR =
        Pattern.compile("(?:^|\\s)for:(?:\\s*\"[^\"\\n]{0,1000}\":?|:)\\s*");

    private static final Pattern FILE =
        Pattern.compile(
            "(?:^|\\s)(?:for:|error (?:when"
                + " (?:patching|creating|applying|replacing)|validating)|unable to"
                + " (?:decode|recognize)|namespace: \"[^\"\\n"
                + "]{0,300}\" from)\\s*\"(?!/dev/shm/)([^\"\\n"
                + "]{1,1000})\"");

    private static final Pattern WRAPPED =
        Pattern.compile("\\s*error when [a-z]{1,20} \"[^\"\\n]{0,1000}\":\\s*");

    private static final Pattern BEGINNING =
        Pattern.compile(
            "Error from server|(?<!validation\\s)\\berror: "
                + "|(?<![\\w.])[A-Z][\\w.]{0,300}+ \"[^\"\\n]{1,300}+\" is invalid");

    /** What may follow in a log. */
    private static final Pattern NEXT =
        Pattern.compile(
            "(?<!validation)\\n"
                + "[ \\t]{0,40}(?:Error from server|error: |error when |make(?:\\[\\d+\\])?: |exit"
                + " status|```|[$#%>](?: |$)|at [\\w.$]{1,300}\\()",
            Pattern.MULTILINE);

    /** What follows a quote that ends a text: the end, or the next part of a log entry. */
    private static final Pattern BESIDE = Pattern.compile("\\s*(?:$|[}\\])]|,\\s*[\"{\\[])");

    /** What follows a text in quotes. */
    private static final Pattern REST = Pattern.compile("\\n[\\s\"'\\\\},]{0,40}$");

    static ErrorMessage in(String text, int behindDocuments) {
      Matcher file = FILE.matcher(text);
      return new ErrorMessage(
          words(text, behindDocuments).map(ErrorMessage::trimmed).filter(words -> !words.isEmpty()),
          file.find() ? Optional.of(file.group(1)) : Optional.empty());
    }

    private static Optional<String> words(String text, int from) {
      Matcher intro = FOR.matcher(text);
      if (intro.find(from)) {
        return Optional.of(text.substring(intro.end()));
      }
      Matcher beginning = BEGINNING.matcher(text);
      if (from == 0 && beginning.find()) {
        return Optional.of(text.substring(beginning.start()));
      }
      boolean speaksOfIt = !KnownErrors.in(text).isEmpty() || !FieldNames.in(text).isEmpty();
      return from == 0 && speaksOfIt ? Optional.of(text) : Optional.empty();
    }

    private static String trimmed(String words) {
      Matcher wrapped = WRAPPED.matcher(words);
      String inner = wrapped.lookingAt() ? words.substring(wrapped.end()) : words;
      Matcher next = NEXT.matcher(inner);
      String whole = next.find() ? inner.substring(0, next.start()) : inner;
      Matcher rest = REST.matcher(whole);
      return withoutClosingQuote(rest.find() ? whole.substring(0, rest.start()) : whole).strip();
    }

    /**
     * A text that was in quotes ends with one that has no partner; what was beside it in a log
     * entry may follow.
     */
    private static String withoutClosingQuote(String words) {
      boolean isOpen = false;
      for (int i = words.indexOf('"'); i >= 0; i = words.indexOf('"', i + 1)) {
        if (!isOpen && BESIDE.matcher(words).region(i + 1, words.length()).lookingAt()) {
          return words.substring(0, i);
        }
        isOpen = !isOpen;
      }
      return words;
    }
  }

  /** The object that an error is about, as kubectl or the server names it. */
  static final class ObjectHeader {
    private static final Pattern KIND =
        Pattern.compile("GroupVersionKind:\\s*\"/?([^\"\\n,]{0,300}),\\s*Kind=([^\"\\n]{1,300})\"");
    private static final Pattern NAME =
        Pattern.compile("Name:\\s*\"([^\"\\n]{0,300})\",\\s*Namespace:\\s*\"([^\"\\n]{0,300})\"");

    private static final int MOST = 10;
    private static final String QUOTED = " \"(?<name>[^\"\\n]{1,300}+)\"";
    private static final String KINDS = "(?<![\\w.-])(?<kind>[A-Z]\\w{0,200}+)";
    private static final String NAMES = "(?<name>[\\w.:-]{1,300}";
    private static final String NAMESPACES = "(?<namespace>[\\w-]{1,300}";

    private static final String REFUSED =
        KINDS + "(?:\\.[\\w.-]{0,300}+)?" + QUOTED + " is invalid";

    /** How the others write an object; who says most of it comes first. */
    private static final List<Pattern> FURTHER =
        Stream.of(
                // server-side apply, and Helm's use of it
                "(?:\\(|applying object )(?:"
                    + NAMESPACES
                    + "+)?/)?"
                    + NAMES
                    + "+);? /?"
                    + "(?<version>[\\w./-]{1,300}+), Kind=(?<kind>\\w{1,200}+)",
                // Flux
                KINDS + "/(?:" + NAMESPACES + "+)/)?" + NAMES + "+) dry-run failed",
                // Helm
                KINDS + QUOTED + " in namespace \"(?<namespace>[^\"\\n]{0,300}+)\" exists",
                REFUSED,
                // Helm
                "cannot patch" + QUOTED + " with kind (?<kind>\\w{1,200}+)",
                "kind: (?<kind>\\w{1,200}+), namespace: (?:"
                    + NAMESPACES
                    + "+))?, name: "
                    + NAMES
                    + "+)",
                "object to (?<version>[\\w./-]{1,300}+), Kind=(?<kind>\\w{1,200}+)",
                // kubectl before 1.8: addresses, namespace, name
                "&\\{0x[0-9a-f]+ 0x[0-9a-f]+ (?<namespace>\\S{0,300}) (?<name>\\S{1,300}) ",
                // where the kind is not known
                "(?:name: \"(?<name>[^\"\\n]{0,300})\" namespace: \"(?<namespace>[^\"\\n]{0,300})\""
                    + " from \"[^\"\\n]{0,1000}\": )?no matches for kind \"(?<kind>\\w{1,200})\""
                    + " in version \"(?<version>[^\"\\n]{0,300})\"",
                // the object has a prefix of a name
                "from (?<name>\\S{1,300}): cannot use generate name",
                // the server, which names the resource
                "(?<![\\w.-])(?<kind>[a-z][\\w.-]{0,300}+)"
                    + QUOTED
                    + "(?:: the object has been modified| is forbidden)",
                // the server, and kubectl's validation, before the object is read
                KINDS + " in version \"[^\"\\n]{0,300}+\" cannot be handled",
                "ValidationError\\((?<kind>[A-Z]\\w{0,200}+)",
                // kustomize, and kustomize before 4.5
                " Id "
                    + KINDS
                    + "\\.v\\w{1,100}\\.(?:\\[noGrp]|[\\w.-]{1,300})/"
                    + NAMES
                    + ")\\.(?:\\[noNs]|"
                    + NAMESPACES
                    + "))",
                " \\w{0,8}Id [\\w.~-]{0,300}_"
                    + "(?<kind>[A-Z]\\w{0,200}+)\\|(?:~X|"
                    + NAMESPACES
                    + "))\\|"
                    + NAMES
                    + "+)")
            .map(ObjectHeader::spaced)
            .toList();

    private ObjectHeader() {}

    /** The object; what the text leaves out is empty. */
    static Optional<ObjectName> in(String text) {
      Matcher kind = KIND.matcher(text);
      Matcher name = NAME.matcher(text);
      boolean hasKind = kind.find();
      boolean hasName = name.find();
      if (hasKind || hasName) {
        return Optional.of(
            new ObjectName(
                hasKind ? kind.group(1) : "",
                hasKind ? kind.group(2) : "",
                hasName ? name.group(2) : "",
                hasName ? name.group(1) : ""));
      }
      return FURTHER.stream().flatMap(each -> named(each.matcher(text)).stream()).findFirst();
    }

    /** The objects after the first one that the server refuses. */
    static List<ObjectName> further(String text) {
      Matcher refused = spaced(REFUSED).matcher(text);
      return Stream.generate(() -> named(refused))
          .takeWhile(Optional::isPresent)
          .flatMap(Optional::stream)
          .distinct()
          .skip(1)
          .limit(MOST)
          .toList();
    }

    private static Pattern spaced(String words) {
      return Pattern.compile(words.replace(" ", "\\s+"));
    }

    private static Optional<ObjectName> named(Matcher object) {
      return object.find()
          ? Optional.of(
              new ObjectName(
                  part(object, "version"),
                  part(object, "kind"),
                  part(object, "namespace"),
                  part(object, "name")))
          : Optional.empty();
    }

    private static String part(Matcher object, String group) {
      boolean isNamed = object.namedGroups().containsKey(group);
      return isNamed ? Objects.requireNonNullElse(object.group(group), "") : "";
    }
  }
}
