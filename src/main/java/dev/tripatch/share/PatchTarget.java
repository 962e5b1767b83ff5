package dev.tripatch.share;

import dev.tripatch.cluster.apply.AppliedConfiguration.ClusterScope;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;

/**
 * The object that a patch is for.
 *
 * @param name which object of the cluster
 * @param isInNoNamespace whether its kind belongs to no namespace, as far as is known offline
 */
public record PatchTarget(ObjectName name, boolean isInNoNamespace) {

  /** This object. */
  public static PatchTarget of(MapValue object) {
    return new PatchTarget(ObjectName.of(object), ClusterScope.holds(object, object));
  }

  boolean isSecret() {
    return name.kind().equals("Secret") && name.group().isEmpty();
  }
}
