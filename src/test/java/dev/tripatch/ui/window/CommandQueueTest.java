package dev.tripatch.ui.window;

import static dev.tripatch.ui.Fragments.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a key is about that comes while something is compared, or asked. */
class CommandQueueTest {
  private final Deque<Runnable> held = new ArrayDeque<>();
  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(
          documents, new Comparer(new Workbench(new BundledCatalog())), held::add, Runnable::run);
  private final SelectionViewModel selection = new SelectionViewModel(comparison);
  private final List<String> said = new ArrayList<>();
  private final CommandQueue queue =
      new CommandQueue(comparison, selection, Runnable::run, said::add);
  private final List<String> decided = new ArrayList<>();

  @BeforeEach
  void busy() {
    documents.local().type(named("a: 1\nb: 1\nc: 1\n"));
    documents.live().type(named("a: 2\nb: 2\nc: 2\n"));
    compareAll();
    select("a");
    documents.local().type(named("a: 3\nb: 1\nc: 1\n"));
    assertThat(comparison.busyProperty().get()).isTrue();
  }

  private void compareAll() {
    while (!held.isEmpty()) {
      held.remove().run();
    }
  }

  private void select(String field) {
    selection.select(FieldPath.of(field));
  }

  private void move(String field) {
    queue.move(() -> select(field));
  }

  private void moveToNothing() {
    queue.move(queue::lost);
  }

  private static String field(Subject about) {
    return about.title().replace(" of A/a", "");
  }

  private void key() {
    queue.decide("Decide", about -> decided.add(field(about)));
  }

  @Test
  void whatAPersonSelectsIsMeantWhateverACommandSelectsLater() {
    move("a");
    select("b");
    key();
    compareAll();
    assertThat(decided).containsExactly("b");
    assertThat(selection.getPath()).as("the later choice stays").contains(FieldPath.of("b"));
  }

  @Test
  void whatIsSelectedWhenAKeyIsPressedIsMeantWhateverIsClickedLater() {
    key();
    select("b");
    key();
    select("c");
    compareAll();
    assertThat(decided).containsExactly("a", "b");
  }

  @Test
  void whatAWaitingCommandSelectsIsMeantByKeysAfterIt() {
    move("b");
    key();
    move("c");
    key();
    compareAll();
    assertThat(decided).containsExactly("b", "c");
  }

  @Test
  void whatComesWithOtherDocumentsIsNoChoice() {
    queue.inTurn(() -> queue.move(() -> {}));
    selection.selectFirst();
    key();
    key();
    compareAll();
    assertThat(decided).hasSize(2).containsOnly(selection.getPath().orElseThrow().toString());
  }

  @Test
  void whatFollowsAMoveThatFoundNothingDoesNothingAtAnySpeed() {
    moveToNothing();
    key();
    compareAll();
    assertThat(decided).isEmpty();
    assertThat(said)
        .containsExactly(
            "Decide: nothing was done, since the step before it found nothing. Press again to do it"
                + " to a of A/a.");
    moveToNothing();
    key();
    assertThat(decided).isEmpty();
    key();
    assertThat(decided).as("pressed again").containsExactly("a");
    moveToNothing();
    select("b");
    key();
    assertThat(decided).as("chosen since").containsExactly("a", "b");
  }

  @Test
  void whatFollowsAMoveThatWasOvertakenDoesNothing() {
    move("b");
    key();
    select("c");
    compareAll();
    assertThat(decided).isEmpty();
    assertThat(selection.getPath()).contains(FieldPath.of("c"));
  }

  @Test
  void whatIsGoneIsNotDecided() {
    key();
    documents.local().type(named("b: 1\n"));
    documents.live().type(named("b: 2\n"));
    compareAll();
    assertThat(decided).isEmpty();
    assertThat(said)
        .containsExactly("Decide: nothing was done, since a of A/a is no longer there.");
  }

  @Test
  void whatIsTypedIsMeantAsSoonAsItIsCompared() {
    selection.await();
    key();
    queue.inTurn(() -> {});
    selection.selectTyped(Optional.of(FieldPath.of("c")), Role.LOCAL);
    compareAll();
    assertThat(decided).containsExactly("c");
    selection.await();
    select("b");
    selection.selectTyped(Optional.of(FieldPath.of("c")), Role.LOCAL);
    key();
    assertThat(decided).as("what was chosen since stays").containsExactly("c", "b");
  }

  @Test
  void whatIsDecidedBesideTheSelectionLeavesItSelectedForLaterKeys() {
    queue.decide(
        "Decide",
        comparison.fieldsOfShown(List.of(FieldPath.of("c"))),
        about -> decided.add(field(about)));
    key();
    compareAll();
    key();
    assertThat(decided).containsExactly("c", "a", "a");
  }

  @Test
  void rowsOfAListAreMeantUntilItIsLeft() {
    compareAll();
    selection.selectIn(
        new Subject.InList(Map.of("row", Set.of(FieldPath.of("x"))), "x of another object"));
    key();
    selection.leaveList();
    key();
    assertThat(decided).containsExactly("x of another object", "a");
  }

  @Test
  void whatIsTypedBeforeAQuestionIsNotDoneAfterItsAnswer() {
    queue.decide(
        "Ask",
        about -> {
          queue.asking(true);
          decided.add("asked");
          queue.asking(false);
        });
    key();
    move("b");
    key();
    compareAll();
    assertThat(decided).containsExactly("asked");
    assertThat(said)
        .containsExactly("3 commands were given before this question; they are not carried out.");
    assertThat(queue.isWaiting()).isFalse();
  }

  @Test
  void whatWorksAsideKeepsTheOthersWaiting() {
    compareAll();
    Deque<Runnable> aside = new ArrayDeque<>();
    queue.decide("Try", about -> queue.work(aside::add, () -> "tried", decided::add));
    key();
    assertThat(decided).isEmpty();
    aside.remove().run();
    assertThat(decided).containsExactly("tried", "a");
  }
}
