package dev.tripatch.conflict;

import dev.tripatch.ownership.Owned;
import dev.tripatch.ownership.Owner;
import dev.tripatch.ownership.Ownership;
import java.util.stream.Collectors;

/**
 * Who owns live's value and since when, in a sentence; or why nobody knows.
 *
 * <p>The time in managedFields is when a manager last wrote any of its fields (API reference of
 * {@code ManagedFieldsEntry}), so a field has its value since then at the latest.
 */
final class OwnerText {
  private static final String UNKNOWN =
      "Who set live's value cannot be known: live is given without managedFields, which kubectl get"
          + " leaves out unless asked with --show-managed-fields.";
  private static final int MOST = 3;

  private OwnerText() {}

  static String of(Conflict conflict, Ownership ownership) {
    if (conflict.direction().isLiveGone()) {
      return "Who removed it cannot be known: managedFields only names owners of what is there.";
    }
    Owned owned = conflict.owned();
    if (!owned.owners().isEmpty()) {
      return "Owned by " + names(owned) + whole(conflict, owned) + ".";
    }
    return ownership.isEmpty()
        ? UNKNOWN
        : "Who set live's value cannot be known: managedFields names no owner for it.";
  }

  private static String names(Owned owned) {
    String names =
        owned.owners().stream()
            .limit(MOST)
            .map(OwnerText::name)
            .collect(Collectors.joining(" and by "));
    int more = owned.owners().size() - MOST;
    return more > 0 ? names + " and by " + more + " more" : names;
  }

  private static String name(Owner owner) {
    String through = owner.subresource().map(name -> " through " + name).orElse("");
    String when = owner.time().map(time -> " since " + time + " at the latest").orElse("");
    String how = (owner.operation() + through).strip();
    return owner.manager() + (how.isEmpty() ? "" : " (" + how + ")") + when;
  }

  private static String whole(Conflict conflict, Owned owned) {
    return owned.at().equals(conflict.path()) ? "" : ", as owner of all of " + owned.at();
  }
}
