package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Book;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonNumbers;
import dev.tripatch.learn.LessonValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code tripatch learn}. */
class LearnCommandTest {
  private static final String REPLICAS = "first-steps/three-replicas";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void settings() {
    shell = new Shell(folder);
    for (String variable : List.of("XDG_CONFIG_HOME", "HOME", "APPDATA")) {
      shell.with(variable, folder.toString());
    }
  }

  @Test
  void listsAllBooksWithTheirLessons() {
    Shell.Answer answer = shell.run("learn");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out().lines())
        .contains(
            "1 course: Strategic merge patch",
            "2 strategic-merge-patch: Strategic Merge Patch",
            "15 first-steps: Exercises: first steps",
            "?  15.1  Three replicas",
            "   2.1   Background: a container joins the list");
    assertThat(answer.out()).endsWith("? exercise, ✓ solved: 0 of 52\n");
  }

  @Test
  void theListFitsIntoEightyColumns() {
    String list = shell.with("COLUMNS", "80").run("learn").out();
    assertThat(list.lines()).allMatch(line -> columns(line) <= 80);
    assertThat(list)
        .contains(
            """
               4.8   When the patch has fields that not present in the $retainKeys list: a
                     patch sets what it does not list
            """)
        .contains("背景");
  }

  /** What a terminal needs for it: Chinese characters are twice as wide. */
  private static long columns(String line) {
    return line.length()
        + line.codePoints()
            .filter(each -> Character.UnicodeScript.of(each) == Character.UnicodeScript.HAN)
            .count();
  }

  @Test
  void aBookIsListedByItsNameOrNumber() {
    Shell.Answer answer = shell.run("learn", "traps");
    assertThat(answer.out().lines().filter(line -> line.startsWith("?  ")))
        .hasSize(18)
        .allMatch(line -> line.startsWith("?  17."));
    assertThat(shell.run("learn", "17")).isEqualTo(answer);
  }

  @Test
  void everyNumberOfTheListIsTheLessonOfThatName() {
    List<Book> books = BundledLessons.books();
    LessonNumbers numbers = new LessonNumbers(books);
    assertThat(books.get(2).lessons().get(3)).returns("3.4", numbers::of);
    for (Book book : books) {
      Lesson last = book.lessons().getLast();
      String number = numbers.of(last);
      assertThat(number).isEqualTo(numbers.of(book) + "." + book.lessons().size());
      assertThat(shell.run("learn", number).out())
          .contains("\n" + number + "  " + last.name() + "\n")
          .isEqualTo(shell.run("learn", last.name()).out());
    }
  }

  @Test
  void aFoundLessonKeepsItsNumber() {
    assertThat(shell.run("learn", "--search", "DELETEFROMPRIMITIVELIST finalizer").out())
        .contains("17 traps: ", "\n?  17.8  One finalizer of two\n");
  }

  @Test
  void wordsAreSoughtInAllThatALessonSays() {
    assertThat(shell.run("learn", "--search", "DELETEFROMPRIMITIVELIST finalizer").out())
        .contains("One finalizer of two")
        .doesNotContain("Three replicas");
    Shell.Answer none = shell.run("learn", "--search", "finalizer xyzzy");
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err())
        .isEqualTo("tripatch: no lesson has these words: finalizer xyzzy. Try fewer of them.\n");
  }

  @Test
  void aLessonIsPrintedWithWhatComesOfIt() {
    Shell.Answer answer =
        shell.run("learn", "examples-a-deployment-changes-its-strategy", "--reveal");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .startsWith(
            """
            ── Examples: a Deployment changes its strategy
            4.1  retain-keys/examples-a-deployment-changes-its-strategy

            """)
        .contains(
            """
            ── What happens
            FIELD                        OUTCOME    LAST APPLIED   LOCAL     LIVE           RESULT    WHY
            """,
            """
            ── Patch
            spec:
              strategy:
                $retainKeys:
                - type
                type: Recreate

            ── Result
            apiVersion: apps/v1
            """);
  }

  @Test
  void aRefusalIsPrintedWithItsRemedy() {
    assertThat(shell.run("learn", "retainkeys-the-example-as-it-is-written", "--reveal").out())
        .contains("── Patch\n", "── What happens\n", "── Document says result\n");
    assertThat(shell.run("learn", "a-patch-sets-what-it-does-not-list", "--reveal").out())
        .contains("── Refused\npatch:");
  }

  @Test
  void aQuestionIsPrintedWithoutItsAnswer() {
    for (String number : new String[] {"1.4", "4.1", "10.1"}) {
      Shell.Answer asked = shell.run("learn", number);
      assertThat(asked.exitCode()).isZero();
      assertThat(asked.out())
          .contains("── Question\n", "The answer: --reveal")
          .doesNotContain(
              "── What happens",
              "── Result",
              "── Refused",
              "── Why",
              "── Solution",
              "── Document says");
    }
    assertThat(shell.run("learn", "1.11").out())
        .contains("\n1. It sets both fields: local wins.\n", "Choose: tripatch learn 1.11");
  }

  @Test
  void aPredictionIsJudgedAndThenTheAnswerIsShown() throws IOException {
    String right = shell.file("right.json", result(0));
    Shell.Answer answer = shell.run("learn", "1.1", "--predict", right);
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .startsWith("Right.\n`metadata.labels.tier`: Live and your patch both have `tier`, and")
        .contains("── What happens\n", "── Why\n", "── Do it yourself\nWrite the patch that")
        .doesNotContain("── Solution");
    Shell.Answer wrong = shell.run("learn", "1.2", "--predict", shell.file("w.json", result(0)));
    assertThat(wrong.exitCode()).isEqualTo(1);
    assertThat(shell.run("learn", "1.1", "--predict", "refused").out())
        .startsWith("It is not refused.\n");
    assertThat(shell.run("learn", "1.11", "--predict", "3").out()).startsWith("Right. ");
    assertThat(shell.run("learn", "1.11", "--predict", "1").exitCode()).isEqualTo(1);
    Shell.Answer open = shell.run("learn", "1.1", "--predict", shell.file("o.yaml", "a: [1\n"));
    assertThat(open.exitCode()).isEqualTo(1);
    assertThat(open.out()).contains("cannot be read").doesNotContain("── What happens");
  }

  private static String result(int lesson) {
    return LessonValues.required(
        BundledLessons.books().getFirst().lessons().get(lesson), BlockLabel.RESULT);
  }

  @Test
  void theWholeLessonIsRevealedWithItsSolution() {
    assertThat(shell.run("learn", "1.1", "--reveal").out())
        .contains("── What happens\n", "── Why\n", "── Solution\ndata:\n  REGION: us\n");
    assertThat(shell.run("learn", "1.1", "--hints", "1").out())
        .contains("── Hint\n")
        .doesNotContain("── Solution", "── What happens", "── Why");
  }

  @Test
  void anExerciseHidesWhatTheReaderHasToFind() {
    assertThat(shell.run("learn", REPLICAS).out())
        .contains("── Live\n", "── Write a strategic merge patch\n")
        .endsWith("There are 2 hints: --hints 1\n")
        .doesNotContain("replicas: 3", "── Hint", "── Result");
    assertThat(shell.run("learn", REPLICAS, "--hints", "1").out())
        .contains("── Hint\nA patch needs no apiVersion")
        .endsWith("There is another hint: --hints 2\n")
        .doesNotContain("The field is spec.replicas.");
    assertThat(shell.run("learn", REPLICAS, "--hints", "9").out())
        .contains("The field is spec.replicas.")
        .doesNotContain("another hint");
  }

  @Test
  void theSolutionIsRevealedWithWhatOthersWouldHaveDone() {
    assertThat(shell.run("learn", REPLICAS, "--reveal").out())
        .contains(
            """
            ── Solution
            spec:
              replicas: 3
            """,
            """
            ── Others
            A string is not a number: the server refuses it, because replicas must be a number.
            spec:
              replicas: "3"

            `spec.replicas` should become 3, but it became "3".
            """,
            "── Others, right as well\n");
    assertThat(shell.run("learn", "why-is-the-number-gone").out())
        .contains("explicit-null: null in local → cleared, whoever set it\n");
  }

  @Test
  void anAnswerIsJudgedByWhatItDoesAndRememberedIfItIsRight() throws IOException {
    String right =
        shell.file("right.json", "{\"spec\": {\"replicas\": 3}, \"kind\": \"Deployment\"}");
    String wrong = shell.file("wrong.yaml", "replicas: 3\n");
    Shell.Answer other = shell.run("learn", REPLICAS, "--check", wrong);
    assertThat(other.exitCode()).isEqualTo(1);
    assertThat(other.out())
        .isEqualTo(
            """
            `spec.replicas` should become 3, but it is still 2.
            `replicas` should not be there, but it was added (3).
            """);
    assertThat(shell.run("learn", "first-steps").out()).endsWith("solved: 0 of 9\n");
    Shell.Answer solved = shell.run("learn", REPLICAS, "--check", right);
    assertThat(solved.exitCode()).isZero();
    assertThat(solved.out())
        .isEqualTo("Solved: live becomes what the exercise asks for.\nA shorter patch would do.\n");
    assertThat(shell.run("learn", "first-steps").out())
        .contains("✓  15.1  Three replicas\n")
        .endsWith("solved: 1 of 9\n");
    assertThat(shell.run("learn", "--forget").exitCode()).isZero();
    assertThat(shell.run("learn", "first-steps").out()).endsWith("solved: 0 of 9\n");
  }

  @Test
  void aFormerNameLeadsToTheLessonAndToItsMark() throws IOException {
    assertThat(shell.run("learn", "traps/a-mount-that-goes").out())
        .isEqualTo(shell.run("learn", "traps/remove-a-mount").out());
    shell.run("learn", REPLICAS, "--check", shell.file("right.yaml", "spec: {replicas: 3}\n"));
    Files.writeString(savedProgress(), "{\"solved\": [\"first-steps/take-a-field-out\"]}");
    assertThat(shell.run("learn", "first-steps").out().lines())
        .filteredOn(line -> line.startsWith("✓  "))
        .singleElement()
        .asString()
        .endsWith("Remove a field");
  }

  private Path savedProgress() throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(file -> file.endsWith("exercises.json")).findFirst().orElseThrow();
    }
  }

  @Test
  void whatCannotBeReadIsToldWithItsPlace() throws IOException {
    String open = shell.file("open.yaml", "spec: {replicas: 3\n");
    Shell.Answer answer = shell.run("learn", REPLICAS, "--check", open);
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out()).startsWith("open.yaml:1:7: ");
    assertThat(shell.run("learn", REPLICAS, "--check", "none.yaml").exitCode()).isEqualTo(2);
  }

  @Test
  void damagedProgressIsToldOfAndTheListIsThere() throws IOException {
    shell.run("learn", REPLICAS, "--check", shell.file("right.yaml", "spec: {replicas: 3}\n"));
    Files.writeString(savedProgress(), "{");
    Shell.Answer answer = shell.run("learn", "first-steps");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.err()).contains("Could not read your progress", "exercises.json:1");
    assertThat(answer.out()).endsWith("solved: 0 of 9\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "replicaz            ! no lesson is called replicaz; tripatch learn lists all.",
        "three-strategies    ! no lesson is called three-strategies; similar are",
        "4.99                ! no lesson has the number 4.99: book 4 has lessons 4.1 to 4.18.",
        "0                   ! no lesson has the number 0: there are books 1 to 17.",
        "--forget -o json    ! --forget is about all exercises: give it alone.",
        "--reveal            ! name the exercise; tripatch learn lists all.",
        "traps --reveal      ! several lessons have this name: tripatch learn traps lists them.",
        "traps --search a    ! --search lists lessons: leave it out, or the name.",
        "traps --forget      ! --forget is about all exercises: give it alone.",
        "traps --hints -1    ! --hints takes a number from 0, not -1.",
        "three-replicas --hints x            ! --hints",
        "three-replicas --predict f          ! asks no question: leave out --predict.",
        "1.1 --predict f --reveal            ! --predict judges a prediction",
        "2.1 --hints 1                       ! only asks a question: leave out --check and --hints",
        "1.11 --predict 5                    ! no answer has the number 5: give one from 1 to 4.",
        "1.1 --predict no-such-file          ! no-such-file",
        "three-replicas --check f --reveal   ! --check judges an answer",
        "json-patch-add-a-key-that-is-not-there --reveal ! asks for nothing",
      })
  void wrongWordsAreTold(String words, String message) {
    Shell.Answer answer = shell.run(("learn " + words).split(" "));
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains(message);
  }

  @Test
  void anAddressOfALessonStaysWhole() {
    assertThat(shell.with("COLUMNS", "80").run("learn", "4.1").out().lines())
        .contains("In the document: Add new patchStrategy —")
        .anyMatch(line -> line.matches("https://\\S+not-present-in-patch.md#examples"));
  }

  @Test
  void namesAreCompleted() {
    assertThat(
            shell
                .run("complete-words", "--shell=zsh", "--", "learn", "first-steps/th")
                .out()
                .lines())
        .containsExactly(REPLICAS, ":4");
  }

  @Test
  void lessonsOfOnesOwnAreReadFromAFolder() throws IOException {
    Path own = Files.createDirectory(folder.resolve("own"));
    Files.writeString(own.resolve("mine.md"), "# Mine\n\n## One\n\n```yaml live\na: 1\n```\n");
    Files.writeString(own.resolve("other.md"), "## Open\n\n```yaml live\n");
    Shell.Answer answer = shell.run("learn", "--lessons", own.toString());
    assertThat(answer.out().lines()).contains("1 mine: Mine", "   1.1  One");
    assertThat(answer.err()).contains("other.md:3");
    assertThat(shell.run("learn", "1.1", "--lessons", own.toString()).out()).contains("a: 1");
    assertThat(shell.run("learn", "2", "--lessons", own.toString()).err())
        .contains("no lesson has the number 2");
  }
}
