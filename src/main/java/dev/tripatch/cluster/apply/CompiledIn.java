package dev.tripatch.cluster.apply;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.GroupVersion;
import java.util.Optional;
import java.util.Set;

/**
 * Kinds that kubectl knows from the server's OpenAPI document only. kubectl asks that document for
 * patch metadata before its own compiled-in types. Two groups that come with Kubernetes are not
 * compiled in, so with a server that publishes no OpenAPI they get a JSON merge patch.
 */
public final class CompiledIn {
  private static final Set<String> LEFT_OUT =
      Set.of("apiextensions.k8s.io", "apiregistration.k8s.io");

  private CompiledIn() {}

  /**
   * What to say of a kind that kubectl patches strategically only while the server publishes its
   * OpenAPI document; empty for any other.
   */
  public static Optional<String> remarkOn(MapValue object) {
    return LEFT_OUT.contains(GroupVersion.of(object.text("apiVersion")).group())
        ? Optional.of(KubectlWording.NOT_COMPILED_IN.text())
        : Optional.empty();
  }
}
