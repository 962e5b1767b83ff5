package dev.tripatch.ui.feature.fields;

import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.FieldSearch;
import dev.tripatch.show.PanePair;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.window.dialog.FieldChooserDialog;
import dev.tripatch.ui.window.dialog.Questions;
import java.util.Optional;
import java.util.function.Consumer;

/** The ways to a field that are not seen in the panes. */
public final class WaysToFields {

  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;
  private final Questions questions;
  private final Consumer<String> say;
  private Optional<PanePair> compared = Optional.empty();

  /** Commands that ask and say what they do. */
  public WaysToFields(
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
  public void goToField() {
    view()
        .flatMap(view -> questions.show(new FieldChooserDialog(view, FieldSearch.in(view))))
        .ifPresent(selection::select);
  }

  /** Shows what two of the five texts have different: those after, or before, the last two. */
  public void compare(int by) {
    Optional<ComparisonView> view = view().filter(each -> each.computed().isPresent());
    if (view.isEmpty()) {
      say.accept("There are no two texts to compare yet.");
      return;
    }
    PanePair next = compared.map(last -> last.moved(by)).orElse(PanePair.ALL.getFirst());
    compared = Optional.of(questions.compare(view.get(), next));
  }

  private Optional<ComparisonView> view() {
    Optional<ComparisonView> view = comparison.getView();
    if (view.isEmpty()) {
      say.accept("There is nothing compared yet.");
    }
    return view;
  }
}
