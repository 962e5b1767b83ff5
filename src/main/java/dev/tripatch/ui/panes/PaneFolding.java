package dev.tripatch.ui.panes;

import dev.tripatch.ui.editor.Folding;
import dev.tripatch.ui.panes.model.FilterViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import java.util.Collection;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;

/** What is folded in all panes at once. */
public final class PaneFolding {

  private final List<Folding> panes;
  private final SelectionViewModel selection;
  private final BooleanProperty onlyChanges = new SimpleBooleanProperty();
  private final IntegerProperty linesAround = new SimpleIntegerProperty(Folding.USUAL_LINES_AROUND);

  /** Folds in these panes; the selected field stays in view. */
  PaneFolding(Collection<PaneView> views, SelectionViewModel selection) {
    this.panes = views.stream().map(view -> view.editor().folding()).toList();
    this.selection = selection;
    onlyChanges.subscribe(
        (before, now) -> {
          panes.forEach(each -> each.setOnlyChanges(now));
          showSelected();
        });
    linesAround.subscribe(
        (before, now) -> {
          panes.forEach(each -> each.setLinesAround(now.intValue()));
          showSelected();
        });
  }

  /** Shows only the fields that a filter of the panes lets through. */
  public void follow(FilterViewModel filter) {
    filter
        .paneFieldsProperty()
        .subscribe(
            (before, now) -> {
              panes.forEach(each -> each.setOnlyFields(now));
              // A selected field that is filtered out would unfold what was just folded.
              if (now.isEmpty() || selection.getPath().filter(now.get()::contains).isPresent()) {
                showSelected();
              }
            });
  }

  private void showSelected() {
    selection.getPath().ifPresent(selection::select);
  }

  /** Whether the panes show only what changes, with some lines around it. */
  public BooleanProperty onlyChangesProperty() {
    return onlyChanges;
  }

  /** How many lines around a change stay where only changes are shown. */
  public IntegerProperty linesAroundProperty() {
    return linesAround;
  }

  /** Folds every block of every pane; unfolds them if a person folded one. */
  public void toggleAll() {
    if (panes.stream().anyMatch(Folding::hasFoldedBlocks)) {
      panes.forEach(Folding::unfoldAll);
      showSelected();
    } else {
      panes.forEach(Folding::foldAll);
    }
  }
}
