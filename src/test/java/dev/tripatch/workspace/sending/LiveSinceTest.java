package dev.tripatch.workspace.sending;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.table.LiveMove.MovedField;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What happened to live since a person saw it with seven replicas and wanted nine. */
class LiveSinceTest {
  private static final SendPlan PLAN = SendStage.plan();

  private static LiveSince since(String now) {
    return since(SendStage.read(now));
  }

  private static LiveSince since(LiveObject now) {
    return LiveSince.of(PLAN, now, Revealed.NONE);
  }

  private static String live(String from, String to) {
    String now = SendStage.object("2", 7);
    assertThat(now).contains(from);
    return now.replaceFirst(from, to);
  }

  @Test
  void anotherVersionAndStatusAreTheSame() {
    assertThat(since(live("\"readyReplicas\": 7", "\"readyReplicas\": 3")))
        .isEqualTo(new LiveSince.Same());
  }

  /** A watch tells an object with its keys in the server's order, kubectl get sorts them. */
  @Test
  void anotherOrderOfKeysIsTheSame() {
    LiveObject now = SendStage.read(SendStage.object("2", 7));
    MapValue.Builder turned = MapValue.builder();
    for (String key : List.copyOf(now.value().keys()).reversed()) {
      Value value = now.value().find(key).orElseThrow();
      turned.put(key, value);
    }

    assertThat(since(new LiveObject(turned.build(), SendStage.NOON)))
        .isEqualTo(new LiveSince.Same());
  }

  @Test
  void aFieldThatTheChangeLeavesAloneIsElsewhere() {
    LiveSince since = since(live("\"revisionHistoryLimit\": 10", "\"revisionHistoryLimit\": 3"));

    assertThat(since.isOpen()).isTrue();
    assertThat(((LiveSince.Elsewhere) since).move().fields())
        .extracting(MovedField::path)
        .containsExactly(FieldPath.of("spec", "revisionHistoryLimit"));
  }

  @Test
  void aFieldOfTheChangeIsTouched() {
    LiveSince since = since(SendStage.object("2", 4));

    assertThat(since.isOpen()).isFalse();
    LiveSince.Touched touched = (LiveSince.Touched) since;
    assertThat(touched.isDone()).isFalse();
    assertThat(touched.fields())
        .containsExactly(
            new TouchedField(
                FieldPath.of("spec", "replicas"),
                Optional.of(new IntegerValue(7)),
                Optional.of(new IntegerValue(4)),
                Optional.of(new IntegerValue(9))));
  }

  @Test
  void whatSomebodyElseDidAlreadyIsDone() {
    LiveObject now = SendStage.read(SendStage.object("2", 9));
    MapValue metadata = (MapValue) now.value().find("metadata").orElseThrow();
    MapValue result = PLAN.trial().predicted().result();
    Value annotations =
        ((MapValue) result.find("metadata").orElseThrow()).find("annotations").orElseThrow();
    MapValue applied =
        now.value().toBuilder()
            .put("metadata", metadata.toBuilder().put("annotations", annotations).build())
            .build();

    LiveSince since = since(new LiveObject(applied, SendStage.NOON));

    assertThat(((LiveSince.Touched) since).isDone()).isTrue();
  }

  /** What is left of it would be forgotten. */
  @Test
  void whatSomebodyElseDidInPartIsNotDone() {
    LiveSince since = since(SendStage.object("2", 9));

    assertThat(((LiveSince.Touched) since).isDone()).isFalse();
  }

  @Test
  void anotherObjectOfTheNameIsMadeAgain() {
    String uid = PLAN.seen().uid();

    assertThat(since(live(uid, "0000" + uid.substring(4)))).isEqualTo(new LiveSince.MadeAgain());
  }

  /** The patch would remove what the person never saw. */
  @Test
  void whatThePatchWouldRemoveIsTouched() {
    String bare =
        SendStage.object("1", 7).replaceFirst("\"labels\": \\{\\s*\"app\": \"web\"\\s*},", "");
    SendPlan plan =
        SendStage.plan(
            "metadata: {name: web, namespace: shop, labels: null}\nspec: {replicas: 9}", bare);

    LiveSince since = LiveSince.of(plan, SendStage.read(SendStage.object("2", 7)), Revealed.NONE);

    assertThat(((LiveSince.Touched) since).fields())
        .extracting(TouchedField::path)
        .contains(FieldPath.of("metadata", "labels"));
  }
}
