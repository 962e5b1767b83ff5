package dev.tripatch.ui.panes.model;

import dev.tripatch.engine.step.Step;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.Mistake;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * Goes through the steps of the last good comparison. They are computed only while somebody goes
 * through them; when the documents change, the step that is shown stays if there still is one like
 * it.
 */
public final class StepperViewModel {

  private final ComparisonViewModel comparison;
  private final LatestWins<Question, Answer> work;
  private final BooleanProperty on = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<Optional<ShownStep>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");
  private Optional<FieldPath> field = Optional.empty();
  private Optional<Known> known = Optional.empty();
  private int wanted;

  /** The steps of a comparison. */
  private record Known(ComparisonView view, Optional<StepPictures> pictures) {}

  /**
   * What is asked.
   *
   * @param known the steps that were shown last
   * @param wanted which step, among those that are shown
   * @param last the step that is shown
   */
  private record Question(
      ComparisonView view,
      Optional<Known> known,
      int wanted,
      Optional<FieldPath> field,
      Optional<Step> last) {

    Answer answer() {
      Optional<Known> same = known.filter(each -> each.view().equals(view));
      Known steps = same.orElseGet(() -> new Known(view, view.stepPictures()));
      boolean isOther = same.isEmpty() && known.isPresent();
      return new Answer(this, steps, steps.pictures().map(all -> shown(all, isOther)));
    }

    private ShownStep shown(StepPictures all, boolean isOther) {
      List<Step> steps = all.steps();
      List<Integer> places =
          field
              .map(all::about)
              .filter(found -> !found.isEmpty())
              .orElseGet(() -> IntStream.range(0, steps.size()).boxed().toList());
      int place = isOther ? like(steps, places) : wanted;
      int at = Math.clamp(place, 0, places.size() - 1);
      return new ShownStep(
          all.at(places.get(at)),
          at,
          places.stream().map(each -> steps.get(each).phase()).toList(),
          field);
    }

    /** Where a step by the same rule about the same field is now. */
    private int like(List<Step> steps, List<Integer> places) {
      return last.flatMap(
              was ->
                  IntStream.range(0, places.size())
                      .filter(at -> isLike(steps.get(places.get(at)), was))
                      .boxed()
                      .findFirst())
          .orElse(wanted);
    }

    private static boolean isLike(Step step, Step was) {
      return step.rule() == was.rule() && step.field().equals(was.field());
    }
  }

  private record Answer(Question asked, Known known, Optional<ShownStep> shown) {}

  /**
   * Follows a comparison.
   *
   * @param comparison the comparison
   * @param background where to work; not where comparisons are made, since typing waits for those
   * @param foreground runs what it is given on the UI thread, later
   */
  public StepperViewModel(
      ComparisonViewModel comparison, Executor background, Executor foreground) {
    this.comparison = comparison;
    this.work = new LatestWins<>(Question::answer, background, foreground, this::show, this::fail);
    comparison.viewProperty().subscribe((before, now) -> ask());
    on.subscribe((before, now) -> switched(now));
  }

  private void switched(boolean isOn) {
    if (isOn) {
      ask();
    } else {
      beginAnew();
      trouble.set("");
      shown.set(Optional.empty());
    }
  }

  private void ask() {
    if (on.get()) {
      comparison
          .getView()
          .ifPresentOrElse(
              view ->
                  work.ask(
                      new Question(
                          view, known, wanted, field, shown.get().map(it -> it.picture().step()))),
              () -> clear(ModelWords.OPEN_DOCUMENTS_FIRST.text()));
    }
  }

  private void clear(String why) {
    work.forget();
    known = Optional.empty();
    trouble.set(why);
    shown.set(Optional.empty());
  }

  private void fail(RuntimeException problem) {
    clear(ModelWords.STEPS_FAILED.text("line", Mistake.line(problem)));
  }

  private void show(Answer answer) {
    if (!on.get()) {
      return;
    }
    known = Optional.of(answer.known());
    boolean isLatest = answer.asked().wanted() == wanted;
    if (isLatest) {
      answer.shown().ifPresent(step -> wanted = step.place());
    }
    trouble.set(answer.shown().isPresent() ? "" : ModelWords.REFUSED_SO_NO_STEPS.text());
    shown.set(answer.shown());
  }

  /** Whether the steps are shown. */
  public BooleanProperty onProperty() {
    return on;
  }

  /** The step that is shown; empty while nobody looks, or until it is known. */
  public ReadOnlyObjectProperty<Optional<ShownStep>> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** Why there is no step to show, in a sentence; empty if there is one. */
  public ReadOnlyStringProperty troubleProperty() {
    return trouble.getReadOnlyProperty();
  }

  /** Goes through the steps about a field only, from the first. */
  public void openFor(FieldPath wantedField) {
    open(Optional.of(wantedField), 0);
  }

  /** Goes through all steps again, from the one that is shown. */
  public void showAll() {
    Optional<Step> now = shown.get().map(it -> it.picture().step());
    int place =
        now.flatMap(step -> known.flatMap(Known::pictures).map(all -> all.steps().indexOf(step)))
            .orElse(0);
    open(Optional.empty(), place);
  }

  private void open(Optional<FieldPath> wantedField, int place) {
    field = wantedField;
    wanted = place;
    if (on.get()) {
      ask();
    } else {
      on.set(true);
    }
  }

  /** Goes on by one step; does nothing at the last one. */
  public void next() {
    goTo(wanted + 1);
  }

  /** Goes back by one step; does nothing at the first one. */
  public void previous() {
    goTo(wanted - 1);
  }

  /** Goes to the first step. */
  public void first() {
    goTo(0);
  }

  /** Goes to the last step: the result. */
  public void last() {
    goTo(Integer.MAX_VALUE);
  }

  /** Whether the steps are wanted and not known yet. */
  public boolean isWorking() {
    return on.get() && shown.get().isEmpty() && trouble.get().isEmpty();
  }

  /** Whether there is a step so many further; there is none while nobody goes through them. */
  public boolean hasStep(int by) {
    return shown.get().filter(now -> isWithin(wanted + by, now)).isPresent();
  }

  private static boolean isWithin(int place, ShownStep now) {
    return place >= 0 && place < now.count();
  }

  /** Forgets the steps: those of the next comparison are shown from the first. */
  public void beginAnew() {
    work.forget();
    known = Optional.empty();
    field = Optional.empty();
    wanted = 0;
  }

  /** Goes to a step, counted from 0, or as near as there is one. */
  public void goTo(int place) {
    int most = shown.get().map(ShownStep::count).orElse(1) - 1;
    int there = Math.clamp(place, 0, most);
    if (there != wanted && shown.get().isPresent()) {
      wanted = there;
      ask();
    }
  }
}
