package dev.tripatch.ui.feature.dialects;

import dev.tripatch.dialect.View;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.show.DialectSheet;
import dev.tripatch.show.DialectSheet.DialectColumn;
import dev.tripatch.ui.panes.PaneMessage;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableIntegerValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** What every dialect makes of the same inputs: who refuses, and where the others differ. */
public final class DialectTab extends VBox {

  private final DialectsViewModel dialects;
  private final SelectionViewModel selection;
  private final VBox refusals = new VBox();
  private final StackPane place = new StackPane();
  private final DialectTableView table;
  private final Label hint = Styles.styled(new Label(), "empty-hint");

  /** A tab's content; it has the dialects compared while it is in a scene. */
  private DialectTab(
      DialectsViewModel dialects, SelectionViewModel selection, ObservableIntegerValue textSize) {
    this.dialects = dialects;
    this.selection = selection;
    this.table = new DialectTableView(dialects, selection, textSize);
    Styles.named(this, "dialect-tab", "dialect-tab");
    hint.setWrapText(true);
    ScrollPane scroll = new ScrollPane(refusals);
    scroll.setFitToWidth(true);
    scroll.setMinHeight(0);
    scroll.prefViewportHeightProperty().bind(refusals.heightProperty());
    Styles.showWhile(scroll, Bindings.isNotEmpty(refusals.getChildren()));
    place.setMinHeight(40);
    VBox.setVgrow(place, Priority.ALWAYS);
    getChildren().addAll(scroll, place);
    dialects.sheetProperty().subscribe(this::show);
    dialects.absenceProperty().subscribe(absence -> show(dialects.sheetProperty().get()));
    sceneProperty().subscribe(scene -> look());
  }

  /** A move to another place leaves the scene for a moment. */
  private void look() {
    if (getScene() != null) {
      dialects.lookingProperty().set(true);
      show(dialects.sheetProperty().get());
    } else {
      Platform.runLater(() -> dialects.lookingProperty().set(getScene() != null));
    }
  }

  /** The tab; it counts the fields that differ, while somebody looks. */
  public static LowerTab tab(
      DialectsViewModel dialects, SelectionViewModel selection, ObservableIntegerValue textSize) {
    return LowerTab.of(
            "dialects",
            DialectWords.DIALECTS_TAB.text(),
            "Shortcut+9",
            dialects.sheetProperty().map(sheet -> sheet.map(each -> each.rows().size()).orElse(0)),
            () -> new DialectTab(dialects, selection, textSize))
        .with(tools(dialects));
  }

  private void show(Optional<DialectSheet> sheet) {
    refusals
        .getChildren()
        .setAll(sheet.map(DialectSheet::columns).map(this::messages).orElse(List.of()));
    sheet.ifPresent(table::show);
    hint.setText(sheet.map(DialectSheet::summary).orElseGet(dialects.absenceProperty()::get));
    boolean differ = sheet.filter(shown -> !shown.rows().isEmpty()).isPresent();
    exchange(differ ? table : hint);
  }

  /** The keyboard stays here. */
  private void exchange(Node wanted) {
    boolean hasFocus = isFocusWithin();
    if (!place.getChildren().contains(wanted)) {
      place.getChildren().setAll(wanted);
      if (hasFocus) {
        wanted.requestFocus();
      }
    }
  }

  private List<Node> messages(List<DialectColumn> columns) {
    Map<Refusal, List<String>> refusing = new LinkedHashMap<>();
    for (DialectColumn column : columns) {
      column
          .refusal()
          .map(refusal -> refusing.computeIfAbsent(refusal, none -> new ArrayList<>()))
          .ifPresent(names -> names.add(column.party().phrase()));
    }
    List<Node> messages = new ArrayList<>();
    refusing.forEach((refusal, names) -> messages.add(message(String.join(", ", names), refusal)));
    return messages;
  }

  private PaneMessage message(String names, Refusal refusal) {
    PaneMessage message = new PaneMessage();
    message.showRefusal(names, refusal, () -> selection.select(refusal.path()));
    return message;
  }

  @Override
  public void requestFocus() {
    place.getChildren().forEach(Node::requestFocus);
  }

  /** The controls at the end of the tab's row: what is the same for all. */
  private static Node tools(DialectsViewModel dialects) {
    ToggleGroup group = new ToggleGroup();
    HBox box =
        new HBox(
            toggle(DialectWords.SAME_PATCH.text(), View.SAME_PATCH, "left-pill", group, dialects),
            toggle(
                DialectWords.SAME_DOCUMENTS.text(),
                View.SAME_DOCUMENTS,
                "right-pill",
                group,
                dialects));
    box.setAlignment(Pos.CENTER);
    return box;
  }

  private static ToggleButton toggle(
      String text, View view, String styleClass, ToggleGroup group, DialectsViewModel dialects) {
    ToggleButton toggle =
        Styles.named(new ToggleButton(text), text.toLowerCase(Locale.ROOT).replace(' ', '-'));
    toggle.setToggleGroup(group);
    toggle.getStyleClass().add(styleClass);
    // Their ends distinguish them.
    toggle.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    Hint.on(toggle, help(view));
    toggle.setOnAction(
        event -> {
          toggle.setSelected(true);
          dialects.sameProperty().set(view);
        });
    dialects.sameProperty().subscribe(same -> toggle.setSelected(same == view));
    return toggle;
  }

  private static String help(View view) {
    return switch (view) {
      case SAME_PATCH -> DialectWords.EVERY_DIALECT_READS.text();
      case SAME_DOCUMENTS -> DialectWords.EACH_WAY_APPLYING.text();
    };
  }
}
