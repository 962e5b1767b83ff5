package dev.tripatch.show.table;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of a live object that moved. */
class LiveMoveTest {
  private static final SchemaAnswer NO_SCHEMA = new SchemaAnswer.Unknown("");

  private static final String WEB =
      """
      metadata:
        resourceVersion: "90"
        generation: 3
        annotations: {a: b}
        managedFields:
        - {manager: kubectl-client-side-apply, operation: Update, time: "2026-11-26T16:00:00Z",
           fieldsType: FieldsV1, fieldsV1: {f:metadata: {f:annotations: {f:a: {}}}, f:spec: {f:replicas: {}, f:paused: {}}}}
      spec:
        replicas: 7
        paused: true
        args: [a, b]
      status: {replicas: 7}
      """;

  private static LiveMove move(String... replacements) {
    String now = WEB;
    for (int i = 0; i < replacements.length; i += 2) {
      assertThat(now).contains(replacements[i]);
      now = now.replace(replacements[i], replacements[i + 1]);
    }
    return LiveMove.between(yaml(WEB), yaml(now), NO_SCHEMA);
  }

  private static List<String> fields(LiveMove move) {
    return move.fields().stream()
        .map(
            each ->
                each.path()
                    + " "
                    + each.before().map(CanonicalJson::write).orElse("-")
                    + " "
                    + each.now().map(CanonicalJson::write).orElse("-")
                    + " "
                    + each.manager().orElse("?"))
        .toList();
  }

  private static final String SCALED =
      "  - {manager: hpa-controller, operation: Update, subresource: scale, time:"
          + " \"2026-11-26T16:32:05Z\", fieldsType: FieldsV1,"
          + " fieldsV1: {f:spec: {f:replicas: {}}}}\nspec:\n";

  @Test
  void aFieldHasItsValuesAndWhoChangedIt() {
    LiveMove move = move("  replicas: 7\n  paused", "  replicas: 4\n  paused", "spec:\n", SCALED);

    assertThat(fields(move)).containsExactly("spec.replicas 7 4 hpa-controller");
    assertThat(move.managers()).containsExactly("hpa-controller");
    assertThat(move.wrote()).contains(Instant.parse("2026-11-26T16:32:05Z"));
  }

  /** A 1.20 server does not note who scales; the old owner was not it. */
  @Test
  void whoWroteNothingMeanwhileIsNotBlamed() {
    assertThat(fields(move("  replicas: 7\n  paused", "  replicas: 4\n  paused")))
        .containsExactly("spec.replicas 7 4 ?");
  }

  @Test
  void whatIsGoneWasRemovedByWhoWroteLast() {
    assertThat(fields(move("  paused: true\n", "", "spec:\n", SCALED)))
        .containsExactly("spec.paused true - hpa-controller");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"resourceVersion: \"90\"", "generation: 3", "time: \"2026-11-26T16:00:00Z\""})
  void bookkeepingAloneIsNoMove(String line) {
    assertThat(move(line, line.replaceAll("[0-9]+(?=\"|$|Z)", "95"))).isEqualTo(LiveMove.NONE);
  }

  @Test
  void statusAloneIsOnlyNoted() {
    LiveMove move = move("status: {replicas: 7}", "status: {replicas: 6, readyReplicas: 6}");

    assertThat(move.fields()).isEmpty();
    assertThat(move.isStatusMoved()).isTrue();
  }

  @Test
  void aListWithoutNamesMovesAsAWhole() {
    assertThat(move("[a, b]", "[b, a]").fields()).hasSize(1);
    assertThat(move("[a, b]", "[a, b, c]").fields().getFirst().path()).hasToString("spec.args");
  }

  /** There and back again is no move, whatever was between. */
  @Test
  void whatIsAsBeforeDidNotMove() {
    MapValue web = yaml(WEB);

    assertThat(LiveMove.between(web, yaml(WEB), NO_SCHEMA)).isEqualTo(LiveMove.NONE);
  }

  @Test
  void metadataComesLast() {
    assertThat(move("{a: b}", "{a: c}", "paused: true", "paused: false").fields())
        .extracting(each -> each.path().toString())
        .containsExactly("spec.paused", "metadata.annotations.a");
  }
}
