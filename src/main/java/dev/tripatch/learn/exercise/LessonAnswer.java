package dev.tripatch.learn.exercise;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.Fault;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;

/** What comes of a lesson's documents, computed. */
public sealed interface LessonAnswer {

  /**
   * There is a result.
   *
   * @param view what the window would show
   * @param isSent whether there is a patch
   */
  record Shown(ComparisonView view, boolean isSent) implements LessonAnswer {}

  /**
   * A document cannot be read, or a patch is refused.
   *
   * @param sentence why
   * @param remedy what to do about it
   */
  record Refused(String sentence, String remedy) implements LessonAnswer {}

  /**
   * The answer to a lesson: of its local configuration, or else of the patch that a person wrote.
   * Empty if it has neither.
   */
  static Optional<LessonAnswer> of(Lesson lesson, Workbench workbench) {
    Optional<SourceDocument> live = document(lesson, BlockLabel.LIVE);
    Optional<SourceDocument> local = document(lesson, BlockLabel.LOCAL);
    if (local.isPresent()) {
      Optional<SourceDocument> lastApplied = document(lesson, BlockLabel.LAST_APPLIED);
      ThreeDocuments<SourceDocument> documents =
          new ThreeDocuments<>(lastApplied, local.get(), live);
      return Optional.of(compared(workbench.compare(documents, true, Optional.of(mode(lesson)))));
    }
    Optional<SourceDocument> patch = document(lesson, BlockLabel.PATCH);
    return live.flatMap(object -> patch.map(text -> composed(lesson, workbench, object, text)));
  }

  /** Whose patch the lesson means. */
  static ComparisonMode mode(Lesson lesson) {
    return lesson.asKubectlApply() ? ComparisonMode.KUBECTL_APPLY : ComparisonMode.DOCUMENTS;
  }

  private static Optional<SourceDocument> document(Lesson lesson, BlockLabel label) {
    return lesson.text(label).map(text -> SourceReader.read(label.word(), text));
  }

  private static LessonAnswer compared(Compared compared) {
    return switch (compared) {
      case Compared.Unreadable unreadable -> refused(unreadable.faults().getFirst());
      case Compared.Done done ->
          switch (done.outcome()) {
            case ThreeWayOutcome.Refused refused ->
                new Refused(refused.refusal().cause(), refused.refusal().remedy());
            case ThreeWayOutcome.Computed computed ->
                new Shown(new Comparison(done.documents(), computed), !computed.patch().isEmpty());
          };
    };
  }

  private static LessonAnswer composed(
      Lesson lesson, Workbench workbench, SourceDocument live, SourceDocument patch) {
    ThreeDocuments<SourceDocument> documents =
        new ThreeDocuments<>(Optional.empty(), live, Optional.of(live));
    return switch (workbench.compose(documents, patch, lesson.format())) {
      case Composed.Refused refused -> refused(refused.faults().getFirst());
      case Composed.Done done -> new Shown(done.view(lesson.format()), true);
    };
  }

  private static LessonAnswer refused(Fault fault) {
    Diagnostic why = fault.diagnostic();
    return new Refused(fault.location() + ": " + why.message(), why.remedy());
  }
}
