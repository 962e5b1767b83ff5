package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A change that could be sent now: what a person agrees to.
 *
 * @param cluster where it goes; it names its context, and keeps to its server
 * @param place the same for people
 * @param now live as it was read for it
 * @param since what happened to live since the person saw it
 * @param expected the object as the server would have it, with its secrets
 * @param says what the server says beside what was predicted
 */
public record Prepared(
    SendPlan plan,
    Cluster cluster,
    ClusterPlace place,
    LiveObject now,
    LiveSince since,
    MapValue expected,
    ServerAnswer.Taken says) {

  /**
   * Whether the way back needs values of a Secret. The journal does not have them, so that it ends
   * with the program.
   */
  public boolean isUndoneOnlyNow() {
    Masking masking = Masking.of(List.of(now.value(), expected));
    return masking.isNeeded()
        && !before(now.value(), expected)
            .equals(before(masking.masked(now.value()), masking.masked(expected)));
  }

  private Map<FieldPath, Optional<Value>> before(MapValue from, MapValue to) {
    return new ObjectChange(from, to, plan.schema())
        .effect().fields().stream()
            .collect(
                Collectors.toMap(
                    Effect.Field::path, Effect.Field::before, (first, other) -> first));
  }
}
