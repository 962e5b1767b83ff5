package dev.tripatch.cli.output;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.tripatch.path.FieldPath;
import dev.tripatch.serverside.AppliedField;
import dev.tripatch.serverside.Contrast;
import dev.tripatch.serverside.ContrastCause;
import dev.tripatch.serverside.OwnershipConflict;
import dev.tripatch.serverside.ServerSideComparison;
import dev.tripatch.serverside.ServerSideOutcome;
import dev.tripatch.serverside.Unknown;
import dev.tripatch.serverside.field.FieldAction;
import dev.tripatch.serverside.field.FieldOwner;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What server-side apply would do, for programs. */
public record ServerSideList(
    String manager,
    boolean refused,
    @JsonUnwrapped @Nullable Applied applied,
    Optional<String> words,
    Optional<List<Conflict>> conflicts,
    Optional<Applied> forced,
    List<UnknownEntry> unknown,
    Optional<Differences> kubectlApply) {

  public static ServerSideList of(
      ServerSideOutcome outcome, String manager, Optional<ServerSideComparison> kubectlApply) {
    return switch (outcome) {
      case ServerSideOutcome.Applied applied ->
          new ServerSideList(
              manager,
              false,
              Applied.of(applied),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              unknowns(outcome),
              kubectlApply.map(Differences::of));
      case ServerSideOutcome.Conflicted conflicted ->
          new ServerSideList(
              manager,
              true,
              null,
              Optional.of(conflicted.words()),
              Optional.of(conflicted.conflicts().stream().map(Conflict::of).toList()),
              Optional.of(Applied.of(conflicted.forced())),
              unknowns(outcome),
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
              kubectlApply.map(Differences::of));
    };
  }

  private static List<UnknownEntry> unknowns(ServerSideOutcome outcome) {
    return outcome.unknowns().stream().map(UnknownEntry::of).toList();
  }

  record Applied(
      boolean changed,
      boolean takesOverClientSideApply,
      List<Field> fields,
      Value result,
      Value managedFields) {

    public static Applied of(ServerSideOutcome.Applied applied) {
      return new Applied(
          applied.isChanged(),
          applied.isUpgraded(),
          applied.fields().stream().map(Field::of).toList(),
          applied.result(),
          applied.managedFields());
    }
  }

  record Field(
      FieldPath path,
      String serverPath,
      FieldAction action,
      Optional<Value> live,
      Optional<Value> result,
      List<Owner> otherOwners,
      String why) {

    public static Field of(AppliedField field) {
      return new Field(
          field.path(),
          field.serverPath(),
          field.action(),
          field.live(),
          field.result(),
          field.others().stream().map(Owner::of).toList(),
          field.why());
    }
  }

  record Conflict(
      FieldPath path,
      String serverPath,
      Owner owner,
      Optional<Value> live,
      Optional<Value> wanted,
      Optional<Boolean> severalInLive) {

    public static Conflict of(OwnershipConflict conflict) {
      return new Conflict(
          conflict.path(),
          conflict.serverPath(),
          Owner.of(conflict.owner()),
          conflict.live(),
          conflict.wanted(),
          Optional.of(true).filter(several -> conflict.areTwinsInLive()));
    }
  }

  record Owner(
      String manager,
      String operation,
      String apiVersion,
      Optional<String> subresource,
      Optional<String> time) {

    public static Owner of(FieldOwner owner) {
      return new Owner(
          owner.manager(),
          owner.operation(),
          owner.apiVersion(),
          owner.subresource(),
          owner.time());
    }
  }

  record UnknownEntry(Unknown.Kind about, String sentence) {

    public static UnknownEntry of(Unknown unknown) {
      return new UnknownEntry(unknown.kind(), unknown.sentence());
    }
  }

  /** Where server-side apply and kubectl apply come to different results. */
  record Differences(boolean agreed, List<Difference> differences) {

    public static Differences of(ServerSideComparison comparison) {
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

    public static Difference of(Contrast contrast) {
      return new Difference(
          contrast.path(),
          contrast.clientSide(),
          contrast.serverSide(),
          contrast.cause(),
          contrast.sentence());
    }
  }
}
