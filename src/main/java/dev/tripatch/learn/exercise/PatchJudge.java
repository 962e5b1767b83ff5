package dev.tripatch.learn.exercise;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.exercise.ExerciseReader.Judge;
import dev.tripatch.learn.exercise.Verdict.Difference;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.Fault;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;

/**
 * Applies a patch to live.
 *
 * @param workbench computes
 * @param format the patch's format
 * @param live the live object
 * @param wanted what has to come out
 * @param elsewhere another object that the patch is tried on; empty if there is none
 * @param smallest the smallest solution
 */
record PatchJudge(
    Workbench workbench,
    PatchFormat format,
    SourceDocument live,
    WantedResult wanted,
    Optional<Elsewhere> elsewhere,
    String smallest)
    implements Judge {
  @Override
  public Verdict of(String name, String answer) {
    SourceDocument patch = SourceReader.read(name, answer);
    return switch (compose(live, patch)) {
      case Composed.Refused refused -> refused(patch, refused.faults().getFirst());
      case Composed.Done done -> done(patch, done);
    };
  }

  private Composed compose(SourceDocument object, SourceDocument patch) {
    return workbench.compose(
        new ThreeDocuments<>(Optional.empty(), object, Optional.of(object)), patch, format);
  }

  private static Verdict refused(SourceDocument patch, Fault fault) {
    Diagnostic why = fault.diagnostic();
    return patch.error().isPresent() || patch.text().isBlank()
        ? new Verdict.Unreadable(fault)
        : new Verdict.Refused(why.message(), why.remedy());
  }

  private Verdict done(SourceDocument patch, Composed.Done done) {
    List<Difference> differences = wanted.differencesIn(done.applied().result());
    if (!differences.isEmpty()) {
      return new Verdict.OtherEffect(differences);
    }
    List<Difference> others = elsewhere.map(object -> on(object, patch)).orElse(List.of());
    if (!others.isEmpty()) {
      return new Verdict.OtherEffect(others);
    }
    return new Verdict.Solved(length(patch) > length(SourceReader.read("solution", smallest)));
  }

  private List<Difference> on(Elsewhere other, SourceDocument patch) {
    Composed composed = compose(other.live(), patch);
    return switch (composed) {
      case Composed.Refused refused when other.wanted().isPresent() ->
          List.of(
              whole(
                  ExerciseWording.REFUSED_ELSEWHERE.text(
                      "reason", refused.faults().getFirst().diagnostic().message())));
      case Composed.Refused _ -> List.of();
      case Composed.Done done ->
          other
              .wanted()
              .map(result -> elsewhere(result.differencesIn(done.applied().result())))
              .orElseGet(() -> List.of(whole(ExerciseWording.NOT_REFUSED.text())));
    };
  }

  private static List<Difference> elsewhere(List<Difference> differences) {
    return differences.stream()
        .map(
            each ->
                new Difference(
                    each.path(),
                    each.wanted(),
                    each.reached(),
                    ExerciseWording.ELSEWHERE.text("difference", each.sentence())))
        .toList();
  }

  private static Difference whole(String sentence) {
    return new Difference(FieldPath.root(), Optional.empty(), Optional.empty(), sentence);
  }

  /** How much it says, however it is written. */
  private static int length(SourceDocument patch) {
    return patch.decoded().map(CanonicalJson::write).orElse("").length();
  }

  /**
   * Another object that the patch is tried on.
   *
   * @param live the object
   * @param wanted what has to come out; empty if the patch has to be refused
   */
  record Elsewhere(SourceDocument live, Optional<WantedResult> wanted) {}
}
