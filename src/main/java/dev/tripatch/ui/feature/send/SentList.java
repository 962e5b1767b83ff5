package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.ListDialog;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.SentChange;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** What the journal has, to choose from: the latest first. */
record SentList(Journal.Read read) {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

  private static final String ANNOTATION = LastAppliedAnnotation.PATH.toString();

  /** Asks which is meant. */
  ListDialog<SentChange> dialog() {
    ListDialog<SentChange> dialog =
        new ListDialog<>("sent", SendWords.LIST_PROMPT.text(), this::matching, this::look);
    dialog.setHeaderText(SendWords.LIST_TITLE.text());
    if (!read.faults().isEmpty() && dialog.getDialogPane().getContent() instanceof VBox content) {
      Label faults =
          Styles.wrapped(
              SendWords.LIST_FAULTS.text("faults", Questions.listed(read.faults())), "sent-faults");
      faults.setId("sent-faults");
      content.getChildren().add(faults);
    }
    return dialog;
  }

  private void look(ListView<SentChange> list) {
    SendWords nothing = read.changes().isEmpty() ? SendWords.LIST_EMPTY : SendWords.LIST_NOTHING;
    list.setCellFactory(view -> new Cell(this));
    list.setAccessibleText(SendWords.LIST_HELP.text());
    list.setPlaceholder(new Label(nothing.text()));
  }

  private List<SentChange> matching(String words) {
    List<String> wanted = List.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+"));
    return read.changes().stream()
        .filter(change -> wanted.stream().allMatch(text(change).toLowerCase(Locale.ROOT)::contains))
        .toList();
  }

  private String text(SentChange change) {
    return Stream.concat(
            Stream.of(time(change), change.context(), change.object().toString(), state(change)),
            change.fields().stream())
        .collect(Collectors.joining(" "));
  }

  static String time(SentChange change) {
    return TIME.format(change.at().atZone(ZoneId.systemDefault()));
  }

  /** What is known of it, and whether it takes another one back. */
  String state(SentChange change) {
    String state =
        switch (change.state()) {
          case BEGUN -> SendWords.STATE_BEGUN.text();
          case NOT_SENT -> SendWords.STATE_NOT_SENT.text();
          case SENT ->
              read.undoOf(change)
                  .map(undo -> SendWords.STATE_UNDONE.text("time", time(undo)))
                  .orElse(SendWords.STATE_SENT.text());
        };
    return change.undoes().isPresent() ? SendWords.IS_UNDO.text() + " · " + state : state;
  }

  /** Kubectl's annotation is in nearly all, and tells nothing. */
  static List<String> fields(SentChange change) {
    List<String> others =
        change.fields().stream().filter(field -> !field.startsWith(ANNOTATION)).toList();
    return others.isEmpty() ? change.fields() : others;
  }

  private static final class Cell extends ListCell<SentChange> {
    private final SentList all;
    private final Label object = new Label();
    private final Label state = new Label();
    private final Label where = new Label();
    private final Label fields = new Label();
    private final VBox rows = new VBox(1, new HBox(10, object, state), new HBox(10, where, fields));

    Cell(SentList all) {
      this.all = all;
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
        state.setText(all.state(change));
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
