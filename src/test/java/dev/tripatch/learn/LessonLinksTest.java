package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.KnownError;
import dev.tripatch.cluster.apply.KnownErrors;
import dev.tripatch.learn.Reference.PagePlace;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lessons and pages know of each other. */
class LessonLinksTest {
  private final Reference reference = BundledReference.read();
  private final List<Lesson> lessons =
      BundledLessons.books().stream().flatMap(book -> book.lessons().stream()).toList();
  private final LessonLinks links = new LessonLinks(reference, lessons);

  private PagePlace place(String id) {
    return reference.find(id).orElseThrow();
  }

  @Test
  void whatHappensInALessonLeadsToItsPages() {
    Lesson lesson =
        lessons.stream()
            .filter(each -> each.name().endsWith("a-deployment-changes-its-strategy"))
            .findFirst()
            .orElseThrow();
    assertThat(links.places(lesson))
        .containsExactly(
            place("directive/retain-keys"),
            place("reason/set-different"),
            place("reason/not-retained"),
            place("hazard/drops-fields"));
    assertThat(links.about(place("directive/retain-keys").page())).contains(lesson);
    assertThat(links.about(place("outcome/cleared").page())).contains(lesson);
    assertThat(links.about(place("dialect/helm").page())).isEmpty();
  }

  @Test
  void everyDirectiveHasLessons() {
    assertThat(reference.pages(Topic.DIRECTIVE))
        .allSatisfy(page -> assertThat(links.about(page)).as(page.id()).isNotEmpty());
  }

  @Test
  void anErrorLeadsToTheSectionThatQuotesIt() {
    assertThat(reference.saying("map: map[image:b] does not contain declared merge key: name"))
        .contains(place("refusal/no-merge-key"));
    assertThat(reference.saying("strategic merge patch format is not supported"))
        .contains(place("refusal/not-strategic"));
    assertThat(reference.saying("it did not work")).isEmpty();
    for (KnownError error : KnownError.values()) {
      String section =
          place(BundledReferenceTest.id("refusal/", error)).markdown().replace('\n', ' ');
      assertThat(section)
          .as(error.name())
          .contains(KnownErrors.words(error).findFirst().orElseThrow());
    }
  }
}
