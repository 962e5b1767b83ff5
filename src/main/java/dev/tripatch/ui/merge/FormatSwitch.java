package dev.tripatch.ui.merge;

import dev.tripatch.format.PatchFormat;
import dev.tripatch.highlight.ShownPatch;
import dev.tripatch.ui.model.PatchViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** The choice of the patch's format: a segment for each, or one button where that is too wide. */
final class FormatSwitch {

  private final PatchViewModel patch;
  private final List<ToggleButton> segments = new ArrayList<>();
  private final HBox wide = new HBox();
  private final MenuButton narrow = new MenuButton();

  FormatSwitch(PatchViewModel patch) {
    this.patch = patch;
    ToggleGroup group = new ToggleGroup();
    ToggleGroup items = new ToggleGroup();
    for (PatchFormat format : PatchFormat.values()) {
      segments.add(segment(format, group));
      narrow.getItems().add(item(format, items));
    }
    wide.getStyleClass().add("format-switch");
    wide.getChildren().setAll(segments);
    wide.setMinWidth(Region.USE_PREF_SIZE);
    narrow.setId("patch-format");
    narrow.getStyleClass().add("format-button");
    narrow.setAccessibleText("Format of the patch");
    narrow.setMinWidth(Region.USE_PREF_SIZE);
    patch.shownProperty().subscribe(this::show);
  }

  /** Puts it into a header. */
  void addTo(PaneHeader header) {
    header.addEither(wide, narrow);
  }

  private ToggleButton segment(PatchFormat format, ToggleGroup group) {
    ToggleButton segment = new ToggleButton(label(format));
    segment.setId("patch-" + format.word());
    segment.setToggleGroup(group);
    segment.getStyleClass().add(place(format));
    segment.setAccessibleText("Show the change as " + format.title());
    segment.setTooltip(new Tooltip(format.title() + " (" + format.contentType() + ")"));
    segment.setMinWidth(Region.USE_PREF_SIZE);
    segment.setOnAction(event -> choose(format));
    return segment;
  }

  private static String place(PatchFormat format) {
    return switch (format) {
      case STRATEGIC -> "left-pill";
      case MERGE -> "center-pill";
      case JSON -> "right-pill";
    };
  }

  private RadioMenuItem item(PatchFormat format, ToggleGroup group) {
    RadioMenuItem item = new RadioMenuItem(format.title());
    item.setToggleGroup(group);
    item.setOnAction(event -> choose(format));
    return item;
  }

  private void choose(PatchFormat format) {
    patch.choose(format);
    show(patch.getShown());
  }

  /** Shows what is shown, not what was clicked: that may take a while. */
  private void show(Optional<ShownPatch> shown) {
    PatchFormat format = shown.map(ShownPatch::format).orElse(PatchFormat.STRATEGIC);
    segments.get(format.ordinal()).setSelected(true);
    ((RadioMenuItem) narrow.getItems().get(format.ordinal())).setSelected(true);
    narrow.setText(label(format));
  }

  /** The format in a word or two. */
  private static String label(PatchFormat format) {
    return switch (format) {
      case STRATEGIC -> "Strategic";
      case MERGE -> "JSON merge";
      case JSON -> "JSON Patch";
    };
  }
}
