package dev.tripatch.ui.merge;

import dev.tripatch.show.merged.MergeRow;
import dev.tripatch.show.merged.MergeSheet;
import dev.tripatch.ui.theme.Hint;
import dev.tripatch.ui.theme.Styles;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** What is selected, why it is in the table, and how it can be decided. */
final class MergeDecisionBar extends HBox {

  private static final PseudoClass BROKEN = PseudoClass.getPseudoClass("broken");

  private final MergeViewModel merge;
  private final Label field = Styles.styled(new Label(), "path");
  private final Label why = Styles.named(new Label(), "merge-why");
  private final List<Button> buttons = new ArrayList<>();

  /**
   * A bar.
   *
   * @param taking the actions that decide a conflict; the last one takes both sides
   */
  MergeDecisionBar(MergeViewModel merge, List<Action> taking, Keys keys) {
    this.merge = merge;
    Styles.named(this, "merge-decision", "merge-decision");
    field.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    field.setMinWidth(0);
    why.setMinWidth(0);
    why.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(why, Priority.ALWAYS);
    getChildren().addAll(field, why);
    for (Action action : taking) {
      Button button = Styles.whole(Styles.named(new Button(action.title()), action.itemId()));
      button.setFocusTraversable(false);
      button.setOnAction(event -> action.run().run());
      Hint.on(button, action.title() + "  " + keys.wordsOf(action));
      buttons.add(button);
      getChildren().add(button);
    }
    merge.choiceProperty().subscribe(choice -> show());
    merge.draftProperty().subscribe(draft -> show());
    merge.resultProperty().subscribe(result -> show());
  }

  private void show() {
    Optional<MergeRow> row = merge.selectedRow();
    field.setText(row.map(each -> each.field().toString()).orElse(""));
    why.setText(
        row.map(each -> (each.why() + " " + merge.state(each)).strip())
            .orElse(MergeWords.NO_SELECTION.text()));
    // What is wrong comes before all else: no decision has a text to be made in.
    Optional<MergeSheet.Fault> fault = merge.resultProperty().get().fault();
    fault.ifPresent(
        each -> why.setText(MergeWords.FAULT.text("line", each.line(), "message", each.message())));
    why.pseudoClassStateChanged(BROKEN, fault.isPresent());
    boolean isConflict = row.flatMap(MergeRow::clash).isPresent();
    buttons.forEach(button -> button.setDisable(!isConflict));
    buttons.getLast().setVisible(merge.mayTakeBoth());
    buttons.getLast().setManaged(merge.mayTakeBoth());
  }
}
