package dev.tripatch.ui.feature.learn;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.exercise.ExerciseKind;
import dev.tripatch.ui.panes.document.Drafts.WrittenText;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.Visited;
import dev.tripatch.workspace.ComparisonMode;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** How the documents of a lesson fill the panes. */
public final class LessonPlace {

  private LessonPlace() {}

  /** The documents of a lesson, and its patch, where a person wrote that. */
  public static Visited of(Lesson lesson) {
    Map<Role, String> documents = new EnumMap<>(Role.class);
    lesson.text(BlockLabel.LAST_APPLIED).ifPresent(text -> documents.put(Role.LAST_APPLIED, text));
    lesson.text(BlockLabel.LOCAL).ifPresent(text -> documents.put(Role.LOCAL, text));
    lesson.text(BlockLabel.LIVE).ifPresent(text -> documents.put(Role.LIVE, text));
    Optional<ComparisonMode> mode =
        lesson.isCalculated() ? Optional.of(modeOf(lesson)) : Optional.empty();
    return new Visited(Visited.Kind.LESSON, lesson.title(), documents, written(lesson), mode);
  }

  private static ComparisonMode modeOf(Lesson lesson) {
    return lesson.asKubectlApply() ? ComparisonMode.KUBECTL_APPLY : ComparisonMode.DOCUMENTS;
  }

  /** The patch that a person wrote, or that the reader is to write. */
  private static Optional<WrittenText> written(Lesson lesson) {
    if (lesson.isExercise()) {
      return kindOf(lesson).format().map(format -> written(format, empty(format)));
    }
    return lesson.isCalculated()
        ? Optional.empty()
        : lesson.text(BlockLabel.PATCH).map(text -> written(lesson.format(), text));
  }

  private static ExerciseKind kindOf(Lesson lesson) {
    return ExerciseKind.valueOf(lesson.option(BlockLabel.TASK).toUpperCase(Locale.ROOT));
  }

  private static WrittenText written(PatchFormat format, String text) {
    return new WrittenText(format, new NamedText("patch", text));
  }

  private static String empty(PatchFormat format) {
    return switch (format) {
      case STRATEGIC, MERGE -> "{}\n";
      case JSON -> "[]\n";
    };
  }
}
