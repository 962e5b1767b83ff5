package dev.tripatch.ui.panes.model;

import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.engine.format.Step;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.Mistake;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * Goes through the steps of the last good comparison. They are computed only while somebody goes
 * through them; when a document is edited, the step that is shown stays if there still is one like
 * it, and when another one is opened, its first step is shown.
 */
public final class StepperViewModel {

  private final ModelContext models;
  private final LatestWins<Question, Answer> work;
  private final BooleanProperty on = new SimpleBooleanProperty();
  private final BooleanProperty unfolded = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<Optional<ShownStep>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");
  private Optional<FieldPath> field = Optional.empty();
  private Optional<Known> known = Optional.empty();
  private int wanted;
  private Optional<Leaving> leaving = Optional.empty();

  /**
   * Another document was opened, and what is known of it is to come.
   *
   * @param view what was compared before
   */
  private record Leaving(Optional<ComparisonView> view) {}

  /** The steps of a comparison. */
  private record Known(ComparisonView view, Optional<StepPictures> pictures) {}

  /**
   * What is asked.
   *
   * @param known the steps that were shown last
   * @param wanted which step, among those that are shown
   * @param isUnfolded whether fine steps are shown
   * @param last the step that is shown; empty if another object begins with its first
   */
  private record Question(
      ComparisonView view,
      Optional<Known> known,
      int wanted,
      boolean isUnfolded,
      Optional<FieldPath> field,
      Optional<Step> last) {

    Answer answer() {
      Optional<Known> same = known.filter(each -> each.view().equals(view));
      Known steps = same.orElseGet(() -> new Known(view, view.stepPictures()));
      boolean isOther = same.isEmpty() && known.isPresent();
      return new Answer(this, steps, steps.pictures().map(all -> shown(all, isOther)));
    }

    private ShownStep shown(StepPictures all, boolean isOther) {
      List<CoarseStep> coarse = all.coarse();
      return isUnfolded ? fine(all, coarse, isOther) : coarse(all, coarse, isOther);
    }

    private ShownStep coarse(StepPictures all, List<CoarseStep> coarse, boolean isOther) {
      int place = isOther ? like(coarse, (step, was) -> step.phase() == was.phase()) : wanted;
      int at = Math.clamp(place, 0, coarse.size() - 1);
      return new ShownStep(all.at(coarse.get(at)), at, coarse, coarse, false, Optional.empty());
    }

    private ShownStep fine(StepPictures all, List<CoarseStep> coarse, boolean isOther) {
      List<Step> steps = all.steps();
      List<Integer> places =
          field
              .map(all::about)
              .filter(found -> !found.isEmpty())
              .orElseGet(() -> IntStream.range(0, steps.size()).boxed().toList());
      int place = isOther ? like(places, (at, was) -> isLike(steps.get(at), was)) : wanted;
      int at = Math.clamp(place, 0, places.size() - 1);
      return new ShownStep(all.at(places.get(at)), at, coarse, parts(places, coarse), true, field);
    }

    private static List<CoarseStep> parts(List<Integer> places, List<CoarseStep> coarse) {
      Iterator<CoarseStep> rest = coarse.iterator();
      List<CoarseStep> parts = new ArrayList<>();
      CoarseStep now = rest.next();
      for (int place : places) {
        while (!now.has(place)) {
          now = rest.next();
        }
        parts.add(now);
      }
      return parts;
    }

    /** Where a step that is like the one shown before is now. */
    private <T> int like(List<T> steps, BiPredicate<T, Step> isLike) {
      return last.flatMap(
              was ->
                  IntStream.range(0, steps.size())
                      .filter(at -> isLike.test(steps.get(at), was))
                      .boxed()
                      .findFirst())
          .orElse(wanted);
    }

    private static boolean isLike(Step step, Step was) {
      return step.rule() == was.rule() && step.field().equals(was.field());
    }
  }

  private record Answer(Question asked, Known known, Optional<ShownStep> shown) {}

  /** Follows a comparison. */
  public StepperViewModel(ModelContext models) {
    this.models = models;
    this.work = models.latest(Question::answer, this::show, this::fail);
    models.comparison().viewProperty().subscribe((before, now) -> ask());
    on.subscribe((before, now) -> switched(now));
    unfolded.subscribe((before, now) -> turned(now));
    for (DocumentViewModel document : models.documents().all()) {
      document
          .openedProperty()
          .subscribe(
              (before, now) -> {
                if (!isSame(before, now) && !document.getText().equals(now.text())) {
                  beginAgain();
                }
              });
    }
  }

  /** What is read again, or was saved, is no other document. */
  private static boolean isSame(OpenDocument before, OpenDocument now) {
    return before.isSameInCluster(now)
        || now.origin().isPresent()
            && now.origin()
                .map(OpenDocument.Origin::place)
                .equals(before.origin().map(OpenDocument.Origin::place));
  }

  private void switched(boolean isOn) {
    if (isOn) {
      ask();
    } else {
      work.forget();
      known = Optional.empty();
      leaving = Optional.empty();
      field = Optional.empty();
      wanted = 0;
      trouble.set("");
      shown.set(Optional.empty());
    }
  }

  private void ask() {
    if (on.get()) {
      models
          .comparison()
          .getView()
          .ifPresentOrElse(
              view -> work.ask(new Question(view, known, wanted, unfolded.get(), field, before())),
              () -> clear(ModelWords.OPEN_DOCUMENTS_FIRST.text()));
    }
  }

  private Optional<Step> before() {
    return leaving.isPresent() ? Optional.empty() : shown.get().map(it -> it.picture().step());
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
    ComparisonView view = answer.known().view();
    leaving = leaving.filter(old -> old.view().equals(Optional.of(view)));
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

  /** Whether the fine steps are shown. */
  public BooleanProperty unfoldedProperty() {
    return unfolded;
  }

  /** Goes from a coarse step to its first fine one, or from a fine one to its coarse one. */
  private void turned(boolean isUnfolded) {
    shown
        .get()
        .filter(now -> now.isUnfolded() != isUnfolded)
        .ifPresent(
            now -> {
              field = Optional.empty();
              wanted = isUnfolded ? now.part().from() : now.coarse().indexOf(now.part());
              ask();
            });
  }

  /** Goes through the fine steps about a field only, from the first. */
  public void openFor(FieldPath wantedField) {
    unfolded.set(true);
    open(Optional.of(wantedField), 0);
  }

  /** Goes through all fine steps again, from the one that is shown. */
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

  private void beginAgain() {
    if (on.get()) {
      leaving = Optional.of(new Leaving(models.comparison().getView()));
      field = Optional.empty();
      wanted = 0;
      ask();
    }
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
