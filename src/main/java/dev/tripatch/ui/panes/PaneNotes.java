package dev.tripatch.ui.panes;

import dev.tripatch.ui.settings.Bounded;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableDoubleValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/**
 * What there is to know of a pane's text: a line in the header, which takes nothing from the text,
 * and below the header all of it once somebody opens it.
 */
public final class PaneNotes {

  /** How much of a pane open notes may take. */
  private static final double MOST_OF_PANE = 0.5;

  private final Hyperlink line = Styles.styled(new Hyperlink(), "notes-line");
  private final Hint whole = new Hint(line);
  private final VBox list = Styles.styled(new VBox(), "notes-list");
  private final ScrollPane scroll;
  private final VBox place = new VBox();
  private final Map<Node, Brief> notes = new LinkedHashMap<>();

  /** How much a note matters. */
  public enum Weight {
    /** The patch does not do what it says. */
    TROUBLE("✗ ", "note-trouble"),
    /** It may do more or less than one thinks. */
    CAUTION("▲ ", "note-caution"),
    /** Good to know. */
    PLAIN("", "note-plain"),
    /** All is well. */
    GOOD("✓ ", "note-good");

    private final String sign;
    private final String style;

    Weight(String sign, String style) {
      this.sign = sign;
      this.style = style;
    }
  }

  /**
   * What a note says in the header.
   *
   * @param words a few; none if there is nothing to know
   */
  public record Brief(Weight weight, String words) {

    /** Nothing to know. */
    static final Brief NONE = new Brief(Weight.PLAIN, "");

    private String signed() {
      return weight.sign + words;
    }
  }

  /**
   * Notes that are closed.
   *
   * @param pane how high the pane is
   */
  PaneNotes(ObservableDoubleValue pane) {
    scroll = new Bounded(list, () -> pane.get() * MOST_OF_PANE);
    line.setAccessibleText(PaneWords.NOTES.text());
    line.setOnAction(event -> open(!isOpen()));
    scroll.setAccessibleText(PaneWords.NOTES.text());
    scroll.getStyleClass().add("notes-scroll");
    show();
  }

  /** The line in the header. */
  Hyperlink line() {
    return line;
  }

  /** What is below the header. */
  public Node place() {
    return place;
  }

  /** Adds a note after the others. */
  public void add(Node note, ObservableValue<Brief> brief) {
    list.getChildren().add(note);
    note.managedProperty().bind(note.visibleProperty());
    brief.subscribe(
        now -> {
          notes.put(note, now);
          note.setVisible(!now.words().isEmpty());
          show();
        });
  }

  private void open(boolean wanted) {
    // The line stays where it is: it has the keyboard when the notes are opened by a key.
    if (wanted && !isOpen()) {
      place.getChildren().setAll(scroll);
    } else if (!wanted) {
      place.getChildren().clear();
    }
    show();
  }

  /** Whether all of them are seen. */
  public boolean isOpen() {
    return !place.getChildren().isEmpty();
  }

  /** What matters most is said first. */
  private void show() {
    List<Brief> said =
        notes.values().stream()
            .filter(each -> !each.words().isEmpty())
            .sorted(Comparator.comparing(Brief::weight))
            .toList();
    Styles.setShown(line, !said.isEmpty());
    if (said.isEmpty()) {
      place.getChildren().clear();
      return;
    }
    String words = said.stream().map(Brief::signed).collect(Collectors.joining(" · "));
    line.setText(words + (isOpen() ? " ▾" : " ▸"));
    line.setVisited(false);
    line.getStyleClass().removeAll(Stream.of(Weight.values()).map(each -> each.style).toList());
    line.getStyleClass().add(said.getFirst().weight().style);
    line.setAccessibleText(words);
    whole.say((isOpen() ? PaneWords.CLOSE_NOTES : PaneWords.OPEN_NOTES).text("notes", words));
  }
}
