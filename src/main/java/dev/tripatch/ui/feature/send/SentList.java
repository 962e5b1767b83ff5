package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.kubectl.LastAppliedAnnotation;
import dev.tripatch.ui.window.dialog.FilteredDialog;
import dev.tripatch.workspace.journal.Journal;
import dev.tripatch.workspace.journal.SentChange;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Asks which of the changes that were sent is meant: the latest first. */
final class SentList extends FilteredDialog<SentChange> {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

  private static final String ANNOTATION = LastAppliedAnnotation.PATH.toString();

  private final List<SentChange> all;

  /** All that the journal has. */
  SentList(Journal.Read read) {
    super("sent", SendWords.LIST_PROMPT.text(), words -> matching(words, read.changes()));
    this.all = read.changes();
    setHeaderText(SendWords.LIST_TITLE.text());
    list().setCellFactory(view -> new Cell());
    list().setAccessibleText(SendWords.LIST_HELP.text());
    list()
        .setPlaceholder(
            new Label((all.isEmpty() ? SendWords.LIST_EMPTY : SendWords.LIST_NOTHING).text()));
    if (!read.faults().isEmpty() && getDialogPane().getContent() instanceof VBox content) {
      Label faults =
          new Label(SendWords.LIST_FAULTS.text("faults", String.join("\n", read.faults())));
      faults.setId("sent-faults");
      faults.setWrapText(true);
      faults.setMinHeight(Region.USE_PREF_SIZE);
      content.getChildren().add(faults);
    }
  }

  private static List<SentChange> matching(String words, List<SentChange> all) {
    List<String> wanted = List.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+"));
    return all.stream()
        .filter(
            change ->
                wanted.stream().allMatch(text(change, all).toLowerCase(Locale.ROOT)::contains))
        .toList();
  }

  private static String text(SentChange change, List<SentChange> all) {
    return Stream.concat(
            Stream.of(
                time(change), change.context(), change.object().toString(), state(change, all)),
            change.fields().stream())
        .collect(Collectors.joining(" "));
  }

  static String time(SentChange change) {
    return TIME.format(change.at().atZone(ZoneId.systemDefault()));
  }

  /** What is known of it, and whether it takes another one back. */
  static String state(SentChange change, List<SentChange> all) {
    String state =
        switch (change.state()) {
          case BEGUN -> SendWords.STATE_BEGUN.text();
          case NOT_SENT -> SendWords.STATE_NOT_SENT.text();
          case SENT ->
              undoOf(change, all)
                  .map(undo -> SendWords.STATE_UNDONE.text("time", time(undo)))
                  .orElse(SendWords.STATE_SENT.text());
        };
    return change.undoes().isPresent() ? SendWords.IS_UNDO.text() + " · " + state : state;
  }

  private static Optional<SentChange> undoOf(SentChange change, List<SentChange> all) {
    return all.stream()
        .filter(each -> each.undoes().filter(change.id()::equals).isPresent())
        .filter(each -> each.state() == SentChange.State.SENT)
        .findFirst();
  }

  /** Kubectl's annotation is in nearly all, and tells nothing. */
  static List<String> fields(SentChange change) {
    List<String> others =
        change.fields().stream().filter(field -> !field.startsWith(ANNOTATION)).toList();
    return others.isEmpty() ? change.fields() : others;
  }

  private final class Cell extends ListCell<SentChange> {
    private final Label object = new Label();
    private final Label state = new Label();
    private final Label where = new Label();
    private final Label fields = new Label();
    private final VBox rows = new VBox(1, new HBox(10, object, state), new HBox(10, where, fields));

    Cell() {
      object.getStyleClass().add("object-name");
      object.setMinWidth(60);
      state.setMinWidth(Region.USE_PREF_SIZE);
      where.getStyleClass().add("detail");
      where.setMinWidth(Region.USE_PREF_SIZE);
      fields.getStyleClass().addAll("detail", "field-path");
      fields.setMinWidth(0);
      // As wide as the list, so that long names are shortened.
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable SentChange change, boolean empty) {
      super.updateItem(change, empty);
      setGraphic(change == null ? null : rows);
      if (change != null) {
        object.setText(change.object().toString());
        state.setText(SentList.state(change, all));
        state.getStyleClass().removeAll("object-trouble");
        if (change.state() == SentChange.State.BEGUN) {
          state.getStyleClass().add("object-trouble");
        }
        where.setText(time(change) + " · " + change.context());
        fields.setText(String.join(", ", SentList.fields(change)));
        setAccessibleText(
            String.join(
                ", ", object.getText(), state.getText(), where.getText(), fields.getText()));
      }
    }
  }
}
