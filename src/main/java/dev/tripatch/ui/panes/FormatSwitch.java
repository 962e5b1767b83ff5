package dev.tripatch.ui.panes;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.PatchViewModel;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.settings.WhenChanged;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** The choice of the patch's format: a segment for each, or one button where that is too wide. */
final class FormatSwitch {

  private final ComposerViewModel composer;
  private final Map<PatchFormat, Toggle> segments = new EnumMap<>(PatchFormat.class);
  private final Map<PatchFormat, Toggle> items = new EnumMap<>(PatchFormat.class);
  private final HBox wide = Styles.whole(Styles.styled(new HBox(), "format-switch"));
  private final MenuButton narrow = Styles.named(new MenuButton(), "patch-format", "format-button");

  FormatSwitch(PatchViewModel patch, ComposerViewModel composer) {
    this.composer = composer;
    ToggleGroup group = new ToggleGroup();
    ToggleGroup itemGroup = new ToggleGroup();
    for (PatchFormat format : PatchFormat.values()) {
      ToggleButton segment = segment(format, group);
      RadioMenuItem item = item(format, itemGroup);
      segments.put(format, segment);
      items.put(format, item);
      wide.getChildren().add(segment);
      narrow.getItems().add(item);
    }
    narrow.setAccessibleText(PaneWords.FORMAT_OF_THE_PATCH.text());
    narrow.setMinWidth(Region.USE_PREF_SIZE);
    WhenChanged.run(this::show, patch.shownProperty(), composer.currentProperty());
    show();
  }

  /** Puts it into a header. */
  void addTo(PaneHeader header) {
    header.addEither(wide, narrow);
  }

  private ToggleButton segment(PatchFormat format, ToggleGroup group) {
    ToggleButton segment = Styles.named(new ToggleButton(label(format)), "patch-" + format.word());
    segment.setToggleGroup(group);
    segment.getStyleClass().add(place(format));
    segment.setAccessibleText(PaneWords.SHOW_CHANGE.text("format", format.title()));
    Hint.on(segment, format.title() + " (" + format.contentType() + ")");
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
    composer.choose(format);
    show();
  }

  /** Shows what is shown, not what was clicked: that may take a while. */
  private void show() {
    PatchFormat format = composer.shownFormat().orElse(PatchFormat.STRATEGIC);
    Objects.requireNonNull(segments.get(format)).setSelected(true);
    Objects.requireNonNull(items.get(format)).setSelected(true);
    narrow.setText(label(format));
  }

  /** The format in a word or two. */
  private static String label(PatchFormat format) {
    return switch (format) {
      case STRATEGIC -> PaneWords.STRATEGIC.text();
      case MERGE -> PaneWords.JSON_MERGE.text();
      case JSON -> PaneWords.JSON_PATCH.text();
    };
  }
}
