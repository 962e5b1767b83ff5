package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.CommandLog.Entry;
import dev.tripatch.share.Shell;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.OverrunStyle;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** What kubectl was told, as one would type it, the latest last. */
final class CommandList extends ListView<Entry> {
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss");

  private final Consumer<String> say;
  private final Timeline clock =
      new Timeline(new KeyFrame(javafx.util.Duration.seconds(1), event -> refresh()));

  /**
   * A list that follows a log.
   *
   * @param foreground runs what it is given on the UI thread
   * @param say says what was done
   */
  CommandList(CommandLog log, Executor foreground, Consumer<String> say) {
    this.say = say;
    Styles.named(this, "command-list", "command-list");
    setAccessibleText(ClusterWords.COMMANDS_HELP.text());
    setPlaceholder(new Label(ClusterWords.COMMANDS_NONE.text()));
    setCellFactory(view -> new Cell());
    addEventHandler(KeyEvent.KEY_PRESSED, this::copyChosen);
    clock.setCycleCount(Animation.INDEFINITE);
    sceneProperty().subscribe(now -> tick());
    show(log.entries());
    log.listen(entries -> foreground.execute(() -> show(entries)));
  }

  private void show(List<Entry> entries) {
    boolean isNew = entries.size() != getItems().size();
    int chosen = getSelectionModel().getSelectedIndex();
    getItems().setAll(entries);
    if (chosen >= 0 && chosen < entries.size()) {
      getSelectionModel().select(chosen);
    }
    if (isNew && !entries.isEmpty()) {
      scrollTo(entries.size() - 1);
    }
    tick();
  }

  /** While somebody sees it and something runs, its time runs, too. */
  private void tick() {
    boolean runs = getItems().stream().anyMatch(entry -> entry.end().isEmpty());
    if (runs && getScene() != null) {
      clock.play();
    } else {
      clock.stop();
    }
  }

  private void copyChosen(KeyEvent event) {
    Entry chosen = getSelectionModel().getSelectedItem();
    if (chosen != null && event.isShortcutDown() && event.getCode() == KeyCode.C) {
      copy(line(chosen.words()));
      event.consume();
    }
  }

  private void copy(String line) {
    copyLine(line);
    say.accept(ClusterWords.COPIED.text("line", line));
  }

  /** Puts a line on the clipboard. */
  static void copyLine(String line) {
    ClipboardContent content = new ClipboardContent();
    content.putString(line);
    Clipboard.getSystemClipboard().setContent(content);
  }

  /** A command as one would type it. */
  static String line(List<String> words) {
    return Shell.BASH.command(words);
  }

  private final class Cell extends ListCell<Entry> {
    private final Label time = new Label();
    private final Label line = new Label();
    private final Hint whole = new Hint(line);
    private final Label end = new Label();
    private final Label took = new Label();
    private final Button copy = new Button(ClusterWords.COPY_LINE.text());
    private final HBox row = new HBox(12, time, line, end, took, copy);

    Cell() {
      time.getStyleClass().addAll("keys", "detail");
      line.getStyleClass().add("keys");
      line.setMinWidth(0);
      line.setMaxWidth(Double.MAX_VALUE);
      line.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
      HBox.setHgrow(line, Priority.ALWAYS);
      end.getStyleClass().add("keys");
      took.getStyleClass().addAll("keys", "detail");
      took.setAlignment(Pos.CENTER_RIGHT);
      for (Region part : new Region[] {time, end, took, copy}) {
        part.setMinWidth(Region.USE_PREF_SIZE);
      }
      row.getStyleClass().add("command-row");
      // As wide as the list, so that a long line is cut and not scrolled away with its end.
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Entry entry, boolean empty) {
      super.updateItem(entry, empty);
      setGraphic(entry == null ? null : row);
      if (entry != null) {
        show(entry);
      }
    }

    private void show(Entry entry) {
      String words = line(entry.words());
      time.setText(CLOCK.format(entry.began().atZone(ZoneId.systemDefault())));
      line.setText(words);
      end.setText(entry.end().map(CommandList::words).orElseGet(ClusterWords.RUNNING::text));
      whole.say(words);
      took.setText(
          time(
              entry
                  .end()
                  .map(CommandLog.End::took)
                  .orElseGet(() -> Duration.between(entry.began(), Instant.now()))));
      end.getStyleClass().removeAll("added", "error-ink");
      entry.end().ifPresent(each -> end.getStyleClass().add(each.isGood() ? "added" : "error-ink"));
      copy.setOnAction(event -> copy(words));
      copy.setAccessibleText(ClusterWords.COPY_LINE.text() + " " + words);
      setAccessibleText(String.join(" ", time.getText(), words, end.getText(), took.getText()));
    }
  }

  private static String time(Duration took) {
    return took.toSeconds() < 10
        ? ClusterWords.MILLIS.text("millis", took.toMillis())
        : ClusterWords.SECONDS.text("seconds", took.toSeconds());
  }

  private static String words(CommandLog.End end) {
    return end.exit().isPresent()
        ? ClusterWords.EXIT.text("code", end.exit().getAsInt())
        : ClusterWords.ENDED.text(
            "why",
            end.why().map(why -> why.name().toLowerCase(Locale.ROOT).replace('_', ' ')).orElse(""));
  }
}
