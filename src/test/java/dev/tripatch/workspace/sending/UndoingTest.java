package dev.tripatch.workspace.sending;

import static dev.tripatch.workspace.sending.SendStage.LOST;
import static dev.tripatch.workspace.sending.SendStage.live;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What can be taken back, and why not. Seven replicas became nine. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class UndoingTest {
  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");

  @TempDir private Path folder;
  private SendStage stage;

  @BeforeEach
  void write() {
    stage = new SendStage(folder);
  }

  /** As it was before, but for some words. */
  private static MapValue object(String version, int replicas) {
    return SendStage.read(SendStage.object(version, replicas)).value();
  }

  private SentChange change(SentChange.State state) {
    return change(state, object("1", 7), object("2", 9));
  }

  private SentChange change(SentChange.State state, MapValue before, MapValue after) {
    return change(state, "https://127.0.0.1:16443", before, after);
  }

  private SentChange change(
      SentChange.State state, String server, MapValue before, MapValue after) {
    SentChange change =
        new SentChange(
            Journal.nameFor(SendStage.NOON),
            SendStage.NOON,
            state,
            Optional.empty(),
            "truth-viewer",
            Optional.empty(),
            server,
            "shop",
            Optional.empty(),
            "tripatch",
            "1",
            List.of("spec.replicas"),
            before,
            after,
            false);
    try {
      stage.journal.write(change);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return change;
  }

  private UndoChoice choose(SentChange.State state, FakeAnswer live) {
    SentChange change = change(state);
    stage.gets(live);
    return stage.undoing(stage.journal).choose(change);
  }

  private static UndoObstacle why(UndoChoice choice) {
    return ((UndoChoice.Impossible) choice).why();
  }

  private SentChange.State inJournal() {
    return stage.restarted().changes().getFirst().state();
  }

  @Test
  void theWayBackIsPlannedForLiveAsItIs() {
    UndoChoice.Possible possible =
        (UndoChoice.Possible) choose(SentChange.State.SENT, live("3", 9));

    SendPlan plan = possible.plan();
    assertThat(plan.undoes()).contains(stage.restarted().changes().getFirst().id());
    assertThat(plan.seen().resourceVersion()).isEqualTo("3");
    assertThat(plan.effect().fields())
        .containsExactly(
            new Effect.Field(
                REPLICAS, Optional.of(new IntegerValue(9)), Optional.of(new IntegerValue(7))));
    assertThat(possible.since().fields()).isEmpty();
    assertThat(plan.isGuarded()).isTrue();
  }

  @Test
  void whatElseChangedSinceStays() {
    FakeAnswer live =
        FakeAnswer.prints(
            SendStage.object("3", 9)
                .replace("\"revisionHistoryLimit\": 10", "\"revisionHistoryLimit\": 3"));
    UndoChoice.Possible possible = (UndoChoice.Possible) choose(SentChange.State.SENT, live);

    assertThat(possible.since().fields()).hasSize(1);
    assertThat(possible.plan().effect().paths()).containsExactly(REPLICAS);
  }

  @Test
  void aFieldThatSomebodyChangedSinceIsNotTakenBack() {
    UndoChoice.Impossible impossible =
        (UndoChoice.Impossible) choose(SentChange.State.SENT, live("3", 12));

    assertThat(impossible.why()).isEqualTo(UndoObstacle.TOUCHED);
    assertThat(impossible.fields())
        .containsExactly(
            new TouchedField(
                REPLICAS,
                Optional.of(new IntegerValue(9)),
                Optional.of(new IntegerValue(12)),
                Optional.of(new IntegerValue(7))));
  }

  @Test
  void whatIsGoneOrAnotherIsNotTakenBack() {
    assertThat(why(choose(SentChange.State.SENT, FakeAnswer.recorded("not found"))))
        .isEqualTo(UndoObstacle.GONE);
  }

  @Test
  void anotherObjectOfTheNameIsNotTakenBack() {
    String uid = SendStage.plan().seen().uid();
    FakeAnswer live =
        FakeAnswer.prints(SendStage.object("3", 9).replace(uid, "0000" + uid.substring(4)));

    assertThat(why(choose(SentChange.State.SENT, live))).isEqualTo(UndoObstacle.MADE_AGAIN);
  }

  @Test
  void aClusterThatIsNotThereIsUnread() {
    assertThat(choose(SentChange.State.SENT, LOST)).isInstanceOf(UndoChoice.Unread.class);
  }

  // What is known of an answer that was lost.

  @Test
  void whatArrivedIsFoundOutAndWrittenDown() {
    assertThat(choose(SentChange.State.BEGUN, live("2", 9)))
        .isInstanceOf(UndoChoice.Possible.class);
    assertThat(inJournal()).isEqualTo(SentChange.State.SENT);
  }

  @Test
  void whatMayHaveBeenPutBackStaysOpen() {
    assertThat(why(choose(SentChange.State.BEGUN, live("2", 7)))).isEqualTo(UndoObstacle.UNCLEAR);
    assertThat(inJournal()).isEqualTo(SentChange.State.BEGUN);
  }

  /** Its answer was lost, so it was sent once more: only one of the two can have arrived. */
  @Test
  void whatWasSentOnceMoreIsInTheJournalOnce() {
    SentChange first = change(SentChange.State.BEGUN);
    SentChange second = change(SentChange.State.SENT);
    stage.gets(live("2", 9));

    assertThat(why(stage.undoing(stage.journal).choose(first))).isEqualTo(UndoObstacle.NOT_SENT);
    assertThat(stage.undoing(stage.journal).choose(second)).isInstanceOf(UndoChoice.Possible.class);
    assertThat(stage.restarted().changes())
        .extracting(SentChange::state)
        .containsExactlyInAnyOrder(SentChange.State.NOT_SENT, SentChange.State.SENT);
  }

  @Test
  void whatMayStillArriveStaysOpen() {
    assertThat(why(choose(SentChange.State.BEGUN, live("1", 7)))).isEqualTo(UndoObstacle.NOT_YET);
    assertThat(inJournal()).isEqualTo(SentChange.State.BEGUN);
  }

  @Test
  void whatNobodyCanTellStaysOpen() {
    assertThat(why(choose(SentChange.State.BEGUN, live("5", 12)))).isEqualTo(UndoObstacle.UNCLEAR);
    assertThat(inJournal()).isEqualTo(SentChange.State.BEGUN);
  }

  @Test
  void whatIsTakenBackIsNotTakenBackTwiceButDoneAgain() throws IOException {
    SentChange change = change(SentChange.State.SENT);
    stage.gets(live("3", 9), live("3", 9), live("4", 7)).tries(live("3", 7)).sends(live("4", 7));
    UndoChoice.Possible possible =
        (UndoChoice.Possible) stage.undoing(stage.journal).choose(change);
    SendOutcome.Sent back = (SendOutcome.Sent) stage.send(SendStage.ready(stage, possible.plan()));

    Journal later = Journal.in(folder);
    assertThat(later.read().undoOf(change).orElseThrow().id()).isEqualTo(back.change().id());
    assertThat(why(stage.undoing(later).choose(change))).isEqualTo(UndoObstacle.UNDONE);
    UndoChoice.Possible again =
        (UndoChoice.Possible)
            stage.undoing(later).choose(later.find(back.change().id()).orElseThrow());
    assertThat(again.plan().effect().fields())
        .extracting(Effect.Field::after)
        .containsExactly(Optional.of(new IntegerValue(9)));
  }

  // Secrets.

  private static MapValue secret(String version, String password, String label) {
    return SendStage.map(
        """
        apiVersion: v1
        kind: Secret
        metadata: {name: database, namespace: shop, uid: u, resourceVersion: '%s', labels: {tier: %s}}
        data: {password: %s}
        """
            .formatted(version, label, password));
  }

  @Test
  void aSecretIsTakenBackAsLongAsTheProgramKnowsIt() {
    MapValue after = secret("2", "bmV3", "back");
    SentChange change = change(SentChange.State.SENT, secret("1", "b2xk", "back"), after);
    stage.gets(FakeAnswer.prints(CanonicalJson.write(after)));

    UndoChoice.Possible possible =
        (UndoChoice.Possible) stage.undoing(stage.journal).choose(change);
    assertThat(possible.plan().effect().fields())
        .extracting(Effect.Field::after)
        .containsExactly(Optional.of(new StringValue("b2xk")));

    Journal restarted = Journal.in(folder);
    SentChange read = restarted.find(change.id()).orElseThrow();
    assertThat(read.isDigested()).isTrue();
    assertThat(why(stage.undoing(restarted).choose(read))).isEqualTo(UndoObstacle.SECRETS);
  }

  @Test
  void aLabelOfASecretIsTakenBackAfterARestartToo() {
    MapValue after = secret("2", "b2xk", "front");
    SentChange change = change(SentChange.State.SENT, secret("1", "b2xk", "back"), after);
    stage.gets(FakeAnswer.prints(CanonicalJson.write(after)));
    Journal restarted = Journal.in(folder);

    UndoChoice.Possible possible =
        (UndoChoice.Possible)
            stage.undoing(restarted).choose(restarted.find(change.id()).orElseThrow());

    assertThat(possible.plan().effect().fields())
        .extracting(Effect.Field::after)
        .containsExactly(Optional.of(new StringValue("back")));
  }

  @Test
  void aSecretThatSomebodyChangedSinceIsSeenInItsDigest() {
    SentChange change =
        change(SentChange.State.SENT, secret("1", "b2xk", "back"), secret("2", "bmV3", "back"));
    stage.gets(FakeAnswer.prints(CanonicalJson.write(secret("3", "b3RoZXI=", "back"))));
    Journal restarted = Journal.in(folder);

    UndoChoice.Impossible impossible =
        (UndoChoice.Impossible)
            stage.undoing(restarted).choose(restarted.find(change.id()).orElseThrow());

    assertThat(impossible.why()).isEqualTo(UndoObstacle.TOUCHED);
    assertThat(impossible.toString()).doesNotContain("b3RoZXI=").doesNotContain("b2xk");
  }
}
