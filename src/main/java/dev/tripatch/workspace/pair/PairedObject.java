package dev.tripatch.workspace.pair;

import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.workspace.objects.FoundObject;
import java.util.Optional;

/**
 * The same object on both sides, or on one alone.
 *
 * @param left as it is on the left; empty if it is new
 * @param right as it is on the right; empty if it is gone
 * @param isMoved whether it is in another file than it was
 */
public record PairedObject(
    Optional<FoundObject> left, Optional<FoundObject> right, boolean isMoved) {

  /** The object that it is called after: the right one, or else the left one. */
  public FoundObject first() {
    return right.or(() -> left).orElseThrow();
  }

  /** What to call it; where the right one names no namespace, the left one may. */
  public ObjectName name() {
    ObjectName own = first().name();
    String other = left.map(each -> each.name().namespace()).orElse("");
    String name = own.name().isEmpty() ? first().generateName() + "…" : own.name();
    return new ObjectName(
        own.apiVersion(), own.kind(), own.namespace().isEmpty() ? other : own.namespace(), name);
  }
}
