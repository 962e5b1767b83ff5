package dev.tripatch.ui.app.rescue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.exercise.ExerciseKind;
import dev.tripatch.ui.feature.learn.LessonPlace;
import dev.tripatch.ui.panes.model.Visited;
import dev.tripatch.workspace.ComparisonMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is typed into visited documents is kept with the documents, and found again by them. */
class KeptVisitTest {

  private static KeptText typed(String pane, String text) {
    return new KeptText(pane, "", Optional.empty(), pane.startsWith("PATCH"), text);
  }

  /** Those of an equal place are brought back when it is visited again. */
  @Test
  void thePlaceOfEveryLessonComesBackAsItWas() {
    List<Visited> places =
        BundledLessons.books().stream()
            .flatMap(book -> book.lessons().stream())
            .map(LessonPlace::of)
            .toList();
    assertThat(places).hasSizeGreaterThan(ExerciseKind.values().length);
    for (Visited place : places) {
      KeptVisit kept = new KeptVisit(place, true, List.of(typed("LOCAL", "a: 1\n")));
      assertThat(KeptVisit.among(kept.kept().toList())).containsExactly(kept);
    }
  }

  private static Visited lesson(String title, Map<Role, String> documents) {
    return new Visited(Visited.Kind.LESSON, title, documents, Optional.empty(), Optional.empty());
  }

  @Test
  void visitsAreToldApartAndTheShownOneComesLast() {
    Visited first = lesson("one", Map.of(Role.LOCAL, "a: 1\n")).as(ComparisonMode.KUBECTL_APPLY);
    Visited second = lesson("two", Map.of(Role.LOCAL, "a: 1\n")).as(Visited.Kind.WHAT_IF);
    KeptVisit shown =
        new KeptVisit(first, true, List.of(typed("PATCH/json", "[]\n"), typed("LOCAL", "b: 2\n")));
    KeptVisit other = new KeptVisit(second, false, List.of(typed("LOCAL", "c: 3\n")));
    List<KeptText> all = new ArrayList<>(Stream.of(shown, other).flatMap(KeptVisit::kept).toList());
    all.add(typed("LOCAL", "mine: 1\n"));
    assertThat(all.stream().map(KeptText::pane)).doesNotHaveDuplicates();
    assertThat(KeptVisit.among(all)).containsExactly(other, shown);
    assertThat(all.stream().filter(KeptVisit::isOfOne)).hasSize(5);
  }

  @Test
  void aVisitInWhichNothingWasTypedIsNotKept() {
    assertThat(new KeptVisit(lesson("one", Map.of()), true, List.of()).kept()).isEmpty();
  }

  @Test
  void whatAnotherVersionKeptIsLeftForIt() {
    KeptText strange = typed("VISIT/x/PLACE", "{\"kind\": \"DREAM\", \"title\": \"x\"}");
    assertThat(KeptVisit.among(List.of(strange, typed("VISIT/x/LOCAL", "a: 1\n")))).isEmpty();
    assertThat(KeptVisit.among(List.of(typed("VISIT/x/PLACE", "{}")))).isEmpty();
  }
}
