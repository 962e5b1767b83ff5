package dev.tripatch.ui.panes.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Lines;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Nothing flashes while a word is half typed. */
class QuietErrorsTest {
  private static final String PATCH =
      "spec:\n"
          + "  template:\n"
          + "    spec:\n"
          + "      containers:\n"
          + "      - name: \"web\"\n"
          + "        image: web:2\n"
          + "        args: [a, b]\n";

  private final List<Runnable> later = new ArrayList<>();
  private final QuietErrors errors = new QuietErrors();
  private int line = 1;

  QuietErrorsTest() {
    errors.setPause(later::add, Runnable::run);
  }

  private void pause() {
    List<Runnable> due = List.copyOf(later);
    later.clear();
    due.forEach(Runnable::run);
  }

  private List<Integer> shownLines(String text) {
    return errors.getShown().diagnostics().getOrDefault(Role.PATCH, List.of()).stream()
        .map(each -> Lines.of(text).lineOf(Math.min(each.span().start(), text.length())))
        .toList();
  }

  private static QuietErrors.Errors of(Role pane, String text) {
    SourceDocument read = SourceReader.read("text", text);
    return read.error()
        .map(
            wrong ->
                new QuietErrors.Errors(
                    Map.of(pane, text),
                    Map.of(pane, List.of(wrong)),
                    true,
                    List.of(),
                    Optional.empty()))
        .orElse(QuietErrors.Errors.NONE);
  }

  private void type(String text) {
    line = Lines.of(text).lineOf(text.length());
    errors.typing(Role.PATCH, () -> line);
    errors.answered(of(Role.PATCH, text));
  }

  /** The law: key by key, nothing of the caret's line is shown; after a pause, what is wrong is. */
  @Test
  void ofEachPrefixOnlyWhatIsWrongElsewhereIsShownAtOnce() {
    int wrong = 0;
    for (int length = 1; length <= PATCH.length(); length++) {
      String text = PATCH.substring(0, length);
      type(text);
      assertThat(shownLines(text)).as(text).doesNotContain(line);
      assertThat(errors.getShown().isStale()).as(text).isFalse();
      wrong += SourceReader.read("text", text).error().isPresent() ? 1 : 0;
    }
    assertThat(wrong).as("prefixes that cannot be read").isPositive();
    assertThat(errors.getShown()).isEqualTo(QuietErrors.Errors.NONE);
  }

  /** An answer may come after several keys, or after the pause. */
  @Test
  void aPauseShowsWhatIsWrong() {
    String half = "spec:\n  a: [";
    type(half);
    assertThat(shownLines(half)).isEmpty();
    pause();
    assertThat(shownLines(half)).isNotEmpty();
    assertThat(errors.getShown().isStale()).isTrue();
    type(half + "]");
    assertThat(errors.getShown()).isEqualTo(QuietErrors.Errors.NONE);
    pause();
    errors.answered(of(Role.PATCH, half));
    assertThat(shownLines(half)).as("nobody types").isNotEmpty();
  }

  @Test
  void anEarlierKeysPauseShowsNothing() {
    type("spec:\n  a: [");
    List<Runnable> first = List.copyOf(later);
    type("spec:\n  a: [b");
    first.forEach(Runnable::run);
    assertThat(errors.getShown()).isEqualTo(QuietErrors.Errors.NONE);
  }

  @Test
  void leavingTheLineShowsWhatIsWrong() {
    type("spec:\n  a: [");
    errors.caretAt(Role.PATCH, 2);
    assertThat(errors.getShown().isStale()).isFalse();
    errors.caretAt(Role.PATCH, 1);
    assertThat(errors.getShown().isStale()).isTrue();
  }

  @Test
  void anotherTextsErrorIsShownAtOnce() {
    errors.typing(Role.PATCH, () -> 1);
    errors.answered(of(Role.LIVE, "a: ["));
    assertThat(errors.getShown().diagnostics()).containsKey(Role.LIVE);
    assertThat(errors.getShown().isStale()).isTrue();
  }

  @Test
  void whatWasShownStaysWhileSomethingElseIsTyped() {
    Diagnostic elsewhere =
        new Diagnostic(Diagnostic.Severity.ERROR, new Span(0, 1), "It is wrong.", "");
    QuietErrors.Errors known =
        new QuietErrors.Errors(
            Map.of(Role.PATCH, "a\nb"),
            Map.of(Role.PATCH, List.of(elsewhere)),
            true,
            List.of(),
            Optional.empty());
    errors.answered(known);
    errors.typing(Role.PATCH, () -> 2);
    errors.answered(known);
    assertThat(errors.getShown()).isEqualTo(known);
    errors.typing(Role.PATCH, () -> 1);
    errors.answered(known);
    assertThat(errors.getShown().isStale()).as("on the line that is typed").isFalse();
  }
}
