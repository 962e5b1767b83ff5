package dev.tripatch.cluster.serverside;

import dev.tripatch.cluster.serverside.merge.AppliedAction;
import dev.tripatch.cluster.serverside.merge.FieldOwner;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/**
 * One field that concerns the manager: a row of the table.
 *
 * @param path the field, named as everywhere in Tripatch
 * @param serverPath the field as the server names it
 * @param action what happens
 * @param live live's value; empty if live does not have the field
 * @param result the value afterwards; empty if the field is gone
 * @param others the other owners before the request, in the order of managedFields
 * @param why the reason in plain sentences
 */
public record AppliedField(
    FieldPath path,
    String serverPath,
    AppliedAction action,
    Optional<Value> live,
    Optional<Value> result,
    List<FieldOwner> others,
    String why) {

  /** Copies the owners. */
  public AppliedField {
    others = List.copyOf(others);
  }
}
