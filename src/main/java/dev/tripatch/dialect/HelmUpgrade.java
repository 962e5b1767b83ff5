package dev.tripatch.dialect;

import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The documents as helm upgrade compares them (Helm 3, and Helm 4 without server-side apply). Last
 * applied is the manifest that was deployed last, and local the one that the chart renders now.
 *
 * <p>An object that decodes into a type compiled into Helm gets a three-way strategic merge patch.
 * Any other gets a JSON merge patch from the old manifest to the new one: live is not looked at.
 * Neither reads or writes an annotation of kubectl's, and nothing but the patch itself is refused.
 */
public final class HelmUpgrade {
  private static final String METADATA = "metadata";
  private static final String NAMESPACE = "namespace";

  private HelmUpgrade() {}

  /**
   * What Helm makes its patch from.
   *
   * @param previous the manifest that was deployed last; empty if the release did not have the
   *     object, which Helm 3 then takes as if it had been deployed as it is now
   * @param rendered the new manifest
   * @param schema what is known of its kind
   */
  public static ThreeWayInputs inputs(
      Optional<MapValue> previous,
      MapValue rendered,
      Optional<MapValue> live,
      SchemaAnswer schema) {
    MapValue existing = live.orElse(MapValue.EMPTY);
    Optional<MapValue> old = previous.map(manifest -> inNamespace(manifest, existing));
    OwnMetadata.Labelled labelled = OwnMetadata.in(inNamespace(rendered, existing), existing);
    Optional<SchemaAnswer.Known> compiledIn = CompiledTypes.of(labelled.object());
    ThreeWayInputs inputs =
        ThreeWayInputs.asApplied(
                new ThreeDocuments<>(old, labelled.object(), live),
                compiledIn.isPresent() ? compiledIn.get() : schema)
            .withClientEntries(labelled.written());
    return compiledIn.filter(known -> decodes(labelled.object(), known)).isPresent()
        ? inputs.asStrategicPatch()
        : inputs.asTwoWayJsonMergePatch();
  }

  /** What Helm makes its patch from, where kubectl makes one from these. */
  public static ThreeWayInputs inputsLike(ThreeWayInputs kubectl) {
    return inputs(
        kubectl.lastApplied(), kubectl.localAsWritten(), kubectl.live(), kubectl.schema());
  }

  /** The inputs without what Helm has written into local; as they are if it has not. */
  public static ThreeWayInputs withoutOwnMetadata(ThreeWayInputs inputs) {
    return inputs.clientEntries().containsValue(Reason.HELM_METADATA)
        ? ThreeWayInputs.asApplied(
            new ThreeDocuments<>(inputs.lastApplied(), inputs.localAsWritten(), inputs.live()),
            inputs.schema())
        : inputs;
  }

  /**
   * What Helm does that a person might not expect, in sentences.
   *
   * @param rendered the new manifest
   * @param inputs what Helm makes its patch from
   */
  public static List<String> remarks(MapValue rendered, ThreeWayInputs inputs) {
    List<String> remarks = new ArrayList<>();
    if (OwnMetadata.losesLabels(rendered)) {
      remarks.add(HelmWording.LABELS_LOST.text());
    }
    if (inputs.isTwoWay()) {
      remarks.add(HelmWording.TWO_WAY.text("cause", whyTwoWay(inputs.local())));
    }
    if (!OwnMetadata.namesRelease(inputs.local())) {
      remarks.add(HelmWording.RELEASE_UNKNOWN.text());
    }
    return remarks;
  }

  private static String whyTwoWay(MapValue object) {
    return CompiledTypes.of(object)
        .flatMap(known -> GoConversion.fault(object, known.schema()))
        .map(path -> HelmWording.NO_FIT.text("field", path))
        .orElse(HelmWording.NO_TYPE.text());
  }

  private static boolean decodes(MapValue object, SchemaAnswer.Known compiledIn) {
    return GoConversion.fault(object, compiledIn.schema()).isEmpty();
  }

  /** With the release's namespace, which is live's, where the manifest names none. */
  private static MapValue inNamespace(MapValue manifest, MapValue live) {
    Value namespace = live.get(METADATA) instanceof MapValue found ? found.get(NAMESPACE) : null;
    return manifest.get(METADATA) instanceof MapValue own
            && namespace != null
            && !own.has(NAMESPACE)
        ? manifest.toBuilder()
            .put(METADATA, own.toBuilder().put(NAMESPACE, namespace).build())
            .build()
        : manifest;
  }
}
