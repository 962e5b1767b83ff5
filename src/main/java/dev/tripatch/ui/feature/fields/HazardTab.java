package dev.tripatch.ui.feature.fields;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** All hazards, each with its place, what can go wrong and the way out. */
public final class HazardTab extends StackPane {

  /** Its name. */
  public static final String ID = "hazards";

  private final ListView<Hazard> list = new ListView<>();
  private final Label hint = new Label();
  private final SelectionViewModel selection;

  private HazardTab(
      FindingsViewModel findings, SelectionViewModel selection, Consumer<HazardKind> explain) {
    this.selection = selection;
    setId("hazard-tab");
    hint.getStyleClass().add("empty-hint");
    hint.setWrapText(true);
    list.setId("hazard-list");
    list.getStyleClass().add("hazard-list");
    list.setAccessibleText(FieldWords.HAZARDS.text());
    list.setCellFactory(view -> new HazardCell(explain));
    list.getSelectionModel().selectedItemProperty().subscribe((before, now) -> chosen(now));
    findings.foundProperty().subscribe(found -> show(found.hazards(), findings));
    findings.staleProperty().subscribe(stale -> show(list.getItems(), findings));
    findings.lookingProperty().subscribe(looking -> show(list.getItems(), findings));
    findings.failureProperty().subscribe(failure -> show(list.getItems(), findings));
  }

  /** The hazard that is chosen, if this is what a tab shows. */
  public static Optional<Hazard> chosenIn(Node content) {
    return content instanceof HazardTab tab
        ? Optional.ofNullable(tab.list.getSelectionModel().getSelectedItem())
        : Optional.empty();
  }

  /** The tab; {@code explain} shows the page about a kind of hazard. */
  public static LowerTab tab(
      FindingsViewModel findings, SelectionViewModel selection, Consumer<HazardKind> explain) {
    return LowerTab.of(
        ID,
        FieldWords.HAZARDS_TAB.text(),
        "Shortcut+8",
        findings.foundProperty().map(found -> found.hazards().size()),
        () -> new HazardTab(findings, selection, explain));
  }

  private void show(List<Hazard> hazards, FindingsViewModel findings) {
    if (!hazards.equals(list.getItems())) {
      list.getItems().setAll(hazards);
    }
    hint.setText(hint(findings));
    Node wanted = hazards.isEmpty() ? hint : list;
    if (!getChildren().contains(wanted)) {
      getChildren().setAll(wanted);
    }
  }

  /** What to say where there is no hazard. */
  private static String hint(FindingsViewModel findings) {
    String failure = findings.failureProperty().get();
    if (!failure.isEmpty()) {
      return failure;
    }
    if (findings.lookingProperty().get()) {
      return ConflictTableView.LOOKING;
    }
    if (findings.foundProperty().get().view().isEmpty()) {
      return FieldWords.HAZARD_TAB_NO_ANSWER.text();
    }
    return findings.staleProperty().get()
        ? FieldWords.STALE.text()
        : FieldWords.HAZARD_TAB_NONE.text();
  }

  private void chosen(@Nullable Hazard hazard) {
    if (hazard != null && !hazard.path().isRoot()) {
      selection.select(hazard.path());
    }
  }

  @Override
  public void requestFocus() {
    getChildren().forEach(Node::requestFocus);
  }
}
