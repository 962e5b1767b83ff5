package dev.tripatch.ui.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.ui.sample.LineComparer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** What is compared before anyone asks. */
class EarlyComparerTest {

  private static final Texts FIRST = texts("a: 1\n");
  private static final Texts OTHER = texts("a: 2\n");

  private final List<Texts> compared = new ArrayList<>();
  private final Comparer inner =
      texts -> {
        compared.add(texts);
        return new LineComparer().compare(texts);
      };

  private static Texts texts(String local) {
    return new Texts(
        new ThreeDocuments<>(
            Optional.empty(),
            new NamedText("local", local),
            Optional.of(new NamedText("live", "a: 3\n"))));
  }

  @Test
  void theFirstTextsAreComparedOnceAndBeforeTheyAreAskedFor() {
    EarlyComparer early = new EarlyComparer(inner, FIRST, Runnable::run);
    assertThat(compared).containsExactly(FIRST);
    TimedAnswer answer = early.timed(texts("a: 1\n"));
    assertThat(answer.answer()).isInstanceOf(Answer.Compared.class);
    assertThat(answer.micros()).isPositive();
    assertThat(compared).as("equal texts").containsExactly(FIRST);
    assertThat(early.compare(FIRST)).isInstanceOf(Answer.Compared.class);
    assertThat(compared).as("the early answer is not kept").containsExactly(FIRST, FIRST);
  }

  @Test
  void otherTextsAreComparedAfterTheEarlyWork() {
    List<Runnable> begun = new ArrayList<>();
    EarlyComparer early = new EarlyComparer(inner, FIRST, begun::add);
    CompletableFuture<Answer> asked = CompletableFuture.supplyAsync(() -> early.compare(OTHER));
    assertThat(asked).isNotDone();
    begun.getFirst().run();
    assertThat(asked.join()).isInstanceOf(Answer.Compared.class);
    assertThat(compared).containsExactly(FIRST, OTHER);
  }

  @Test
  void whatFailedEarlyFailsAgainForWhoAsks() {
    Comparer broken =
        texts -> {
          compared.add(texts);
          throw new IllegalStateException("broken");
        };
    EarlyComparer early = new EarlyComparer(broken, FIRST, Runnable::run);
    assertThatThrownBy(() -> early.compare(FIRST)).hasMessage("broken");
    assertThat(compared).containsExactly(FIRST, FIRST);
  }
}
