package dev.tripatch.workspace;

import static dev.tripatch.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceReader;
import dev.tripatch.highlight.Pane;
import dev.tripatch.patch.Dialect;
import dev.tripatch.patch.Refusal;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.threeway.Stage;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.threeway.ThreeWayOutcome.Computed;
import dev.tripatch.value.MapValue;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class WorkbenchTest {
  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      spec: {replicas: 3}
      """;

  private static final String LIVE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        annotations:
          other: x
          kubectl.kubernetes.io/last-applied-configuration: |
            %s
      spec: {replicas: 2, paused: true}
      """;

  private final Workbench workbench = new Workbench(new BundledCatalog());

  @Test
  void lastAppliedComesFromLivesAnnotation() {
    Compared.Done done =
        done(
            null,
            LOCAL,
            LIVE.formatted("{\"metadata\":{\"name\":\"web\"},\"spec\":{\"paused\":true}}"));
    assertThat(done.documents().lastApplied())
        .hasValueSatisfying(
            text ->
                assertThat(text.object())
                    .contains(yaml("{metadata: {name: web}, spec: {paused: true}}")));
    assertThat(patch(done)).isEqualTo(yaml("spec: {replicas: 3, paused: null}"));
  }

  @Test
  void aGivenLastAppliedGoesBeforeTheAnnotation() {
    Compared.Done done =
        done("spec: {replicas: 2}", LOCAL, LIVE.formatted("{\"spec\":{\"paused\":true}}"));
    assertThat(patch(done)).isEqualTo(yaml("spec: {replicas: 3}"));
  }

  @Test
  void theRememberedAnnotationsAreNeverDeletedAsAWhole() {
    String live = LIVE.formatted("{\"metadata\":{\"annotations\":{},\"name\":\"web\"}}");
    assertThat(patch(done(null, LOCAL, live))).isEqualTo(yaml("spec: {replicas: 3}"));
    String withOther =
        LIVE.formatted("{\"metadata\":{\"annotations\":{\"other\":\"x\"},\"name\":\"web\"}}");
    assertThat(patch(done(null, LOCAL, withOther)))
        .isEqualTo(yaml("{metadata: {annotations: {other: null}}, spec: {replicas: 3}}"));
  }

  @Test
  void theNamespaceThatKubectlFilledInIsNotDeleted() {
    String remembered =
        "{\"metadata\":{\"annotations\":{},\"name\":\"web\",\"namespace\":\"default\"}}";
    String live =
        LIVE.formatted(remembered).replace("  name: web\n", "  name: web\n  namespace: default\n");
    assertThat(patch(done(null, LOCAL, live))).isEqualTo(yaml("spec: {replicas: 3}"));
  }

  @Test
  void withoutAnnotationNothingWasApplied() {
    Compared.Done done = done(null, LOCAL, LOCAL + "status: {replicas: 1}\n");
    assertThat(done.documents().lastApplied()).isEmpty();
    assertThat(patch(done)).isEqualTo(MapValue.EMPTY);
  }

  @Test
  void withoutLiveEverythingIsAdded() {
    Compared.Done done = done(null, LOCAL, null);
    assertThat(((Computed) done.outcome()).result().get("spec")).isEqualTo(yaml("replicas: 3"));
  }

  @Test
  void anAnnotationThatIsNoJsonObjectIsLocated() {
    for (String broken : List.of("{\"spec\":", "[1]", "plain")) {
      Fault fault = fault(LOCAL, LIVE.formatted(broken));
      assertThat(fault.pane()).isEqualTo(Pane.LIVE);
      assertThat(fault.location()).isEqualTo("live:7:5");
      assertThat(fault.diagnostic().message())
          .isEqualTo("The last-applied annotation is not a JSON object.");
    }
  }

  @Test
  void aTextThatIsNoMapIsLocated() {
    Fault fault = fault("\n- a\n", LOCAL);
    assertThat(fault.pane()).isEqualTo(Pane.LOCAL);
    assertThat(fault.location()).isEqualTo("local:2:1");
    assertThat(fault.diagnostic().message()).contains("not a map");
  }

  @Test
  void anEmptyTextHasNoObject() {
    for (String empty : List.of("", " \n", "# comment\n")) {
      Fault fault = fault(empty, LOCAL);
      assertThat(fault.pane()).isEqualTo(Pane.LOCAL);
      assertThat(fault.diagnostic().message()).as("of <%s>", empty).contains("no object");
    }
  }

  @Test
  void everyTextThatCannotBeReadIsNamed() {
    Compared compared = workbench.compare(sources("a: [", "b: [", "c: ["), true);
    assertThat(((Compared.Unreadable) compared).faults())
        .extracting(Fault::pane)
        .containsExactly(Pane.LAST_APPLIED, Pane.LOCAL, Pane.LIVE);
  }

  @Test
  void theKindDecidesTheDialect() {
    assertThat(done(null, LOCAL, null).outcome().inputs().dialect()).isEqualTo(Dialect.KUBERNETES);
    String custom = "{apiVersion: example.com/v1, kind: Thing, metadata: {name: a}}";
    assertThat(done(null, custom, null).outcome().inputs().dialect())
        .isEqualTo(Dialect.CUSTOM_RESOURCE);
  }

  @Test
  void aCustomResourceKeepsItsNameAndKind() {
    String custom = "{apiVersion: example.com/v1, kind: Thing, metadata: {name: %s}, spec: {a: 1}}";
    Refusal renamed = refusal(custom.formatted("new"), custom.formatted("old"));
    assertThat(renamed.referenceText())
        .isEqualTo("precondition failed for: map[metadata:map[name:new]]");
    assertThat(renamed.path()).isEqualTo(FieldPath.of("metadata", "name"));
    assertThat(renamed.cause())
        .isEqualTo("The patch would change metadata.name, which must stay as it is.");
    String other = custom.formatted("old").replace("example.com/v1", "example.com/v2");
    assertThat(refusal(custom.formatted("old"), other).referenceText())
        .isEqualTo("precondition failed for: map[apiVersion:example.com/v1]");
  }

  private Refusal refusal(String local, String live) {
    ThreeWayOutcome outcome = done(null, local, live).outcome();
    assertThat(outcome).isInstanceOf(ThreeWayOutcome.Refused.class);
    ThreeWayOutcome.Refused refused = (ThreeWayOutcome.Refused) outcome;
    assertThat(refused.stage()).isEqualTo(Stage.PRECONDITIONS);
    return refused.refusal();
  }

  @Test
  void withoutOverwriteDriftIsRefused() {
    Compared compared =
        workbench.compare(sources("spec: {replicas: 1}", LOCAL, LIVE.formatted("{}")), false);
    ThreeWayOutcome outcome = ((Compared.Done) compared).outcome();
    assertThat(outcome)
        .isInstanceOfSatisfying(
            ThreeWayOutcome.Refused.class,
            refused ->
                assertThat(refused.refusal().referenceText())
                    .startsWith("patch:\n{")
                    .contains("}\nconflicts with changes made from original to current:\n{"));
  }

  private Compared.Done done(@Nullable String lastApplied, String local, @Nullable String live) {
    Compared compared = workbench.compare(sources(lastApplied, local, live), true);
    assertThat(compared).isInstanceOf(Compared.Done.class);
    return (Compared.Done) compared;
  }

  private Fault fault(String local, String live) {
    Compared compared = workbench.compare(sources(null, local, live), true);
    assertThat(compared).isInstanceOf(Compared.Unreadable.class);
    List<Fault> faults = ((Compared.Unreadable) compared).faults();
    assertThat(faults).hasSize(1);
    return faults.getFirst();
  }

  private static MapValue patch(Compared.Done done) {
    return ((Computed) done.outcome()).patch();
  }

  private static Sources sources(
      @Nullable String lastApplied, String local, @Nullable String live) {
    return new Sources(
        Optional.ofNullable(lastApplied).map(text -> SourceReader.read("last", text)),
        SourceReader.read("local", local),
        Optional.ofNullable(live).map(text -> SourceReader.read("live", text)));
  }
}
