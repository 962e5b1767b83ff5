package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A name that a lesson once had leads to it, whatever its title is now. */
class LessonNamesTest {
  private static final List<Book> BOOKS = BundledLessons.books();

  private static final List<String> PRESENT =
      BOOKS.stream().flatMap(book -> book.lessons().stream()).map(Lesson::name).toList();

  /** All names that lessons have and had. */
  static Stream<String> names() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(
            LessonNamesTest.class.getResourceAsStream("/dev/tripatch/learn/lesson-names.txt"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines();
    }
  }

  private static List<String> found(String name) {
    return FoundLessons.named(name, BOOKS) instanceof FoundLessons.Some some
        ? some.lessons().stream().map(Lesson::name).toList()
        : List.of();
  }

  @ParameterizedTest
  @MethodSource("names")
  void eachNameLeadsToOneLesson(String name) {
    assertThat(found(name))
        .as("a lesson with a new title needs a line in renamed.txt")
        .containsExactly(BundledLessons.renamed().getOrDefault(name, name));
  }

  @Test
  void eachPresentNameIsKnownToThisTest() throws IOException {
    assertThat(names())
        .as("lesson-names.txt, so that the name still leads to its lesson when this is renamed")
        .containsAll(PRESENT);
  }

  @Test
  void aFormerNameIsNoPresentOneAndLeadsToAPresentOne() {
    assertThat(PRESENT).doesNotContainAnyElementsOf(BundledLessons.renamed().keySet());
    assertThat(PRESENT).containsAll(BundledLessons.renamed().values());
  }

  @Test
  void theEndOfAFormerNameLeadsToTheLessonToo() {
    for (String name : BundledLessons.renamed().keySet()) {
      assertThat(found(name.substring(name.indexOf('/') + 1)))
          .as(name)
          .contains(BundledLessons.renamed().get(name));
    }
  }

  @Test
  void aPersonsOwnLessonKeepsANameThatOneOfTheProgramHad() throws LessonFileException {
    Book own = LessonFile.read("traps.md", "# Mine\n\n## A mount that goes\n\n## Remove a mount\n");
    assertThat(FoundLessons.named("traps/a-mount-that-goes", List.of(own)))
        .isEqualTo(new FoundLessons.Some(List.of(own.with(List.of(own.lessons().getFirst())))));
  }
}
