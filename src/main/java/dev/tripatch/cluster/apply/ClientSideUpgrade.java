package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.ApplyRequest.Stored;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.cluster.apply.merge.FieldSet;
import dev.tripatch.cluster.apply.merge.OwnerEntry;
import dev.tripatch.cluster.apply.merge.ServerPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What kubectl does after a first successful server-side apply of an object that it applied on the
 * client side before: it saves the annotation for a manager of its own, and gives the fields of
 * client-side apply to the manager that applies now ({@code kubectl/pkg/cmd/apply/apply.go},
 * client-go {@code csaupgrade}). Then it applies once more, which removes what local no longer has.
 */
record ClientSideUpgrade(String manager) {
  static final ServerPath ANNOTATION =
      ServerPath.of("metadata", "annotations", LastAppliedAnnotation.NAME);
  private static final String KEEPER = "kubectl-last-applied";

  /** The object after the upgrade; empty if there is nothing to upgrade. */
  Optional<Stored> of(Stored applied) {
    List<OwnerEntry> entries = new ArrayList<>(saved(applied));
    List<String> names =
        entries.stream()
            .filter(entry -> entry.owner().operation().equals(FieldOwner.UPDATE))
            .filter(entry -> entry.fields().has(ANNOTATION))
            .map(entry -> entry.owner().manager())
            .distinct()
            .filter(name -> entries.stream().anyMatch(each -> each.owner().isUpdater(name)))
            .toList();
    names.forEach(name -> moveFrom(name, entries));
    return names.isEmpty() ? Optional.empty() : Optional.of(new Stored(applied.object(), entries));
  }

  /** Keeps the annotation from going with the fields of client-side apply. */
  private List<OwnerEntry> saved(Stored applied) {
    boolean isOwned =
        applied.entries().stream()
            .filter(entry -> entry.owner().operation().equals(FieldOwner.APPLY))
            .anyMatch(entry -> entry.fields().has(ANNOTATION));
    boolean isThere = LastAppliedAnnotation.textIn(applied.object()).isPresent();
    if (!manager.equals(ApplyRequest.KUBECTL) || isOwned || !isThere) {
      return applied.entries();
    }
    List<OwnerEntry> entries = new ArrayList<>(applied.entries());
    String apiVersion = applied.object().text("apiVersion");
    entries.add(
        new OwnerEntry(
            new FieldOwner(
                KEEPER, FieldOwner.APPLY, Optional.empty(), apiVersion, Optional.empty(), false),
            FieldSet.of(List.of(ANNOTATION))));
    return entries;
  }

  /**
   * Gives what a manager set on the client side to the applier, who may own nothing so far. Entries
   * in another version than the applier's are dropped without being taken over.
   */
  private void moveFrom(String name, List<OwnerEntry> entries) {
    int own = index(entries, owner -> owner.isApplier(manager));
    int target = own >= 0 ? own : index(entries, owner -> owner.isUpdater(name));
    OwnerEntry applier = entries.get(target).by(entries.get(target).owner().asApplier(manager));
    FieldSet moved =
        entries.stream()
            .filter(entry -> entry.owner().isUpdater(name))
            .filter(entry -> entry.owner().apiVersion().equals(applier.owner().apiVersion()))
            .findFirst()
            .map(OwnerEntry::fields)
            .orElse(FieldSet.EMPTY);
    entries.set(target, applier.with(applier.fields().plus(moved)));
    entries.removeIf(entry -> entry.owner().isUpdater(name));
  }

  private static int index(List<OwnerEntry> entries, Predicate<FieldOwner> isWanted) {
    for (int i = 0; i < entries.size(); i++) {
      if (isWanted.test(entries.get(i).owner())) {
        return i;
      }
    }
    return -1;
  }
}
