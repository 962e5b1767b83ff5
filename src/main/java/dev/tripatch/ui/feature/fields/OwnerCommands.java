package dev.tripatch.ui.feature.fields;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.window.action.Feature;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Says who set the fields of live, and how long ago that was when live was opened. */
public final class OwnerCommands implements Feature {

  private final ComparisonViewModel comparison;
  private final ReadOnlyObjectWrapper<Instant> asOf;
  private Instant opened;

  /** Says it of the live object among these documents. */
  public OwnerCommands(Documents documents, ComparisonViewModel comparison, InstantSource clock) {
    this.comparison = comparison;
    opened = clock.instant();
    asOf = new ReadOnlyObjectWrapper<>(opened);
    documents.live().openedProperty().subscribe((before, now) -> opened = clock.instant());
    comparison.viewProperty().subscribe((before, now) -> asOf.set(opened));
  }

  @Override
  public List<FeatureColumn<FieldPath>> fieldColumns() {
    return List.of(Columns.owner(comparison, asOf.getReadOnlyProperty()));
  }
}
