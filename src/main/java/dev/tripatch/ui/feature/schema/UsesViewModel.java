package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.FieldUses;
import dev.tripatch.workspace.schemas.OwnSchemas;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What tools and releases make of the field that is looked at. */
public final class UsesViewModel {

  private final SchemaViewModel tree;
  private final SchemaDocuments documents;
  private final LatestWins<Question, List<FieldUses.Fact>> work;
  private final ReadOnlyObjectWrapper<List<FieldUses.Fact>> facts =
      new ReadOnlyObjectWrapper<>(List.of());

  private record Question(KindName kind, List<String> way, OwnSchemas schemas) {}

  /**
   * Follows the field that is looked at.
   *
   * @param workbench knows the built-in schemas
   * @param background where to work; one thread
   * @param foreground runs what it is given on the UI thread, later
   */
  public UsesViewModel(
      SchemaViewModel tree,
      SchemaDocuments documents,
      Workbench workbench,
      Executor background,
      Executor foreground) {
    this.tree = tree;
    this.documents = documents;
    FieldUses uses = new FieldUses(workbench.schemas());
    this.work =
        new LatestWins<>(
            asked -> uses.of(workbench.with(asked.schemas()).schemas(), asked.kind(), asked.way()),
            background,
            foreground,
            facts::set,
            problem -> facts.set(List.of()));
    tree.rowProperty().subscribe(this::ask);
  }

  private void ask(Optional<SchemaRow> row) {
    Optional<KindName> kind = tree.shownProperty().get().map(SchemaViewModel.Shown::kind);
    if (row.isEmpty() || kind.isEmpty()) {
      work.forget();
      facts.set(List.of());
    } else {
      work.ask(new Question(kind.get(), row.get().way(), documents.getInForce()));
    }
  }

  /** The facts; none while nobody looks at a field, or until they are known. */
  public ReadOnlyObjectProperty<List<FieldUses.Fact>> factsProperty() {
    return facts.getReadOnlyProperty();
  }
}
