package dev.tripatch.threeway;

import dev.tripatch.patch.Dialect;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.value.MapValue;
import java.util.Optional;

/**
 * What a three-way patch is computed from.
 *
 * @param lastApplied the configuration that was last applied; empty if there is none
 * @param local the configuration file
 * @param live the live object; empty if there is none
 * @param schema what is known of the kind
 * @param dialect who reads the patch. Whoever it is, a strategic patch is the one that kubectl
 *     calculates; its reasons speak of Kubernetes as the reader, and where another one makes
 *     something else of a field, they say that they do not cover it
 * @param overwrite whether to win over what live changed on its own, as kubectl apply does
 * @param preconditions whether the patch must leave live's apiVersion, kind and name alone, as
 *     kubectl demands for custom resources
 * @param clientEntry a field of local that no file says, because the client writes it itself; it is
 *     never a conflict
 */
public record ThreeWayInputs(
    Optional<MapValue> lastApplied,
    MapValue local,
    Optional<MapValue> live,
    SchemaAnswer schema,
    Dialect dialect,
    boolean overwrite,
    boolean preconditions,
    Optional<FieldPath> clientEntry) {

  /** The inputs as kubectl apply would take them: the schema decides the dialect. */
  public static ThreeWayInputs asApplied(
      Optional<MapValue> lastApplied,
      MapValue local,
      Optional<MapValue> live,
      SchemaAnswer schema) {
    boolean isKnown = schema instanceof SchemaAnswer.Known;
    Dialect dialect = isKnown ? Dialect.KUBERNETES : Dialect.CUSTOM_RESOURCE;
    return new ThreeWayInputs(
        lastApplied, local, live, schema, dialect, true, !isKnown, Optional.empty());
  }

  /** The same inputs for a JSON merge patch, whatever the schema knows. */
  public ThreeWayInputs asJsonMergePatch() {
    return new ThreeWayInputs(
        lastApplied, local, live, schema, Dialect.CUSTOM_RESOURCE, overwrite, true, clientEntry);
  }

  /** The same inputs for kubectl's strategic merge patch, whatever kubectl would send. */
  public ThreeWayInputs asStrategicPatch() {
    return new ThreeWayInputs(
        lastApplied, local, live, schema, Dialect.KUBERNETES, overwrite, false, clientEntry);
  }

  /** The same inputs with overwrite on or off. */
  public ThreeWayInputs withOverwrite(boolean wanted) {
    return new ThreeWayInputs(
        lastApplied, local, live, schema, dialect, wanted, preconditions, clientEntry);
  }

  /** The same inputs, where the client has written a field into local. */
  public ThreeWayInputs withClientEntry(FieldPath written) {
    return new ThreeWayInputs(
        lastApplied, local, live, schema, dialect, overwrite, preconditions, Optional.of(written));
  }
}
