package dev.tripatch.ui.feature.learn;

import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.secret.SecretWording;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.share.Heading;
import dev.tripatch.share.SharedPage;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.file.SavingFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Saves one page with the steps: of the lesson that is read, or of what is open.
 *
 * @param shown the lesson that is read; empty if the window shows the person's documents
 */
public record LessonExport(WindowContext window, Supplier<Optional<Lesson>> shown)
    implements Feature {

  /** Writes a page, which takes its time. */
  @FunctionalInterface
  private interface Writing {
    String page() throws LessonFileException;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of(
                "SAVE_STEPS",
                LearnWording.SAVE_STEPS_AS_PAGE.text(),
                () -> window.queue().whenCompared(this::export))
            .in("EXPORT", 3, 30)
            .ofWindow());
  }

  private void export() {
    shown
        .get()
        .ifPresentOrElse(
            lesson ->
                ask(
                    lesson.name().replaceAll(".*/", "") + ".html",
                    () -> SharedPage.of(lesson, "", window.workbench())),
            this::exportOpen);
  }

  /** Secrets are masked, whatever the window reveals. */
  private void exportOpen() {
    Optional<Answer.Compared> answer = window.comparison().answerWith(Revealed.NONE);
    if (window.comparison().staleProperty().get() || answer.isEmpty()) {
      window.say(LearnWording.NO_STEPS_TO_SAVE.text());
      return;
    }
    ComparisonView view = answer.get().view();
    List<String> remarks = new ArrayList<>(view.remarks());
    if (answer.get().hidden().isPresent()) {
      remarks.add(SecretWording.LEGEND.text());
    }
    ask("steps.html", () -> SharedPage.of(view, new Heading(Optional.empty(), remarks)));
  }

  private void ask(String name, Writing page) {
    window
        .dialogs()
        .save(FileKind.PAGE, LearnWording.EXPORT_STEPS.text(), name)
        .ifPresent(file -> window.aside().execute(() -> write(file, page)));
  }

  private void write(Path file, Writing page) {
    try {
      String text = page.page();
      window.foreground().execute(() -> save(file, text));
    } catch (LessonFileException wrong) {
      window.foreground().execute(() -> tell(String.valueOf(wrong.getMessage())));
    }
  }

  private void save(Path file, String text) {
    try {
      window.dialogs().write(file, text);
      window.say(LearnWording.STEPS_SAVED.text("file", file.getFileName()));
    } catch (IOException failed) {
      tell(SavingFault.sentence(file, failed));
    }
  }

  private void tell(String sentence) {
    window.questions().tell(LearnWording.STEPS_NOT_SAVED.text(), sentence);
  }
}
