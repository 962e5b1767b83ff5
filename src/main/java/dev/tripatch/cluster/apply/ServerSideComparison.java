package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.apply.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.apply.ServerSideOutcome.Refused;
import dev.tripatch.cluster.apply.merge.SentObject;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/**
 * What kubectl apply and server-side apply make of the same local and live, side by side.
 *
 * @param outcome what becomes of server-side apply
 * @param contrasts the fields that do not come out the same, kubectl's own annotation apart. Where
 *     the server refuses because of conflicts, these are the conflicts and what would differ by
 *     force; none where it refuses local itself
 * @param isOtherOrder whether only the order of list items differs
 */
public record ServerSideComparison(
    ServerSideOutcome outcome, List<Contrast> contrasts, boolean isOtherOrder) {

  public ServerSideComparison {
    contrasts = List.copyOf(contrasts);
  }

  /**
   * Compares.
   *
   * @param applied what kubectl apply does
   * @param manager the field manager of server-side apply
   */
  public static ServerSideComparison of(ThreeWayOutcome.Computed applied, String manager) {
    ThreeWayInputs inputs = applied.inputs();
    ServerSideOutcome outcome =
        ServerSideApply.of(inputs.localAsWritten(), inputs.live(), inputs.schema(), manager, false);
    return switch (outcome) {
      case Applied done -> of(applied, outcome, done, List.of(), manager);
      case Conflicted refused ->
          of(applied, outcome, refused.forced(), refused.conflicts(), manager);
      case Refused ignored -> new ServerSideComparison(outcome, List.of(), false);
    };
  }

  private static ServerSideComparison of(
      ThreeWayOutcome.Computed applied,
      ServerSideOutcome outcome,
      Applied done,
      List<OwnershipConflict> conflicts,
      String manager) {
    MapValue clientSide = comparable(applied.result());
    MapValue serverSide = comparable(done.result());
    List<Contrast> contrasts =
        new Contrasts(applied.inputs(), clientSide, serverSide, conflicts, manager).list();
    boolean isOtherOrder = contrasts.isEmpty() && !clientSide.equals(serverSide);
    return new ServerSideComparison(outcome, contrasts, isOtherOrder);
  }

  private static MapValue comparable(MapValue result) {
    return LastAppliedAnnotation.removeFrom(SentObject.withoutManagedFields(result));
  }

  /** Whether both leave the same object and the server does not refuse. */
  public boolean isAgreed() {
    return outcome instanceof Applied && contrasts.isEmpty() && !isOtherOrder;
  }

  /**
   * A field that kubectl apply and server-side apply do not leave with the same value.
   *
   * @param path the field
   * @param live live's value; empty if live does not have the field
   * @param clientSide its value after kubectl apply; empty if it is gone
   * @param serverSide its value after server-side apply, which is live's if the server refuses;
   *     empty if it is gone
   * @param cause why
   * @param sentence the cause in words
   */
  public record Contrast(
      FieldPath path,
      Optional<Value> live,
      Optional<Value> clientSide,
      Optional<Value> serverSide,
      ContrastCause cause,
      String sentence) {}
}
