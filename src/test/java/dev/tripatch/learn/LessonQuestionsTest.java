package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A lesson that asks does not answer before the question. */
class LessonQuestionsTest {
  private static final Pattern END = Pattern.compile("(?<=[.?!])\\s+|\\n+");

  /** What is shown among the prose. */
  private static final Set<BlockLabel> OF_ANSWER =
      Set.of(
          BlockLabel.DOCUMENT_SAYS_PATCH,
          BlockLabel.DOCUMENT_SAYS_RESULT,
          BlockLabel.KUBERNETES_RESULT);

  private static final int SHORT = 20;

  private static final Pattern REFUSAL = Pattern.compile("(?i)\\brefus(e|es|ed|al)\\b");

  /**
   * What became of a field. Rules say what is deleted, merged or replaced, so these are allowed.
   * The course is left out: it gives the rule, which its readers apply.
   */
  private static final Pattern OUTCOME =
      Pattern.compile(
          "(?i)[^.?!\\n]*\\b((is|are|was|were) (lost|gone|kept|dropped|cleared|overwritten|ignored)"
              + "|stay(s|ed)|remain(s|ed)|vanish(es|ed)|survive[sd]?|disappear(s|ed))\\b");

  /** What old servers and others made of it, or what the question begins with. */
  private static final Set<String> OF_OTHERS =
      Set.of(
          "This is the way back: `type` and `rollingUpdate` are kept",
          "The items that it lists set the order, and the only one of them that remains",
          "The article copied this example from the page, and says that the other fields are"
              + " cleared",
          "With `$patch: delete` under `valueFrom`, an empty map remained",
          "The argument stayed, and the others were lost",
          "A new kubectl and an old server: the directive is dropped",
          "A key that was removed from the file stayed");

  private static Stream<Lesson> asking() {
    return BundledLessons.books().stream()
        .flatMap(book -> book.lessons().stream())
        .filter(lesson -> lesson.has(BlockLabel.QUESTION));
  }

  private static String before(Lesson lesson) {
    return lesson.title()
        + "\n"
        + lesson.given().stream()
            .filter(LessonPart.Prose.class::isInstance)
            .map(part -> ((LessonPart.Prose) part).markdown())
            .collect(Collectors.joining("\n"));
  }

  @Test
  void someLessonsAsk() {
    assertThat(asking().count()).isGreaterThan(100);
  }

  @Test
  void eachHasAnAnswerAfterItsQuestion() {
    assertThat(asking())
        .allSatisfy(
            lesson -> {
              assertThat(lesson.text(BlockLabel.REVEAL)).as("%s", lesson).isPresent();
              assertThat(lesson.given())
                  .as("%s", lesson)
                  .noneMatch(
                      part -> part instanceof Block block && OF_ANSWER.contains(block.label()));
            });
  }

  @Test
  void noSentenceOfTheAnswerComesBeforeTheQuestion() {
    assertThat(asking().flatMap(LessonQuestionsTest::answersBefore)).isEmpty();
  }

  private static Stream<String> answersBefore(Lesson lesson) {
    String before = before(lesson);
    return Stream.of(BlockLabel.REVEAL, BlockLabel.EXPLAIN)
        .flatMap(label -> lesson.text(label).stream())
        .flatMap(END::splitAsStream)
        .filter(sentence -> sentence.length() > SHORT)
        .filter(before::contains)
        .map(sentence -> lesson + ": " + sentence);
  }

  @Test
  void noRefusalIsForetold() {
    assertThat(asking().filter(lesson -> lesson.has(BlockLabel.ERROR)))
        .isNotEmpty()
        .noneMatch(lesson -> REFUSAL.matcher(before(lesson)).find());
  }

  @Test
  void noOutcomeIsForetold() {
    Set<String> foretold =
        asking()
            .filter(lesson -> !lesson.book().equals("course"))
            .flatMap(lesson -> OUTCOME.matcher(before(lesson)).results())
            .map(found -> found.group().strip())
            .collect(Collectors.toSet());

    assertThat(foretold).containsExactlyInAnyOrderElementsOf(OF_OTHERS);
  }
}
