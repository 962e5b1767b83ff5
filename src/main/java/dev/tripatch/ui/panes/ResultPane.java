package dev.tripatch.ui.panes;

import dev.tripatch.document.Format;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import java.util.Optional;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.Region;

/** Connects the pane of the result with the comparison. */
final class ResultPane {

  private final PaneView view;
  private final ComparisonViewModel comparison;

  ResultPane(PaneView view, ComparisonViewModel comparison) {
    this.view = view;
    this.comparison = comparison;
    view.editor().setEditable(false);
    addShowRemoved();
    comparison.paneProperty(view.pane()).subscribe(this::show);
    comparison.staleProperty().subscribe(this::showStale);
    comparison.viewProperty().subscribe(shown -> view.hintProperty().set(hint(shown)));
  }

  /** Shows again what it shows of the comparison, after something else was shown. */
  void showAgain() {
    show(comparison.paneProperty(view.pane()).get());
  }

  private void addShowRemoved() {
    CheckBox box = new CheckBox(PaneWords.SHOW_REMOVED.text());
    box.setId("show-removed");
    box.setMinWidth(Region.USE_PREF_SIZE);
    box.selectedProperty().bindBidirectional(comparison.showRemovedProperty());
    view.header().addAtEnd(box);
  }

  private void show(Optional<PaneText> pane) {
    pane.ifPresentOrElse(
        shown -> {
          view.editor().show(shown.text(), shown.format());
          view.editor().decorate(shown);
        },
        () -> view.editor().show("", Format.YAML));
    view.detailProperty().set(source());
  }

  private void showStale(boolean isStale) {
    view.setStale(isStale);
    view.detailProperty().set(source());
  }

  /** Why there is no text, if that is so. */
  private static String hint(Optional<ComparisonView> shown) {
    return shown
        .map(
            each ->
                each.refusal().isPresent() ? PaneWords.KUBERNETES_REFUSES_SO_NO_RESULT.text() : "")
        .orElse(PaneWords.WHAT_LIVE_BECOMES.text());
  }

  private String source() {
    if (view.editor().text().isEmpty()) {
      return "";
    }
    if (comparison.staleProperty().get()) {
      return PaneWords.LAST_READABLE_DOCUMENTS.text();
    }
    return comparison.showRemovedProperty().get()
        ? PaneWords.AFTER_PATCH_WITH_REMOVED.text()
        : PaneWords.AFTER_PATCH.text();
  }
}
