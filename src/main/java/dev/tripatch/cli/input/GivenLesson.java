package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.FoundLessons;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.LessonsFolder;
import dev.tripatch.learn.exercise.Prediction;
import dev.tripatch.workspace.Workbench;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The lessons that a command line means. */
public final class GivenLesson {

  private static final String REFUSED = "refused";

  private GivenLesson() {}

  /**
   * The books of the program, or of a folder; what of it cannot be used is told.
   *
   * @param folder the folder; null for the program's
   */
  public static List<Book> books(@Nullable Path folder, Workbench workbench, Terminal terminal) {
    if (folder == null) {
      return BundledLessons.books();
    }
    LessonsFolder.Read read = LessonsFolder.read(folder, workbench);
    read.problems().forEach(terminal::say);
    return read.books();
  }

  /**
   * Those of a name or a number.
   *
   * @throws StopException if there is none
   */
  public static List<Book> named(String name, List<Book> books) throws StopException {
    return some(FoundLessons.named(name, books));
  }

  /**
   * Those that have all of these words somewhere.
   *
   * @throws StopException if there is none
   */
  public static List<Book> with(String words, List<Book> books) throws StopException {
    return some(FoundLessons.with(words, books));
  }

  private static List<Book> some(FoundLessons found) throws StopException {
    return switch (found) {
      case FoundLessons.Some some -> some.books();
      case FoundLessons.Missing(String sentence) -> throw new StopException(sentence);
    };
  }

  /**
   * What somebody predicts: a file with the object, the word {@code refused}, or a number.
   *
   * @throws StopException if there is no such file or no such answer
   */
  public static Prediction prediction(String given, Ask ask, InputStream standardInput)
      throws StopException {
    return switch (ask) {
      case Ask.OfChoice(List<Choice> choices) -> chosen(given, choices);
      case Ask.OfDocument _, Ask.Nothing _ ->
          given.equals(REFUSED)
              ? new Prediction.Refused()
              : new Prediction.OfDocument(InputFile.read(given, standardInput));
    };
  }

  private static Prediction chosen(String given, List<Choice> choices) throws StopException {
    return IntStream.range(0, choices.size())
        .filter(each -> String.valueOf(each + 1).equals(given))
        .mapToObj(choices::get)
        .findFirst()
        .map(Prediction.Chosen::new)
        .orElseThrow(
            () ->
                new StopException(
                    InputWording.NO_SUCH_ANSWER.text("number", given, "last", choices.size())));
  }
}
