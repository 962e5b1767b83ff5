package dev.tripatch.ui.feature.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.learn.exercise.PredictedLine;
import dev.tripatch.learn.exercise.PredictionSheet;
import dev.tripatch.ui.feature.course.PredictionEditor.SheetEdit;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** A prediction that is edited like any text. */
class SheetEditTest {
  private static final PredictionSheet LIVE =
      PredictionSheet.of("spec:\n  replicas: 2\n  ports:\n  - port: 80\n  - port: 90\n");

  private static List<String> texts(PredictionSheet sheet) {
    return sheet.lines().stream().map(PredictedLine::text).toList();
  }

  private static List<String> typed(PredictionSheet sheet) {
    return sheet.lines().stream()
        .filter(line -> line.mark() == PredictedLine.Mark.TYPED)
        .map(PredictedLine::text)
        .toList();
  }

  private static List<String> ofLive(PredictionSheet sheet) {
    return sheet.lines().stream()
        .filter(line -> line.mark() != PredictedLine.Mark.TYPED)
        .map(PredictedLine::text)
        .toList();
  }

  @Provide
  Arbitrary<List<String>> words() {
    return Arbitraries.of("", "  replicas: 3", "  - port: 80", "x: 1", "    deep: 2")
        .list()
        .ofMaxSize(4);
  }

  /** Whatever is selected and typed over, no line of live is lost, and what was typed is there. */
  @Property
  void noLineOfLiveIsEverLost(
      @ForAll("words") List<String> one,
      @ForAll("words") List<String> other,
      @ForAll @IntRange(max = 8) int from,
      @ForAll @IntRange(max = 8) int length) {
    PredictionSheet sheet = LIVE;
    for (List<String> words : List.of(one, other)) {
      List<String> before = texts(sheet);
      int start = Math.min(from, before.size());
      int end = Math.min(start + length, before.size());
      List<String> edited = new ArrayList<>(before.subList(0, start));
      edited.addAll(words);
      edited.addAll(before.subList(end, before.size()));
      SheetEdit edit = SheetEdit.of(sheet, edited, Math.max(0, start + words.size() - 1));
      sheet = edit.sheet();
      assertThat(ofLive(sheet)).isEqualTo(ofLive(LIVE));
      assertThat(texts(sheet)).containsAll(words);
      assertThat(edit.line()).isBetween(0, sheet.lines().size() - 1);
    }
  }

  @Test
  void aLineThatIsTypedOverIsStruckAndItsOwnTextTakesItBack() {
    List<String> edited = new ArrayList<>(texts(LIVE));
    edited.set(1, "  replicas: 3");
    SheetEdit edit = SheetEdit.of(LIVE, edited, 1);
    assertThat(edit.line()).isEqualTo(2);
    assertThat(typed(edit.sheet())).containsExactly("  replicas: 3");
    List<String> back = new ArrayList<>(texts(edit.sheet()));
    back.set(2, "  replicas: 2");
    assertThat(SheetEdit.of(edit.sheet(), back, 2).sheet().isUntouched()).isTrue();
  }
}
