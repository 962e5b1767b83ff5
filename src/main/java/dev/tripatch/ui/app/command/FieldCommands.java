package dev.tripatch.ui.app.command;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.find.FieldSearch;
import dev.tripatch.ui.app.dialog.FieldChooserDialog;
import dev.tripatch.ui.app.dialog.Questions;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.SelectionViewModel;
import java.util.Optional;
import java.util.function.Consumer;

/** The ways to a field that are not seen in the panes. */
public final class FieldCommands {

  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;
  private final Questions questions;
  private final Consumer<String> say;

  /** Commands that ask and say what they do. */
  public FieldCommands(
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      Questions questions,
      Consumer<String> say) {
    this.comparison = comparison;
    this.selection = selection;
    this.questions = questions;
    this.say = say;
  }

  /** Asks for a field and selects it. */
  void goToField() {
    Optional<ComparisonView> view = comparison.getView();
    if (view.isEmpty()) {
      say.accept("There is nothing compared yet.");
      return;
    }
    questions
        .show(new FieldChooserDialog(view.get(), FieldSearch.in(view.get())))
        .ifPresent(selection::select);
  }
}
