package dev.tripatch.ui.merge;

import dev.tripatch.document.Format;
import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.PaneText;
import dev.tripatch.highlight.ShownPatch;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.SelectionViewModel;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** Connects the pane of the patch with the comparison. */
final class PatchPane {

  private final PaneView view;
  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;

  PatchPane(PaneView view, ComparisonViewModel comparison, SelectionViewModel selection) {
    this.view = view;
    this.comparison = comparison;
    this.selection = selection;
    view.editor().setEditable(false);
    new FormatSwitch(comparison.patch()).addTo(view.header());
    view.addBand(new RemarksBand(comparison.patch(), selection::select));
    comparison.patch().shownProperty().subscribe(this::show);
    comparison.staleProperty().subscribe(this::showStale);
    comparison.viewProperty().subscribe(shown -> showRefusal());
  }

  private void show(Optional<ShownPatch> patch) {
    PaneText pane = patch.map(ShownPatch::pane).orElse(null);
    view.editor().show(pane == null ? "" : pane.text(), pane == null ? Format.YAML : pane.format());
    if (pane != null) {
      view.editor().decorate(pane);
    }
    view.hintProperty().set(patch.map(PatchPane::hint).orElse(""));
    view.stateProperty().set(patch.map(this::size).orElse(""));
    view.detailProperty().set(source());
  }

  /** Why there is no text, if that is so. */
  private static String hint(ShownPatch patch) {
    boolean isAbsent = patch.patch().isEmpty() && !patch.remarks().isEmpty();
    return isAbsent ? patch.remarks().getFirst().sentence() : "";
  }

  private String source() {
    return comparison.staleProperty().get() && comparison.getView().isPresent()
        ? "of the last readable documents"
        : "";
  }

  private String size(ShownPatch patch) {
    long fields =
        comparison.getView().stream()
            .flatMap(shown -> shown.rows().stream())
            .filter(SelectionViewModel::isChange)
            .count();
    int bytes = patch.pane().text().getBytes(StandardCharsets.UTF_8).length;
    return String.format(
        Locale.ROOT, "%d %s · %,d B", fields, fields == 1 ? "field" : "fields", bytes);
  }

  private void showRefusal() {
    comparison
        .getView()
        .flatMap(ComparisonView::refusal)
        .ifPresentOrElse(
            refusal -> view.message().showRefusal(refusal, () -> selection.select(refusal.path())),
            view.message()::clear);
  }

  private void showStale(boolean stale) {
    view.setStale(stale);
    view.detailProperty().set(source());
  }
}
