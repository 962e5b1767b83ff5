package dev.tripatch.ui.window.action;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.RowMark;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.workspace.objects.ObjectPair;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A part of the program that a person would name. What it contributes is data: the window asks
 * once, and lists what it gets beside what other features contribute.
 */
public interface Feature {

  /** All that can be done with it. */
  default List<Entry> actions() {
    return List.of();
  }

  /** Its tabs below the panes. */
  default List<LowerTab> tabs() {
    return List.of();
  }

  /** What it says of each field, as columns of the table of fields. */
  default List<FeatureColumn<FieldPath>> fieldColumns() {
    return List.of();
  }

  /** What it says of each object, as columns of the list at the side. */
  default List<FeatureColumn<ObjectPair>> objectColumns() {
    return List.of();
  }

  /** What marks an object in that list; empty for an object without a mark. */
  default List<Function<ObjectPair, Optional<RowMark>>> objectMarks() {
    return List.of();
  }

  /** What a person can choose about it. */
  default List<Setting<?>> settings() {
    return List.of();
  }
}
