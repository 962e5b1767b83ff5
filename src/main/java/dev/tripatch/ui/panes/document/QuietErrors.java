package dev.tripatch.ui.panes.document;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Lines;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.IntSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The errors that are shown. In a text that a person is typing, a new error waits until they pause
 * or go to another line: it is most likely the word that they have not finished. What was shown
 * before stays, unless it is on the line that they type. Errors of other texts, and the end of all
 * errors, are shown at once.
 */
public final class QuietErrors {

  private Executor pause = Runnable::run;
  private Executor foreground = Runnable::run;
  private Optional<Writing> writing = Optional.empty();
  private long keys;
  private Errors all = Errors.NONE;
  private final ReadOnlyObjectWrapper<Errors> shown = new ReadOnlyObjectWrapper<>(Errors.NONE);

  /**
   * What is wrong.
   *
   * @param texts the text of each pane that has something wrong
   * @param diagnostics what is wrong there
   * @param isStale whether the answer that is shown is older than the texts
   * @param refused what is known of a composed patch that is refused
   * @param refusal why Kubernetes refuses the calculated patch
   */
  public record Errors(
      Map<Role, String> texts,
      Map<Role, List<Diagnostic>> diagnostics,
      boolean isStale,
      List<Hazard> refused,
      Optional<Refusal> refusal) {

    public static final Errors NONE = answer(Optional.empty());

    /** All texts could be read. */
    public static Errors answer(Optional<Refusal> refusal) {
      return new Errors(Map.of(), Map.of(), false, List.of(), refusal);
    }

    private int lineOf(Role pane, Diagnostic each) {
      String text = texts.getOrDefault(pane, "");
      return Lines.of(text).lineOf(Math.min(each.span().start(), text.length()));
    }
  }

  /** Somebody types; each key makes another one. */
  private record Writing(long key, Role pane, IntSupplier line, int begunOn) {}

  /** Waits for pauses; without, whoever types is taken to pause after each key. */
  public void setPause(Executor aside, Executor uiThread) {
    pause = aside;
    foreground = uiThread;
  }

  /**
   * A person is about to change a text by typing.
   *
   * @param line tells the caret's line at any time
   */
  public void typing(Role pane, IntSupplier line) {
    long mine = ++keys;
    writing = Optional.of(new Writing(mine, pane, line, line.getAsInt()));
    pause.execute(() -> foreground.execute(() -> pausedAfter(mine)));
  }

  private void pausedAfter(long key) {
    if (writing.filter(now -> now.key() == key).isPresent()) {
      settle();
    }
  }

  /** The caret is on a line, without anything typed there since. */
  public void caretAt(Role pane, int line) {
    if (writing.filter(now -> now.pane() == pane && now.begunOn() != line).isPresent()) {
      settle();
    }
  }

  private void settle() {
    writing = Optional.empty();
    shown.set(all);
  }

  /** There is another answer. */
  public void answered(Errors now) {
    all = now;
    shown.set(writing.map(this::withoutNew).orElse(now));
  }

  private Errors withoutNew(Writing here) {
    List<Diagnostic> mine = all.diagnostics().getOrDefault(here.pane(), List.of());
    if (mine.isEmpty()) {
      return all.refusal().isPresent() && shown.get().refusal().isEmpty()
          ? Errors.answer(Optional.empty())
          : all;
    }
    List<String> before =
        shown.get().diagnostics().getOrDefault(here.pane(), List.of()).stream()
            .map(Diagnostic::message)
            .toList();
    List<Diagnostic> kept =
        mine.stream()
            .filter(each -> before.contains(each.message()))
            .filter(each -> all.lineOf(here.pane(), each) != here.line().getAsInt())
            .toList();
    Map<Role, List<Diagnostic>> rest = new EnumMap<>(Role.class);
    rest.putAll(all.diagnostics());
    if (kept.isEmpty()) {
      rest.remove(here.pane());
    } else {
      rest.put(here.pane(), kept);
    }
    if (rest.isEmpty()) {
      return Errors.NONE;
    }
    return new Errors(
        all.texts(), rest, true, kept.isEmpty() ? List.of() : all.refused(), Optional.empty());
  }

  /** What is shown. */
  public ReadOnlyObjectProperty<Errors> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** What is shown. */
  public Errors getShown() {
    return shown.get();
  }
}
