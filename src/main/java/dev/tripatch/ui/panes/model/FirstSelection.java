package dev.tripatch.ui.panes.model;

import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import java.util.Optional;

/**
 * Selects the first conflict, or else the first change, when a document was opened. What a person
 * chooses or types before the answer goes before, and what was selected in the same object stays.
 */
public final class FirstSelection {

  private final SelectionViewModel selection;
  private String subject = "";
  private boolean awaited;

  private FirstSelection(SelectionViewModel selection) {
    this.selection = selection;
  }

  /** Selects from now on. */
  public static void in(
      Documents documents, ComparisonViewModel comparison, SelectionViewModel selection) {
    FirstSelection first = new FirstSelection(selection);
    for (DocumentViewModel document : documents.all()) {
      document.openedProperty().subscribe((before, now) -> first.awaited = true);
      document.textProperty().subscribe((before, now) -> first.textChanged(document));
    }
    selection
        .choiceProperty()
        .subscribe(
            (before, now) ->
                first.awaited &= now.isEmpty() || SelectionViewModel.Choice.isMoved(before, now));
    comparison
        .answerProperty()
        .subscribe((before, now) -> first.answered(now.map(Answer.Compared::view)));
  }

  private void textChanged(DocumentViewModel document) {
    if (document.isModified()) {
      awaited = false;
    }
  }

  private void answered(Optional<ComparisonView> view) {
    view.ifPresent(
        shown -> {
          boolean isOther = !shown.subject().equals(subject);
          subject = shown.subject();
          if (awaited && (isOther || selection.getPath().isEmpty())) {
            selection.selectFirst();
          }
          awaited = false;
        });
  }
}
