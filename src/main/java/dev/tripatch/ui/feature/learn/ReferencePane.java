package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonLinks;
import dev.tripatch.learn.Page;
import dev.tripatch.learn.Reference;
import dev.tripatch.learn.Reference.PagePlace;
import dev.tripatch.ui.panes.MarkdownView;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The reference to look things up in: a search field, the pages found, and the one to read. */
public final class ReferencePane extends BorderPane {
  private static final double OF_LIST = 0.32;

  private final Reference reference;
  private final Opening opening;
  private final TextField search = Styles.named(new TextField(), "reference-search");
  private final ListView<PagePlace> list = Styles.named(new ListView<>(), "reference-pages");
  private final Button back = Styles.named(new Button(LearnWording.BACK.text()), "reference-back");
  private final PageView page;
  private final Deque<PagePlace> before = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<Optional<PagePlace>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /**
   * What the pages lead to.
   *
   * @param example opens an example of a page in the panes
   * @param lesson opens the lesson with a name
   * @param address does something with an address of the web
   */
  public record Opening(
      BiConsumer<Page, Lesson> example, Consumer<String> lesson, Consumer<String> address) {}

  /** The reference with its links to lessons; nothing is shown yet. */
  public ReferencePane(Reference reference, LessonLinks lessons, Opening opening) {
    this.reference = reference;
    this.opening = opening;
    page = new PageView(lessons, this::follow, opening.example());
    Styles.named(this, "reference", "reference");
    VBox pages = new VBox(head(), list);
    VBox.setVgrow(list, Priority.ALWAYS);
    list.setAccessibleText(LearnWording.REFERENCE_PANE_PAGES.text());
    list.setCellFactory(view -> new PlaceCell());
    list.getSelectionModel()
        .selectedItemProperty()
        .subscribe(chosen -> Optional.ofNullable(chosen).ifPresent(this::choose));
    search.textProperty().subscribe(this::find);
    SplitPane parts = new SplitPane(pages, page);
    parts.setDividerPositions(OF_LIST);
    SplitPane.setResizableWithParent(pages, false);
    setCenter(parts);
    addEventHandler(KeyEvent.KEY_PRESSED, this::goBack);
  }

