package dev.tripatch.ui.merge;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.Pane;
import dev.tripatch.highlight.PaneText;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.SelectionViewModel;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.CheckBox;

/** Connects the pane of the patch or of the result with the comparison. */
final class CalculatedPane {

  private final PaneView view;
  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;

  CalculatedPane(PaneView view, ComparisonViewModel comparison, SelectionViewModel selection) {
    this.view = view;
    this.comparison = comparison;
    this.selection = selection;
    view.editor().setEditable(false);
    if (view.pane() == Pane.RESULT) {
      addShowRemoved();
    }
    comparison.paneProperty(view.pane()).subscribe(this::show);
    comparison.staleProperty().subscribe(this::showStale);
  }

  private void addShowRemoved() {
    CheckBox box = new CheckBox("show removed");
    box.setId("show-removed");
    box.setMinWidth(javafx.scene.layout.Region.USE_PREF_SIZE);
    box.selectedProperty().bindBidirectional(comparison.showRemovedProperty());
    view.addToHeader(box);
  }

  private void show(Optional<PaneText> pane) {
    pane.ifPresentOrElse(
        shown -> {
          view.editor().show(shown.text(), shown.format());
          view.editor().decorate(shown);
        },
        () -> view.editor().show("", dev.tripatch.document.Format.YAML));
    view.hintProperty().set(pane.isPresent() ? emptyHint(pane.get()) : "");
    view.detailProperty().set(pane.isPresent() ? source() : "");
    view.stateProperty().set(pane.map(this::size).orElse(""));
    showRefusal();
  }

  private String emptyHint(PaneText pane) {
    return view.pane() == Pane.PATCH && pane.text().isBlank() ? "Nothing to patch." : "";
  }

  private String source() {
    if (view.pane() == Pane.PATCH) {
      return comparison.staleProperty().get() ? "of the last readable documents" : "";
    }
    return comparison.showRemovedProperty().get()
        ? "live after the patch · removed lines shown struck through"
        : "live after the patch";
  }

  private String size(PaneText pane) {
    if (view.pane() != Pane.PATCH) {
      return "";
    }
    long fields =
        comparison.getView().stream()
            .flatMap(shown -> shown.rows().stream())
            .filter(SelectionViewModel::isChange)
            .count();
    int bytes = pane.text().getBytes(StandardCharsets.UTF_8).length;
    return String.format(
        Locale.ROOT, "%d %s · %,d B", fields, fields == 1 ? "field" : "fields", bytes);
  }

  private void showRefusal() {
    comparison
        .getView()
        .filter(shown -> view.pane() == Pane.PATCH)
        .flatMap(ComparisonView::refusal)
        .ifPresentOrElse(
            refusal -> view.message().showRefusal(refusal, () -> selection.select(refusal.path())),
            view.message()::clear);
  }

  private void showStale(boolean stale) {
    view.getStyleClass().remove("stale");
    if (stale) {
      view.getStyleClass().add("stale");
    }
    view.detailProperty().set(comparison.getView().isPresent() ? source() : "");
  }
}
