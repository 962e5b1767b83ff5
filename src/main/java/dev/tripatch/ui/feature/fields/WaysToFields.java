package dev.tripatch.ui.feature.fields;

import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.FieldSearch;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.dialog.FieldChooserDialog;
import dev.tripatch.ui.window.dialog.Questions;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The ways to a field: by its name, by what changes, and in two texts side by side. */
public final class WaysToFields implements Feature {

  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;
  private final CommandQueue queue;
  private final Questions questions;
  private final Consumer<String> say;

  /** Commands that ask and say what they do. */
  public WaysToFields(
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      CommandQueue queue,
      Questions questions,
      Consumer<String> say) {
    this.comparison = comparison;
    this.selection = selection;
    this.queue = queue;
    this.questions = questions;
    this.say = say;
    comparison.viewProperty().subscribe(questions::follow);
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("GO_TO_FIELD", FieldWords.GO_TO_FIELD.text(), this::goToField)
            .in("VIEW", 0, 10)
            .in("STATUS", 0, 60)
            .keys("Shortcut+G", FieldWords.GO_TO_FIELD_KEYS.text()),
        Action.of("COMPARE_NEXT", FieldWords.COMPARE_NEXT_TWO.text(), () -> compare(1))
            .in("VIEW", 0, 20)
            .keys("F8", FieldWords.COMPARE_NEXT_KEYS.text()),
        Action.of("COMPARE_PREVIOUS", FieldWords.COMPARE_PREVIOUS_TWO.text(), () -> compare(-1))
            .in("VIEW", 0, 30)
            .keys("Shift+F8", FieldWords.COMPARE_PREVIOUS_KEYS.text()),
        // On a Mac these two move by paragraphs with Option alone.
        Action.of(
                "NEXT_CHANGE",
                FieldWords.NEXT_CHANGE.text(),
                () -> queue.whenCompared(selection::nextChange))
            .in("CHANGE", 3, 20)
            .in("TABS", 0, 10)
            .in("STATUS", 0, 10)
            .keys(
                ActionKeys.of("F7", FieldWords.NEXT_CHANGE_KEYS.text())
                    .first()
                    .alsoOr("Alt+Down", "Shortcut+Alt+Down")),
        Action.of(
                "PREVIOUS_CHANGE",
                FieldWords.PREVIOUS_CHANGE.text(),
                () -> queue.whenCompared(selection::previousChange))
            .in("CHANGE", 3, 30)
            .keys(
                ActionKeys.of("Shift+F7", FieldWords.PREVIOUS_CHANGE_KEYS.text())
                    .first()
                    .alsoOr("Alt+Up", "Shortcut+Alt+Up")));
  }

  /** Asks for a field and selects it. */
  private void goToField() {
    view()
        .flatMap(view -> questions.show(new FieldChooserDialog(view, FieldSearch.in(view))))
        .ifPresent(selection::select);
  }

  /** Shows what two of the five texts have different: those after, or before, the last two. */
  private void compare(int by) {
    Optional<ComparisonView> view = view().filter(each -> each.computed().isPresent());
    if (view.isEmpty()) {
      say.accept(FieldWords.NO_TWO_TEXTS.text());
      return;
    }
    questions.compare(view.get(), by, selection.getPath());
  }

  private Optional<ComparisonView> view() {
    Optional<ComparisonView> view = comparison.getView();
    if (view.isEmpty()) {
      say.accept(FieldWords.NOTHING_COMPARED.text());
    }
    return view;
  }
}
