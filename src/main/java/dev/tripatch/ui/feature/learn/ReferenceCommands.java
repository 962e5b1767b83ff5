package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.BundledReference;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonLinks;
import dev.tripatch.learn.Page;
import dev.tripatch.learn.Reference;
import dev.tripatch.learn.Reference.PagePlace;
import dev.tripatch.learn.Topic;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.ui.panes.model.Visited;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.workspace.ComparisonMode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** What can be done with the reference, which is read when it is first wanted. */
public final class ReferenceCommands implements Feature {
  private static final String GUIDE = "guide/README";
  private static final String HELM = "dialect/helm";

  private final Function<Reference, Optional<PagePlace>> question;
  private final Visit visit;
  private final GalleryCommands gallery;
  private final WebLinks web;
  private final Supplier<Window> owner;
  private final Appearance appearance;
  private @Nullable Reference read;
  private @Nullable LessonLinks links;
  private @Nullable ReferencePane pane;
  private @Nullable ReferenceWindow window;

  /**
   * Commands for a window.
   *
   * @param question finds the page about what the person has before them
   * @param visit shows examples in the panes
   * @param gallery shows lessons
   * @param web opens addresses
   * @param owner the window
   * @param appearance how it looks
   */
  public ReferenceCommands(
      Function<Reference, Optional<PagePlace>> question,
      Visit visit,
      GalleryCommands gallery,
      WebLinks web,
      Supplier<Window> owner,
      Appearance appearance) {
    this.question = question;
    this.visit = visit;
    this.gallery = gallery;
    this.web = web;
    this.owner = owner;
    this.appearance = appearance;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("REFERENCE", LearnWording.REFERENCE.text(), this::showWhatThisIs)
            .in("HELP", 1, 10)
            .keys("F1", LearnWording.REFERENCE_KEYS.text()),
        Action.of("GUIDE", LearnWording.GUIDE.text(), this::showGuide).in("HELP", 1, 15).ofWindow(),
        Action.of("PAGES", LearnWording.PAGES.text(), this::show).in("HELP", 1, 20).ofWindow());
  }

  /** Shows the page about what is selected; without one, the reference to be searched. */
  public void showWhatThisIs() {
    window().show(question.apply(reference()));
  }

  /** Shows the guide where its reader was, or its first page. */
  private void showGuide() {
    if (shown().filter(place -> place.page().topic() == Topic.GUIDE).isPresent()) {
      window().showAgain();
    } else {
      show(GUIDE);
    }
  }

  /** Shows the reference, to be searched. */
  public void show() {
    window().show(Optional.empty());
  }

  /** Shows what has this id in the reference. */
  public void show(String id) {
    window().show(reference().find(id));
  }

  /** What is read, or was last; empty if nothing was. */
  public Optional<PagePlace> shown() {
    return pane == null ? Optional.empty() : pane.shown();
  }

  private ReferencePane pane() {
    if (pane == null) {
      pane =
          new ReferencePane(
              reference(),
              links(),
              new ReferencePane.Opening(this::open, gallery::show, web::open));
    }
    return pane;
  }

  /**
   * The pages about what happens in a lesson, as Markdown; none for an exercise, whose answer they
   * would tell.
   */
  public String further(Lesson lesson) {
    Set<PagePlace> places = lesson.isExercise() ? Set.of() : links().places(lesson);
    return places.isEmpty()
        ? ""
        : places.stream()
            .map(place -> "- [" + place.title() + "](" + place.id() + ")")
            .collect(Collectors.joining("\n", LearnWording.IN_THE_REFERENCE.text(), "\n"));
  }

  private LessonLinks links() {
    if (links == null) {
      links =
          new LessonLinks(
              reference(),
              BundledLessons.books().stream().flatMap(book -> book.lessons().stream()).toList());
    }
    return links;
  }

  private Reference reference() {
    if (read == null) {
      read = BundledReference.read();
    }
    return read;
  }

  private ReferenceWindow window() {
    if (window == null) {
      window = new ReferenceWindow(owner, appearance, pane());
    }
    return window;
  }

  private void open(Page page, Lesson example) {
    String title = page.title() + " · " + example.title().replaceFirst("^Example: ", "");
    Visited place =
        LessonPlace.of(new Lesson(example.book(), example.location(), title, example.parts()))
            .as(Visited.Kind.EXAMPLE);
    visit.open(page.id().equals(HELM) ? place.as(ComparisonMode.HELM) : place);
    if (owner.get() instanceof Stage main) {
      main.toFront();
      main.requestFocus();
    }
  }
}
