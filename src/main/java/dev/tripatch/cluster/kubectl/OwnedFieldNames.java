package dev.tripatch.cluster.kubectl;

import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The fields that server-side apply says other managers own ({@code NewConflictError} of
 * apimachinery's {@code managedfields}): {@code - .spec.replicas}, one a line, or a single one
 * after the manager's name.
 */
final class OwnedFieldNames {
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
