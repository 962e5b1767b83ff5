package dev.tripatch.ui.feature.objects;

import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.theme.MarkGlyph;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** An object of the list: its name, what it is, and what becomes of it. */
final class ObjectCell extends ListCell<ObjectRow> {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("in-panes");
  private static final String UNSAVED = "● ";
  private static final String NOT_COMPARED = "not compared";

  private final Label name = new Label();
  private final HBox counts = new HBox(6);
  private final Label detail = new Label();
  private final VBox lines = new VBox(1);
  private final Tooltip tooltip = new Tooltip();

  ObjectCell() {
    name.getStyleClass().add("object-name");
    name.setMinWidth(40);
    detail.getStyleClass().add("object-detail");
    counts.getStyleClass().add("object-counts");
    counts.setAlignment(Pos.CENTER_RIGHT);
    counts.setMinWidth(Region.USE_PREF_SIZE);
    Region between = new Region();
    HBox.setHgrow(between, Priority.ALWAYS);
    HBox first = new HBox(4, name, between, counts);
    first.setAlignment(Pos.CENTER_LEFT);
    lines.getChildren().addAll(first, detail);
    // As wide as the list, so that long names are shortened.
    setPrefWidth(0);
    getStyleClass().add("object-cell");
  }

  @Override
  protected void updateItem(@Nullable ObjectRow row, boolean empty) {
    super.updateItem(row, empty);
    if (row == null || empty) {
      setGraphic(null);
      setTooltip(null);
      showInPanes(false);
      return;
    }
    boolean isModified = row.modifiedProperty().get();
    name.setText((isModified ? UNSAVED : "") + row.name());
    detail.setText(row.detail());
    counts.getChildren().clear();
    row.getSummary().ifPresent(this::showCounts);
    row.unread().ifPresent(unread -> addWords(ObjectState.NOT_READABLE));
    if (row.state().isEmpty()) {
      addWords(NOT_COMPARED, "object-state");
    }
    tooltip.setText(row.words());
    setTooltip(tooltip);
    setAccessibleText(
        "%s, %s%s%s"
            .formatted(
                row.name(),
                row.detail(),
                ", " + row.state().map(ObjectState::words).orElse(NOT_COMPARED),
                isModified ? ", not saved" : ""));
    setGraphic(lines);
  }

  void showInPanes(boolean isShown) {
    pseudoClassStateChanged(SHOWN, isShown);
  }

  private void showCounts(ObjectSummary summary) {
    switch (summary.state()) {
      case IN_SYNC, ANNOTATED, ONLY_LOCAL, ONLY_LIVE, REFUSED, NOT_READABLE ->
          addWords(summary.state());
      case WILL_CHANGE -> summary.counts().forEach(this::addCount);
    }
    if (summary.state().willChange() && summary.counts().isEmpty()) {
      addWords(summary.state());
    }
    if (summary.hazards() > 0) {
      Label hazards = new Label("▲" + summary.hazards());
      hazards.getStyleClass().add("object-hazards");
      counts.getChildren().add(hazards);
    }
  }

  private void addCount(Mark mark, int count) {
    Label label = new Label(mark.glyph() + count);
    label.getStyleClass().addAll("object-count", MarkGlyph.styleClass(mark));
    counts.getChildren().add(label);
  }

  private void addWords(ObjectState state) {
    addWords(state.words(), state.isTrouble() ? "object-trouble" : "object-state");
  }

  private void addWords(String words, String styleClass) {
    Label label = new Label(words);
    label.getStyleClass().add(styleClass);
    counts.getChildren().add(label);
  }
}
