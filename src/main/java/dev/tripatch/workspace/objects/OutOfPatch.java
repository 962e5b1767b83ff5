package dev.tripatch.workspace.objects;

import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.threeway.LeaveOutRefusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Leaves fields of many objects out of their patches, as one decision. Texts stay as they are.
 *
 * @param workbench compares
 * @param mode whose patch is wanted; empty for that of kubectl apply
 */
public record OutOfPatch(Workbench workbench, Optional<ComparisonMode> mode) {

  /**
   * Tries one as it is now.
   *
   * @param already what is left out of its patch
   * @param wanted what is to be left out, too
   */
  public DecidedObject leave(
      ObjectPair pair,
      ThreeDocuments<SourceDocument> documents,
      Set<FieldPath> already,
      Set<FieldPath> wanted) {
    Set<FieldPath> together = new HashSet<>(already);
    together.addAll(wanted);
    return DecidedObject.of(
        pair,
        workbench.compare(documents, true, mode, together),
        computed -> {
          List<Proposal.Refused> refused =
              computed.notLeftOut().stream()
                  .filter(each -> wanted.contains(each.path()))
                  .map(why -> new Proposal.Refused(why.path(), why.sentence()))
                  .toList();
          Set<FieldPath> not =
              computed.notLeftOut().stream().map(LeaveOutRefusal::path).collect(Collectors.toSet());
          return DecidedObject.of(
              pair,
              wanted.stream().filter(path -> !path.isIn(already) && !not.contains(path)).toList(),
              refused);
        });
  }
}
