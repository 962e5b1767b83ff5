package dev.tripatch.ui.feature.fields;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/** Says who set the fields of live, and how long ago that was when live was opened. */
public final class OwnerCommands implements Feature {

  private final WindowContext window;
  private final ReadOnlyObjectWrapper<Instant> asOf;
  private final BooleanProperty showsInLive = new SimpleBooleanProperty();
  private Instant opened;

  /** Says it of the live object among these documents. */
  public OwnerCommands(WindowContext window) {
    this.window = window;
    opened = window.services().clock().instant();
    asOf = new ReadOnlyObjectWrapper<>(opened);
    window
        .documents()
        .live()
        .openedProperty()
        .subscribe((before, now) -> opened = window.services().clock().instant());
    window.comparison().viewProperty().subscribe((before, now) -> asOf.set(opened));
    WhenChanged.run(this::showInLive, asOf, showsInLive);
  }

  private void showInLive() {
    window
        .comparison()
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
    return List.of(Columns.owner(window.comparison(), asOf.getReadOnlyProperty()));
  }
}
