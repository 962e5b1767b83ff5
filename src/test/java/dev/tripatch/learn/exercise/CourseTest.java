package dev.tripatch.learn.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.LessonValues;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The twelve lessons of the course: each fits a screen, and its question has one answer. */
class CourseTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  static Stream<Lesson> lessons() {
    return LessonValues.course();
  }

  static Stream<Lesson> onDocuments() {
    return lessons().filter(each -> Ask.of(each) instanceof Ask.OfDocument);
  }

  @Test
  void thereAreTwelveAndAllAskAndHaveSomethingToDo() {
    assertThat(lessons()).hasSize(12).allMatch(Lesson::asks).allMatch(Lesson::isExercise);
    assertThat(onDocuments()).hasSize(11);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void fitsAScreen(Lesson lesson) {
    assertThat(lesson.title()).hasSizeLessThanOrEqualTo(30);
    assertThat(lesson.prose().split("[.?](\\s+|$)")).hasSizeBetween(3, 4);
    assertThat(lesson.prose()).hasSizeLessThan(520);
    for (Role pane : Ask.panes(lesson)) {
      BlockLabel label = BlockLabel.valueOf(pane.name());
      assertThat(lesson.text(label).orElseThrow().lines().count()).isBetween(4L, 20L);
    }
    assertThat(lesson.text(BlockLabel.REVEAL)).isPresent();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void needsTwoPanesOrThree(Lesson lesson) {
    assertThat(Ask.panes(lesson))
        .contains(Role.LIVE)
        .doesNotContain(Role.RESULT)
        .hasSizeBetween(2, 3);
    assertThat(Ask.panes(lesson).contains(Role.PATCH)).isNotEqualTo(lesson.isCalculated());
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void itsPatchAndItsResultAreWhatTheEngineMakes(Lesson lesson) {
    ComparisonView view = view(lesson);
    assertThat(CanonicalJson.write(view.result()))
        .isEqualTo(
            CanonicalJson.write(LessonValues.value(lesson, BlockLabel.RESULT).orElseThrow()));
    view.computed()
        .ifPresent(
            computed ->
                assertThat(computed.patch())
                    .isEqualTo(LessonValues.value(lesson, BlockLabel.PATCH).orElseThrow()));
    assertThat(view.stepPictures()).isPresent();
  }

  private static ComparisonView view(Lesson lesson) {
    return ((LessonAnswer.Shown) LessonAnswer.of(lesson, WORKBENCH).orElseThrow()).view();
  }

  @ParameterizedTest
  @MethodSource("onDocuments")
  void theResultIsRightHoweverItIsWritten(Lesson lesson) {
    PredictionJudge judge = new PredictionJudge(lesson, WORKBENCH);
    String result = LessonValues.required(lesson, BlockLabel.RESULT);
    String json = CanonicalJson.write(LessonValues.value(lesson, BlockLabel.RESULT).orElseThrow());
    for (String written : List.of(result, json, "# I think\n" + result, result + "status: \n")) {
      PredictionVerdict verdict = judge.judge(new Prediction.OfDocument(written));
      assertThat(verdict.isRight()).as(written + verdict.sentences()).isTrue();
      assertThat(verdict.sentences()).hasSizeGreaterThan(1);
      assertThat(verdict.answer()).isPresent();
    }
  }

  @ParameterizedTest
  @MethodSource("onDocuments")
  void liveAsItIsIsWrongAndSoIsARefusal(Lesson lesson) {
    PredictionJudge judge = new PredictionJudge(lesson, WORKBENCH);
    String live = ((Ask.OfDocument) Ask.of(lesson)).start().text();
    for (Prediction each : List.of(new Prediction.OfDocument(live), new Prediction.Refused())) {
      PredictionVerdict verdict = judge.judge(each);
      assertThat(verdict.isJudged()).isTrue();
      assertThat(verdict.isRight()).isFalse();
      assertThat(verdict.sentences()).allMatch(sentence -> sentence.endsWith("."));
    }
  }

  /** One line of live at a time is struck: it is right only if nothing else was to be done. */
  @ParameterizedTest
  @MethodSource("onDocuments")
  void eachStruckLineIsSpokenOf(Lesson lesson) {
    PredictionJudge judge = new PredictionJudge(lesson, WORKBENCH);
    PredictionSheet sheet = ((Ask.OfDocument) Ask.of(lesson)).start();
    for (int line = 0; line < sheet.lines().size(); line++) {
      PredictionVerdict verdict = judge.judge(new Prediction.OfDocument(sheet.strike(line).text()));
      assertThat(verdict.isJudged()).as(verdict.sentences() + sheet.strike(line).text()).isTrue();
      assertThat(verdict.sentences()).isNotEmpty().doesNotHaveDuplicates();
    }
  }

  @Test
  void oneChoiceIsRightAndEachSaysWhy() {
    Lesson lesson =
        lessons().filter(each -> Ask.of(each) instanceof Ask.OfChoice).findFirst().orElseThrow();
    PredictionJudge judge = new PredictionJudge(lesson, WORKBENCH);
    List<PredictionVerdict> verdicts =
        ((Ask.OfChoice) Ask.of(lesson))
            .choices().stream().map(each -> judge.judge(new Prediction.Chosen(each))).toList();
    assertThat(verdicts).hasSize(4);
    assertThat(verdicts).filteredOn(PredictionVerdict::isRight).hasSize(1);
    assertThat(verdicts)
        .allSatisfy(
            verdict ->
                assertThat(verdict.sentences())
                    .singleElement()
                    .asString()
                    .matches("(Right\\. )?[A-Z`].{60,}\\."));
  }

  /** What lesson 11 says of the server, which our own prediction of server-side apply confirms. */
  @Test
  void theServerRefusesWhatTheLessonSaysAndTakesTheSolution() {
    Lesson lesson = titled("Conflicts and owners");
    assertThat(serverSide(lesson, BlockLabel.LOCAL))
        .isInstanceOfSatisfying(
            ServerSideOutcome.Conflicted.class,
            refused -> assertThat(refused.words()).contains("\"autoscaler\"", ".spec.replicas"));
    assertThat(serverSide(lesson, BlockLabel.SOLUTION))
        .isInstanceOfSatisfying(
            ServerSideOutcome.Applied.class,
            applied ->
                assertThat(CanonicalJson.write(applied.result()))
                    .contains("\"minReadySeconds\":10,\"replicas\":7"));
  }

  @Test
  void theServerKeepsBothPortsOfTheLastLesson() {
    assertThat(serverSide(titled("What can go wrong"), BlockLabel.LOCAL))
        .isInstanceOfSatisfying(
            ServerSideOutcome.Applied.class,
            applied ->
                assertThat(CanonicalJson.write(applied.result()))
                    .contains("\"protocol\":\"TCP\"", "\"protocol\":\"UDP\""));
  }

  private static ServerSideOutcome serverSide(Lesson lesson, BlockLabel local) {
    MapValue live = (MapValue) LessonValues.value(lesson, BlockLabel.LIVE).orElseThrow();
    MapValue sent = (MapValue) LessonValues.value(lesson, local).orElseThrow();
    return ServerSideApply.of(
        sent, Optional.of(live), WORKBENCH.schemaOf(live), ServerSideApply.DEFAULT_MANAGER, false);
  }

  private static Lesson titled(String title) {
    return lessons().filter(each -> each.title().equals(title)).findFirst().orElseThrow();
  }

  /** The lesson on order says that an item that live lacks counts as the first of all. */
  @Test
  void aNewItemComesBeforeOneThatOnlyLiveHas() throws LessonFileException {
    String env = "spec: {containers: [{name: w, env: [%s]}]}";
    String pod = "apiVersion: v1\nkind: Pod\nmetadata: {name: w}\n" + env + "\n";
    String book =
        "# B\n\n## L\n\n```yaml local\n%s```\n```yaml live\n%s```\n"
            .formatted(
                pod.formatted("{name: HOST}, {name: PORT}, {name: URL}"),
                pod.formatted("{name: HOST}, {name: DEBUG}, {name: URL}"));
    assertThat(
            CanonicalJson.write(view(LessonFile.read("b.md", book).lessons().getFirst()).result()))
        .containsSubsequence("HOST", "PORT", "DEBUG", "URL");
  }
}
