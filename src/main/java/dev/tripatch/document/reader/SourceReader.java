package dev.tripatch.document.reader;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Diagnostic.Severity;
import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.yaml.YamlFault;
import dev.tripatch.document.yaml.YamlSyntaxException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads one document as kubectl does. Nothing is thrown for bad input, however bad: what is wrong
 * is in the document's diagnostics.
 */
public final class SourceReader {

  /**
   * How deep maps and lists may be inside each other. Kubernetes' deepest objects, the schemas of
   * custom resources, stay below 100. Everything that walks values may rely on this limit and
   * recurse: a thread with half a megabyte of stack is enough.
   */
  public static final int DEEPEST = 300;

  private static final Pattern JSON_BEGINNING = Pattern.compile("\\s*(\\{\\s*\"|\\[\\s*[{\\[])");

  private static final String DASHES = "---";

  private static final Pattern NO_SEPARATOR =
      Pattern.compile("(?d)" + DASHES + "[^\\S\n]*+([^\\s#].*)");

  /** The equals signs between the two sides may also be a text's own. */
  private static final Pattern CONFLICT_MARKER = Pattern.compile("(?m)^(<{7}|>{7}|\\|{7})( .*)?$");

  private SourceReader() {}

  /**
   * Reads a text whose format is not known. It is JSON if it begins with a brace or a bracket and
   * is correct JSON, were it with a number that is too large; else it is YAML, of which most JSON
   * is a part, with a warning if it looks as if JSON was meant.
   *
   * @param name what to call the text in messages
   */
  public static SourceDocument read(String name, String text) {
    if (!beginsLikeJson(text)) {
      return readYaml(name, text);
    }
    try {
      return parsedJson(name, text);
    } catch (JsonSyntaxException wrong) {
      SourceDocument json = broken(name, text, wrong);
      return wrong.isOfValue() && isMap(text) ? json : orYaml(json);
    }
  }

  private static SourceDocument orYaml(SourceDocument json) {
    SourceDocument yaml = readYaml(json.name(), json.text());
    if (!meantAsJson(json.text())) {
      return yaml;
    }
    // In braces, YAML takes the lines of a conflict for a key.
    boolean isConflict = CONFLICT_MARKER.matcher(json.text()).find();
    return yaml.root().isPresent() && !isConflict
        ? withWarning(yaml, json.diagnostics().getFirst())
        : json;
  }

  /** Only a map in JSON is not read as YAML by kubectl when something else than JSON is wrong. */
  private static boolean isMap(String text) {
    return text.charAt(JsonCursor.skipSpace(text, 0)) == '{';
  }

  /**
   * Whether the text begins with a quoted key in a brace, or a list in a list: not as YAML does.
   */
  private static boolean meantAsJson(String text) {
    return JSON_BEGINNING.matcher(text).lookingAt();
  }

  private static SourceDocument withWarning(SourceDocument yaml, Diagnostic error) {
    Diagnostic warning =
        new Diagnostic(
            Severity.WARNING,
            error.span(),
            ReadWording.READ_AS_YAML.text("error", error.message()),
            error.remedy());
    List<Diagnostic> all = new ArrayList<>(yaml.diagnostics());
    all.add(warning);
    all.sort(Comparator.comparingInt(each -> each.span().start()));
    return new SourceDocument(
        yaml.name(), yaml.text(), yaml.format(), yaml.lines(), yaml.root(), List.copyOf(all));
  }

  /**
   * Reads a text in a format.
   *
   * @param name what to call the text in messages
   */
  public static SourceDocument read(String name, String text, Format format) {
    return switch (format) {
      case JSON -> readJson(name, text);
      case YAML -> readYaml(name, text);
    };
  }

  /**
   * Reads a patch as kustomize does. It reads a map with another YAML library than kubectl, JSON
   * too: the first of equal keys counts, {@code yes} is a text. A list, which is a JSON Patch, and
   * what has an error it reads as kubectl does.
   *
   * @param name what to call the text in messages
   */
  public static SourceDocument readForKustomize(String name, String text) {
    SourceDocument document = readYaml(name, text, YamlRules.KUSTOMIZE);
    return document.object().isPresent() ? document : read(name, text);
  }

