package dev.tripatch.ui.feature.conflicts;

import dev.tripatch.document.Span;
import dev.tripatch.edit.fix.QuickFix;
import dev.tripatch.edit.fix.WithoutFix;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** The quick fixes as entries of menus, with a line below them. */
public final class FixActions {

  private final FixesViewModel fixes;

  /** Entries for these fixes. */
  public FixActions(FixesViewModel fixes) {
    this.fixes = fixes;
  }

  /** Those at a caret of a pane. */
  public List<MenuItem> at(Role pane, int caret) {
    List<MenuItem> items = new ArrayList<>();
    for (QuickFix fix : fixes.at(pane, caret)) {
      items.add(item(pane, fix));
    }
    if (!items.isEmpty()) {
      items.add(new SeparatorMenuItem());
    }
    return items;
  }

  /** Those of a hazard; else one that says why there is none. */
  public List<MenuItem> of(Hazard hazard) {
    List<MenuItem> items =
        hazard.span().map(Span::start).map(at -> at(hazard.where(), at)).orElse(List.of());
    if (!items.isEmpty()) {
      return items;
    }
    String reason =
        hazard.where() == Role.LIVE || hazard.where() == Role.LAST_APPLIED
            ? "It is in " + hazard.where().words() + ", which nobody edits."
            : WithoutFix.why(hazard.kind()).orElse("The text has changed, or holds no such place.");
    MenuItem none = new MenuItem("No quick fix: " + reason);
    none.setMnemonicParsing(false);
    none.setDisable(true);
    return List.of(none, new SeparatorMenuItem());
  }

  private MenuItem item(Role pane, QuickFix fix) {
    MenuItem item = new MenuItem(fix.title());
    item.setMnemonicParsing(false);
    item.getStyleClass().add("quick-fix");
    item.setOnAction(event -> fixes.take(pane, fix));
    return item;
  }
}
