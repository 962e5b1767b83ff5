package dev.tripatch.ui.feature.send;

import static dev.tripatch.ui.feature.send.SendFixture.is;
import static dev.tripatch.ui.feature.send.SendFixture.lost;
import static dev.tripatch.ui.feature.send.SendFixture.object;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.FakeCluster;
import dev.tripatch.cluster.call.Ran;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.time.Patience;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.LiveSince;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.SendContexts;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.SentChange;
import dev.tripatch.workspace.sending.UndoObstacle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** How far a change comes, and that nothing is sent but what a person agreed to. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class SendViewModelTest {
  @TempDir private Path folder;

  /** What was cancelled may still write down its call while the folder is deleted. */
  @AfterEach
  void nothingIsCalledAnyMore() {
    Patience.until(
        () ->
            Thread.getAllStackTraces().keySet().stream()
                    .noneMatch(thread -> thread.getName().equals("sending"))
                && ProcessHandle.current().descendants().noneMatch(this::isOfFolder));
  }

  private boolean isOfFolder(ProcessHandle process) {
    return process.info().commandLine().orElse("").contains(folder.toString());
  }

  private static SheetText text(SendViewModel model) {
    return SheetText.of(model.stateProperty().get(), model.context());
  }

  private static List<SheetTable> tables(SendViewModel model) {
    return SheetTable.of(model.stateProperty().get());
  }

  /** What is said of the first field. */
  private static List<String> cells(SendViewModel model) {
    return tables(model).getFirst().rows().getFirst().cells().stream()
        .map(cell -> cell.replace("\"", ""))
        .toList();
  }

  private static String words(SendViewModel model) {
    SheetText text = text(model);
    return text.headline() + "\n" + String.join("\n", text.details()) + "\n" + tables(model);
  }

  @Test
  void whatIsAgreedToIsSentOnceAndCanBeTakenBack() {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"), is(2, "2", "x"))
            .tries(is(1, "2", "x"), is(2, "1", "x"))
            .sends(is(2, "2", "x"), is(3, "1", "x"))
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());

    assertThat(given.begin(model)).isInstanceOf(SendState.Ready.class);
    assertThat(text(model).headline()).isEqualTo("Live has not changed since you saw it.");
    assertThat(SheetText.counts(model.stateProperty().get().shown().orElseThrow()))
        .isEqualTo("1 field changed");
    assertThat(cells(model)).containsExactly("1", "2", "✓");
    assertThat(given.sent()).isZero();

    for (int i = 0; i < 50; i++) {
      model.send("");
    }
    assertThat(model.stateProperty().get().isSending()).isTrue();
    assertThat(given.over(model))
        .isInstanceOfSatisfying(
            SendState.Ended.class,
            ended -> assertThat(ended.outcome()).isInstanceOf(SendOutcome.Sent.class));
    model.send("");
    assertThat(given.sent()).isEqualTo(1);
    assertThat(text(model).headline()).startsWith("Sent ").endsWith(", as predicted.");

    SentChange change = given.journal.read().changes().getFirst();
    SendViewModel back = given.model(given.undo(change));
    assertThat(given.begin(back)).isInstanceOf(SendState.Ready.class);
    assertThat(cells(back)).startsWith("2", "1");
    back.send("");
    given.over(back);
    assertThat(given.sent()).isEqualTo(2);

    SendViewModel again = given.model(given.undo(change));
    assertThat(given.begin(again))
        .isInstanceOfSatisfying(
            SendState.NotUndone.class,
            not -> assertThat(not.choice().why()).isEqualTo(UndoObstacle.UNDONE));
  }

  @Test
  void aContextIsReadOnlyUntilItIsAllowed() {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"))
            .tries(is(1, "2", "x"))
            .sends(is(2, "2", "x"));
    SendViewModel model = given.model(given.task());

    assertThat(given.begin(model)).isInstanceOf(SendState.Locked.class);
    assertThat(text(model).headline()).startsWith("truth is read only");
    assertThat(tables(model)).as("what it would be").isNotEmpty();
    assertThat(given.asked()).isZero();
    model.send("settings");
    model.allow(SendPolicy.ASK_FOR_NAME);
    assertThat(given.over(model)).isInstanceOf(SendState.Ready.class);
    assertThat(given.rules.askForNameProperty().get()).isEqualTo("truth");
    assertThat(given.rules.askProperty().get()).isEmpty();

    for (String typed : List.of("", "setting", "Settings", "settings2")) {
      assertThat(model.maySend(typed)).as(typed).isFalse();
      model.send(typed);
    }
    assertThat(given.sent()).isZero();
    assertThat(model.maySend(" settings ")).isTrue();

    // Meanwhile somebody takes the leave away.
    given.rules.askForNameProperty().set("");
    model.send("settings");
    assertThat(model.stateProperty().get()).isInstanceOf(SendState.Locked.class);
    assertThat(given.sent()).isZero();
  }

  @Test
  void namesThatSettingsCannotSayAllowNothingElse() {
    SendRules rules =
        new SendRules(false, () -> false, () -> SendContexts.NONE, (name, server) -> {});
    for (String context : List.of("*", "my context", "a,b", "")) {
      rules.allow(context, "server", SendPolicy.ASK);
      for (String other : List.of(context, "other", "my")) {
        assertThat(rules.lock(other, "server")).as(other).contains(SendRules.Lock.SETTINGS);
      }
    }
  }

  @Test
  void aWindowThatChangesNothingAndAnAudienceCountMoreThanSettings() {
    SendFixture given = new SendFixture(folder, true).reads(is(1, "1", "x"));
    given.rules.askProperty().set("*");
    SendViewModel model = given.model(given.task());
    assertThat(given.begin(model)).isInstanceOf(SendState.Locked.class);
    assertThat(text(model).headline()).contains("--read-only");
    model.allow(SendPolicy.ASK);
    model.send("settings");
    assertThat(model.stateProperty().get()).isInstanceOf(SendState.Locked.class);
    assertThat(given.asked()).isZero();
  }

  @Test
  void beforeAnAudienceNothingIsSentEvenIfTheSheetWasOpenBefore() {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"))
            .tries(is(1, "2", "x"))
            .sends(is(2, "2", "x"))
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    given.begin(model);
    given.isPresenting = true;
    assertThat(model.maySend("")).isFalse();
    model.send("");
    assertThat(text(model).headline()).startsWith("Presenter mode is on");
    assertThat(given.sent()).isZero();
  }

  @Test
  void whatMovedElsewhereIsSaidAndWhatMovedHereStops() {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(4, "1", "y"), is(5, "7", "y"), is(6, "2", "y"))
            .tries(is(4, "2", "y"))
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    assertThat(given.begin(model)).isInstanceOf(SendState.Ready.class);
    assertThat(text(model).headline()).contains("but in no field of this change");
    assertThat(tables(model).getLast().rows().toString()).contains("data.others", "x, \"y\"");
    assertThat(tables(model).getFirst().rows().toString())
        .as("told once")
        .doesNotContain("data.others");

    assertThat(given.begin(model))
        .isInstanceOfSatisfying(
            SendState.Stopped.class,
            stopped -> assertThat(stopped.why()).isInstanceOf(Preparation.Overtaken.class));
    assertThat(cells(model)).startsWith("1", "7", "2");
    assertThat(text(model).headline()).contains("in a field of this change");

    given.begin(model);
    assertThat(text(model).headline())
        .as("somebody set the field; kubectl's annotation is still to be written")
        .contains("in a field of this change");
    assertThat(cells(model)).startsWith("1", "2", "2");
    assertThat(given.sent()).isZero();
  }

  /** Such as {@code tripatch contexts truth --read-only}, while the sheet is open. */
  @Test
  void whatACommandForbidsIsForbiddenInAnOpenWindow() {
    SendFixture given =
        new SendFixture(folder, false, SendContexts.NONE.with("truth", SendPolicy.ASK))
            .reads(is(1, "1", "x"))
            .tries(is(1, "2", "x"))
            .sends(is(2, "2", "x"))
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    given.begin(model);
    assertThat(model.maySend("")).isTrue();

    given.kept = SendContexts.NONE;
    assertThat(model.maySend("")).isFalse();
    model.send("");
    assertThat(model.stateProperty().get()).isInstanceOf(SendState.Locked.class);
    assertThat(given.sent()).isZero();

    // Who allows it again, here or there, may.
    model.allow(SendPolicy.ASK);
    assertThat(given.over(model)).isInstanceOf(SendState.Ready.class);
    assertThat(model.maySend("")).isTrue();
    given.kept = SendContexts.NONE.with("truth", SendPolicy.ASK_FOR_NAME);
    assertThat(model.maySend("")).isFalse();
    assertThat(model.maySend("settings")).isTrue();
    given.kept = SendContexts.NONE.with("other", SendPolicy.ASK);
    assertThat(model.maySend("")).as("of another context").isTrue();
  }

  @Test
  void whatWasAllowedOnAnotherServerIsAllowedAgainBeforeAnythingIsAsked() {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"))
            .tries(is(1, "2", "x"))
            .sends(is(2, "2", "x"))
            .allows(SendPolicy.ASK);
    given.servers.put(SendContexts.SERVER + "truth", FakeCluster.server("https://127.0.0.1:40001"));
    SendViewModel model = given.model(given.task());

    assertThat(given.begin(model)).isInstanceOf(SendState.Locked.class);
    assertThat(text(model).headline())
        .contains(
            "truth has another server address", "https://127.0.0.1:40001", SendFixture.SERVER);
    model.send("");
    assertThat(given.asked()).isZero();
    model.allow(SendPolicy.ASK);
    assertThat(given.over(model)).isInstanceOf(SendState.Ready.class);
    model.send("");
    given.over(model);
    assertThat(given.sent()).isOne();
  }

  @Test
  void whatGoesToAnotherServerSinceItWasShownIsNotSent() throws IOException {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"))
            .tries(is(1, "2", "x"))
            .sends(is(2, "2", "x"))
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    given.begin(model);
    long asked = given.asked();
    given.swap();

    model.send("");
    given.over(model);

    assertThat(words(model)).contains("Nothing changed", "another server", "https://elsewhere");
    assertThat(given.begin(model)).isInstanceOf(SendState.Unread.class);
    assertThat(given.begin(given.model(given.task())))
        .as("what is shown is of the other server")
        .isInstanceOf(SendState.Unread.class);
    assertThat(given.asked()).isEqualTo(asked);
    assertThat(given.journal.read().changes())
        .extracting(SentChange::state)
        .containsExactly(SentChange.State.NOT_SENT);
  }

  @Test
  void whatOthersChangedBeforeItArrivedIsNotTheServersDoing() {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"), is(7, "1", "z"))
            .tries(is(1, "2", "x"))
            .sends(FakeAnswer.recorded("dry run, conflict"), is(8, "2", "z"))
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    given.begin(model);
    model.send("");
    given.over(model);

    assertThat(tables(model))
        .extracting(SheetTable::title)
        .containsExactly("Changed by others since, and kept", "What was sent");
    assertThat(tables(model).getFirst().rows().toString()).contains("data.others");
  }

  @Test
  void whatLiveDoesWhileTheSheetIsOpenChangesNothingInIt() {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"), is(7, "1", "z"), is(8, "9", "z"))
            .tries(is(1, "2", "x"))
            .sends(FakeAnswer.recorded("dry run, conflict"))
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    given.begin(model);
    model.send("");

    assertThat(given.over(model))
        .isInstanceOfSatisfying(
            SendState.Ended.class,
            ended ->
                assertThat(ended.outcome())
                    .isInstanceOfSatisfying(
                        SendOutcome.Overtaken.class,
                        overtaken ->
                            assertThat(overtaken.since()).isInstanceOf(LiveSince.Touched.class)));
    assertThat(given.sent()).as("tried again once, where only others moved").isEqualTo(2);
    assertThat(cells(model)).startsWith("1", "9", "2");
  }

  /** Lists and watches print keys in the server's order, and kubectl sorts them. */
  @Test
  void theOrderOfKeysIsNoChange() {
    String sorted = object(1, "1", "x");
    int data = sorted.indexOf("\"data\": {\"mine\"");
    String listed =
        "{"
            + sorted.substring(data, sorted.lastIndexOf('}')).strip()
            + ", "
            + sorted.substring(1, data).strip().replaceAll(",$", "")
            + "}";
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"), is(2, "2", "x"))
            .tries(is(1, "2", "x"))
            .sends(is(2, "2", "x"))
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task(listed, "2"));
    given.begin(model);
    assertThat(text(model).headline()).isEqualTo("Live has not changed since you saw it.");
    assertThat(model.stateProperty().get().shown().orElseThrow().fields()).hasSize(2);
  }

  @Test
  void anObjectThatIsGoneOrMadeAgainStops() {
    SendFixture given =
        new SendFixture(folder)
            .reads(
                FakeAnswer.recorded("not found"),
                FakeAnswer.prints(object(9, "1", "x", "22222222-0000-0000-0000-000000000000")),
                lost())
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    given.begin(model);
    assertThat(text(model).headline()).isEqualTo("The object was deleted. Nothing was sent.");
    given.begin(model);
    assertThat(text(model).headline()).startsWith("The object was deleted and created again");
    given.begin(model);
    assertThat(text(model).tone()).isEqualTo(SheetText.Tone.TROUBLE);
    assertThat(given.tried() + given.sent()).isZero();
  }

  @Test
  void aRefusalIsAtItsFields() {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"))
            .tries(
                FakeAnswer.recorded("dry run, invalid, several causes"),
                FakeAnswer.recorded("dry run, viewer"),
                is(1, "2", "x"))
            .sends(FakeAnswer.recorded("dry run, webhook denies"))
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    given.begin(model);
    assertThat(text(model).headline()).startsWith("The server does not accept this change");
    assertThat(tables(model).getFirst().rows()).isNotEmpty();
    given.begin(model);
    assertThat(words(model)).containsIgnoringCase("cannot patch");
    given.begin(model);
    model.send("");
    given.over(model);
    assertThat(text(model).headline()).isEqualTo("The change was not accepted. Nothing changed.");
    assertThat(text(model).details()).isNotEmpty();
    assertThat(given.journal.read().changes())
        .extracting(SentChange::state)
        .containsExactly(SentChange.State.NOT_SENT);
  }

  @Test
  void aLostAnswerIsLookedInto() {
    SendFixture given =
        new SendFixture(folder)
            .reads(
                is(1, "1", "x"), is(1, "1", "x"), // not yet
                is(1, "1", "x"), is(2, "1", "y"), // put back, or never there
                is(1, "1", "x"), is(2, "7", "x"), // unclear
                is(1, "1", "x"), is(2, "2", "x"), // arrived
                is(1, "1", "x"), lost())
            .tries(is(1, "2", "x"))
            .sends(lost())
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    for (String expected :
        List.of(
            "Perhaps sent: the answer was lost, and live is still as before.",
            "Perhaps sent: the answer was lost. Live is another version now",
            "Perhaps sent: the answer was lost. Live is another version now",
            "Sent ",
            "Perhaps sent: the answer was lost, and live cannot be read.")) {
      assertThat(given.begin(model)).isInstanceOf(SendState.Ready.class);
      model.send("");
      given.over(model);
      assertThat(text(model).headline()).startsWith(expected);
    }
    assertThat(given.sent()).isEqualTo(5);
  }

  @Test
  void whoTriesAgainLeavesNothingThatWasPerhapsSent() {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"))
            .tries(is(1, "2", "x"))
            .sends(lost(), lost(), is(2, "2", "x"))
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    for (int i = 0; i < 3; i++) {
      given.begin(model);
      model.send("");
      given.over(model);
    }
    assertThat(given.journal.read().changes())
        .extracting(SentChange::state)
        .containsExactly(
            SentChange.State.SENT, SentChange.State.NOT_SENT, SentChange.State.NOT_SENT);
  }

  @Test
  void withoutAJournalNothingIsSent() throws IOException {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"))
            .tries(is(1, "2", "x"))
            .sends(is(2, "2", "x"))
            .allows(SendPolicy.ASK);
    Path file = Files.createFile(folder.resolve("file"));
    SendViewModel model = given.model(given.task(), new Journal(file.resolve("sent")));
    given.begin(model);
    model.send("");
    given.over(model);
    assertThat(text(model).headline()).startsWith("The journal cannot be written");
    assertThat(given.sent()).isZero();
  }

  @Test
  void cancelledReadingEndsItsKubectlAndSendsNothing() {
    SendFixture given = new SendFixture(folder).reads(FakeAnswer.hangs()).allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    model.begin();
    given.await(model, state -> given.asked() == 1);
    model.cancel();
    long process = given.kubectl.calls().getLast().process();
    given.await(model, state -> ProcessHandle.of(process).filter(ProcessHandle::isAlive).isEmpty());
    given.await(model, state -> given.lastEnd().isPresent());
    assertThat(given.lastEnd().orElseThrow().why()).contains(Ran.Why.CANCELLED);
    assertThat(given.sent()).isZero();
  }

  @Test
  void aChangeThatWasTouchedSinceSaysWhereAndOneThatPerhapsArrivedIsLookedInto() {
    SendFixture given =
        new SendFixture(folder)
            .reads(
                is(1, "1", "x"),
                lost(),
                lost(), // sent, and nobody can say
                is(2, "2", "y"), // it did arrive
                is(2, "2", "y"),
                is(3, "8", "y"))
            .tries(is(1, "2", "x"), is(2, "1", "y"))
            .sends(lost())
            .allows(SendPolicy.ASK);
    SendViewModel model = given.model(given.task());
    given.begin(model);
    model.send("");
    given.over(model);
    SentChange begun = given.journal.read().changes().getFirst();
    assertThat(begun.state()).isEqualTo(SentChange.State.BEGUN);
    assertThat(new SentList(new Journal.Read(List.of(begun), List.of())).state(begun))
        .isEqualTo("perhaps sent");

    SendViewModel back = given.model(given.undo(begun));
    assertThat(given.begin(back)).isInstanceOf(SendState.Ready.class);
    assertThat(text(back).details().getFirst()).contains("did arrive");
    assertThat(given.journal.read().changes().getFirst().state()).isEqualTo(SentChange.State.SENT);
    assertThat(tables(back).getLast().rows().toString()).contains("data.others");

    assertThat(given.begin(back))
        .isInstanceOfSatisfying(
            SendState.NotUndone.class,
            not -> assertThat(not.choice().why()).isEqualTo(UndoObstacle.TOUCHED));
    assertThat(cells(back)).containsExactly("2", "8", "1");
  }

  @Test
  void noSecretIsOnTheSheetAndAllOfItIsSent() throws IOException {
    String live =
        """
        {"apiVersion": "v1", "kind": "Secret", "type": "Opaque",
         "metadata": {"name": "database", "namespace": "shop", "uid": "1", "resourceVersion": "5"},
         "data": {"password": "b2xkLXBhc3N3b3Jk"}}
        """;
    String after = live.replace("b2xkLXBhc3N3b3Jk", "bmV3LXBhc3N3b3Jk");
    SendFixture given =
        new SendFixture(folder)
            .reads(FakeAnswer.prints(live))
            .tries(FakeAnswer.prints(after))
            .sends(
                FakeAnswer.fails("Error from server: kms failed for \"bmV3LXBhc3N3b3Jk\"\n"),
                FakeAnswer.prints(after.replace("\"5\"", "\"6\"")))
            .allows(SendPolicy.ASK);
    SendViewModel model =
        given.model(
            given.secret(
                live,
                "{apiVersion: v1, kind: Secret, metadata: {name: database, namespace: shop},"
                    + " data: {password: bmV3LXBhc3N3b3Jk}}"));
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < 2; i++) {
      given.begin(model);
      shown.append(words(model));
      model.send("");
      given.over(model);
      shown.append(words(model));
    }

    assertThat(shown)
        .contains("data.password", "••••", "kms failed", "as predicted")
        .doesNotContain("b2xkLXBhc3N3b3Jk", "bmV3LXBhc3N3b3Jk", "new-password", "old-password");
    assertThat(given.kubectl.calls().toString()).doesNotContain("bmV3LXBhc3N3b3Jk");
    try (Stream<Path> files = Files.list(folder.resolve("sent"))) {
      for (Path file : files.toList()) {
        assertThat(file).content().doesNotContain("bmV3LXBhc3N3b3Jk", "b2xkLXBhc3N3b3Jk");
      }
    }
  }

  /** Whatever is pressed in whatever state, a context that is read only is not changed. */
  @Test
  void nothingIsEverSentWhereItIsReadOnly() {
    SendFixture given =
        new SendFixture(folder, true)
            .reads(is(1, "1", "x"), is(2, "1", "y"), lost(), is(3, "4", "y"))
            .tries(is(1, "2", "x"), FakeAnswer.recorded("dry run, conflict"))
            .sends(is(2, "2", "x"));
    Random random = new Random(34);
    given.rules.askProperty().set("*");
    SendViewModel model = given.model(given.task());
    for (int i = 0; i < 400; i++) {
      switch (random.nextInt(6)) {
        case 0 -> model.begin();
        case 1 -> model.allow(SendPolicy.ASK);
        case 2 -> model.allow(SendPolicy.ASK_FOR_NAME);
        case 3 -> model.send("settings");
        case 4 -> model.cancel();
        default -> given.run(2);
      }
    }
    given.begin(model);
    assertThat(given.kubectl.calls())
        .as("calls that name a patch")
        .noneMatch(call -> call.arguments().contains("patch"));
  }

  /** Each Ready is sent at most once, however fast and often keys are pressed. */
  @Test
  void oneAgreementIsOneChange() {
    SendFixture given =
        new SendFixture(folder)
            .reads(is(1, "1", "x"))
            .tries(is(1, "2", "x"))
            .sends(is(2, "2", "x"), FakeAnswer.recorded("dry run, webhook denies"), lost())
            .allows(SendPolicy.ASK);
    Random random = new Random(34);
    SendViewModel model = given.model(given.task());
    int agreed = 0;
    for (int i = 0; i < 300; i++) {
      boolean isReady = model.stateProperty().get() instanceof SendState.Ready;
      switch (random.nextInt(5)) {
        case 0 -> model.begin();
        case 1, 2 -> {
          model.send("");
          agreed += isReady ? 1 : 0;
        }
        case 3 -> model.cancel();
        default -> given.run(15);
      }
    }
    given.await(model, state -> !state.isSending());
    assertThat(given.sent())
        .isLessThanOrEqualTo(agreed)
        .isEqualTo(given.journal.read().changes().size());
  }
}
