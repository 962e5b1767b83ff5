package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.share.SharedPage;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each lesson says once where it comes from, and names it. */
class LessonSourcesTest {
  private static final Pattern ADDRESS = Pattern.compile("]\\((https://[^)\\s]+)\\)");

  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  static Stream<Lesson> lessons() {
    return BundledLessons.books().stream().flatMap(book -> book.lessons().stream());
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void noAddressStandsTwice(Lesson lesson) throws LessonFileException {
    List<String> addresses =
        ADDRESS.matcher(lesson.prose()).results().map(each -> each.group(1)).toList();
    assertThat(addresses).doesNotHaveDuplicates();
    String page = SharedPage.of(lesson, "", WORKBENCH);
    for (String address : addresses) {
      assertThat(page).containsOnlyOnce("href=\"" + address + "\"");
    }
  }

  @Test
  void aLessonOfADocumentNamesIt() {
    List<Lesson> ofDocuments =
        lessons().filter(each -> each.location().startsWith("documents/")).toList();
    assertThat(ofDocuments)
        .filteredOn(each -> !each.book().equals("last-applied-life-cycle"))
        .hasSize(114)
        .allSatisfy(
            lesson ->
                assertThat(lesson.prose().lines().findFirst())
                    .get()
                    .asString()
                    .matches(
                        "\\[(In the document|What the article explains):"
                            + " [^]]+]\\(https://\\S+\\)"));
  }
}
