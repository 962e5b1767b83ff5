package dev.tripatch.ui.feature.fields;

import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.FieldSearch;
import dev.tripatch.show.PanePair;
import dev.tripatch.ui.window.FieldChooserDialog;
import dev.tripatch.ui.window.PairDialog;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import java.util.List;
import java.util.Optional;

/** The ways to a field: by its name, and in two texts side by side. */
public final class WaysToFields implements Feature {

  private Optional<PairDialog> compared = Optional.empty();

  private final WindowContext window;
  private final Questions questions;

  /** Commands that ask and say what they do. */
  public WaysToFields(WindowContext window) {
    this.window = window;
    this.questions = window.questions();
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
            .keys("Shift+F8", FieldWords.COMPARE_PREVIOUS_KEYS.text()));
  }

  /** Asks for a field and selects it. */
  private void goToField() {
    view()
        .flatMap(view -> questions.show(new FieldChooserDialog(view, FieldSearch.in(view))))
        .ifPresent(window.selection()::select);
  }

  /**
   * Shows beside the window what two of the five texts have different: those after, or before, the
   * last two.
   */
  private void compare(int by) {
    Optional<ComparisonView> view = view().filter(each -> each.computed().isPresent());
    if (view.isEmpty()) {
      window.say(FieldWords.NO_TWO_TEXTS.text());
      return;
    }
    Optional<PairDialog> open = compared.filter(PairDialog::isShowing);
    open.ifPresent(each -> each.step(by));
    if (open.isEmpty()) {
      PanePair next = compared.map(last -> last.pair().moved(by)).orElse(PanePair.ALL.getFirst());
      compared =
          Optional.of(
              questions.compare(
                  window.comparison().viewProperty(),
                  window.selection()::getPath,
                  next,
                  window.aside(),
                  window.foreground()));
    }
  }

  private Optional<ComparisonView> view() {
    Optional<ComparisonView> view = window.comparison().getView();
    if (view.isEmpty()) {
      window.say(FieldWords.NOTHING_COMPARED.text());
    }
    return view;
  }
}