  private HBox head() {
    search.setPromptText(LearnWording.SEARCH_THE_REFERENCE.text());
    search.setAccessibleText(LearnWording.SEARCH_REFERENCE_TITLE.text());
    search.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.ENTER) {
            list.requestFocus();
            list.getSelectionModel()
                .select(Math.max(0, list.getSelectionModel().getSelectedIndex()));
            event.consume();
          }
        });
    HBox.setHgrow(search, Priority.ALWAYS);
    back.setMinWidth(Button.USE_PREF_SIZE);
    back.setAccessibleText(LearnWording.BACK_PAGE_BEFORE.text());
    back.setOnAction(event -> back());
    back.setDisable(true);
    return Styles.styled(new HBox(6, back, search), "reference-head");
  }

  private void find(String words) {
    list.getItems().setAll(reference.search(words));
  }

  /** Shows a place; the list shows all pages again, if it does not have this one. */
  public void show(PagePlace place) {
    if (shown().equals(Optional.of(place))) {
      return;
    }
    shown().ifPresent(before::push);
    display(place);
  }

  private void display(PagePlace place) {
    shown.set(Optional.of(place));
    back.setDisable(before.isEmpty());
    if (list.getItems().stream().noneMatch(each -> each.page().equals(place.page()))) {
      search.clear();
    }
    list.getItems().stream()
        .filter(each -> each.page().equals(place.page()))
        .findFirst()
        .ifPresent(
            each -> {
              list.getSelectionModel().select(each);
              list.scrollTo(each);
            });
    page.show(place);
  }

  /** A person's choice in the list; a page that is shown already stays where it is. */
  private void choose(PagePlace place) {
    if (shown().filter(now -> now.page().equals(place.page())).isEmpty()) {
      show(place);
    }
  }

  private void back() {
    if (!before.isEmpty()) {
      display(before.pop());
    }
  }

  private void goBack(KeyEvent event) {
    if (event.isAltDown() && event.getCode() == KeyCode.LEFT) {
      back();
      event.consume();
    }
  }

  private void follow(String target) {
    if (target.startsWith(PageView.LESSON)) {
      opening.lesson().accept(target.substring(PageView.LESSON.length()));
    } else if (target.contains("://")) {
      opening.address().accept(target);
    } else {
      reference.find(target).ifPresent(this::show);
    }
  }

  /** What is shown; empty at first. */
  public Optional<PagePlace> shown() {
    return shown.get();
  }

  /** What is shown; empty at first. */
  ReadOnlyObjectProperty<Optional<PagePlace>> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** Gives the keyboard to the search field. */
  public void focusSearch() {
    search.requestFocus();
    search.selectAll();
  }

  /** Gives the keyboard to the page, so that the arrow keys scroll it. */
  public void focusPage() {
    page.requestFocus();
  }

  /** A page in the list: its title, and below it what it is about. */
  private static final class PlaceCell extends ListCell<PagePlace> {
    private final Label title = new Label();
    private final Label about = Styles.styled(new Label(), "markdown-label");
    private final VBox lines = new VBox(title, about);

    PlaceCell() {
      // Otherwise a long title makes the list scroll sideways.
      setPrefWidth(0);
      setGraphic(lines);
    }

    @Override
    protected void updateItem(@Nullable PagePlace place, boolean isEmpty) {
      super.updateItem(place, isEmpty);
      lines.setVisible(place != null && !isEmpty);
      if (place == null) {
        return;
      }
      title.setText(place.page().title());
      about.setText(
          place.page().topic().title()
              + place.anchor().map(anchor -> " · " + anchor.replace('-', ' ')).orElse(""));
    }
  }

  /** A page of the reference: its text, a button below each example, and the lessons about it. */
  private static final class PageView extends ScrollPane {
    /** What the links to lessons begin with. */
    static final String LESSON = "lesson:";

    private static final String SECTION = "## ";
    private static final int MOST_LESSONS = 8;

    private final MarkdownView text;
    private final LessonLinks lessons;
    private final BiConsumer<Page, Lesson> open;

    /**
     * An empty view.
     *
     * @param links what a link does that is clicked
     * @param open opens an example in the panes
     */
    PageView(LessonLinks lessons, Consumer<String> links, BiConsumer<Page, Lesson> open) {
      this.text = new MarkdownView(links);
      this.lessons = lessons;
      this.open = open;
      setId("reference-page");
      setAccessibleText(LearnWording.PAGE.text());
      setContent(text);
      setFitToWidth(true);
    }

    void show(PagePlace place) {
      text.show("");
      for (String part : place.page().parts()) {
        text.add(part);
        example(place, part).ifPresent(lesson -> text.add(button(place.page(), lesson)));
      }
      List<Lesson> found = lessons.about(place.page());
      if (!found.isEmpty()) {
        text.add(LearnWording.IN_GALLERY.text("section", SECTION, "links", links(found)));
      }
      setAccessibleText(place.page().title());
      setVvalue(0);
      // Later: the text has its height then.
      place
          .anchor()
          .flatMap(text::heading)
          .ifPresent(node -> Platform.runLater(() -> reveal(node)));
    }

    private static Optional<Lesson> example(PagePlace place, String part) {
      return place.page().examples().stream()
          .filter(lesson -> part.startsWith(SECTION + lesson.title() + "\n"))
          .findFirst();
    }

    private Button button(Page page, Lesson lesson) {
      Button button = Styles.styled(new Button(LearnWording.OPEN_IN_PANES.text()), "open-example");
      button.setAccessibleText(LearnWording.OPEN_IN_PANES_LESSON.text("lesson", lesson.title()));
      button.setOnAction(event -> open.accept(page, lesson));
      return button;
    }

    private static String links(List<Lesson> found) {
      return found.stream()
          .limit(MOST_LESSONS)
          .map(
              lesson ->
                  "- [" + lesson.title().replace("`", "") + "](" + LESSON + lesson.name() + ")")
          .collect(Collectors.joining("\n"));
    }

    /**
     * Where a page is not long enough to bring the section to the top, its colour says which it is.
     */
    private void reveal(Node heading) {
      heading.getStyleClass().add("markdown-target");
      text.applyCss();
      layout();
      double room = text.getHeight() - getViewportBounds().getHeight();
      if (room > 0) {
        setVvalue(Math.min(1, heading.getBoundsInParent().getMinY() / room));
      }
    }
  }
}
