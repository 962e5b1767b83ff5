package dev.tripatch.cluster.send;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.document.reader.ObjectName;
import java.util.function.BooleanSupplier;

/**
 * That a person agrees to one change of one object on one server. Only {@link SendPolicy} gives it.
 */
public final class Consent {
  private final Cluster cluster;
  private final ObjectName object;
  private final BooleanSupplier isEnough;

  Consent(Cluster cluster, ObjectName object, BooleanSupplier isEnough) {
    this.cluster = cluster;
    this.object = object;
    this.isEnough = isEnough;
  }

  boolean isFor(Cluster other, ObjectName otherObject) {
    return cluster.connection().context().equals(other.connection().context())
        && cluster.server().equals(other.server())
        && !cluster.server().isEmpty()
        && object.equals(otherObject);
  }

  /** Whether no more is asked for by now than the person did. */
  boolean isStillEnough() {
    return isEnough.getAsBoolean();
  }
}
