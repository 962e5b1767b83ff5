package dev.tripatch.ui.feature.schema;

import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.RuleChoices;
import dev.tripatch.show.table.SchemaFilter;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.show.table.SchemaScope;
import dev.tripatch.show.table.SchemaTree;
import dev.tripatch.show.table.SchemaTree.SchemaNode;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.OwnSchemas;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableStringValue;

/**
 * The tree of the current kind's fields, and the field in it that is looked at. It is made only
 * while somebody looks.
 */
public final class SchemaViewModel {

  private final ModelContext models;
  private final LatestWins<Question, Shown> work;
  private final BooleanProperty looking = new SimpleBooleanProperty();
  private final ObjectProperty<SchemaFilter> filter = new SimpleObjectProperty<>(SchemaFilter.ALL);
  private final ReadOnlyObjectWrapper<Optional<Shown>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<List<String>>> way =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<SchemaRow>> row =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  private record Question(
      SchemaScope scope, OwnSchemas schemas, SchemaFilter filter, Workbench workbench) {

    Shown answer() {
      SchemaAnswer now =
          workbench.with(schemas).schemas().lookUp(scope.kind().apiVersion(), scope.kind().kind());
      SchemaTree tree = SchemaTree.of(scope, now);
      return new Shown(scope.kind(), now, tree, filter, tree.roots(filter));
    }
  }

  /**
   * The tree as it is shown.
   *
   * @param kind whose fields they are
   * @param answer what is known of the kind
   * @param tree all fields
   * @param filter what is wanted of them
   * @param roots the fields of the kind itself that are wanted
   */
  public record Shown(
      KindName kind,
      SchemaAnswer answer,
      SchemaTree tree,
      SchemaFilter filter,
      List<SchemaNode> roots) {}

  /** Follows a comparison. */
  public SchemaViewModel(ModelContext models) {
    this.models = models;
    this.work =
        models.latest(
            Question::answer,
            this::show,
            problem -> {
              throw problem;
            });
    WhenChanged.run(
        this::ask,
        models.comparison().viewProperty(),
        models.documents().schemas().inForceProperty(),
        looking,
        filter);
    models.selection().choiceProperty().subscribe((before, now) -> follow());
  }

  /** Why there is no tree, in a sentence. */
  ObservableStringValue absenceProperty() {
    return models.comparison().absenceProperty();
  }

  private void ask() {
    Optional<ComparisonView> view = models.comparison().getView().filter(each -> looking.get());
    view.ifPresentOrElse(
        each ->
            work.ask(
                new Question(
                    each.schemaScope(),
                    models.documents().schemas().getInForce(),
                    filter.get(),
                    models.workbench())),
        this::clear);
  }

  private void clear() {
    work.forget();
    shown.set(Optional.empty());
    way.set(Optional.empty());
    row.set(Optional.empty());
  }

  private void show(Shown now) {
    boolean isOther = shown.get().filter(each -> each.kind().equals(now.kind())).isEmpty();
    shown.set(Optional.of(now));
    if (isOther) {
      way.set(Optional.empty());
    }
    if (way.get().isEmpty()) {
      follow();
    }
    row.set(way.get().flatMap(now.tree()::row));
  }

  /** Goes to the selected field, unless what is looked at is it already. */
  private void follow() {
    shown
        .get()
        .flatMap(now -> models.selection().getPath().map(now.tree()::wayOf))
        .filter(each -> !each.isEmpty())
        .ifPresent(this::lookAt);
  }

  private void lookAt(List<String> place) {
    Optional<SchemaRow> found = shown.get().flatMap(now -> now.tree().row(place));
    if (found.isPresent()) {
      way.set(Optional.of(place));
      row.set(found);
    }
  }

  /** Looks at a field, and selects it in the whole window if the objects at hand have it. */
  public void choose(SchemaRow chosen) {
    if (!way.get().equals(Optional.of(chosen.way()))) {
      lookAt(chosen.way());
      fieldOf(chosen)
          .filter(field -> !models.selection().getPath().equals(Optional.of(field)))
          .ifPresent(models.selection()::select);
    }
  }

  /** Where the objects at hand have a field: where it is selected, else first. */
  public Optional<FieldPath> fieldOf(SchemaRow of) {
    return shown.get().flatMap(now -> now.tree().fieldOf(of.way(), models.selection().getPath()));
  }

  /** What can be chosen for the annotations of the field that is looked at. */
  public Optional<RuleChoices> choices() {
    return row.get()
        .flatMap(
            each -> shown.get().map(now -> new RuleChoices(each, now.tree().keyChoices(each))));
  }

  /** Whether somebody looks at the tree; to be told by the view that shows it. */
  public BooleanProperty lookingProperty() {
    return looking;
  }

  /** Which fields are wanted. */
  public ObjectProperty<SchemaFilter> filterProperty() {
    return filter;
  }

  /** The tree; empty while nobody looks, or there is nothing to compare. */
  public ReadOnlyObjectProperty<Optional<Shown>> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** The way to the field that is looked at. */
  public ReadOnlyObjectProperty<Optional<List<String>>> wayProperty() {
    return way.getReadOnlyProperty();
  }

  /** The field that is looked at, with the rule in force. */
  public ReadOnlyObjectProperty<Optional<SchemaRow>> rowProperty() {
    return row.getReadOnlyProperty();
  }
}
