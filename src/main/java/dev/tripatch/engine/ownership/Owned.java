package dev.tripatch.engine.ownership;

import dev.tripatch.json.FieldPath;
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
}
