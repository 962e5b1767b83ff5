package dev.tripatch.cli.output.data;

import dev.tripatch.cli.output.data.HazardList.LocatedHazard;
import dev.tripatch.cluster.apply.ServerSideComparison;
import dev.tripatch.cluster.apply.ServerSideComparison.Contrast;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.cluster.apply.ServerSideOutcome.AppliedField;
import dev.tripatch.cluster.apply.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.apply.ServerSideOutcome.Unknown;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.hazard.Hazard;
import java.util.List;
import java.util.Optional;

/** What server-side apply would do, for programs. */
public final class ServerSideList {
  private ServerSideList() {}

  /** The answer about an apply; {@code kubectlApply} is empty if the two are not compared. */
  public static AnswerFields of(
      ServerSideOutcome outcome,
      String manager,
      Optional<ServerSideComparison> kubectlApply,
      List<Hazard> refusals) {
    boolean isApplied = outcome instanceof ServerSideOutcome.Applied;
    return new AnswerFields()
        .with("manager", manager)
        .with("refused", !isApplied || !refusals.isEmpty())
        .withAll(answer(outcome))
        .with("unknown", outcome.unknowns().stream().map(ServerSideList::unknown).toList())
        .with(
            "hazards",
            HazardList.of(
                refusals.stream()
                    .map(each -> new LocatedHazard(each, each.where().words()))
                    .toList()))
        .with("kubectlApply", kubectlApply.map(ServerSideList::differences));
  }

  private static AnswerFields answer(ServerSideOutcome outcome) {
    return switch (outcome) {
      case ServerSideOutcome.Applied applied -> applied(applied);
      case ServerSideOutcome.Conflicted conflicted ->
          new AnswerFields()
              .with("words", conflicted.words())
              .with(
                  "conflicts",
                  conflicted.conflicts().stream().map(ServerSideList::conflict).toList())
              .with(
                  "forced",
                  Optional.of(applied(conflicted.forced()))
                      .filter(_ -> conflicted.objection().isEmpty()));
      case ServerSideOutcome.Refused refused -> new AnswerFields().with("words", refused.words());
    };
  }

  private static AnswerFields applied(ServerSideOutcome.Applied applied) {
    return new AnswerFields()
        .with("changed", applied.isChanged())
        .with("takesOverClientSideApply", applied.isUpgraded())
        .with("fields", applied.fields().stream().map(ServerSideList::field).toList())
        .with("result", applied.result())
        .with("managedFields", applied.managedFields());
  }

  private static AnswerFields field(AppliedField field) {
    return new AnswerFields()
        .with("path", field.path())
        .with("serverPath", field.serverPath())
        .with("action", field.action())
        .with("live", field.live())
        .with("result", field.result())
        .with("otherOwners", field.others().stream().map(ServerSideList::owner).toList())
        .with("why", field.why());
  }

  private static AnswerFields conflict(OwnershipConflict conflict) {
    return new AnswerFields()
        .with("path", conflict.path())
        .with("serverPath", conflict.serverPath())
        .with("owner", owner(conflict.owner()))
        .with("live", conflict.live())
        .with("wanted", conflict.wanted())
        .withTrue("severalInLive", conflict.areTwinsInLive())
        .withTrue("otherSpelling", conflict.isOtherSpelling());
  }

  private static AnswerFields owner(FieldOwner owner) {
    return new AnswerFields()
        .with("manager", owner.manager())
        .with("operation", owner.operation())
        .with("apiVersion", owner.apiVersion())
        .with("subresource", owner.subresource())
        .with("time", owner.time());
  }

  private static AnswerFields unknown(Unknown unknown) {
    return new AnswerFields().with("about", unknown.kind()).with("sentence", unknown.sentence());
  }

  /** Where server-side apply and kubectl apply come to different results. */
  static AnswerFields differences(ServerSideComparison comparison) {
    return new AnswerFields()
        .with("agreed", comparison.isAgreed())
        .with(
            "differences",
            comparison.contrasts().stream().map(ServerSideList::difference).toList());
  }

  private static AnswerFields difference(Contrast contrast) {
    return new AnswerFields()
        .with("path", contrast.path())
        .with("kubectlApply", contrast.clientSide())
        .with("serverSideApply", contrast.serverSide())
        .with("cause", contrast.cause())
        .with("sentence", contrast.sentence());
  }
}
