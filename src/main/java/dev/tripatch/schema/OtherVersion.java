package dev.tripatch.schema;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds rules for an object whose kind is known, though not in its version. */
final class OtherVersion {
  private static final Pattern VERSION = Pattern.compile("v(\\d{1,4})((?:alpha|beta)\\d{1,4})?");

  private OtherVersion() {}

  /** The apiVersion nearest to one that is not known: of the same number, stable, newest. */
  static Optional<String> in(List<KnownKind> known, String apiVersion, String kind) {
    Matcher wanted = VERSION.matcher(GroupVersion.of(apiVersion).version());
    if (!wanted.matches()) {
      return Optional.empty();
    }
    Comparator<String> nearest =
        Comparator.<String, Boolean>comparing(each -> number(each) != number(apiVersion))
            .thenComparing(each -> !isStable(each))
            .thenComparing(Comparator.comparingInt(OtherVersion::number).reversed())
            .thenComparing(Comparator.reverseOrder());
    return known.stream()
        .filter(each -> each.kind().equals(kind))
        .map(KnownKind::apiVersion)
        .filter(each -> GroupVersion.of(each).group().equals(GroupVersion.of(apiVersion).group()))
        .min(nearest);
  }

  /** The rules of that version; empty for a custom resource, which gets no strategic patch. */
  static Optional<SchemaAnswer> rules(String apiVersion, SchemaAnswer answer) {
    return answer instanceof SchemaAnswer.Known known && !known.isWhatIf()
        ? Optional.of(
            new SchemaAnswer.Known(
                new WithoutReplace(known.schema()),
                known.source(),
                false,
                known.isBrought(),
                Optional.of(apiVersion)))
        : Optional.empty();
  }

  private static int number(String apiVersion) {
    Matcher version = VERSION.matcher(GroupVersion.of(apiVersion).version());
    return version.matches() ? Integer.parseInt(version.group(1)) : 0;
  }

  private static boolean isStable(String apiVersion) {
    Matcher version = VERSION.matcher(GroupVersion.of(apiVersion).version());
    return version.matches() && version.group(2) == null;
  }
}
