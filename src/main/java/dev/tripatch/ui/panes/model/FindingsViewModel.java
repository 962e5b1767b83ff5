package dev.tripatch.ui.panes.model;

import dev.tripatch.decide.WaysOut;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.ConflictText;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.Mistake;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableStringValue;

/**
 * Hazards and conflicts of the last good comparison, and the ways out of the selected conflict. All
 * of it is looked for aside; nobody waits for it.
 */
public final class FindingsViewModel {

  private final ModelContext models;
  private final Executor pause;
  private long turn;
  private final LatestWins<Answer.Compared, Found> search;
  private final LatestWins<Question, ConflictWaysOut> trials;
  private final ReadOnlyObjectWrapper<Found> found = new ReadOnlyObjectWrapper<>(Found.NOTHING);
  private final ReadOnlyObjectWrapper<Optional<ConflictWaysOut>> waysOut =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper looking = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");

  /**
   * What was found.
   *
   * @param view in which comparison; empty if there is none
   * @param hazards by document and place
   * @param conflicts as people see them
   * @param behind the same, to ask for more
   * @param unused what is wrong in texts that have no part in it
   */
  public record Found(
      Optional<ComparisonView> view,
      List<Hazard> hazards,
      List<ConflictText> conflicts,
      Optional<Conflicts> behind,
      Map<Role, Diagnostic> unused) {

    static final Found NOTHING =
        new Found(Optional.empty(), List.of(), List.of(), Optional.empty(), Map.of());

    static Found in(Answer.Compared answer) {
      Optional<Conflicts> conflicts = answer.findings().conflicts();
      List<ConflictText> texts =
          conflicts.stream().flatMap(all -> all.all().stream().map(all::text)).toList();
      return new Found(
          Optional.of(answer.view()),
          answer.findings().hazards(),
          texts,
          conflicts,
          answer.findings().unused());
    }

    private Optional<Question> about(FieldPath path) {
      return behind.flatMap(all -> all.at(path).map(conflict -> new Question(all, conflict, path)));
    }
  }

  /**
   * The ways out of a conflict.
   *
   * @param text the conflict
   * @param waysOut what can be decided about it, tried out
   */
  public record ConflictWaysOut(ConflictText text, List<WaysOut.WayOut> waysOut) {}

  private record Question(Conflicts conflicts, Conflict conflict, FieldPath path) {

    ConflictWaysOut answer() {
      List<WaysOut.WayOut> ways =
          WaysOut.isPart(conflicts, path)
              ? WaysOut.ofPart(conflicts, path)
              : WaysOut.of(conflicts, conflict);
      return new ConflictWaysOut(conflicts.text(conflict), ways);
    }
  }

  /**
   * Follows a comparison and the selection in it.
   *
   * @param pause runs what it is given after a pause: a person who types is not disturbed
   */
  public FindingsViewModel(ModelContext models, Executor pause) {
    this.models = models;
    this.pause = pause;
    search = models.latest(Found::in, this::showFound, this::fail);
    trials = models.latest(Question::answer, this::show, this::fail);
    models.comparison().answerProperty().subscribe(this::changed);
    models
        .comparison()
        .errors()
        .shownProperty()
        .subscribe((before, now) -> showRefused(now.refused()));
    models.selection().choiceProperty().subscribe((before, now) -> selectionChanged());
  }

  private void changed(Optional<Answer.Compared> answer) {
    turn++;
    looking.set(answer.isPresent());
    if (answer.isPresent()) {
      searchAfterPause();
    } else {
      search.forget();
      show(Found.NOTHING);
    }
  }

  /** A refused patch has its hazards with it. */
  private void showRefused(List<Hazard> hazards) {
    if (!hazards.isEmpty()) {
      turn++;
      search.forget();
      show(
          new Found(
              models.comparison().viewProperty().get(),
              hazards,
              List.of(),
              Optional.empty(),
              found.get().unused()));
    }
  }

  /** There may be a later answer, which is looked at after the pause. */
  private void showFound(Found now) {
    show(now);
    looking.set(!isUpToDate());
  }

  /** Whether what was found is about the comparison that is shown. */
  public boolean isUpToDate() {
    return found
        .get()
        .view()
        .equals(models.comparison().answerProperty().get().map(Answer.Compared::view));
  }

  /**
   * Only the last answer of a row of them is looked at. What waits does not hold its answer: a
   * large document's takes tens of megabytes, and there is one for each keystroke.
   */
  private void searchAfterPause() {
    long mine = turn;
    pause.execute(() -> models.foreground().execute(() -> search(mine)));
  }

  private void search(long asked) {
    if (asked == turn) {
      models.comparison().answerProperty().get().ifPresent(search::ask);
    }
  }

  private void show(Found now) {
    failure.set("");
    looking.set(false);
    found.set(now);
    selectionChanged();
  }

  private void selectionChanged() {
    models
        .selection()
        .getPath()
        .flatMap(found.get()::about)
        .ifPresentOrElse(
            trials::ask,
            () -> {
              trials.forget();
              waysOut.set(Optional.empty());
            });
  }

  private void show(ConflictWaysOut now) {
    waysOut.set(Optional.of(now));
  }

  private void fail(RuntimeException problem) {
    show(Found.NOTHING);
    failure.set(ModelWords.FINDINGS_FAILED.text("line", Mistake.line(problem)));
  }

  /** What was found last. */
  public ReadOnlyObjectProperty<Found> foundProperty() {
    return found.getReadOnlyProperty();
  }

  /** Whether hazards and conflicts are still being looked for, so that none found says nothing. */
  public ReadOnlyBooleanProperty lookingProperty() {
    return looking.getReadOnlyProperty();
  }

  /** The ways out of the conflict that the selected field is, or is part of. */
  public ReadOnlyObjectProperty<Optional<ConflictWaysOut>> waysOutProperty() {
    return waysOut.getReadOnlyProperty();
  }

  /** What a person must be warned about at a field, in sentences. */
  public List<String> warningsFor(FieldPath path) {
    return found.get().hazards().stream()
        .filter(hazard -> hazard.path().equals(path))
        .map(
            hazard ->
                "▲ %s. %s %s".formatted(hazard.kind().title(), hazard.sentence(), hazard.remedy()))
        .toList();
  }

  /** Why there is nothing to look through yet, in a sentence. */
  public ObservableStringValue absenceProperty() {
    return models.comparison().absenceProperty();
  }

  /** Whether a text cannot be compared as it is now, so that what was found is older. */
  public ReadOnlyBooleanProperty staleProperty() {
    return models.comparison().staleProperty();
  }

  /** What broke inside the program, in a sentence; empty if nothing did. */
  public ReadOnlyStringProperty failureProperty() {
    return failure.getReadOnlyProperty();
  }
}
