package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * Who owns a field.
 *
 * @param at the place that is owned: the field, or what holds it where only a whole is owned
 * @param owners the owners, in the order of managedFields; empty if nobody owns it
 */
public record Owned(FieldPath at, List<Owner> owners) {

  public Owned {
    owners = List.copyOf(owners);
  }

  /** The owners, who wrote last first; the others as they were. */
  public List<Owner> lastFirst() {
    return owners.stream()
        .sorted(
            Comparator.comparing(
                (Owner owner) -> owner.wrote().orElse(Instant.MIN), Comparator.reverseOrder()))
        .toList();
  }
}
