package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The owners of an object's fields. Immutable. */
public final class Ownership {

  private final List<Owner> owners;
  private final List<String> diagnostics;

  /** Who owns a place, or something in it. */
  private final Map<FieldPath, List<Owner>> within = new HashMap<>();

  /** Who owns a place with all that is in it: no part of it is named on its own. */
  private final Map<FieldPath, List<Owner>> whole = new HashMap<>();

  /**
   * What managedFields say.
   *
   * @param owners the entries that could be read, in their order
   * @param diagnostics what could not be read, a sentence for each
   */
  Ownership(List<Owner> owners, List<String> diagnostics) {
    this.owners = List.copyOf(owners);
    this.diagnostics = List.copyOf(diagnostics);
    owners.forEach(this::note);
  }

  private void note(Owner owner) {
    Set<FieldPath> holders = FieldPath.holdersOf(owner.fields());
    Set<FieldPath> places = new HashSet<>(owner.fields());
    places.addAll(holders);
    places.forEach(place -> add(owner, place, within));
    owner.fields().stream()
        .filter(field -> !holders.contains(field))
        .forEach(field -> add(owner, field, whole));
  }

  private static void add(Owner owner, FieldPath place, Map<FieldPath, List<Owner>> to) {
    to.computeIfAbsent(place, first -> new ArrayList<>()).add(owner);
  }

  /** The entries that could be read, in their order. */
  public List<Owner> owners() {
    return owners;
  }

  /** What could not be read, a sentence for each. */
  public List<String> diagnostics() {
    return diagnostics;
  }

  /** Whether nothing is said about owners, not even something that could not be read. */
  public boolean isEmpty() {
    return owners.isEmpty() && diagnostics.isEmpty();
  }

  /**
   * Who owns a field, or parts of it; where nobody does, who owns the nearest map, list or item
   * around it as a whole.
   */
  public Owned of(FieldPath path) {
    List<Owner> here = within.getOrDefault(path, List.of());
    return here.isEmpty() ? around(path) : new Owned(path, here);
  }

  /** Who owns a field with all that is in it; nobody where parts of it are owned on their own. */
  public Owned whole(FieldPath path) {
    return new Owned(path, whole.getOrDefault(path, List.of()));
  }

  private Owned around(FieldPath path) {
    return path.upwards()
        .skip(1)
        .map(this::whole)
        .filter(owned -> !owned.owners().isEmpty())
        .findFirst()
        .orElseGet(() -> new Owned(path, List.of()));
  }
}