  private static boolean beginsLikeJson(String text) {
    int at = JsonCursor.skipSpace(text, 0);
    return at < text.length() && (text.charAt(at) == '{' || text.charAt(at) == '[');
  }

  private static SourceDocument readJson(String name, String text) {
    try {
      return parsedJson(name, text);
    } catch (JsonSyntaxException wrong) {
      return broken(name, text, wrong);
    }
  }

  private static SourceDocument parsedJson(String name, String text) throws JsonSyntaxException {
    Lines lines = Lines.of(text);
    Warnings warnings = new Warnings(lines);
    Node root = new JsonTreeReader(text, 0, warnings).readAll();
    return document(name, text, Format.JSON, lines, root, warnings);
  }

  private static SourceDocument broken(String name, String text, JsonSyntaxException wrong) {
    return broken(name, text, Format.JSON, Lines.of(text), wrong.diagnostic());
  }

  private static SourceDocument readYaml(String name, String text) {
    return readYaml(name, text, YamlRules.KUBECTL);
  }

  private static SourceDocument readYaml(String name, String text, YamlRules rules) {
    Lines lines = Lines.of(text);
    Warnings warnings = new Warnings(lines);
    try {
      if (rules == YamlRules.KUBECTL) {
        requireSeparators(text);
      }
      Node root = new YamlTreeReader(text, rules, warnings).read();
      return document(name, text, Format.YAML, lines, root, warnings);
    } catch (YamlSyntaxException e) {
      Span place = new Span(e.start(), e.end());
      Diagnostic error = new Diagnostic(Severity.ERROR, place, e.message(), e.remedy());
      return broken(name, text, Format.YAML, lines, error);
    }
  }

  /** kubectl looks at each line that begins with three dashes before it reads any YAML. */
  private static void requireSeparators(String text) throws YamlSyntaxException {
    Matcher wrong = NO_SEPARATOR.matcher(text);
    int line = text.startsWith(DASHES) ? 0 : lineOfDashes(text, 0);
    while (line < text.length()) {
      if (wrong.region(line, text.length()).lookingAt()) {
        throw new YamlSyntaxException(
            YamlFault.TEXT_AFTER_SEPARATOR, wrong.start(1), wrong.end(1), wrong.group(1).strip());
      }
      line = lineOfDashes(text, line);
    }
  }

  /** Where the next line with dashes begins; the text's end if none does. */
  private static int lineOfDashes(String text, int from) {
    int before = text.indexOf("\n" + DASHES, from);
    return before < 0 ? text.length() : before + 1;
  }

  private static SourceDocument document(
      String name, String text, Format format, Lines lines, Node root, Warnings warnings) {
    return new SourceDocument(name, text, format, lines, Optional.of(root), warnings.sorted());
  }

  /** Warnings are left out: what was read before an error may not be what is meant. */
  private static SourceDocument broken(
      String name, String text, Format format, Lines lines, Diagnostic error) {
    Matcher marker = CONFLICT_MARKER.matcher(text);
    Diagnostic first =
        marker.find()
            ? new Diagnostic(
                Severity.ERROR,
                new Span(marker.start(), marker.end()),
                error
                    .message()
                    .replaceFirst(
                        ".*?( ?\\(kubectl: |$)",
                        Matcher.quoteReplacement(ReadWording.CONFLICT_MARKER.text()) + "$1"),
                ReadWording.RESOLVE_CONFLICT.text())
            : error;
    return new SourceDocument(name, text, format, lines, Optional.empty(), List.of(first));
  }

  /** Whose reading of YAML counts, where readers differ. */
  enum YamlRules {
    /** kubectl's: that of YAML 1.1, with the last of equal keys. */
    KUBECTL,
    /** kustomize's for what it merges: mostly that of YAML 1.2, with the first of equal keys. */
    KUSTOMIZE
  }
}
