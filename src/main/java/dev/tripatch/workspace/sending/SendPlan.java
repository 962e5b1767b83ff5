package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.live.GuardedPatch;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.engine.format.PatchEffect;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.Counted;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.table.LiveMove;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A change that a person wants to send, with the live object that it was made for.
 *
 * @param trial the patch, and what should come of it
 * @param seen live as the person sees it
 * @param effect what the patch does to live as the person sees it
 * @param undoes the change in the journal that it takes back; empty for a new one
 */
public record SendPlan(Trial trial, LiveObject seen, Effect effect, Optional<String> undoes) {
  private static final String KUBECTL_APPLY = "kubectl-client-side-apply";
  private static final String OWN = "tripatch";

  /** A plan; empty if the patch cannot be applied to live. */
  static Optional<SendPlan> of(Trial trial, LiveObject seen, Optional<String> undoes) {
    return effectOn(trial, seen).map(effect -> new SendPlan(trial, seen, effect, undoes));
  }

  /**
   * Who owns what is sent: where kubectl's annotation goes along, kubectl apply, so that it stays
   * the one that applies the object.
   */
  public String manager() {
    return writesAnnotation() ? KUBECTL_APPLY : OWN;
  }

  /** Whether kubectl's annotation goes along. */
  public boolean writesAnnotation() {
    return effect.touches(LastAppliedAnnotation.PATH);
  }

  /** Whether kubectl's annotation is gone afterwards, alone or with all others. */
  boolean losesAnnotation() {
    return LastAppliedAnnotation.textIn(seen.value()).isPresent()
        && LastAppliedAnnotation.textIn(trial.predicted().result()).isEmpty();
  }

  /**
   * Its fields as the person saw them, as they are, and as they will be.
   *
   * @param now live as it is
   * @param revealed which secrets may be seen
   */
  public List<TouchedField> fields(LiveObject now, Revealed revealed) {
    return states(now).masked(revealed).at(effect().paths());
  }

  /** Whether a server stores the same with it as without it. */
  boolean isIdle() {
    MapValue live = EngineNumbers.asEngineReads(seen.value());
    return StoredObject.of(live, Optional.of(live), trial.schema())
        .object()
        .equals(trial.predicted().stored().object());
  }

  static Optional<Effect> effectOn(Trial trial, LiveObject live) {
    MapValue read = EngineNumbers.asEngineReads(live.value());
    return new PatchEffect(read, trial.schema())
        .of(trial.format(), trial.patch())
        .map(result -> Effect.between(read, result, trial.schema().declaredType()));
  }

  /** Its fields, with their secrets. */
  TouchedFields states(LiveObject now) {
    return new TouchedFields(
        EngineNumbers.asEngineReads(seen.value()),
        EngineNumbers.asEngineReads(now.value()),
        trial.predicted().result());
  }

  SchemaAnswer schema() {
    return trial.schema();
  }

  /** The patch for a version of live. */
  GuardedPatch patchFor(LiveObject now) {
    return trial.guarded(seen, now.resourceVersion());
  }

  /** Whether the patch leaves version and identity of the object alone, which guard it. */
  boolean isGuarded() {
    return patchFor(seen).isSafe();
  }

  /**
   * Tells of fields in three states of an object, with its secrets masked.
   *
   * @param seen the object as a person saw it, or as it was sent
   * @param now the object as it is
   * @param ours the object as they want it
   */
  record TouchedFields(MapValue seen, MapValue now, MapValue ours) {

    /** The same with masks; equal secrets have equal ones. */
    TouchedFields masked(Revealed revealed) {
      Masking masking = Masking.of(List.of(seen, ours, now), revealed);
      return new TouchedFields(masking.masked(seen), masking.masked(now), masking.masked(ours));
    }

    /** Each of these fields in all states. */
    List<TouchedField> at(Collection<FieldPath> paths) {
      return paths.stream()
          .map(
              path ->
                  new TouchedField(
                      path,
                      Counted.valueAt(seen, path),
                      Counted.valueAt(now, path),
                      Counted.valueAt(ours, path)))
          .toList();
    }

    /** What changed between the first two. */
    LiveMove move(SchemaAnswer schema) {
      return LiveMove.between(seen, now, schema);
    }
  }
}
