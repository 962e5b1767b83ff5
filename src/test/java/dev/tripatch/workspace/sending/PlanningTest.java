package dev.tripatch.workspace.sending;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.workspace.ComparisonMode;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which changes can be sent at all. */
class PlanningTest {

  private static Planning planning(String local) {
    return SendStage.planning(local, SendStage.object("1", 7));
  }

  private static SendObstacle obstacle(String local) {
    return ((Planning.Hindered) planning(local)).why();
  }

  @Test
  void aChangeIsForWhatWasSeen() {
    SendPlan plan = SendStage.plan();

    assertThat(plan.seen().resourceVersion()).isEqualTo("1");
    assertThat(plan.undoes()).isEmpty();
    assertThat(plan.manager())
        .as("its annotation is kubectl's")
        .isEqualTo("kubectl-client-side-apply");
    assertThat(plan.patchFor(plan.seen()).isSafe()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "metadata: {name: web, namespace: shop, uid: other}\nspec: {replicas: 9}",
        "metadata: {name: web, namespace: shop, resourceVersion: '4711'}\nspec: {replicas: 9}",
        "metadata: {name: web, namespace: shop, resourceVersion: ''}\nspec: {replicas: 9}",
        "metadata: {name: web, namespace: shop, uid: null}\nspec: {replicas: 9}"
      })
  void aPatchThatWritesItsGuardIsNotSent(String local) {
    Planning planning = planning(local);

    assertThat(planning)
        .isInstanceOfSatisfying(
            Planning.Hindered.class,
            hindered ->
                assertThat(hindered.why()).isIn(SendObstacle.UNGUARDED, SendObstacle.REFUSED));
  }

  @Test
  void aLiveObjectWithoutAVersionCannotBeGuarded() {
    String live = SendStage.object("1", 7).replaceFirst("\"resourceVersion\": \"1\",", "");

    assertThat(SendStage.planning("spec: {replicas: 9}", live))
        .isEqualTo(new Planning.Hindered(SendObstacle.UNGUARDED));
  }

  @Test
  void whatIsRefusedIsNotSent() {
    assertThat(obstacle("spec: {replicas: 9, template: {spec: {containers: [{image: a}]}}}"))
        .isEqualTo(SendObstacle.REFUSED);
  }

  @Test
  void whatChangesNothingIsNotSent() {
    String live = SendStage.object("1", 7);
    SendPlan plan = SendStage.plan("spec: {replicas: 9}", live);
    String applied = CanonicalJson.write(plan.trial().predicted().result());

    assertThat(SendStage.planning("spec: {replicas: 9}", applied))
        .isEqualTo(new Planning.Hindered(SendObstacle.NOTHING));
  }

  /** kubectl patch would end with 1 and say nothing, since the server stores no new version. */
  @Test
  void whatTheServerAlreadyStoresIsNotSent() {
    MapValue applied = SendStage.read(SendStage.object("1", 7)).value();
    MapValue metadata = (MapValue) applied.find("metadata").orElseThrow();
    String live =
        CanonicalJson.write(
            applied.toBuilder()
                .put("metadata", metadata.toBuilder().remove("annotations").build())
                .build());

    assertThat(SendStage.planning("spec: {paused: false}", live, ComparisonMode.DOCUMENTS))
        .isEqualTo(new Planning.Hindered(SendObstacle.IDLE));
    assertThat(SendStage.planning("spec: {paused: true}", live, ComparisonMode.DOCUMENTS))
        .isInstanceOf(Planning.Planned.class);
  }

  /** The annotation itself says that there were annotations, none of which local has. */
  @Test
  void kubectlsAnnotationIsNotTakenAwayByAMistake() {
    String applied =
        "{\\\"apiVersion\\\":\\\"apps/v1\\\",\\\"kind\\\":\\\"Deployment\\\",\\\"metadata\\\":{"
            + "\\\"annotations\\\":{},\\\"name\\\":\\\"web\\\",\\\"namespace\\\":\\\"shop\\\"}}";
    String live =
        SendStage.object("1", 7)
            .replaceFirst(
                "\"metadata\": \\{",
                Matcher.quoteReplacement(
                    "\"metadata\": {\"annotations\": {\""
                        + LastAppliedAnnotation.NAME
                        + "\": \""
                        + applied
                        + "\"},"));

    assertThat(SendStage.planning("spec: {replicas: 9}", live, ComparisonMode.DOCUMENTS))
        .isEqualTo(new Planning.Hindered(SendObstacle.LOSES_ANNOTATION));
    assertThat(SendStage.planning("spec: {replicas: 9}", live, ComparisonMode.USUAL))
        .isInstanceOf(Planning.Planned.class);
  }
}
