package dev.tripatch.ui.feature.schema;

import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.table.RuleEffect;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.ui.settings.WhenChanged;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/** What own rules change, found by comparing the same documents without them. */
public final class EffectViewModel {

  private final ModelContext models;
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
   */
  public EffectViewModel(ModelContext models, ObservableValue<Boolean> looking) {
    this.models = models;
    this.looking = looking;
    Comparer comparer = new Comparer(models.workbench());
    this.work = models.latest(with -> found(with, comparer), this::show, problem -> clear());
    WhenChanged.run(this::changed, models.comparison().viewProperty(), looking, both);
  }

  private void changed() {
    boolean isWanted = looking.getValue() || both.get();
    models
        .comparison()
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
