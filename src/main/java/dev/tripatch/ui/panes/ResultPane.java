package dev.tripatch.ui.panes;

import dev.tripatch.document.Format;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.StoredResult;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.PatchRemark;
import dev.tripatch.ui.panes.PaneNotes.Brief;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckBox;

/** Connects the pane of the result with the comparison. */
final class ResultPane {

  private final PaneView view;
  private final ComparisonViewModel comparison;

  ResultPane(
      PaneView view,
      ComparisonViewModel comparison,
      FindingsViewModel findings,
      Consumer<FieldPath> select) {
    this.view = view;
    this.comparison = comparison;
    view.editor().setEditable(false);
    BooleanProperty asStored = comparison.stored().wantedProperty();
    CheckBox stored = addCheck("as-stored", PaneWords.AS_STORED.text(), asStored);
    CheckBox removed =
        addCheck("show-removed", PaneWords.SHOW_REMOVED.text(), comparison.showRemovedProperty());
    view.header().hideWhenNarrow(removed, asStored.not());
    view.header().hideWhenNarrow(stored, new SimpleBooleanProperty(true));
    addRefusedNote(findings, select);
    addStoredNote(select);
    comparison.paneProperty(view.pane()).subscribe(this::show);
    comparison.errors().shownProperty().subscribe(shown -> showStale(shown.isStale()));
    comparison.viewProperty().subscribe(shown -> view.hintProperty().set(hint(shown)));
  }

  /** Shows again what it shows of the comparison, after something else was shown. */
  void showAgain() {
    show(comparison.paneProperty(view.pane()).get());
  }

  private CheckBox addCheck(String id, String words, BooleanProperty wanted) {
    CheckBox box = Styles.whole(Styles.named(new CheckBox(words), id));
    box.selectedProperty().bindBidirectional(wanted);
    view.header().addAtEnd(box);
    return box;
  }

  private void addRefusedNote(FindingsViewModel findings, Consumer<FieldPath> select) {
    ObservableValue<List<PatchRemark>> refused = findings.foundProperty().map(ResultPane::refused);
    view.notes()
        .add(
            new RemarksNote(refused, select),
            refused.map(
                all ->
                    all.isEmpty()
                        ? Brief.NONE
                        : new Brief(
                            PaneNotes.Weight.TROUBLE, PaneWords.SERVER_REFUSES_RESULT.text())));
  }

  /** Where the patch itself is refused, there is no result. */
  private static List<PatchRemark> refused(FindingsViewModel.Found found) {
    boolean isResult = found.view().filter(shown -> shown.refusal().isEmpty()).isPresent();
    return found.hazards().stream()
        .filter(hazard -> isResult && hazard.refuses())
        .map(
            hazard ->
                new PatchRemark(
                    PatchRemark.Kind.FINDING, hazard.sentence(), List.of(hazard.path())))
        .toList();
  }

  private void addStoredNote(Consumer<FieldPath> select) {
    RemarksNote note =
        new RemarksNote(
            comparison
                .stored()
                .shownProperty()
                .map(shown -> shown.map(StoredResult::remarks).orElse(List.of())),
            select);
    view.notes().add(note, note.brief(PaneNotes.Weight.PLAIN));
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
    if (comparison.errors().getShown().isStale()) {
      return PaneWords.LAST_READABLE_DOCUMENTS.text();
    }
    if (comparison.stored().shownProperty().get().isPresent()) {
      return PaneWords.AS_SERVER_STORES_IT.text();
    }
    return comparison.showRemovedProperty().get()
        ? PaneWords.AFTER_PATCH_WITH_REMOVED.text()
        : PaneWords.AFTER_PATCH.text();
  }
}
