package dev.tripatch.engine.ownership;

import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The owners of an object's fields.
 *
 * @param owners the entries that could be read, in their order
 * @param diagnostics what could not be read, a sentence for each
 */
public record Ownership(List<Owner> owners, List<String> diagnostics) {

  public Ownership {
    owners = List.copyOf(owners);
    diagnostics = List.copyOf(diagnostics);
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
    List<Owner> here = those(owner -> owner.ownsWithin(path));
    return here.isEmpty() ? around(path) : new Owned(path, here);
  }

  /** Who owns a field with all that is in it; nobody where parts of it are owned on their own. */
  public Owned whole(FieldPath path) {
    return new Owned(path, those(owner -> owner.ownsWhole(path)));
  }

  private Owned around(FieldPath path) {
    Optional<FieldPath> holder = path.parent();
    while (holder.isPresent()) {
      FieldPath place = holder.get();
      List<Owner> whole = those(owner -> owner.ownsWhole(place));
      if (!whole.isEmpty()) {
        return new Owned(place, whole);
      }
      holder = place.parent();
    }
    return new Owned(path, List.of());
  }

  private List<Owner> those(Predicate<Owner> wanted) {
    return owners.stream().filter(wanted).toList();
  }
}
