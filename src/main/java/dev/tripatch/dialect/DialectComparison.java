package dev.tripatch.dialect;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The same inputs in every dialect that can meet such a kind. The first dialect is the one that the
 * others are compared with: Kubernetes, or that of custom resources for a kind without patch
 * metadata.
 *
 * @param view what is the same in all readings
 * @param readings what each dialect makes of it, in the order of {@link Party}
 * @param differences the fields that do not come out the same in all readings that were not refused
 * @param remark whose schema is not everybody's, in a sentence; empty where all have their own
 */
public record DialectComparison(
    View view, List<Reading> readings, List<FieldDifference> differences, Optional<String> remark) {

  public DialectComparison {
    readings = List.copyOf(readings);
    differences = List.copyOf(differences);
  }

  /**
   * One patch, read by every dialect.
   *
   * @param live the object, decoded
   * @param patch any patch: one that was calculated, or one that a person wrote, decoded
   */
  public static DialectComparison ofPatch(MapValue live, MapValue patch, SchemaAnswer schema) {
    List<Reading> readings =
        readers(schema).map(dialect -> Reading.of(dialect, live, patch, schema)).toList();
    return of(View.SAME_PATCH, readings, live, schema, List.of());
  }

  /**
   * The same documents: a strategic patch and a JSON merge patch, each calculated as kubectl does,
   * and what servers make of them; and the patch that Helm makes.
   */
  public static DialectComparison ofDocuments(ThreeWayInputs inputs) {
    MapValue live = inputs.live().orElse(MapValue.EMPTY);
    ThreeWayInputs kubectl = HelmUpgrade.withoutOwnMetadata(inputs);
    ThreeWayOutcome helm = ThreeWay.compute(HelmUpgrade.inputsLike(kubectl));
    List<Reading> readings = new ArrayList<>();
    readers(inputs.schema())
        .filter(dialect -> dialect != Dialect.KUSTOMIZE)
        .forEach(dialect -> readings.add(applied(dialect, live, kubectl)));
    readings.add(byHelm(helm));
    readings.sort(Comparator.comparing(Reading::party));
    return of(
        View.SAME_DOCUMENTS, readings, live, inputs.schema(), HelmDepartures.of(kubectl, helm));
  }

  private static Stream<Dialect> readers(SchemaAnswer schema) {
    return Arrays.stream(Dialect.values()).filter(dialect -> Reading.canMeet(dialect, schema));
  }

  /** The dialect that the others are compared with; empty if all refuse. */
  public Optional<Party> first() {
    return readings.stream().filter(Reading.Done.class::isInstance).map(Reading::party).findFirst();
  }

  /** Whether every dialect comes to the same result, or every one refuses. */
  public boolean isAgreed() {
    long refused = readings.stream().filter(Reading.Refused.class::isInstance).count();
    return differences.isEmpty() && (refused == 0 || refused == readings.size());
  }

  private static Reading applied(Dialect dialect, MapValue live, ThreeWayInputs inputs) {
    ThreeWayInputs asked =
        dialect.isStrategic() ? inputs.asStrategicPatch() : inputs.asJsonMergePatch();
    return switch (ThreeWay.compute(asked)) {
      case ThreeWayOutcome.Computed computed ->
          Reading.of(dialect, live, computed.patch(), inputs.schema());
      case ThreeWayOutcome.Refused refused ->
          new Reading.Refused(Party.of(dialect), MapValue.EMPTY, refused.refusal());
    };
  }

  private static Reading byHelm(ThreeWayOutcome outcome) {
    return switch (outcome) {
      case ThreeWayOutcome.Computed computed ->
          new Reading.Done(Party.HELM, computed.patch(), computed.result());
      case ThreeWayOutcome.Refused refused ->
          new Reading.Refused(
              Party.HELM, refused.patch().orElse(MapValue.EMPTY), refused.refusal());
    };
  }

  private static DialectComparison of(
      View view,
      List<Reading> readings,
      MapValue live,
      SchemaAnswer schema,
      List<Departure> byHelm) {
    Differences differences = new Differences(readings, live, schema, byHelm);
    return new DialectComparison(
        view,
        readings,
        differences.find(),
        schema
            .brought()
            .map(
                ignored ->
                    (view == View.SAME_PATCH
                            ? RuleUseWording.KUSTOMIZE_IS_GIVEN
                            : RuleUseWording.HELM_NEVER_SEES)
                        .text()));
  }

  /** Finds where Helm departs from kubectl apply with the same documents. */
  private static final class HelmDepartures {

    private HelmDepartures() {}

    /**
     * All such places.
     *
     * @param kubectl the documents as kubectl compares them
     * @param helm what Helm makes of them
     */
    static List<Departure> of(ThreeWayInputs kubectl, ThreeWayOutcome helm) {
      List<Departure> found = new ArrayList<>();
      kubectl
          .clientEntries()
          .keySet()
          .forEach(path -> found.add(new Departure(path, Cause.NO_ANNOTATION)));
      helm.inputs()
          .clientEntries()
          .keySet()
          .forEach(path -> found.add(new Departure(path, Cause.OWN_METADATA)));
      if (helm.inputs().isTwoWay()) {
        found.add(new Departure(FieldPath.root(), Cause.TWO_WAY));
        Cause cause =
            helm.inputs().lastApplied().isPresent() ? Cause.DRIFT_NOT_SEEN : Cause.NOTHING_BEFORE;
        if (helm instanceof ThreeWayOutcome.Computed computed) {
          computed.explanation().all().stream()
              .filter(HelmDepartures::isDrift)
              .forEach(field -> found.add(new Departure(field.path(), cause)));
        }
      }
      return found;
    }

    private static boolean isDrift(FieldOutcome field) {
      return field.reason() == Reason.TWO_WAY_UNCHANGED && field.outcome().isKept();
    }
  }
}
