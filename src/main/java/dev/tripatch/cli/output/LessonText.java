package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.json.Role;
import dev.tripatch.learn.Block;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonNumbers;
import dev.tripatch.learn.LessonPart;
import dev.tripatch.learn.exercise.Ask;
import dev.tripatch.learn.exercise.Attempt;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.learn.exercise.LessonAnswer;
import dev.tripatch.learn.exercise.PredictionVerdict;
import dev.tripatch.learn.exercise.Verdict;
import dev.tripatch.show.ComparisonView;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Lessons as text: words, documents, and what comes of them. */
public final class LessonText {
  private static final Pattern ONLY_A_LINK = Pattern.compile("^\\[([^]]+)]\\((\\S+)\\)$");

  private final int width;
  private final Palette palette;
  private final LessonNumbers numbers;
  private final StringBuilder out = new StringBuilder();

  /** Texts for lines of so many characters. */
  public LessonText(int width, Palette palette, LessonNumbers numbers) {
    this.width = width;
    this.palette = palette;
    this.numbers = numbers;
  }

  public String of(Lesson lesson, LessonAnswer answer) {
    begin(lesson);
    answer(lesson, answer);
    return out.toString();
  }

  /** A lesson up to its question, with how to answer it. */
  public String question(Lesson lesson) {
    begin(lesson);
    if (Ask.of(lesson) instanceof Ask.OfChoice(List<Choice> choices)) {
      for (int i = 0; i < choices.size(); i++) {
        listed((i + 1) + ". ", choices.get(i).name());
      }
      out.append('\n');
      said(OutputWording.CHOOSE_ONE.text("lesson", numbers.of(lesson)));
    } else {
      said(OutputWording.PREDICT_IT.text("lesson", numbers.of(lesson)));
    }
    return out.toString();
  }

  /** What is said of a prediction, then the answer, then what there is to do. */
  public String of(Lesson lesson, PredictionVerdict verdict) {
    verdict.sentences().forEach(this::said);
    verdict
        .answer()
        .ifPresent(
            answer -> {
              out.append('\n');
              answer(lesson, answer);
              task(lesson);
            });
    return out.toString();
  }

  /** The whole lesson: its answer, what there is to do, and how to do it. */
  public String revealed(Lesson lesson, Optional<LessonAnswer> answer, Exercise exercise) {
    begin(lesson);
    answer.ifPresent(each -> answer(lesson, each));
    prose(exercise.kind().title(), exercise.task());
    exercise.hints().forEach(hint -> prose("Hint", hint));
    attempts(exercise);
    return out.toString();
  }

  private void task(Lesson lesson) {
    lesson
        .text(BlockLabel.TASK)
        .ifPresent(
            task -> {
              prose("Do it yourself", task);
              said(OutputWording.CHECK_IT.text("lesson", numbers.of(lesson)));
            });
  }

  private void answer(Lesson lesson, LessonAnswer answer) {
    switch (answer) {
      case LessonAnswer.Refused(String sentence, String remedy) -> {
        heading("Refused");
        out.append(PlainText.of(sentence + "\n" + remedy)).append("\n\n");
      }
      case LessonAnswer.Shown(ComparisonView view, boolean isSent) -> {
        heading("What happens");
        out.append(new ExplainTable(width, palette).of(view, isSent)).append('\n');
        if (lesson.isCalculated()) {
          document("Patch", view.pane(Role.PATCH).text());
        }
        document("Result", view.resultYaml());
      }
    }
    parts(lesson, afterQuestion(lesson));
    lesson.text(BlockLabel.REVEAL).ifPresent(words -> prose("Why", words));
  }

  /** A lesson that has only words. */
  public String of(Lesson lesson) {
    begin(lesson);
    return out.toString();
  }

  /**
   * An exercise.
   *
   * @param hints how many hints are given
   */
  public String of(Exercise exercise, int hints) {
    begin(exercise.lesson());
    prose(exercise.kind().title(), exercise.assignment());
    exercise.choices().forEach(this::choice);
    List<String> told = exercise.hints().subList(0, Math.min(hints, exercise.hints().size()));
    told.forEach(hint -> prose("Hint", hint));
    int left = exercise.hints().size() - told.size();
    if (left > 0) {
      out.append(OutputWording.HINTS_LEFT.text("count", left, "next", told.size() + 1))
          .append('\n');
    }
    return out.toString();
  }

  private void choice(Choice choice) {
    out.append("%s: %s\n\n".formatted(choice.answer(), choice.rule()));
  }

  /** An exercise with all hints, its solution, what others would have done, and the result. */
  public String revealed(Exercise exercise) {
    of(exercise, exercise.hints().size());
    attempts(exercise);
    return out.toString();
  }

  private void attempts(Exercise exercise) {
    attempt("Solution", exercise.solution());
    for (Attempt other : exercise.others()) {
      attempt(other.isRight() ? "Others, right as well" : "Others", other);
      verdict(exercise.check(other.answer()));
      out.append('\n');
    }
    Lesson lesson = exercise.lesson();
    lesson.text(lesson.resultOfTask()).ifPresent(result -> document("Result", result));
  }

  /** What is said of an answer. */
  public String of(Verdict verdict) {
    verdict(verdict);
    return out.toString();
  }

  private void verdict(Verdict verdict) {
    verdict.sentences().forEach(this::said);
  }

  private void said(String sentence) {
    sentence.lines().forEach(line -> listed("", line));
  }

  private void listed(String before, String line) {
    out.append(Wrapping.paragraph(before, PlainText.line(line), width));
  }

  private void attempt(String title, Attempt attempt) {
    heading(title);
    if (!attempt.words().isEmpty()) {
      out.append(Wrapping.paragraph("", PlainText.line(attempt.words()), width));
    }
    out.append(PlainText.of(attempt.answer())).append('\n');
  }

  private void begin(Lesson lesson) {
    heading(lesson.title());
    out.append(PlainText.line(numbers.of(lesson) + "  " + lesson.name())).append("\n\n");
    parts(lesson, lesson.given());
    lesson.text(BlockLabel.QUESTION).ifPresent(words -> prose("Question", words));
  }

  private static List<LessonPart> afterQuestion(Lesson lesson) {
    return lesson.answer().stream().skip(1).toList();
  }

  private void parts(Lesson lesson, List<LessonPart> parts) {
    for (LessonPart part : parts) {
      switch (part) {
        case LessonPart.Prose(String markdown, int _) -> words(markdown);
        case Block block -> given(lesson, block);
      }
    }
  }

  /** Words between documents; each address stays whole, so that it can be copied. */
  private void words(String markdown) {
    for (String line : markdown.lines().toList()) {
      String plain = PlainText.line(ONLY_A_LINK.matcher(line).replaceAll("$1 — $2"));
      Wrapping.linesOfWholeWords(plain, width).forEach(each -> out.append(each).append('\n'));
    }
    out.append('\n');
  }

  private void given(Lesson lesson, Block block) {
    if (lesson.isGiven(block)) {
      String word = block.label().word().replace('-', ' ');
      document(word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1), block.text());
    }
  }

  private void prose(String title, String text) {
    heading(title);
    words(text.strip());
  }

  private void document(String title, String text) {
    heading(title);
    out.append(PlainText.of(text.strip())).append("\n\n");
  }

  private void heading(String title) {
    out.append(palette.heading("── " + PlainText.line(title))).append('\n');
  }
}
