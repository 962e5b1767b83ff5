package dev.tripatch.workspace.objects;

import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.threeway.LeaveOutRefusal;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Leaves fields of many objects out of their patches, as one decision. Texts stay as they are.
 *
 * @param workbench compares
 * @param mode whose patch is wanted; empty for that of kubectl apply
 */
public record OutOfPatch(Workbench workbench, Optional<ComparisonMode> mode) {

  /**
   * An object with texts that may differ from its files.
   *
   * @param already what is left out of its patch
   * @param wanted what is to be left out, too
   */
  public record Asked(
      ObjectPair pair,
      ThreeDocuments<SourceDocument> documents,
      Set<FieldPath> already,
      Set<FieldPath> wanted) {}

  /**
   * What can be left out of a patch.
   *
   * @param decided the fields, and those that cannot be left out, with the reasons
   * @param deletions those that the patch would delete
   */
  public record Left(DecidedObject decided, List<FieldPath> deletions) {}

  /**
   * Tries all as they are now, with all processors; the answers are in order.
   *
   * @param asked reads an object when its turn comes
   */
  public <T> List<Left> all(List<T> objects, Function<T, Asked> asked) {
    List<Left> all = new ArrayList<>();
    InParallel.each(objects, each -> leave(asked.apply(each)), all::add, Watch.NOBODY);
    return all;
  }

  private Left leave(Asked asked) {
    Set<FieldPath> together = new HashSet<>(asked.already());
    together.addAll(asked.wanted());
    return switch (workbench.compare(asked.documents(), true, mode, together)) {
      case Compared.Unreadable unreadable ->
          failed(asked, Surveyor.sentence(asked.pair(), unreadable.faults().getFirst()));
      case Compared.Done done ->
          switch (done.outcome()) {
            case ThreeWayOutcome.Refused refused -> failed(asked, Surveyor.sentence(refused));
            case ThreeWayOutcome.Computed computed -> left(asked, computed);
          };
    };
  }

  private static Left failed(Asked asked, String why) {
    return new Left(DecidedObject.failed(asked.pair(), why), List.of());
  }

  private static Left left(Asked asked, ThreeWayOutcome.Computed computed) {
    List<Proposal.Refused> refused =
        computed.notLeftOut().stream()
            .filter(each -> asked.wanted().contains(each.path()))
            .map(OutOfPatch::refused)
            .toList();
    Set<FieldPath> not =
        computed.notLeftOut().stream().map(LeaveOutRefusal::path).collect(Collectors.toSet());
    List<FieldPath> fields =
        asked.wanted().stream()
            .filter(path -> !path.isIn(asked.already()) && !not.contains(path))
            .toList();
    List<FieldPath> deletions = fields.stream().filter(path -> isDeletion(computed, path)).toList();
    return new Left(
        new DecidedObject(
            asked.pair(), fields, refused, Optional.empty(), false, Optional.empty(), 0),
        deletions);
  }

  private static Proposal.Refused refused(LeaveOutRefusal why) {
    return new Proposal.Refused(why.path(), why.sentence());
  }

  private static boolean isDeletion(ThreeWayOutcome.Computed computed, FieldPath path) {
    FieldValues values = computed.explanation().at(path).values();
    return values.local() == null && values.live() != null;
  }
}
