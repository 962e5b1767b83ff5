package dev.tripatch.ui.feature.fields;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.model.StoredViewModel;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import java.util.List;

/** Shows the result as a server stores it. */
public record StoredCommands(StoredViewModel stored) implements Feature {

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.toggling("AS_STORED", FieldWords.AS_STORED.text(), stored.wantedProperty())
            .in("SHOWN", 0, 5));
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.check(
            "asStored",
            FieldWords.PANE_SETTINGS.text(),
            FieldWords.AS_STORED_SETTING.text(),
            stored.wantedProperty()));
  }

  @Override
  public List<FeatureColumn<FieldPath>> fieldColumns() {
    return List.of(Columns.stored(stored.shownProperty()));
  }
}
