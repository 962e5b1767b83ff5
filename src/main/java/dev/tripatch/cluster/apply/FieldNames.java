package dev.tripatch.cluster.apply;

import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The fields that a message of the server names ({@code field.Path} and {@code field.Error} of
 * apimachinery): {@code spec.template.spec.containers[0].image: Required value}.
 */
final class FieldNames {
  /** What follows the name of a field; the words of {@code field.ErrorType}. */
  private static final String TROUBLE =
      "(?:Not found|Required value|Duplicate value|Invalid value|Unsupported value|Forbidden"
          + "|Too long|Too many|Internal error)";

  private static final Pattern BEHIND_NAME =
      Pattern.compile(":\\s+" + TROUBLE.replace(" ", "\\s+"));

  private static final int LONGEST_NAME = 500;

  private static final Pattern UNKNOWN =
      Pattern.compile("(?<!\\): )unknown field \"([a-z][^\"\\s]{0,500})\"");

  /** kubectl's own validation: the kind, the map in it, the field in that. */
  private static final Pattern VALIDATION =
      Pattern.compile(
          "ValidationError\\([A-Za-z]{1,100}(?:\\.([^()\"\\s]{1,500}))?\\):"
              + " (?:invalid type|(?:unknown|missing required) field \"([^\"\\s]{1,500})\")");

  /** structured-merge-diff, which writes a dot in front. */
  private static final Pattern TYPED =
      Pattern.compile(
          "(?:^|\\s)(\\.\\S{1,500}):\\s+(?:field not declared in schema|duplicate entries for"
              + " key)");

  private static final Pattern DECODED =
      Pattern.compile("Go struct field \\w{1,200}\\.([^\\s\"]{1,500}) of type");

  /** Stands for the whole patch where the server cannot apply it. */
  private static final FieldPath PATCH = FieldPath.of("patch");

  private static final Pattern STEP =
      Pattern.compile("\\.?([A-Za-z0-9_$-][^.\\[\\]]*)|\\[([^\\]]*)\\]");
  private static final Pattern INDEX = Pattern.compile("[0-9]{1,9}");

  private FieldNames() {}

  /** The fields in the order of the message, each once. */
  static List<FieldPath> in(String message) {
    Set<FieldPath> found = new LinkedHashSet<>(OwnedFieldNames.in(message));
    BEHIND_NAME
        .matcher(message)
        .results()
        .map(each -> before(message, each.start()))
        .forEach(found::add);
    UNKNOWN.matcher(message).results().map(each -> path(each.group(1))).forEach(found::add);
    DECODED.matcher(message).results().map(each -> path(each.group(1))).forEach(found::add);
    TYPED
        .matcher(message)
        .results()
        .flatMap(each -> OwnedFieldNames.path(each.group(1)).stream())
        .forEach(found::add);
    VALIDATION.matcher(message).results().map(FieldNames::invalid).forEach(found::add);
    found.removeAll(Set.of(FieldPath.root(), PATCH));
    return List.copyOf(found);
  }

  /**
   * The field whose name ends at a place; the root if there is none. Looking back from the few
   * places where one can end is quick, where trying every beginning is not.
   */
  private static FieldPath before(String message, int end) {
    int start = end;
    while (start > 0 && end - start <= LONGEST_NAME && isInName(message.charAt(start - 1))) {
      start--;
    }
    for (int at = start; at < end; at++) {
      boolean begins = at == 0 || !isInside(message.charAt(at - 1));
      if (begins && message.charAt(at) >= 'a' && message.charAt(at) <= 'z') {
        return path(message.substring(at, end));
      }
    }
    return FieldPath.root();
  }

  private static boolean isInName(char c) {
    return " \t\n\u000b\f\r:\"{}".indexOf(c) < 0;
  }

  /** Whether a name that is behind this character is only the end of a longer one. */
  private static boolean isInside(char c) {
    return "_.]".indexOf(c) >= 0 || (c < 0x80 && Character.isLetterOrDigit(c));
  }

  private static FieldPath invalid(MatchResult found) {
    FieldPath holder = found.group(1) == null ? FieldPath.root() : path(found.group(1));
    return found.group(2) == null ? holder : holder.key(found.group(2));
  }

  /** The root for a text that is no field's name. */
  private static FieldPath path(String name) {
    FieldPath path = FieldPath.root();
    Matcher step = STEP.matcher(name);
    int end = 0;
    while (step.find() && step.start() == end) {
      String key = step.group(1) == null ? step.group(2) : step.group(1);
      boolean isIndex = step.group(2) != null && INDEX.matcher(key).matches();
      path = isIndex ? path.index(Integer.parseInt(key)) : path.key(key);
      end = step.end();
    }
    return end == name.length() ? path : FieldPath.root();
  }

  /**
   * The fields that server-side apply says other managers own ({@code NewConflictError} of
   * apimachinery's {@code managedfields}): {@code - .spec.replicas}, one a line, or a single one
   * after the manager's name.
   */
  private static final class OwnedFieldNames {
    private static final Pattern BEGINNING = Pattern.compile("Apply failed with \\d+ conflicts?:");

    private static final Pattern NAMED =
        Pattern.compile(
            "(?:^[ \\t]{0,40}- |conflict with \"[^\"\\n"
                + "]{0,300}\"[^:\\n"
                + "]{0,300}: )(\\.[^\\n"
                + "]{1,1000})",
            Pattern.MULTILINE);

    private static final String KEY = "[\\w$-]{1,100}=(?:\"(?:[^\"\\\\]|\\\\.)*+\"|[^\\],\"]*)";

    /** Items of lists with several keys are distinguished by the first one in our paths. */
    private static final Pattern FURTHER_KEYS =
        Pattern.compile("(\\[" + KEY + ")(?:," + KEY + ")+\\]");

    /** Maps whose keys have dots, which the server does not quote. */
    private static final Pattern IN_MAP =
        Pattern.compile(
            "(.*?\\.(?:labels|annotations|matchLabels|nodeSelector|data|stringData|binaryData))"
                + "\\.(.+)");

    private OwnedFieldNames() {}

    /** The fields in the order of the message. */
    static List<FieldPath> in(String message) {
      Matcher beginning = BEGINNING.matcher(message);
      List<FieldPath> found = new ArrayList<>();
      if (beginning.find()) {
        Matcher named = NAMED.matcher(message);
        for (boolean more = named.find(beginning.start()); more; more = named.find()) {
          path(named.group(1).strip()).ifPresent(found::add);
        }
      }
      return found;
    }

    /** The field that a name with a dot in front stands for. */
    static Optional<FieldPath> path(String name) {
      Matcher inMap = IN_MAP.matcher(name);
      return inMap.matches()
          ? plain(inMap.group(1)).map(map -> map.key(inMap.group(2)))
          : plain(name);
    }

    /** What the server writes is how our paths are written, but for the dot in front. */
    private static Optional<FieldPath> plain(String name) {
      try {
        return Optional.of(
            FieldPath.parse(FURTHER_KEYS.matcher(name).replaceAll("$1]").substring(1)));
      } catch (IllegalArgumentException noPath) {
        return Optional.empty();
      }
    }
  }
}
