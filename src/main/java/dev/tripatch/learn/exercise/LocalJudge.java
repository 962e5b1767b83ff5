package dev.tripatch.learn.exercise;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.exercise.ExerciseReader.Judge;
import dev.tripatch.learn.exercise.Verdict.Difference;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;

/**
 * Compares another local configuration with the other two documents.
 *
 * @param workbench computes
 * @param mode whose patch is meant
 * @param lastApplied the last-applied configuration
 * @param live the live object
 * @param wanted what has to come out
 * @param patch the patch that has to be sent; empty if any will do
 */
record LocalJudge(
    Workbench workbench,
    ComparisonMode mode,
    Optional<SourceDocument> lastApplied,
    SourceDocument live,
    WantedResult wanted,
    Optional<MapValue> patch)
    implements Judge {

  @Override
  public Verdict of(String name, String answer) {
    SourceDocument local = SourceReader.read(name, answer);
    return switch (workbench.compare(
        new ThreeDocuments<>(lastApplied, local, Optional.of(live)), true, Optional.of(mode))) {
      case Compared.Unreadable unreadable -> new Verdict.Unreadable(unreadable.faults().getFirst());
      case Compared.Done done ->
          switch (done.outcome()) {
            case ThreeWayOutcome.Refused refused ->
                new Verdict.Refused(refused.refusal().cause(), refused.refusal().remedy());
            case ThreeWayOutcome.Computed computed -> computed(computed);
          };
    };
  }

  private Verdict computed(ThreeWayOutcome.Computed computed) {
    List<Difference> differences = wanted.differencesIn(computed.result());
    if (!differences.isEmpty()) {
      return new Verdict.OtherEffect(differences);
    }
    return patch.filter(each -> !each.equals(computed.patch())).isPresent()
        ? new Verdict.OtherEffect(List.of(otherPatch(computed.patch())))
        : new Verdict.Solved(false);
  }

  private Difference otherPatch(MapValue sent) {
    return new Difference(
        FieldPath.root(),
        patch.map(each -> each),
        Optional.of(sent),
        ExerciseWording.OTHER_PATCH.text("sent", ShortText.line(sent, Optional.empty())));
  }
}
