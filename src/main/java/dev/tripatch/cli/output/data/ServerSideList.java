package dev.tripatch.cli.output.data;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tripatch.cluster.serverside.ContrastCause;
import dev.tripatch.cluster.serverside.ServerSideComparison;
import dev.tripatch.cluster.serverside.ServerSideComparison.Contrast;
import dev.tripatch.cluster.serverside.ServerSideOutcome;
import dev.tripatch.cluster.serverside.ServerSideOutcome.AppliedField;
import dev.tripatch.cluster.serverside.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.serverside.ServerSideOutcome.Unknown;
import dev.tripatch.cluster.serverside.merge.AppliedAction;
import dev.tripatch.cluster.serverside.merge.FieldOwner;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What server-side apply would do, for programs. */
public record ServerSideList(
    String manager,
    boolean refused,
    @JsonUnwrapped @Nullable AppliedEntry applied,
    Optional<String> words,
    Optional<List<ConflictEntry>> conflicts,
    Optional<AppliedEntry> forced,
    List<UnknownEntry> unknown,
    List<HazardList.Entry> hazards,
    Optional<Differences> kubectlApply) {

  /** The answer about an apply; {@code kubectlApply} is empty if the two are not compared. */
  public static ServerSideList of(
      ServerSideOutcome outcome,
      String manager,
      Optional<ServerSideComparison> kubectlApply,
      List<Hazard> refusals) {
    List<HazardList.Entry> hazards =
        HazardList.of(
            refusals.stream().map(each -> new LocatedHazard(each, each.where().words())).toList());
    return switch (outcome) {
      case ServerSideOutcome.Applied applied ->
          new ServerSideList(
              manager,
              !hazards.isEmpty(),
              AppliedEntry.of(applied),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              unknowns(outcome),
              hazards,
              kubectlApply.map(Differences::of));
      case ServerSideOutcome.Conflicted conflicted ->
          new ServerSideList(
              manager,
              true,
              null,
              Optional.of(conflicted.words()),
              Optional.of(conflicted.conflicts().stream().map(ConflictEntry::of).toList()),
              Optional.of(AppliedEntry.of(conflicted.forced()))
                  .filter(_ -> conflicted.objection().isEmpty()),
              unknowns(outcome),
              hazards,
              kubectlApply.map(Differences::of));
      case ServerSideOutcome.Refused refused ->
          new ServerSideList(
              manager,
              true,
              null,
              Optional.of(refused.words()),
              Optional.empty(),
              Optional.empty(),
              unknowns(outcome),
              hazards,
              kubectlApply.map(Differences::of));
    };
  }

  private static List<UnknownEntry> unknowns(ServerSideOutcome outcome) {
    return outcome.unknowns().stream().map(UnknownEntry::of).toList();
  }

  record AppliedEntry(
      boolean changed,
      boolean takesOverClientSideApply,
      List<FieldEntry> fields,
      Value result,
      Value managedFields) {

    static AppliedEntry of(ServerSideOutcome.Applied applied) {
      return new AppliedEntry(
          applied.isChanged(),
          applied.isUpgraded(),
          applied.fields().stream().map(FieldEntry::of).toList(),
          applied.result(),
          applied.managedFields());
    }
  }

  record FieldEntry(
      FieldPath path,
      String serverPath,
      AppliedAction action,
      Optional<Value> live,
      Optional<Value> result,
      List<OwnerEntry> otherOwners,
      String why) {

    static FieldEntry of(AppliedField field) {
      return new FieldEntry(
          field.path(),
          field.serverPath(),
          field.action(),
          field.live(),
          field.result(),
          field.others().stream().map(OwnerEntry::of).toList(),
          field.why());
    }
  }

  record ConflictEntry(
      FieldPath path,
      String serverPath,
      OwnerEntry owner,
      Optional<Value> live,
      Optional<Value> wanted,
      Optional<Boolean> severalInLive,
      Optional<Boolean> otherSpelling) {

    static ConflictEntry of(OwnershipConflict conflict) {
      return new ConflictEntry(
          conflict.path(),
          conflict.serverPath(),
          OwnerEntry.of(conflict.owner()),
          conflict.live(),
          conflict.wanted(),
          Optional.of(true).filter(several -> conflict.areTwinsInLive()),
          Optional.of(true).filter(same -> conflict.isOtherSpelling()));
    }
  }

  record OwnerEntry(
      String manager,
      String operation,
      String apiVersion,
      Optional<String> subresource,
      Optional<String> time) {

    static OwnerEntry of(FieldOwner owner) {
      return new OwnerEntry(
          owner.manager(),
          owner.operation(),
          owner.apiVersion(),
          owner.subresource(),
          owner.time());
    }
  }

  record UnknownEntry(Unknown.Kind about, String sentence) {

    static UnknownEntry of(Unknown unknown) {
      return new UnknownEntry(unknown.kind(), unknown.sentence());
    }
  }

  /** Where server-side apply and kubectl apply come to different results. */
  record Differences(boolean agreed, List<Difference> differences) {

    static Differences of(ServerSideComparison comparison) {
      return new Differences(
          comparison.isAgreed(), comparison.contrasts().stream().map(Difference::of).toList());
    }
  }

  record Difference(
      FieldPath path,
      Optional<Value> kubectlApply,
      Optional<Value> serverSideApply,
      ContrastCause cause,
      String sentence) {

    static Difference of(Contrast contrast) {
      return new Difference(
          contrast.path(),
          contrast.clientSide(),
          contrast.serverSide(),
          contrast.cause(),
          contrast.sentence());
    }
  }
}
