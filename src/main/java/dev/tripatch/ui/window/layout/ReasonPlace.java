package dev.tripatch.ui.window.layout;

import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.LowerTab.Beside;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.layout.StackPane;

/** The place beside the tables: why a field has its outcome, or what a tab has there instead. */
final class ReasonPlace extends StackPane {

  private final Beside why;
  private final Map<String, Beside> made = new HashMap<>();
  private Beside shown;

  /** A place that shows why. */
  ReasonPlace(Beside why) {
    this.why = why;
    this.shown = why;
    getChildren().add(why.node());
  }

  /** Shows what belongs beside a tab, or why without one. */
  void show(Optional<LowerTab> tab) {
    shown = tab.flatMap(this::besideOf).orElse(why);
    getChildren().setAll(shown.node());
  }

  private Optional<Beside> besideOf(LowerTab tab) {
    return tab.beside().map(make -> made.computeIfAbsent(tab.id(), first -> make.get()));
  }

  boolean showsWhy() {
    return shown.equals(why);
  }

  /** Gives the keyboard to what is shown. */
  void focus() {
    shown.focus().run();
  }
}
