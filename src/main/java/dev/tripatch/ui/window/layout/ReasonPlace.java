package dev.tripatch.ui.window.layout;

import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.LowerTab.Beside;
import dev.tripatch.ui.panes.table.TabName;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.layout.StackPane;

/** The place beside the tables: why a field has its outcome, or what a tab has there instead. */
final class ReasonPlace extends StackPane {

  private final Beside why;
  private final Map<TabName, Supplier<Beside>> makers = new EnumMap<>(TabName.class);
  private final Map<TabName, Beside> made = new EnumMap<>(TabName.class);
  private Beside shown;

  /** A place that shows why. */
  ReasonPlace(Beside why, List<LowerTab> tabs) {
    this.why = why;
    this.shown = why;
    tabs.forEach(tab -> tab.beside().ifPresent(make -> makers.put(tab.name(), make)));
    getChildren().add(why.node());
  }

  /** Shows what belongs beside a tab, or why without one. */
  void show(Optional<TabName> tab) {
    shown = tab.flatMap(this::besideOf).orElse(why);
    getChildren().setAll(shown.node());
  }

  private Optional<Beside> besideOf(TabName tab) {
    return Optional.ofNullable(makers.get(tab))
        .map(make -> made.computeIfAbsent(tab, first -> make.get()));
  }

  boolean showsWhy() {
    return shown.equals(why);
  }

  /** Gives the keyboard to what is shown. */
  void focus() {
    shown.focus().run();
  }
}
