package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Lesson;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The gallery beside the panes: a search, the books with their lessons, and the open lesson. */
public final class GalleryPanel extends VBox {

  private static final double OF_LIST = 0.35;

  private final GalleryViewModel model;
  private final ListView<GalleryEntry> list;
  private final TextField search = Styles.named(new TextField(), "gallery-search");
  private final LessonView lesson;
  private final VBox books;
  private final SplitPane parts;

  /**
   * A panel.
   *
   * @param links what a link does that is clicked
   * @param further what to read about a lesson, as Markdown
   * @param course opens the course
   * @param close takes the panel away
   */
  public GalleryPanel(
      GalleryViewModel model,
      Consumer<String> links,
      Function<Lesson, String> further,
      Runnable course,
      Runnable close) {
    this.model = model;
    list = new ListView<>(model.shown());
    lesson = new LessonView(model, links, further);
    Styles.named(this, "gallery", "gallery");
    setMinWidth(0);
    books = new VBox(head(close), course(course), search(), list());
    VBox.setVgrow(list, Priority.ALWAYS);
    parts = new SplitPane(books, lesson);
    parts.setOrientation(Orientation.VERTICAL);
    parts.setDividerPositions(OF_LIST);
    VBox.setVgrow(parts, Priority.ALWAYS);
    getChildren().add(parts);
    model.currentProperty().subscribe(open -> open.ifPresent(each -> select(each.lesson())));
  }

  /** Gives the open lesson the place of the books, too, or brings these back. */
  public void setReading(boolean wanted) {
    boolean isReading = wanted && model.currentProperty().get().isPresent();
    if (isReading == parts.getItems().contains(books)) {
      parts.getItems().setAll(isReading ? List.of(lesson) : List.of(books, lesson));
      parts.setDividerPositions(OF_LIST);
    }
  }

  private static HBox head(Runnable close) {
    Label title = Styles.styled(new Label(LearnWording.GALLERY_PANEL_GALLERY.text()), "title");
    Button button = Styles.named(new Button(LearnWording.CLOSE.text()), "gallery-close");
    button.setAccessibleText(LearnWording.CLOSE_THE_GALLERY.text());
    button.setOnAction(event -> close.run());
    return Styles.styled(new HBox(title, Styles.space(), button), "pane-header");
  }

  private static Node course(Runnable course) {
    Hyperlink link = Styles.named(new Hyperlink(LearnWording.COURSE.text()), "gallery-course");
    link.setOnAction(
        event -> {
          link.setVisited(false);
          course.run();
        });
    return Styles.styled(new HBox(link), "gallery-course");
  }

  private Node search() {
    search.setPromptText(LearnWording.SEARCH_LESSONS.text());
    search.setAccessibleText(LearnWording.SEARCH_LESSONS_TITLE.text());
    search.textProperty().bindBidirectional(model.soughtProperty());
    search.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.ENTER) {
            focusList();
            event.consume();
          }
        });
    HBox.setHgrow(search, Priority.ALWAYS);
    return Styles.styled(new HBox(search), "objects-tools");
  }

  private Node list() {
    Styles.named(list, "gallery-list", "objects-list");
    list.setAccessibleText(LearnWording.BOOKS_AND_LESSONS.text());
    list.setPlaceholder(new Label(LearnWording.NO_LESSON_FOUND.text()));
    list.setCellFactory(
        view -> {
          GalleryCell cell = new GalleryCell();
          cell.setOnMouseClicked(
              event -> {
                if (event.getButton() == MouseButton.PRIMARY) {
                  open(Optional.ofNullable(cell.getItem()));
                }
              });
          return cell;
        });
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    return list;
  }

  /** Enter opens a lesson and turns a book's fold; Left and Right fold and unfold. */
  private void press(KeyEvent event) {
    GalleryEntry selected = list.getSelectionModel().getSelectedItem();
    switch (event.getCode()) {
      case ENTER -> open(Optional.ofNullable(selected));
      case LEFT -> fold(selected, false);
      case RIGHT -> fold(selected, true);
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void open(Optional<GalleryEntry> entry) {
    switch (entry.orElse(null)) {
      case null -> {}
      case GalleryEntry.OfBook book -> fold(book, !book.isOpen());
      case GalleryEntry.OfLesson each -> model.open(each.lesson());
    }
  }

  /** Left of a lesson leads to its book. */
  private void fold(@Nullable GalleryEntry entry, boolean isOpen) {
    int at = list.getSelectionModel().getSelectedIndex();
    if (entry instanceof GalleryEntry.OfBook each) {
      model.setUnfolded(each.book(), isOpen);
      list.getSelectionModel().select(Math.max(at, 0));
    } else if (!isOpen) {
      while (at > 0 && !(model.shown().get(at) instanceof GalleryEntry.OfBook)) {
        at--;
      }
      list.getSelectionModel().select(at);
    }
  }

  private void select(Lesson wanted) {
    for (int at = 0; at < model.shown().size(); at++) {
      if (model.shown().get(at) instanceof GalleryEntry.OfLesson each
          && each.lesson().equals(wanted)) {
        list.getSelectionModel().select(at);
        if (!list.isFocused()) {
          list.scrollTo(Math.max(0, at - 2));
        }
      }
    }
  }

  /** What a search finds first is one key away. */
  private void focusList() {
    list.requestFocus();
    boolean isSearch = !search.getText().isBlank();
    if (isSearch || list.getSelectionModel().getSelectedItem() == null) {
      list.getSelectionModel().select(Math.min(1, model.shown().size() - 1));
    }
  }

  /** Gives the keyboard to the search. */
  public void focusSearch() {
    // A split pane has its parts only when it is laid out for the first time.
    applyCss();
    layout();
    search.requestFocus();
  }

  /** What the keyboard goes through, in order. */
  public List<Node> parts() {
    return List.of(search, list, lesson);
  }
}
