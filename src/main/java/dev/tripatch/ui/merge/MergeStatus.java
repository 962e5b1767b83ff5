package dev.tripatch.ui.merge;

import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.theme.MarkGlyph;
import dev.tripatch.ui.theme.Styles;
import java.util.function.LongFunction;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The bar at the bottom: how far decisions are, where the rest comes from, what was just done. */
final class MergeStatus extends HBox {

  private final MergeViewModel merge;
  private final Hyperlink undecided = Styles.named(new Hyperlink(), "undecided", "undecided-link");

  MergeStatus(MergeViewModel merge, MenuButton themes) {
    this.merge = merge;
    getStyleClass().add("status-bar");
    undecided.setMinWidth(Region.USE_PREF_SIZE);
    undecided.setFocusTraversable(false);
    undecided.setOnAction(event -> merge.goToUndecided(1));
    Label message = Styles.named(new Label(), "status-message");
    message.setMinWidth(0);
    message.setMaxWidth(Double.MAX_VALUE);
    message.textProperty().bind(merge.noticeProperty());
    HBox.setHgrow(message, Priority.ALWAYS);
    getChildren().add(undecided);
    add(Mark.OURS, count -> MergeWords.FROM_OURS.text("count", count));
    add(Mark.THEIRS, count -> MergeWords.FROM_THEIRS.text("count", count));
    add(Mark.BOTH, count -> MergeWords.FROM_BOTH.text("count", count));
    themes.setMinWidth(Region.USE_PREF_SIZE);
    getChildren().addAll(message, themes);
    merge.draftProperty().subscribe(draft -> show());
    merge.resultProperty().subscribe(result -> show());
  }

  private void add(Mark mark, LongFunction<String> words) {
    long count = merge.count(row -> row.mark() == mark);
    if (count > 0) {
      Label label = new Label(words.apply(count));
      label.getStyleClass().addAll("count", MarkGlyph.styleClass(mark));
      label.setMinWidth(Region.USE_PREF_SIZE);
      HBox box = Styles.styled(new HBox(new MarkGlyph(mark), label), "status-count");
      getChildren().add(box);
    }
  }

  private void show() {
    int open = merge.undecided().size();
    long all = merge.count(row -> row.clash().isPresent());
    undecided.setText(
        open > 0
            ? MergeWords.UNDECIDED_OF.text("count", open, "all", all)
            : all > 0
                ? MergeWords.CONFLICTS_DECIDED.text("all", all)
                : MergeWords.NO_CONFLICTS.text());
    undecided.setVisited(open == 0);
    undecided.setDisable(false);
  }
}
