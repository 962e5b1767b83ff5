package dev.tripatch.decide.conflict;

import dev.tripatch.engine.ownership.Owned;
import dev.tripatch.engine.ownership.Owner;
import dev.tripatch.engine.ownership.Ownership;
import java.util.stream.Stream;

/**
 * Who owns live's value and since when, in a sentence; or why nobody knows.
 *
 * <p>The time in managedFields is when a manager last wrote any of its fields (API reference of
 * {@code ManagedFieldsEntry}), so a field has its value since then at the latest.
 */
final class OwnerText {
  private static final int MOST = 3;

  private OwnerText() {}

  static String of(Conflict conflict, Ownership ownership) {
    if (conflict.direction().isLiveGone()) {
      return ConflictWording.WHO_REMOVED.text();
    }
    Owned owned = conflict.owned();
    if (owned.owners().isEmpty()
        && Sameness.hasLess(conflict.live().orElse(null), conflict.lastApplied().orElse(null))) {
      return ConflictWording.WHO_REMOVED.text();
    }
    if (owned.owners().isEmpty()) {
      return (ownership.isEmpty() ? ConflictWording.NO_MANAGED_FIELDS : ConflictWording.NO_OWNER)
          .text();
    }
    return owned.at().equals(conflict.path())
        ? ConflictWording.OWNERS.text("owners", names(owned))
        : ConflictWording.OWNERS_OF_ALL.text("owners", names(owned), "path", owned.at());
  }

  private static String names(Owned owned) {
    Stream<String> names = owned.owners().stream().limit(MOST).map(OwnerText::name);
    int more = owned.owners().size() - MOST;
    Stream<String> others =
        more > 0 ? Stream.of(ConflictWording.MORE_OWNERS.text("count", more)) : Stream.empty();
    return Stream.concat(names, others)
        .reduce((a, b) -> ConflictWording.AND_BY.text("first", a, "second", b))
        .orElse("");
  }

  private static String name(Owner owner) {
    String how =
        owner
            .subresource()
            .map(
                it ->
                    ConflictWording.THROUGH.text("operation", owner.operation(), "subresource", it))
            .orElse(owner.operation())
            .strip();
    String manager = owner.manager() + (how.isEmpty() ? "" : " (" + how + ")");
    return owner
        .time()
        .map(time -> ConflictWording.OWNER_SINCE.text("manager", manager, "time", time))
        .orElse(manager);
  }
}
