package dev.tripatch.ui.feature.dialects;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.ServerSideRow;
import dev.tripatch.ui.feature.dialects.ServerSideQuestion.ServerSideSheet;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.workspace.Mistake;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * What server-side apply would do with the documents of the last good comparison. Computed only
 * while somebody looks, and nobody waits for it.
 */
public final class ServerSideViewModel {

  private final ModelContext models;
  private final LatestWins<ServerSideQuestion, ServerSideSheet> work;
  private final BooleanProperty looking = new SimpleBooleanProperty();
  private final BooleanProperty forced = new SimpleBooleanProperty();
  private final ReadOnlyStringWrapper manager =
      new ReadOnlyStringWrapper(ServerSideApply.DEFAULT_MANAGER);
  private final ReadOnlyObjectWrapper<Optional<ServerSideSheet>> sheet =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper hint = new ReadOnlyStringWrapper("");

  /** Follows a comparison. */
  public ServerSideViewModel(ModelContext models) {
    this.models = models;
    this.work = models.latest(ServerSideQuestion::answer, this::show, this::fail);
    models.comparison().viewProperty().subscribe(view -> changed());
    models.comparison().absenceProperty().subscribe((before, now) -> absenceChanged());
    WhenChanged.run(this::changed, looking, forced, manager);
  }

  private void changed() {
    models
        .comparison()
        .getView()
        .filter(view -> looking.get())
        .flatMap(ComparisonView::computed)
        .map(applied -> new ServerSideQuestion(applied, manager.get(), forced.get()))
        .ifPresentOrElse(work::ask, this::clear);
  }

  private void absenceChanged() {
    if (models.comparison().getView().isEmpty()) {
      clear();
    }
  }

  private void clear() {
    work.forget();
    sheet.set(Optional.empty());
    hint.set(
        models
            .comparison()
            .getView()
            .map(
                view ->
                    view.refusal().isPresent()
                        ? DialectWords.REFUSED.text()
                        : DialectWords.COMPOSING.text())
            .orElse(
                models.comparison().staleProperty().get()
                    ? DialectWords.UNREADABLE.text()
                    : models.comparison().absenceProperty().get()));
  }

  private void fail(RuntimeException problem) {
    clear();
    hint.set(DialectWords.NOT_FOUND_OUT.text("line", Mistake.line(problem)));
  }

  private void show(ServerSideSheet told) {
    hint.set("");
    sheet.set(Optional.of(told));
  }

  /** Whether somebody looks; to be told by the view that shows it. */
  public BooleanProperty lookingProperty() {
    return looking;
  }

  /** Whether fields are taken over from other managers. */
  public BooleanProperty forcedProperty() {
    return forced;
  }

  /** Who applies. */
  public ReadOnlyStringProperty managerProperty() {
    return manager.getReadOnlyProperty();
  }

  /** Applies as someone else; without a name as kubectl. A name that no server takes is ignored. */
  public void applyAs(String name) {
    String wanted = name.isEmpty() ? ServerSideApply.DEFAULT_MANAGER : name;
    if (ServerSideApply.isManager(wanted)) {
      manager.set(wanted);
    }
  }

  /** What would happen; empty while nobody looks, until it is known, or where none can be. */
  public ReadOnlyObjectProperty<Optional<ServerSideSheet>> sheetProperty() {
    return sheet.getReadOnlyProperty();
  }

  /** Why there is nothing to see, in a sentence. */
  public ReadOnlyStringProperty hintProperty() {
    return hint.getReadOnlyProperty();
  }

  /** What server-side apply does to a field, and why; none where nobody looks. */
  public List<String> reasonsFor(FieldPath path) {
    return sheet.get().stream()
        .flatMap(shown -> shown.rows().stream())
        .filter(row -> row.path().equals(path))
        .flatMap(ServerSideViewModel::sentences)
        .toList();
  }

  public static Stream<String> sentences(ServerSideRow row) {
    String first =
        DialectWords.SERVER_SIDE_APPLY.text("what", row.what(), "why", row.why()).strip();
    return Stream.concat(Stream.of(first), row.otherwise().stream());
  }
}
