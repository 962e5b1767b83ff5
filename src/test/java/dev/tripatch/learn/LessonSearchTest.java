package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LessonSearchTest {
  private static final List<Book> BOOKS = BundledLessons.books();
  private static final LessonNumbers NUMBERS = new LessonNumbers(BOOKS);
  private static final LessonSearch SEARCH = new LessonSearch(BOOKS, NUMBERS);

  private static Stream<Lesson> found(String sought) {
    return SEARCH.found(sought).stream().flatMap(book -> book.lessons().stream());
  }

  @Test
  void nothingSoughtFindsAllInTheirOrder() {
    assertThat(SEARCH.found(" ")).isEqualTo(BOOKS);
  }

  @Test
  void anExactTitleAndANumberAreFoundFirstWhateverTheirBook() {
    for (Book book : BOOKS) {
      for (Lesson lesson : book.lessons()) {
        assertThat(found(" " + lesson.title().toUpperCase(Locale.ROOT)).findFirst())
            .hasValueSatisfying(
                first -> assertThat(first.title()).isEqualToIgnoringCase(lesson.title()));
        assertThat(found(NUMBERS.of(lesson)).findFirst()).contains(lesson);
      }
    }
  }

  @Test
  void aBooksNumberFindsItsLessonsOnly() {
    assertThat(SEARCH.found("3")).containsExactly(BOOKS.get(2));
    assertThat(SEARCH.found("3.")).containsExactly(BOOKS.get(2));
    assertThat(found("1.1").map(NUMBERS::of)).startsWith("1.1", "1.10").doesNotContain("1.2");
  }

  @Test
  void whatIsNoNumberOfALessonIsAWord() {
    assertThat(found("8080")).isNotEmpty().allMatch(each -> each.prose().contains("8080"));
  }

  @Test
  void wordsInTheTitleComeBeforeWordsInTheText() {
    List<Boolean> inTitle =
        SEARCH.found("order").getFirst().lessons().stream()
            .map(each -> each.title().toLowerCase(Locale.ROOT).contains("order"))
            .toList();
    assertThat(inTitle).isSortedAccordingTo(Comparator.reverseOrder());
  }
}
