package dev.tripatch.ui.feature.fields;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import java.util.List;
import java.util.function.Consumer;

/** The way from hazard to hazard, in the order of their table; after the last comes the first. */
public final class HazardWay implements Feature {

  private final FindingsViewModel findings;
  private final SelectionViewModel selection;
  private final CommandQueue queue;
  private final Consumer<String> say;

  /** The way through what was found; {@code say} says where it is. */
  public HazardWay(
      FindingsViewModel findings,
      SelectionViewModel selection,
      CommandQueue queue,
      Consumer<String> say) {
    this.findings = findings;
    this.selection = selection;
    this.queue = queue;
    this.say = say;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of(
                "NEXT_HAZARD", FieldWords.NEXT_HAZARD.text(), () -> queue.whenCompared(() -> go(1)))
            .in("CHANGE", 3, 70)
            .in("TABS", 0, 30)
            .in("STATUS", 0, 30)
            .keys("Shortcut+Shift+Page Down", FieldWords.NEXT_HAZARD_KEYS.text())
            .first(),
        Action.of(
                "PREVIOUS_HAZARD",
                FieldWords.PREVIOUS_HAZARD.text(),
                () -> queue.whenCompared(() -> go(-1)))
            .in("CHANGE", 3, 80)
            .keys("Shortcut+Shift+Page Up", FieldWords.PREVIOUS_HAZARD_KEYS.text())
            .first());
  }

  /** Selects the field of the next hazard in a direction. */
  private void go(int by) {
    List<FieldPath> fields =
        findings.foundProperty().get().hazards().stream().map(Hazard::path).distinct().toList();
    if (fields.isEmpty()) {
      boolean isKnown = !findings.lookingProperty().get();
      say.accept(
          isKnown
              ? FieldWords.THERE_ARE_NO_HAZARDS.text()
              : FieldWords.STILL_LOOKING_FOR_HAZARDS.text());
      return;
    }
    int here = selection.getPath().map(fields::indexOf).orElse(-1);
    int next =
        here < 0 ? (by > 0 ? 0 : fields.size() - 1) : Math.floorMod(here + by, fields.size());
    selection.select(fields.get(next));
    say.accept(FieldWords.HAZARD_OF.text("next", next + 1, "count", fields.size()));
  }
}
