package dev.tripatch.decide.conflict;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.Optional;

/** Conflicts of small documents. */
public final class Case {
  private static final SchemaAnswer DEPLOYMENT =
      new BundledCatalog().lookUp("apps/v1", "Deployment");
  private static final SchemaAnswer UNKNOWN = new SchemaAnswer.Unknown("Not a built-in kind.");

  private Case() {}

  /** Of three Deployments. */
  public static Conflicts of(String lastApplied, String local, String live) {
    return conflicts(Optional.of(lastApplied), local, Optional.of(live), DEPLOYMENT);
  }

  /** Of three Deployments with these specs. */
  public static Conflicts ofSpec(String lastApplied, String local, String live) {
    return of(spec(lastApplied), spec(local), spec(live));
  }

  /** Of three Deployments with these pod specs. */
  public static Conflicts ofPod(String lastApplied, String local, String live) {
    return ofSpec(pod(lastApplied), pod(local), pod(live));
  }

  /** The comparison of three Deployments with these pod specs. */
  public static ThreeWayOutcome.Computed compared(String lastApplied, String local, String live) {
    return outcome(
        Optional.of(spec(pod(lastApplied))),
        spec(pod(local)),
        Optional.of(spec(pod(live))),
        DEPLOYMENT);
  }

  /** Of a local Deployment and either a live or a last-applied one. */
  public static Conflicts twoDocuments(boolean isLive, String local, String other) {
    Optional<String> second = Optional.of(spec(other));
    Optional<String> none = Optional.empty();
    return conflicts(isLive ? none : second, spec(local), isLive ? second : none, DEPLOYMENT);
  }

  /** Of three objects of a kind without patch metadata. */
  public static Conflicts ofUnknownKind(String lastApplied, String local, String live) {
    return conflicts(Optional.of(lastApplied), local, Optional.of(live), UNKNOWN);
  }

  /** The one conflict. */
  public static Conflict only(Conflicts conflicts) {
    assertThat(conflicts.all()).hasSize(1);
    return conflicts.all().getFirst();
  }

  private static String spec(String spec) {
    return "{spec: " + spec + "}";
  }

  private static String pod(String spec) {
    return "{template: {spec: " + spec + "}}";
  }

  private static Conflicts conflicts(
      Optional<String> lastApplied, String local, Optional<String> live, SchemaAnswer schema) {
    return Conflicts.of(outcome(lastApplied, local, live, schema));
  }

  private static ThreeWayOutcome.Computed outcome(
      Optional<String> lastApplied, String local, Optional<String> live, SchemaAnswer schema) {
    Optional<MapValue> applied = lastApplied.map(text -> yaml(text));
    Optional<MapValue> there = live.map(text -> yaml(text));
    ThreeWayOutcome outcome =
        ThreeWay.compute(
            ThreeWayInputs.asApplied(new ThreeDocuments<>(applied, yaml(local), there), schema));
    assertThat(outcome).isInstanceOf(ThreeWayOutcome.Computed.class);
    return (ThreeWayOutcome.Computed) outcome;
  }
}
