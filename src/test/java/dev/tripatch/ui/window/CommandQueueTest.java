package dev.tripatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a key is about that comes while something is compared. */
class CommandQueueTest {
  private final Deque<Runnable> held = new ArrayDeque<>();
  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(
          documents, new Comparer(new Workbench(new BundledCatalog())), held::add, Runnable::run);
  private final SelectionViewModel selection = new SelectionViewModel(comparison);
  private final CommandQueue queue = new CommandQueue(comparison, selection, Runnable::run);
  private final List<String> decided = new ArrayList<>();

  @BeforeEach
  void busy() {
    documents.local().type("a: 1\nb: 1\n");
    documents.live().type("a: 2\nb: 2\n");
    compareAll();
    select("a");
    documents.local().type("a: 3\nb: 1\n");
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

  private void key() {
    Supplier<String> meant =
        queue.meant(() -> selection.getPath().map(FieldPath::toString).orElse(""));
    queue.whenCompared(() -> decided.add(meant.get()));
  }

  @Test
  void whatAPersonSelectsIsMeantWhateverACommandSelectsLater() {
    queue.whenCompared(() -> select("a"));
    select("b");
    key();
    compareAll();
    assertThat(decided).containsExactly("b");
  }

  @Test
  void whatAWaitingCommandSelectsIsMeantByKeysAfterIt() {
    queue.whenCompared(() -> select("b"));
    key();
    compareAll();
    assertThat(decided).containsExactly("b");
  }

  @Test
  void whatComesWithOtherDocumentsIsNoChoice() {
    queue.whenComparedSelect(() -> select("a"));
    select("b");
    key();
    key();
    compareAll();
    assertThat(decided).containsExactly("a", "a");
  }
}
