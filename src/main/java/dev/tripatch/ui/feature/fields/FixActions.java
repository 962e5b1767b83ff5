package dev.tripatch.ui.feature.fields;

import dev.tripatch.document.Span;
import dev.tripatch.edit.fix.ProvenFixes;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import dev.tripatch.ui.window.action.Action;
import java.util.List;

/** The quick fixes as actions. */
public record FixActions(FixesViewModel fixes) {

  /** Those at a caret of a pane. */
  public List<Action> at(Role pane, int caret) {
    return fixes.at(pane, caret).stream()
        .map(fix -> action(fix.title(), () -> fixes.take(pane, fix)))
        .toList();
  }

  /** Those of a hazard. */
  public List<Action> of(Hazard hazard) {
    return hazard.span().map(Span::start).map(at -> at(hazard.where(), at)).orElse(List.of());
  }

  /** Why a hazard has none, in a sentence. */
  public static String whyNone(Hazard hazard) {
    String reason =
        hazard.where() == Role.LIVE || hazard.where() == Role.LAST_APPLIED
            ? FieldWords.NOBODY_EDITS.text("where", hazard.where().words())
            : ProvenFixes.whyNone(hazard.kind()).orElse(FieldWords.NO_SUCH_PLACE.text());
    return FieldWords.NO_QUICK_FIX.text("reason", reason);
  }

  private static Action action(String title, Runnable fix) {
    return Action.of("QUICK_FIX", title, fix).in("FIELD", 0, 0);
  }
}
