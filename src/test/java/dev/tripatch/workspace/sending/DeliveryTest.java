package dev.tripatch.workspace.sending;

import static dev.tripatch.workspace.sending.SendStage.CONFLICT;
import static dev.tripatch.workspace.sending.SendStage.LOST;
import static dev.tripatch.workspace.sending.SendStage.live;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A change is sent at most once, and the journal knows of it first. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class DeliveryTest {
  private static final String ANNOTATION =
      "metadata.annotations[\"kubectl.kubernetes.io/last-applied-configuration\"]";

  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");

  @TempDir private Path folder;
  private SendStage stage;

  @BeforeEach
  void write() {
    stage = new SendStage(folder).tries(live("1", 9));
  }

  /** Prepared on version 1, which is what live is first; later it is as told. */
  private SendOutcome send(List<FakeAnswer> patches, FakeAnswer... later) {
    List<FakeAnswer> gets = new ArrayList<>(List.of(live("1", 7)));
    gets.addAll(List.of(later));
    stage.gets(gets.toArray(FakeAnswer[]::new)).sends(patches.toArray(FakeAnswer[]::new));
    return stage.send(SendStage.ready(stage, SendStage.plan()));
  }

  private SentChange.State inJournal() {
    assertThat(stage.restarted().faults()).isEmpty();
    assertThat(stage.restarted().changes()).hasSize(1);
    return stage.restarted().changes().getFirst().state();
  }

  /** What kubectl does while it has the patch. */
  private static FakeAnswer keeping(String line, FakeAnswer then) {
    List<String> steps = new ArrayList<>(then.steps());
    steps.add(line);
    return new FakeAnswer(steps, then.out(), then.err(), then.exit());
  }

  @Test
  void itIsSentWithItsGuardAndTheJournalKnowsFirst() throws IOException {
    String copying =
        "cp -r '%1$s/sent' '%1$s/meanwhile'; for word in $all; do case $word in *patch.json) cp $word '%1$s/given.json';; esac; done"
            .formatted(folder);
    SendOutcome outcome = send(List.of(keeping(copying, live("2", 9))));

    assertThat(outcome).isInstanceOf(SendOutcome.Sent.class);
    SendOutcome.Sent sent = (SendOutcome.Sent) outcome;
    assertThat(sent.attempts()).isOne();
    assertThat(sent.isAnswerLost()).isFalse();
    assertThat(sent.journalFault()).isEmpty();
    assertThat(sent.after().resourceVersion()).isEqualTo("2");
    assertThat(inJournal()).isEqualTo(SentChange.State.SENT);
    SentChange before = new Journal(folder.resolve("meanwhile")).read().changes().getFirst();
    assertThat(before.state()).isEqualTo(SentChange.State.BEGUN);
    assertThat(before.version()).isEqualTo("1");
    assertThat(before.fields()).containsExactlyInAnyOrder("spec.replicas", ANNOTATION);
    MapValue given =
        SourceReader.read("given", Files.readString(folder.resolve("given.json")))
            .object()
            .orElseThrow();
    MapValue metadata = (MapValue) given.find("metadata").orElseThrow();
    assertThat(metadata.text("uid")).isEqualTo(SendStage.plan().seen().uid());
    assertThat(metadata.text("resourceVersion")).isEqualTo("1");
    FakeCall call = stage.fake.calls().getLast();
    assertThat(call.arguments())
        .contains("--dry-run=none", "--context", "truth-viewer", "--namespace", "shop")
        .as("with its annotation the change is one of kubectl apply")
        .contains("--field-manager=kubectl-client-side-apply");
  }

  @Test
  void aConflictOfStatusIsTriedAgainOnTheNewVersion() {
    SendOutcome outcome =
        send(List.of(CONFLICT, CONFLICT, live("4", 9)), live("2", 7), live("3", 7));

    assertThat(((SendOutcome.Sent) outcome).attempts()).isEqualTo(3);
    assertThat(stage.attempts).containsExactly(1, 2, 3);
    assertThat(stage.sendCalls()).isEqualTo(3);
    SentChange change = stage.restarted().changes().getFirst();
    assertThat(change.state()).isEqualTo(SentChange.State.SENT);
    assertThat(change.version()).isEqualTo("3");
  }

  @Test
  void fiveConflictsAreEnough() {
    SendOutcome outcome = send(List.of(CONFLICT), live("2", 7));

    assertThat(outcome).isEqualTo(new SendOutcome.Restless(5));
    assertThat(stage.sendCalls()).isEqualTo(5);
    assertThat(inJournal()).isEqualTo(SentChange.State.NOT_SENT);
  }

  @Test
  void aFieldOfTheChangeThatMovedStopsIt() {
    SendOutcome outcome = send(List.of(CONFLICT), live("2", 8));

    SendOutcome.Overtaken overtaken = (SendOutcome.Overtaken) outcome;
    LiveSince.Touched touched = (LiveSince.Touched) overtaken.since();
    assertThat(touched.fields())
        .containsExactly(
            new TouchedField(
                REPLICAS,
                Optional.of(new IntegerValue(7)),
                Optional.of(new IntegerValue(8)),
                Optional.of(new IntegerValue(9))));
    assertThat(stage.sendCalls()).isOne();
    assertThat(inJournal()).isEqualTo(SentChange.State.NOT_SENT);
  }

  /** Operations of a JSON Patch, and some kinds, are looked at before the version is. */
  @ParameterizedTest
  @ValueSource(strings = {"dry run, JSON Patch that does not fit", "dry run, made again"})
  void aRefusalOfWhatLiveIsNotAnyMoreIsNone(String refusal) {
    assertThat(send(List.of(FakeAnswer.recorded(refusal)), live("2", 8)))
        .isInstanceOf(SendOutcome.Overtaken.class);
    assertThat(inJournal()).isEqualTo(SentChange.State.NOT_SENT);
  }

  @Test
  void aRefusalOfTheSameVersionIsOne() {
    SendOutcome outcome = send(List.of(FakeAnswer.recorded("dry run, invalid")));

    assertThat(((SendOutcome.Refused) outcome).answer().failure().kind())
        .isEqualTo(FailureKind.INVALID);
    assertThat(stage.sendCalls()).isOne();
    assertThat(inJournal()).isEqualTo(SentChange.State.NOT_SENT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dry run, viewer",
        "dry run, webhook denies",
        "dry run, not found",
        "dry run, create, quota"
      })
  void whatTheServerSaysIsTheOutcome(String refusal) {
    assertThat(send(List.of(FakeAnswer.recorded(refusal)))).isInstanceOf(SendOutcome.Refused.class);
    assertThat(stage.sendCalls()).isOne();
    assertThat(inJournal()).isEqualTo(SentChange.State.NOT_SENT);
  }

  @Test
  void whatIsGoneByThenIsGone() {
    SendOutcome outcome = send(List.of(CONFLICT), FakeAnswer.recorded("not found"));

    assertThat(((SendOutcome.Refused) outcome).answer().failure().isOfMissingObject()).isTrue();
    assertThat(inJournal()).isEqualTo(SentChange.State.NOT_SENT);
  }

  // Answers that are lost.

  @Test
  void aLostAnswerIsFoundInLive() {
    SendOutcome outcome = send(List.of(LOST), live("2", 9));

    assertThat(((SendOutcome.Sent) outcome).isAnswerLost()).isTrue();
    assertThat(stage.sendCalls()).isOne();
    assertThat(inJournal()).isEqualTo(SentChange.State.SENT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{\"kind\": \"Depl", "well done", "[]", "{\"kind\": \"Status\"}"})
  void anAnswerThatSaysNothingIsLost(String answer) {
    SendOutcome outcome = send(List.of(FakeAnswer.prints(answer)), live("2", 9));

    assertThat(((SendOutcome.Sent) outcome).isAnswerLost()).isTrue();
    assertThat(inJournal()).isEqualTo(SentChange.State.SENT);
  }

  @Test
  void liveOfTheSameVersionMayStillGetIt() {
    assertThat(send(List.of(LOST), live("1", 7))).isInstanceOf(SendOutcome.NotYet.class);
    assertThat(inJournal()).isEqualTo(SentChange.State.BEGUN);
  }

  @Test
  void liveOfAnotherVersionWithoutItMayHaveHadIt() {
    assertThat(send(List.of(LOST), live("2", 7))).isInstanceOf(SendOutcome.Unclear.class);
    assertThat(inJournal()).isEqualTo(SentChange.State.BEGUN);
  }

  @Test
  void whatIsNeitherAsBeforeNorAsAfterIsUnclear() {
    SendOutcome.Unclear unclear = (SendOutcome.Unclear) send(List.of(LOST), live("2", 3));

    assertThat(unclear.fields()).extracting(TouchedField::path).contains(REPLICAS);
    assertThat(unclear.unread()).isEmpty();
    assertThat(inJournal()).isEqualTo(SentChange.State.BEGUN);
  }

  @Test
  void aLostAnswerAndALostClusterAreUnclear() {
    SendOutcome.Unclear unclear = (SendOutcome.Unclear) send(List.of(LOST), LOST);

    assertThat(unclear.unread()).isPresent();
    assertThat(inJournal()).isEqualTo(SentChange.State.BEGUN);
  }

  /** What a proxy says after it passed a patch on; its words name the kind. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Error from server (InternalError): an error on the server (\"\") has prevented the request"
            + " from succeeding (patch certificates.cert-manager.io web)",
        "Error from server (ServerTimeout): The PATCH operation against"
            + " certificates.cert-manager.io could not be completed at this time, please try"
            + " again.",
        "Error from server (Timeout): Timeout: request did not complete within requested timeout"
            + " 34s",
        "Error from server: etcdserver: request timed out",
        "Error from server (InternalError): an error on the server (\"<html>bad gateway: i/o"
            + " timeout</html>\") has prevented the request from succeeding",
        "Error from server (ServiceUnavailable): the server is currently unable to handle the"
            + " request"
      })
  void aServerThatFailedMayHaveDoneIt(String words) {
    SendOutcome outcome = send(List.of(FakeAnswer.fails(words + "\n")), live("2", 9));

    assertThat(((SendOutcome.Sent) outcome).isAnswerLost()).isTrue();
    assertThat(inJournal()).isEqualTo(SentChange.State.SENT);
  }

  /** Of kubectl 1.20 to 1.32, and of 1.36: a proxy told it to wait after the patch was done. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "with_retry.go:234] Got a Retry-After 1s response for attempt 1 to http://a/b",
        "with_retry.go:234] \"Got a Retry-After response\" delay=\"1s\" attempt=1"
            + " url=\"http://a/b\""
      })
  void aConflictOfARepeatedPatchMayBeWithItself(String line) {
    FakeAnswer repeated =
        FakeAnswer.fails("I1126 22:24:06.711005   27566 " + line + "\n" + CONFLICT.err());
    SendOutcome outcome = send(List.of(repeated), live("2", 9));

    assertThat(((SendOutcome.Sent) outcome).isAnswerLost()).isTrue();
    assertThat(stage.sendCalls()).isOne();
    assertThat(inJournal()).isEqualTo(SentChange.State.SENT);
  }

  // The journal.

  @Test
  void withoutAJournalNothingIsSent() throws IOException {
    Files.writeString(folder.resolve("sent"), "no folder");

    assertThat(send(List.of(live("2", 9)))).isInstanceOf(SendOutcome.NoJournal.class);
    assertThat(stage.sendCalls()).isZero();
  }

  @Test
  void aJournalThatFailsMeanwhileIsTold() {
    String line = "mv '%1$s/sent' '%1$s/aside'; : >'%1$s/sent'".formatted(folder);
    SendOutcome.Sent sent = (SendOutcome.Sent) send(List.of(keeping(line, live("2", 9))));

    assertThat(sent.journalFault()).isPresent();
    assertThat(new Journal(folder.resolve("aside")).read().changes().getFirst().state())
        .isEqualTo(SentChange.State.BEGUN);
  }

  @Test
  void aConsentForAnotherContextIsNone() {
    stage.gets(live("1", 7)).sends(live("2", 9));
    Prepared prepared = SendStage.ready(stage, SendStage.plan());

    Cluster own = prepared.cluster();
    Cluster prod = new Cluster(stage.kubectl, own.connection().in("prod")).on(own.server());
    for (Cluster other : List.of(prod, own.on("https://127.0.0.1:16443"), stage.cluster())) {
      assertThatThrownBy(() -> stage.send(prepared, SendStage.consent(other)))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(stage.sendCalls()).isZero();
  }
}
