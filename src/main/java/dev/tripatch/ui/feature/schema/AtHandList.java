package dev.tripatch.ui.feature.schema;

import dev.tripatch.ui.window.ListDialog;
import dev.tripatch.workspace.schemas.SchemaAtHand;
import dev.tripatch.workspace.schemas.SchemaAtHand.Content;
import dev.tripatch.workspace.schemas.SchemaAtHand.Origin;
import dev.tripatch.workspace.schemas.SchemaChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import javafx.beans.property.StringProperty;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ListView;
import org.jspecify.annotations.Nullable;

/** Asks which schema is to be taken in, or left out; a kept one can be forgotten here. */
final class AtHandList {

  private static final ButtonType FORGET =
      new ButtonType(SchemaWords.FORGET.text(), ButtonBar.ButtonData.LEFT);

  private final List<AtHandRow> rows;
  private final Predicate<AtHandRow> forget;

  /**
   * A list.
   *
   * @param forget forgets a kept schema, and says whether it did
   */
  AtHandList(List<AtHandRow> rows, Predicate<AtHandRow> forget) {
    this.rows = new ArrayList<>(rows);
    this.forget = forget;
  }

  /** Asks. */
  ListDialog<AtHandRow> dialog() {
    List<ListView<AtHandRow>> shown = new ArrayList<>();
    ListDialog<AtHandRow> dialog =
        new ListDialog<>(
            "schemas-at-hand", SchemaWords.AT_HAND_PROMPT.text(), this::matching, shown::add);
    ListView<AtHandRow> list = shown.getFirst();
    dialog.setHeaderText(SchemaWords.AT_HAND_TITLE.text());
    list.setAccessibleText(SchemaWords.AT_HAND_LIST.text());
    list.setCellFactory(AtHandCell::new);
    dialog.getDialogPane().getButtonTypes().add(FORGET);
    Button use = (Button) dialog.getDialogPane().lookupButton(ButtonType.OK);
    Button forgetting = (Button) dialog.getDialogPane().lookupButton(FORGET);
    use.setMinWidth(Button.USE_PREF_SIZE);
    forgetting.setId("forget-schema");
    forgetting.addEventFilter(
        ActionEvent.ACTION,
        event -> {
          event.consume();
          forget(list);
        });
    list.getSelectionModel().selectedItemProperty().subscribe(row -> name(row, use, forgetting));
    return dialog;
  }

  private static void name(@Nullable AtHandRow row, Button use, Button forgetting) {
    boolean isOut = row == null || !row.isInForce();
    use.setText((isOut ? SchemaWords.TAKE_IN : SchemaWords.LEAVE_OUT).text());
    forgetting.setDisable(row == null || row.schema().origin() != Origin.KEPT);
    use.setVisible(row == null || !(row.schema().content() instanceof Content.BuiltIn));
  }

  private void forget(ListView<AtHandRow> list) {
    AtHandRow row = list.getSelectionModel().getSelectedItem();
    if (row != null && forget.test(row)) {
      rows.remove(row);
      list.getItems().remove(row);
    }
  }

  private List<AtHandRow> matching(String words) {
    List<String> wanted = List.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+"));
    return rows.stream().filter(row -> row.matches(wanted)).toList();
  }

  /**
   * A schema in the list of those at hand.
   *
   * @param isInForce whether it is in force
   * @param change what it says otherwise of the open kind, or would
   * @param effect what would become of the open documents; empty until it is known
   */
  record AtHandRow(
      SchemaAtHand schema, boolean isInForce, SchemaChange change, StringProperty effect) {

    String origin() {
      return isInForce
          ? SchemaWords.IN_FORCE.text("origin", schema.origin().words())
          : schema.origin().words();
    }

    String words() {
      return (change.sentence() + " " + effect.get()).strip();
    }

    boolean matches(List<String> wanted) {
      String all = (schema.name() + " " + origin() + " " + words()).toLowerCase(Locale.ROOT);
      return wanted.stream().allMatch(all::contains);
    }
  }
}
