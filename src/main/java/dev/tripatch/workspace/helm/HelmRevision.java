package dev.tripatch.workspace.helm;

import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One of a release's revisions.
 *
 * @param number its number
 * @param status what Helm says became of it
 */
record HelmRevision(int number, String status) {
  private static final String DEPLOYED = "deployed";

  /** Where nothing was ever deployed, Helm compares with the last of these. */
  private static final Set<String> TRIED = Set.of("failed", "superseded");

  /** Those that {@code helm history -o json} lists, the oldest first. */
  static List<HelmRevision> in(Value history) {
    return history instanceof ListValue items
        ? items.items().stream()
            .filter(MapValue.class::isInstance)
            .map(MapValue.class::cast)
            .flatMap(each -> of(each).stream())
            .sorted(Comparator.comparingInt(HelmRevision::number))
            .toList()
        : List.of();
  }

  private static Optional<HelmRevision> of(MapValue entry) {
    return entry.get("revision") instanceof IntegerValue(long number)
        ? Optional.of(new HelmRevision(Math.toIntExact(number), entry.text("status")))
        : Optional.empty();
  }

  /**
   * The one that helm upgrade takes for what was applied last: the newest that is deployed,
   * whatever failed after it; without one, the newest of all, unless the release is gone or busy.
   */
  static Optional<HelmRevision> comparedWith(List<HelmRevision> all) {
    return all.reversed().stream()
        .filter(each -> each.status().equals(DEPLOYED))
        .findFirst()
        .or(
            () ->
                all.isEmpty()
                    ? Optional.empty()
                    : Optional.of(all.getLast()).filter(each -> TRIED.contains(each.status())));
  }
}
