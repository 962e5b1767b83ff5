package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.ui.feature.learn.LessonOfCase;
import dev.tripatch.ui.feature.learn.LessonOfCase.Made;
import dev.tripatch.ui.panes.document.OpenDocument;
import org.junit.jupiter.api.Test;

/** What is open, written as a lesson, is read again as what it was. */
class LessonOfCaseTest {

  private static final String MAP =
      "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {key: %s}\n";
  private static final String SECRET =
      "apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {token: %s}\n";

  private final OpenModel model = new OpenModel();
  private final LessonOfCase lessons = new LessonOfCase(model.comparison);

  private Lesson saved() throws LessonFileException {
    assertThat(lessons.write()).isInstanceOf(Made.Written.class);
    String text = ((Made.Written) lessons.write()).text();
    return LessonFile.read("mine.md", text).lessons().getFirst();
  }

  @Test
  void documentsPatchResultAndReasonsAreReadAgain() throws LessonFileException {
    model.open(MAP.formatted("old"), MAP.formatted("mine"), MAP.formatted("theirs"));
    Lesson lesson = saved();
    assertThat(lesson.title()).isEqualTo("ConfigMap v1 · a");
    assertThat(lesson.text(BlockLabel.LAST_APPLIED)).contains(MAP.formatted("old"));
    assertThat(lesson.text(BlockLabel.LOCAL)).contains(MAP.formatted("mine"));
    assertThat(lesson.text(BlockLabel.LIVE)).contains(MAP.formatted("theirs"));
    assertThat(lesson.text(BlockLabel.PATCH).orElseThrow()).contains("key: mine");
    assertThat(lesson.text(BlockLabel.RESULT))
        .contains(model.comparison.getView().orElseThrow().resultYaml());
    assertThat(lesson.text(BlockLabel.EXPLAIN).orElseThrow()).startsWith("! data.key: ");
    assertThat(lesson.asKubectlApply()).isTrue();
  }

  @Test
  void aComposedPatchIsReadAgainInItsFormat() throws LessonFileException {
    model.open("", MAP.formatted("mine"), MAP.formatted("theirs"));
    model.documents.drafts().in(PatchFormat.JSON).open(OpenDocument.unfiled("patch", "[]\n"));
    model.documents.drafts().compose(PatchFormat.JSON);
    Lesson lesson = saved();
    assertThat(lesson.isCalculated()).isFalse();
    assertThat(lesson.format()).isEqualTo(PatchFormat.JSON);
    assertThat(lesson.text(BlockLabel.PATCH)).contains("[]\n");
  }

  @Test
  void secretsAreMaskedThoughTheWindowRevealsThem() {
    model.open("", SECRET.formatted("hunter-two"), SECRET.formatted("hunter-one"));
    model.documents.secrets().allRevealedProperty().set(true);
    assertThat(model.comparison.getView().orElseThrow().pane(Role.LOCAL).text()).contains("hunter");
    String text = ((Made.Written) lessons.write()).text();
    assertThat(text).contains("token").doesNotContain("hunter");
  }

  @Test
  void withoutAnAnswerThereIsNone() {
    assertThat(lessons.write()).isInstanceOf(Made.Not.class);
    model.open("", MAP.formatted("mine"), MAP.formatted("theirs"));
    model.documents.local().type("{");
    assertThat(lessons.write()).isInstanceOf(Made.Not.class);
  }
}
