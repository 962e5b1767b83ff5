package dev.tripatch.ui.feature.schema;

import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.table.RuleEffect;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/** What own rules change, found by comparing the same documents without them. */
public final class EffectViewModel {

  private final ComparisonViewModel comparison;
  private final LatestWins<Answer.Compared, Found> work;
  private final ObservableValue<Boolean> looking;
  private final BooleanProperty both = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<Optional<RuleEffect>> effect =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<PaneText>> without =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  private record Found(RuleEffect effect, Optional<PaneText> without) {}

  /**
   * Follows a comparison.
   *
   * @param looking whether somebody looks at own rules
   * @param workbench compares
   * @param background where to compare; on one thread, and not where comparisons are made that
   *     somebody waits for
   * @param foreground runs what it is given on the UI thread, later
   */
  public EffectViewModel(
      ComparisonViewModel comparison,
      ObservableValue<Boolean> looking,
      Workbench workbench,
      Executor background,
      Executor foreground) {
    this.comparison = comparison;
    this.looking = looking;
    Comparer comparer = new Comparer(workbench);
    this.work =
        new LatestWins<>(
            with -> found(with, comparer), background, foreground, this::show, problem -> clear());
    comparison.viewProperty().subscribe((before, now) -> changed());
    looking.subscribe((before, now) -> changed());
    both.subscribe((before, now) -> changed());
  }

  private void changed() {
    boolean isWanted = looking.getValue() || both.get();
    comparison
        .latest()
        .filter(with -> isWanted && !with.texts().schemas().overlay().isEmpty())
        .ifPresentOrElse(work::ask, this::clear);
  }

  private void clear() {
    work.forget();
    effect.set(Optional.empty());
    without.set(Optional.empty());
  }

  private static Found found(Answer.Compared with, Comparer comparer) {
    return switch (comparer.compare(with.texts().with(with.texts().schemas().withoutRules()))) {
      case Answer.Compared plain ->
          new Found(
              RuleEffect.of(with.view().schemaScope(), outcome(plain.view()), outcome(with.view())),
              Optional.of(plain.view().pane(Role.RESULT)));
      case Answer.Unreadable _ -> new Found(RuleEffect.NONE, Optional.empty());
    };
  }

  private static RuleEffect.Outcome outcome(ComparisonView view) {
    return new RuleEffect.Outcome(view.result(), view.pane(Role.PATCH).text(), view.refusal());
  }

  private void show(Found found) {
    effect.set(Optional.of(found.effect()));
    without.set(found.without());
  }

  /** What the own rules change; empty while nobody looks, there are none, or until it is known. */
  public ReadOnlyObjectProperty<Optional<RuleEffect>> effectProperty() {
    return effect.getReadOnlyProperty();
  }

  /** The result without own rules. */
  public ReadOnlyObjectProperty<Optional<PaneText>> withoutProperty() {
    return without.getReadOnlyProperty();
  }

  /** Whether the result without own rules is seen beside the result. */
  public BooleanProperty bothProperty() {
    return both;
  }
}
