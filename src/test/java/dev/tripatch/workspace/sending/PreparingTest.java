package dev.tripatch.workspace.sending;

import static dev.tripatch.workspace.sending.SendStage.CONFLICT;
import static dev.tripatch.workspace.sending.SendStage.live;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.live.FailureKind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Before a change is sent, live is read again and the change is tried; nothing changes. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class PreparingTest {
  @TempDir private Path folder;
  private SendStage stage;

  @BeforeEach
  void write() {
    stage = new SendStage(folder);
  }

  @AfterEach
  void nothingWasSent() {
    assertThat(stage.sendCalls()).isZero();
    assertThat(stage.restarted().changes()).isEmpty();
  }

  private Preparation prepare() {
    return stage.prepare(SendStage.plan());
  }

  private List<FakeCall> calls(String word) {
    return stage.fake.calls().stream().filter(call -> call.arguments().contains(word)).toList();
  }

  @Test
  void itIsReadyOnTheVersionThatWasTried() {
    stage.gets(live("2", 7)).tries(live("2", 9));

    Prepared prepared = ((Preparation.Ready) prepare()).prepared();

    assertThat(prepared.now().resourceVersion()).isEqualTo("2");
    assertThat(prepared.since()).isEqualTo(new LiveSince.Same());
    assertThat(prepared.place().context()).isEqualTo("truth-viewer");
    assertThat(prepared.expected()).isEqualTo(SendStage.read(SendStage.object("2", 9)).value());
    assertThat(prepared.cluster().connection().context()).contains("truth-viewer");
  }

  @Test
  void aConflictIsTriedOnANewerVersion() {
    stage.gets(live("2", 7), live("3", 7)).tries(CONFLICT, live("3", 9));

    assertThat(((Preparation.Ready) prepare()).prepared().now().resourceVersion()).isEqualTo("3");
  }

  @Test
  void whatMovesAllTheTimeIsRestless() {
    stage.gets(live("2", 7)).tries(CONFLICT);

    assertThat(prepare()).isEqualTo(new Preparation.Restless(5));
    assertThat(calls("--dry-run=server")).hasSize(5);
  }

  @Test
  void whatMovedIsNotTried() {
    stage.gets(live("2", 8));

    assertThat(prepare()).isInstanceOf(Preparation.Overtaken.class);
    assertThat(calls("--dry-run=server")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dry run, JSON Patch that does not fit", "dry run, made again"})
  void aRefusalOfWhatLiveIsNotAnyMoreIsNone(String refusal) {
    stage.gets(live("2", 7), live("3", 8)).tries(FakeAnswer.recorded(refusal));

    assertThat(prepare()).isInstanceOf(Preparation.Overtaken.class);
  }

  @Test
  void whatIsDeletedMeanwhileIsGone() {
    stage
        .gets(live("2", 7), FakeAnswer.recorded("not found"))
        .tries(FakeAnswer.recorded("dry run, not found"));

    Preparation.Unread unread = (Preparation.Unread) prepare();

    assertThat(unread.failure().isOfMissingObject()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dry run, invalid", "dry run, viewer", "dry run, webhook denies"})
  void whatTheServerDoesNotTakeIsRefused(String refusal) {
    stage.gets(live("2", 7)).tries(FakeAnswer.recorded(refusal));

    assertThat(prepare()).isInstanceOf(Preparation.Refused.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dry run, down", "dry run, login fails"})
  void aServerThatIsNotReachedDoesNotRefuse(String failure) {
    stage.gets(live("2", 7)).tries(FakeAnswer.recorded(failure));

    assertThat(prepare()).isInstanceOf(Preparation.Unread.class);
  }

  @Test
  void aClusterThatIsNotThereIsUnread() {
    stage.gets(FakeAnswer.recorded("dry run, down"));

    Preparation.Unread unread = (Preparation.Unread) prepare();

    assertThat(unread.failure().kind()).isEqualTo(FailureKind.UNREACHABLE);
  }
}
