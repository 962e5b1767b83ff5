package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonLinks;
import dev.tripatch.learn.Page;
import dev.tripatch.learn.PagePlace;
import dev.tripatch.ui.panes.reading.MarkdownView;
import dev.tripatch.ui.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;

/** A page of the reference: its text, a button below each example, and the lessons about it. */
final class PageView extends ScrollPane {
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
    place.anchor().flatMap(text::heading).ifPresent(node -> Platform.runLater(() -> reveal(node)));
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
            lesson -> "- [" + lesson.title().replace("`", "") + "](" + LESSON + lesson.name() + ")")
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
