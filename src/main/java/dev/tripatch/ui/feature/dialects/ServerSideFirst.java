package dev.tripatch.ui.feature.dialects;

import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.table.LowerTabs;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Shows the tab Server-side when an object is opened that is applied server-side, once for each,
 * and the tab from before when another object follows. Who chooses a tab then, keeps it for later
 * objects; who types before the answer keeps theirs.
 */
public final class ServerSideFirst {

  private final LowerTabs tabs;
  private final Set<String> shown = new HashSet<>();
  private boolean awaited;

  /** Whether somebody chose a tab after this one was shown to them. */
  private boolean isChosen;

  private ServerSideFirst(LowerTabs tabs) {
    this.tabs = tabs;
  }

  /** Shows it from now on. */
  public static void in(Documents documents, ComparisonViewModel comparison, LowerTabs tabs) {
    ServerSideFirst first = new ServerSideFirst(tabs);
    for (DocumentViewModel document : documents.all()) {
      document.openedProperty().subscribe((before, now) -> first.awaited = true);
      document.textProperty().subscribe((before, now) -> first.awaited &= !document.isModified());
    }
    tabs.choicesProperty().subscribe((before, now) -> first.chosen());
    comparison.viewProperty().subscribe((before, now) -> first.answered(now));
  }

  private void chosen() {
    awaited = false;
    isChosen = !shown.isEmpty();
  }

  /** While one document of another object is there already, the rest is yet to come. */
  private void answered(Optional<ComparisonView> view) {
    if (awaited && view.filter(each -> each.otherObjects().isEmpty()).isPresent()) {
      awaited = false;
      show(view.get());
    }
  }

  private void show(ComparisonView view) {
    if (view.appliers().isEmpty()) {
      tabs.back(ServerSideTab.ID);
    } else if (!isChosen && shown.add(view.subject())) {
      tabs.showInstead(ServerSideTab.ID);
    }
  }
}
