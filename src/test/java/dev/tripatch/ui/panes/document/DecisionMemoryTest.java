package dev.tripatch.ui.panes.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Fate;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Decisions belong to the documents that they are made about. */
class DecisionMemoryTest {

  private static final FieldPath REPLICAS = FieldPath.of("replicas");

  private final History history = new History();
  private final DocumentViewModel last = new DocumentViewModel(Role.LAST_APPLIED, history);
  private final DocumentViewModel local = new DocumentViewModel(Role.LOCAL, history);
  private final DocumentViewModel live = new DocumentViewModel(Role.LIVE, history);
  private final LeftOutFields leftOut = new LeftOutFields(history);
  private final DecisionMemory memory =
      new DecisionMemory(history, List.of(last, local, live), leftOut);

  private void show(String name) {
    history.act(
        "Open " + name,
        () ->
            memory.exchange(
                () -> {
                  local.open(OpenDocument.unfiled(name, name));
                  live.open(OpenDocument.unfiled(name, name));
                }));
  }

  private void keepReplicas() {
    history.decide(new Decision(Fate.KEEP_LOCAL, List.of(REPLICAS)), () -> {});
  }

  private Optional<Fate> decided() {
    return memory.decisions().at(REPLICAS);
  }

  /** A decision that edits nothing is a step, too. */
  @Test
  void undoTakesADecisionBack() {
    show("a");
    keepReplicas();
    assertThat(decided()).contains(Fate.KEEP_LOCAL);
    assertThat(history.undo(Optional.of(live)).map(HistoryEntry::name))
        .contains("keep local: replicas");
    assertThat(decided()).isEmpty();
    history.redo(Optional.of(live));
    local.type("typed");
    assertThat(decided()).contains(Fate.KEEP_LOCAL);
  }

  @Test
  void anObjectThatComesBackBringsItsDecisions() {
    show("a");
    keepReplicas();
    leftOut.leaveOut(List.of(FieldPath.of("image")));
    show("b");
    assertThat(decided()).isEmpty();
    assertThat(leftOut.get()).isEmpty();
    leftOut.leaveOut(List.of(REPLICAS));
    show("a");
    assertThat(decided()).contains(Fate.KEEP_LOCAL);
    assertThat(leftOut.get()).containsExactly(FieldPath.of("image"));
    show("b");
    assertThat(decided()).isEmpty();
    assertThat(leftOut.get()).containsExactly(REPLICAS);
  }

  @Test
  void whatWasUndoneElsewhereDoesNotComeBack() {
    show("a");
    keepReplicas();
    show("b");
    show("a");
    for (int i = 0; i < 3; i++) {
      history.undo(Optional.empty());
    }
    show("b");
    show("a");
    assertThat(decided()).isEmpty();
  }

  @Test
  void undoOfOpeningBringsDecisionsBack() {
    show("a");
    keepReplicas();
    leftOut.leaveOut(List.of(REPLICAS));
    show("b");
    history.undo(Optional.empty());
    assertThat(decided()).contains(Fate.KEEP_LOCAL);
    assertThat(leftOut.get()).containsExactly(REPLICAS);
  }

  /** The history keeps the last openings; what was decided long ago stays. */
  @Test
  void whatWasDecidedLongAgoComesBack() {
    show("a");
    keepReplicas();
    leftOut.leaveOut(List.of(FieldPath.of("image")));
    for (int i = 0; i < 100; i++) {
      show("other " + i);
    }
    show("a");
    assertThat(decided()).contains(Fate.KEEP_LOCAL);
    assertThat(leftOut.get()).containsExactly(FieldPath.of("image"));
  }

  @Test
  void aFieldThatIsPutBackStaysSo() {
    leftOut.leaveOut(List.of(REPLICAS));
    show("b");
    show("");
    leftOut.putBack(List.of(REPLICAS));
    show("b");
    show("");
    assertThat(leftOut.get()).isEmpty();
  }
}
