package dev.tripatch.workspace;

import dev.tripatch.document.Format;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.role.Role;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The words of case files, which reader and writer share. They are in files of people: they stay.
 */
final class CaseFields {

  /** Tells a case file from other JSON, and which version of the format it has. */
  static final String VERSION = "tripatch";

  /** The version that this program writes, and the last one it reads. */
  static final int NEWEST = 1;

  /** The panes with documents, and their words. */
  static final Map<Role, String> PANES =
      ordered(Map.of(Role.LAST_APPLIED, "lastApplied", Role.LOCAL, "local", Role.LIVE, "live"));

  /** Whose patch is computed. */
  static final Map<ComparisonMode, String> MODES =
      Map.of(
          ComparisonMode.KUBECTL_APPLY,
          "kubectl-apply",
          ComparisonMode.HELM,
          "helm",
          ComparisonMode.DOCUMENTS,
          "documents");

  /** How a patch is written. */
  static final Map<Format, String> WRITINGS = Map.of(Format.YAML, "yaml", Format.JSON, "json");

  /** The formats of patches, as kubectl names them. */
  static final Map<PatchFormat, String> FORMATS =
      Arrays.stream(PatchFormat.values())
          .collect(Collectors.toMap(Function.identity(), PatchFormat::word));

  private CaseFields() {}

  static String of(Role pane) {
    return Objects.requireNonNull(PANES.get(pane));
  }

  private static Map<Role, String> ordered(Map<Role, String> words) {
    return new EnumMap<>(words);
  }
}
