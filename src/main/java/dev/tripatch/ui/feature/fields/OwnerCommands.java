package dev.tripatch.ui.feature.fields;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/** Says who set the fields of live, and how long ago that was when live was opened. */
public final class OwnerCommands implements Feature {

  private final ComparisonViewModel comparison;
  private final ReadOnlyObjectWrapper<Instant> asOf;
  private final BooleanProperty showsInLive = new SimpleBooleanProperty();
  private Instant opened;

  /** Says it of the live object among these documents. */
  public OwnerCommands(Documents documents, ComparisonViewModel comparison, InstantSource clock) {
    this.comparison = comparison;
    opened = clock.instant();
    asOf = new ReadOnlyObjectWrapper<>(opened);
    documents.live().openedProperty().subscribe((before, now) -> opened = clock.instant());
    comparison.viewProperty().subscribe((before, now) -> asOf.set(opened));
    asOf.subscribe((before, now) -> showInLive());
    showsInLive.subscribe((before, now) -> showInLive());
  }

  private void showInLive() {
    comparison
        .ownersAsOfProperty()
        .set(Optional.of(asOf.get()).filter(moment -> showsInLive.get()));
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.toggling("OWNERS", FieldWords.SHOW_OWNERS.text(), showsInLive).in("SHOWN", 0, 30));
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.check(
            "showOwners",
            FieldWords.PANE_SETTINGS.text(),
            FieldWords.OWNERS_SETTING.text(),
            showsInLive));
  }

  @Override
  public List<FeatureColumn<FieldPath>> fieldColumns() {
    return List.of(Columns.owner(comparison, asOf.getReadOnlyProperty()));
  }
}
