package dev.tripatch.schema.catalog;

import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.KindWording;
import dev.tripatch.schema.KnownKind;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Why a catalogue does not know a kind, in a sentence.
 *
 * @param known the kinds it knows
 * @param apiVersion the object's apiVersion; may be empty
 * @param kind the object's kind; may be empty
 */
record UnknownKind(List<KnownKind> known, String apiVersion, String kind) {

  /** Groups of other servers than Kubernetes' own; custom resources are in others of OpenShift. */
  private static final Pattern AGGREGATED =
      Pattern.compile(
          "(apps|authorization|build|image|oauth|project|route|template|user)\\.openshift\\.io");

  String reason() {
    if (kind.isEmpty()) {
      return KindWording.NO_KIND.text();
    }
    if (apiVersion.isEmpty()) {
      return KindWording.NO_API_VERSION.text("kind", kind);
    }
    String group = GroupVersion.of(apiVersion).group();
    return versions(each -> each.kind().equals(kind) && each.group().equals(group))
        .map(
            others ->
                KindWording.OTHER_VERSION.text(
                    "kind", kind, "versions", others, "version", apiVersion))
        .orElseGet(() -> reasonWithoutOtherVersion(group));
  }

  /** Groups of custom resources must have a dot; one without is an old or a wrong one. */
  private String reasonWithoutOtherVersion(String group) {
    if (group.contains(".") && versions(each -> each.group().equals(group)).isEmpty()) {
      return (AGGREGATED.matcher(group).matches()
              ? KindWording.AGGREGATED
              : KindWording.PROBABLY_CUSTOM)
          .text("group", group, "kind", kind);
    }
    return KindWording.NOT_BUILT_IN.text("version", apiVersion, "kind", kind)
        + otherCase()
        + elsewhere();
  }

  private String otherCase() {
    return known.stream()
        .filter(each -> each.apiVersion().equals(apiVersion))
        .map(KnownKind::kind)
        .filter(kind::equalsIgnoreCase)
        .findFirst()
        .map(meant -> " " + KindWording.MEANT.text("kind", meant))
        .orElse("");
  }

  private String elsewhere() {
    return versions(each -> each.kind().equals(kind))
        .map(others -> " " + KindWording.ELSEWHERE.text("kind", kind, "versions", others))
        .orElse("");
  }

  /** The apiVersions of some kinds as an enumeration; empty if there are none. */
  private Optional<String> versions(Predicate<KnownKind> which) {
    String versions =
        known.stream()
            .filter(which)
            .map(KnownKind::apiVersion)
            .distinct()
            .collect(Collectors.joining(" and "));
    return versions.isEmpty() ? Optional.empty() : Optional.of(versions);
  }
}
