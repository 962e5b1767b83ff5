package dev.tripatch.ui.feature.dialects;

import dev.tripatch.dialect.Party;
import dev.tripatch.dialect.View;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.DialectSheet;
import dev.tripatch.show.DialectSheet.DialectRow;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.workspace.Mistake;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringExpression;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * What every dialect makes of the last good comparison. It costs several comparisons, so it is
 * computed only while somebody looks, and nobody waits for it.
 */
public final class DialectsViewModel {

  private final ModelContext models;
  private final LatestWins<Question, Shown> work;
  private final BooleanProperty looking = new SimpleBooleanProperty();
  private final ObjectProperty<View> same = new SimpleObjectProperty<>(View.SAME_PATCH);
  private final ObjectProperty<Optional<Party>> beside =
      new SimpleObjectProperty<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<DialectSheet>> sheet =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<PaneText>> result =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  private final StringProperty failure = new SimpleStringProperty("");
  private final StringExpression absence;

  private record Question(ComparisonView view, View same, Optional<Party> beside) {

    Shown answer() {
      DialectSheet sheet = view.dialects(same);
      return new Shown(sheet, beside, beside.flatMap(sheet::resultIn));
    }
  }

  private record Shown(DialectSheet sheet, Optional<Party> beside, Optional<PaneText> result) {}

  /** Follows a comparison. */
  public DialectsViewModel(ModelContext models) {
    this.models = models;
    absence =
        Bindings.when(failure.isEmpty())
            .then(models.comparison().absenceProperty())
            .otherwise(failure);
    this.work = models.latest(Question::answer, this::show, this::fail);
    models.comparison().viewProperty().subscribe(view -> changed());
    WhenChanged.run(this::changed, looking, same, beside);
  }

  private void changed() {
    boolean isWanted = looking.get() || beside.get().isPresent();
    models
        .comparison()
        .getView()
        .filter(view -> isWanted)
        .map(view -> new Question(view, same.get(), beside.get()))
        .ifPresentOrElse(work::ask, this::clear);
  }

  private void clear() {
    work.forget();
    sheet.set(Optional.empty());
    result.set(Optional.empty());
  }

  private void fail(RuntimeException problem) {
    clear();
    failure.set(DialectWords.COMPARISON_FAILED.text("line", Mistake.line(problem)));
  }

  private void show(Shown told) {
    failure.set("");
    sheet.set(Optional.of(told.sheet()));
    result.set(told.result());
    if (told.beside().isPresent()
        && told.beside().equals(beside.get())
        && told.result().isEmpty()) {
      beside.set(Optional.empty());
    }
  }

  /** Why there is no sheet, in a sentence: perhaps something broke inside the program. */
  public StringExpression absenceProperty() {
    return absence;
  }

  /** Whether somebody looks at the dialects; to be told by the view that shows them. */
  public BooleanProperty lookingProperty() {
    return looking;
  }

  /** What is the same in all dialects. */
  public ObjectProperty<View> sameProperty() {
    return same;
  }

  /** The dialect whose whole result is shown beside the result; one without a result is not. */
  public ObjectProperty<Optional<Party>> besideProperty() {
    return beside;
  }

  /** Shows a dialect's result beside the result, or takes it away if it is shown. */
  public void toggleBeside(Party party) {
    Optional<Party> wanted = Optional.of(party);
    beside.set(beside.get().equals(wanted) ? Optional.empty() : wanted);
  }

  /** What every dialect makes of it; empty while nobody looks, or until it is known. */
  public ReadOnlyObjectProperty<Optional<DialectSheet>> sheetProperty() {
    return sheet.getReadOnlyProperty();
  }

  /** The result of the dialect that is shown beside. */
  public ReadOnlyObjectProperty<Optional<PaneText>> resultProperty() {
    return result.getReadOnlyProperty();
  }

  /** Why dialects differ in a field, in sentences; none where nobody looks, or all agree. */
  public List<String> reasonsFor(FieldPath path) {
    return sheet.get().stream()
        .flatMap(shown -> shown.rows().stream())
        .filter(row -> row.path().equals(path))
        .findFirst()
        .map(DialectRow::reasons)
        .orElse(List.of());
  }
}
