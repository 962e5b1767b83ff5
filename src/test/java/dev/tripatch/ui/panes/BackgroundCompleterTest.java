package dev.tripatch.ui.panes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.edit.complete.Completion;
import dev.tripatch.ui.editor.Completer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** Of the answers from the background only the one to the newest request is given. */
class BackgroundCompleterTest {

  private final Queue<Runnable> work = new ArrayDeque<>();
  private final Queue<Runnable> deliveries = new ArrayDeque<>();
  private final List<String> computed = new ArrayList<>();
  private final List<String> given = new ArrayList<>();
  private final Completer completer =
      new BackgroundCompleter(
          (text, caret) ->
              () -> {
                computed.add(text);
                return new Completion.Answer(List.of(), text, false);
              },
          new Completing.Background(work::add, deliveries::add, given::add));

  private void find(String text) {
    completer.find(completer.request(text, 0), answer -> given.add(answer.typed()));
  }

  private void runAll() {
    while (!work.isEmpty() || !deliveries.isEmpty()) {
      (work.isEmpty() ? deliveries : work).remove().run();
    }
  }

  @Test
  void anAnswerIsGivenOnceItIsDelivered() {
    find("a");
    work.remove().run();
    assertThat(given).isEmpty();
    runAll();
    assertThat(given).containsExactly("a");
  }

  @Test
  void whatWasBeingComputedWhenTheTextChangedIsDropped() {
    find("a");
    work.remove().run();
    find("ab");
    runAll();
    assertThat(computed).containsExactly("a", "ab");
    assertThat(given).containsExactly("ab");
  }

  @Test
  void whatOnlyWaitedIsNotComputed() {
    find("a");
    find("ab");
    find("abc");
    runAll();
    assertThat(computed).containsExactly("a", "abc");
    assertThat(given).containsExactly("abc");
  }
}
