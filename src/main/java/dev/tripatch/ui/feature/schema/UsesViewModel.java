package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.schemas.FieldUses;
import dev.tripatch.workspace.schemas.OwnSchemas;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What tools and releases make of the field that is looked at. */
public final class UsesViewModel {

  private final ModelContext models;
  private final SchemaViewModel tree;
  private final LatestWins<Question, List<FieldUses.Fact>> work;
  private final ReadOnlyObjectWrapper<List<FieldUses.Fact>> facts =
      new ReadOnlyObjectWrapper<>(List.of());

  private record Question(KindName kind, List<String> way, OwnSchemas schemas) {}

  /** Follows the field that is looked at. */
  public UsesViewModel(ModelContext models, SchemaViewModel tree) {
    this.models = models;
    this.tree = tree;
    FieldUses uses = new FieldUses(models.workbench().schemas());
    this.work =
        models.latest(
            asked ->
                uses.of(
                    models.workbench().with(asked.schemas()).schemas(), asked.kind(), asked.way()),
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
      work.ask(
          new Question(kind.get(), row.get().way(), models.documents().schemas().getInForce()));
    }
  }

  /** The facts; none while nobody looks at a field, or until they are known. */
  public ReadOnlyObjectProperty<List<FieldUses.Fact>> factsProperty() {
    return facts.getReadOnlyProperty();
  }
}
