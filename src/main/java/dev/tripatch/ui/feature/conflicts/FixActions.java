package dev.tripatch.ui.feature.conflicts;

import dev.tripatch.document.Span;
import dev.tripatch.edit.fix.WithoutFix;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import dev.tripatch.ui.window.action.Action;
import java.util.List;

/** The quick fixes as actions. */
public final class FixActions {

  private final FixesViewModel fixes;

  /** Actions that take these fixes. */
  public FixActions(FixesViewModel fixes) {
    this.fixes = fixes;
  }

  /** Those at a caret of a pane. */
  public List<Action> at(Role pane, int caret) {
    return fixes.at(pane, caret).stream()
        .map(fix -> action(fix.title(), () -> fixes.take(pane, fix)))
        .toList();
  }

  /** Those of a hazard; else one that says why there is none. */
  public List<Action> of(Hazard hazard) {
    List<Action> items =
        hazard.span().map(Span::start).map(at -> at(hazard.where(), at)).orElse(List.of());
    if (!items.isEmpty()) {
      return items;
    }
    String reason =
        hazard.where() == Role.LIVE || hazard.where() == Role.LAST_APPLIED
            ? "It is in " + hazard.where().words() + ", which nobody edits."
            : WithoutFix.why(hazard.kind()).orElse("The text has changed, or holds no such place.");
    return List.of(action("No quick fix: " + reason, () -> {}).when(() -> false));
  }

  private static Action action(String title, Runnable fix) {
    return Action.of("QUICK_FIX", title, fix).in("FIELD", 0, 0);
  }
}
