package dev.tripatch.schema.overlay;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.WrongField;
import dev.tripatch.document.data.YamlData;
import java.util.List;
import java.util.Optional;

/**
 * Own rules as a YAML file, to be kept beside the manifests:
 *
 * <pre>
 * apiVersion: tripatch/v1
 * kind: SchemaOverlay
 * rules:
 * - type: io.k8s.api.core.v1.Container
 *   field: args
 *   patchStrategy: merge
 * - apiVersion: argoproj.io/v1alpha1
 *   kind: Rollout
 *   field: spec.template
 *   as: io.k8s.api.core.v1.PodTemplateSpec
 * asBuiltIn:
 * - apiVersion: argoproj.io/v1alpha1
 *   kind: Rollout
 * </pre>
 */
public final class OverlayFile {

  /** Where such a file is looked for: beside local, or in a folder above it. */
  public static final String NAME = ".tripatch/schema.yaml";

  private OverlayFile() {}

  /** The text of own rules; {@link #read} gives the same rules. */
  public static String write(Overlay overlay) {
    return YamlData.write(StoredOverlay.of(overlay));
  }

  /**
   * The fields for which a text has two rules that contradict each other; none if it is no such
   * file.
   */
  public static List<RuleTarget> contradictions(String yaml) {
    try {
      return YamlData.read(yaml, StoredOverlay.class).contradictions();
    } catch (DataFault wrong) {
      return List.of();
    }
  }

  /**
   * The own rules of a text. Of two for the same field, the later one counts.
   *
   * @throws DataFault if it is no such file
   */
  public static Overlay read(String yaml) throws DataFault {
    return YamlData.read(yaml, StoredOverlay.class).overlay();
  }

  /**
   * A file of own rules.
   *
   * @param apiVersion the version of the format
   * @param kind what the file is
   * @param rules the rules
   * @param asBuiltIn the custom resources to treat as if they were built in
   */
  private record StoredOverlay(
      String apiVersion,
      String kind,
      Optional<List<StoredRule>> rules,
      Optional<List<KindName>> asBuiltIn) {

    private static final String API_VERSION = "tripatch/v1";
    private static final String KIND = "SchemaOverlay";

    StoredOverlay {
      if (!API_VERSION.equals(apiVersion)) {
        throw WrongField.mustBe("apiVersion", API_VERSION);
      }
      if (!KIND.equals(kind)) {
        throw WrongField.mustBe("kind", KIND);
      }
    }

    static StoredOverlay of(Overlay overlay) {
      return new StoredOverlay(
          API_VERSION,
          KIND,
          Optional.of(overlay.rules().stream().map(StoredRule::of).toList()),
          Optional.of(overlay.asBuiltIn()).filter(kinds -> !kinds.isEmpty()));
    }

    /** Of the others for a field the last one counts, so it must say all that they say. */
    List<RuleTarget> contradictions() {
      Overlay last = overlay();
      return rules.orElse(List.of()).stream()
          .map(StoredRule::rule)
          .filter(rule -> !last.ruleFor(rule.target()).equals(Optional.of(rule)))
          .map(OwnRule::target)
          .distinct()
          .toList();
    }

    Overlay overlay() {
      return Overlay.EMPTY.and(
          new Overlay(
              rules.stream().flatMap(List::stream).map(StoredRule::rule).toList(),
              asBuiltIn.orElse(List.of())));
    }
  }
}
