package dev.tripatch.schema.overlay;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.YamlData;
import java.util.List;

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
}
