package dev.tripatch.learn.exercise;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.learn.Block;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the exercise in a lesson. */
record ExerciseReader(Lesson lesson, Workbench workbench) {
  Exercise read() throws LessonFileException {
    Block task = required(BlockLabel.TASK);
    ExerciseKind kind = kind(task);
    Attempt solution = Attempt.of(required(BlockLabel.SOLUTION).text(), true);
    RuleTask rule = RuleTask.of(task.text());
    boolean isRule = kind == ExerciseKind.RULE;
    List<Choice> choices = isRule ? choices(rule, task) : List.of();
    Exercise exercise =
        new Exercise(
            lesson,
            kind,
            isRule ? rule.question() : task.text().strip(),
            isRule ? List.of() : wanted(BlockLabel.LIVE, lesson.resultOfTask()).goals(),
            kind == ExerciseKind.LOCAL ? required(BlockLabel.LOCAL).text() : "",
            lesson.blocks(BlockLabel.HINT).map(block -> block.text().strip()).toList(),
            solution,
            lesson.blocks(BlockLabel.OTHERS).map(ExerciseReader::other).toList(),
            choices,
            judge(kind, task, rule, choices, solution));
    requireSolved(exercise);
    return exercise;
  }

  private static Attempt other(Block block) {
    return Attempt.of(block.text(), !block.option().isEmpty());
  }

  private Judge judge(
      ExerciseKind kind, Block task, RuleTask rule, List<Choice> choices, Attempt solution)
      throws LessonFileException {
    return switch (kind) {
      case PATCH -> patch(PatchFormat.STRATEGIC, solution);
      case MERGE -> patch(PatchFormat.MERGE, solution);
      case JSON -> patch(PatchFormat.JSON, solution);
      case LOCAL -> local();
      case RULE -> rule(task, rule, choices);
    };
  }

  private Judge patch(PatchFormat format, Attempt solution) throws LessonFileException {
    return new PatchJudge(
        workbench,
        format,
        document(required(BlockLabel.LIVE)),
        wanted(BlockLabel.LIVE, lesson.resultOfTask()),
        elsewhere(),
        solution.answer());
  }

  private Judge local() throws LessonFileException {
    return new LocalJudge(
        workbench,
        LessonAnswer.mode(lesson),
        optional(BlockLabel.LAST_APPLIED),
        document(required(BlockLabel.LIVE)),
        wanted(BlockLabel.LIVE, lesson.resultOfTask()),
        lesson.has(BlockLabel.TASK_RESULT)
            ? Optional.empty()
            : optional(BlockLabel.PATCH).flatMap(SourceDocument::decodedObject));
  }

  private Judge rule(Block task, RuleTask rule, List<Choice> choices) throws LessonFileException {
    if (rule.field().isEmpty()) {
      throw fault(task.line(), ExerciseWording.NO_FIELD.text(), ExerciseWording.WRITE_FIELD.text());
    }
    FieldPath field = rule.field().get();
    Optional<ComparisonView> view =
        LessonAnswer.of(lesson, workbench)
            .filter(LessonAnswer.Shown.class::isInstance)
            .map(answer -> ((LessonAnswer.Shown) answer).view());
    return view.flatMap(shown -> judge(shown, field, choices))
        .orElseThrow(
            () ->
                fault(
                    task.line(),
                    ExerciseWording.NOT_COMPARED.text(),
                    ExerciseWording.CORRECT_DOCUMENTS.text()));
  }

  private Optional<Judge> judge(ComparisonView view, FieldPath field, List<Choice> choices) {
    Optional<FieldOutcome> holder = field.parent().flatMap(view::outcomeAt);
    List<Role> documents = lesson.isCalculated() ? Role.DOCUMENTS : List.of(Role.PATCH, Role.LIVE);
    return view.outcomeAt(field)
        .map(outcome -> new RuleJudge(outcome, holder.orElse(outcome), choices, documents));
  }

  private WantedResult wanted(BlockLabel before, BlockLabel after) throws LessonFileException {
    MapValue live = object(required(before));
    return new WantedResult(live, object(required(after)), workbench.schemaOf(live).type());
  }

  private Optional<PatchJudge.Elsewhere> elsewhere() throws LessonFileException {
    Optional<SourceDocument> live = optional(BlockLabel.OTHER_LIVE);
    if (live.isEmpty()) {
      return Optional.empty();
    }
    Optional<WantedResult> wanted =
        lesson.has(BlockLabel.OTHER_RESULT)
            ? Optional.of(wanted(BlockLabel.OTHER_LIVE, BlockLabel.OTHER_RESULT))
            : Optional.empty();
    return Optional.of(new PatchJudge.Elsewhere(live.get(), wanted));
  }

  private ExerciseKind kind(Block task) throws LessonFileException {
    String words =
        Stream.of(ExerciseKind.values()).map(ExerciseKind::word).collect(Collectors.joining(", "));
    return ExerciseKind.of(task.option())
        .orElseThrow(
            () ->
                fault(
                    task.line(),
                    ExerciseWording.NO_KIND.text(),
                    ExerciseWording.WRITE_KIND.text("words", words)));
  }

  private List<Choice> choices(RuleTask rule, Block task) throws LessonFileException {
    String remedy = ExerciseWording.WRITE_RULES.text("rules", RuleTask.allRules());
    if (rule.rules().isEmpty()) {
      throw fault(task.line(), ExerciseWording.FEW_RULES.text(), remedy);
    }
    Optional<String> unknown =
        rule.rules().stream().filter(each -> RuleTask.reason(each).isEmpty()).findFirst();
    if (unknown.isPresent()) {
      throw fault(task.line(), ExerciseWording.UNKNOWN_RULE.text("rule", unknown.get()), remedy);
    }
    return rule.choices();
  }

  private void requireSolved(Exercise exercise) throws LessonFileException {
    Verdict verdict = exercise.check(exercise.solution().answer());
    if (!verdict.isSolved()) {
      throw fault(
          required(BlockLabel.SOLUTION).line(),
          ExerciseWording.WRONG_SOLUTION.text("verdict", String.join(" ", verdict.sentences())),
          ExerciseWording.CORRECT_SOLUTION.text());
    }
  }

  private Block required(BlockLabel label) throws LessonFileException {
    return lesson
        .block(label)
        .orElseThrow(
            () ->
                fault(
                    lesson.line(),
                    ExerciseWording.NO_BLOCK.text("label", label.word()),
                    ExerciseWording.WRITE_BLOCK.text()));
  }

  private Optional<SourceDocument> optional(BlockLabel label) throws LessonFileException {
    Optional<Block> block = lesson.block(label);
    return block.isEmpty() ? Optional.empty() : Optional.of(document(block.get()));
  }

  private MapValue object(Block block) throws LessonFileException {
    return document(block).decodedObject().orElseThrow();
  }

  private SourceDocument document(Block block) throws LessonFileException {
    SourceDocument document = SourceReader.read(block.label().word(), block.text());
    if (document.object().isEmpty()) {
      throw fault(
          block.line(),
          ExerciseWording.NOT_TO_BE_READ.text(
              "label",
              block.label().word(),
              "fault",
              document.error().map(Diagnostic::message).orElse("")),
          ExerciseWording.WRITE_OBJECT.text());
    }
    return document;
  }

  private LessonFileException fault(int line, String cause, String remedy) {
    return new LessonFileException(lesson.file(), line, cause, remedy);
  }

  /** Says what comes of an answer. */
  interface Judge {

    /**
     * The verdict on an answer.
     *
     * @param name what to call its text in messages
     */
    Verdict of(String name, String answer);
  }
}
