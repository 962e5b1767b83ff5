package dev.tripatch.cluster.send;

import dev.tripatch.document.manifest.ObjectName;

/** That a person agrees to one change of one object. Only {@link SendPolicy} gives it. */
public final class Consent {
  private final String context;
  private final ObjectName object;

  Consent(String context, ObjectName object) {
    this.context = context;
    this.object = object;
  }

  boolean isFor(String otherContext, ObjectName other) {
    return context.equals(otherContext) && object.equals(other);
  }
}
