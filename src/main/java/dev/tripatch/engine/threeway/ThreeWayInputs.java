package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.stored.StringData;
import dev.tripatch.json.Counted;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a three-way patch is computed from.
 *
 * @param documents last applied, local and live as values, with numbers as the engine reads them
 * @param schema what is known of the kind
 * @param mode how the patch is made, and who reads it
 * @param overwrite whether to win over what live changed on its own, as kubectl apply does
 * @param clientEntries fields of local that no file says, because the client writes them itself,
 *     with the reason that tells so; they are never a conflict
 * @param sent local as the client sends it where it writes nothing into it; empty if nobody told
 * @param leftOut the fields that a person leaves out of the patch; those in them are, too
 */
public record ThreeWayInputs(
    ThreeDocuments<MapValue> documents,
    SchemaAnswer schema,
    Mode mode,
    boolean overwrite,
    Map<FieldPath, Reason> clientEntries,
    Optional<MapValue> sent,
    Set<FieldPath> leftOut) {

  /**
   * How a patch is made, and who reads it.
   *
   * @param dialect who reads the patch. Whoever it is, a strategic patch is the one that kubectl
   *     calculates; its reasons take Kubernetes for the reader, and where another one makes
   *     something else of a field, they say that they do not cover it
   * @param preconditions whether the patch must leave live's apiVersion, kind and name alone, as
   *     kubectl demands for custom resources
   * @param isTwoWay whether a JSON merge patch is made from last applied and local alone: it leads
   *     from the one to the other, and live is not looked at
   */
  public record Mode(Dialect dialect, boolean preconditions, boolean isTwoWay) {}

  /** Decodes the documents' numbers as the engine does, and copies the client's entries. */
  public ThreeWayInputs {
    documents = documents.map(EngineNumbers::asEngineReads);
    sent = sent.map(EngineNumbers::asEngineReads);
    leftOut = Set.copyOf(leftOut);
    clientEntries = Collections.unmodifiableMap(new LinkedHashMap<>(clientEntries));
  }

  /** The inputs as kubectl apply would take them: the schema decides the dialect. */
  public static ThreeWayInputs asApplied(ThreeDocuments<MapValue> documents, SchemaAnswer schema) {
    boolean isKnown = schema instanceof SchemaAnswer.Known;
    Dialect dialect = isKnown ? Dialect.KUBERNETES : Dialect.CUSTOM_RESOURCE;
    Mode mode = new Mode(dialect, !isKnown, false);
    return new ThreeWayInputs(documents, schema, mode, true, Map.of(), Optional.empty(), Set.of());
  }

  /** The configuration that was last applied; empty if there is none. */
  public Optional<MapValue> lastApplied() {
    return documents.lastApplied();
  }

  public MapValue local() {
    return documents.local();
  }

  /** The live object; empty if there is none. */
  public Optional<MapValue> live() {
    return documents.live();
  }

  /** The live object; a Secret's data is in it as local writes it, too. */
  public Optional<MapValue> liveWithTexts() {
    return live().map(StringData.of(local(), lastApplied())::in);
  }

  /** Who reads the patch. */
  public Dialect dialect() {
    return mode.dialect();
  }

  /** Whether a JSON merge patch is made from last applied and local alone. */
  public boolean isTwoWay() {
    return mode.isTwoWay();
  }

  /** The same inputs with other documents. */
  public ThreeWayInputs with(ThreeDocuments<MapValue> others) {
    return new ThreeWayInputs(
        others, schema, mode, overwrite, clientEntries, Optional.empty(), leftOut);
  }

  /** The same inputs for a JSON merge patch as kubectl makes it, whatever the schema knows. */
  public ThreeWayInputs asJsonMergePatch() {
    return in(new Mode(Dialect.CUSTOM_RESOURCE, true, false));
  }

  /** The same inputs for kubectl's strategic merge patch, whatever kubectl would send. */
  public ThreeWayInputs asStrategicPatch() {
    return in(new Mode(Dialect.KUBERNETES, false, false));
  }

  /** The same inputs for a JSON merge patch that leads from last applied to local. */
  public ThreeWayInputs asTwoWayJsonMergePatch() {
    return in(new Mode(Dialect.CUSTOM_RESOURCE, false, true));
  }

  private ThreeWayInputs in(Mode other) {
    return new ThreeWayInputs(documents, schema, other, overwrite, clientEntries, sent, leftOut);
  }

  /** The same inputs with overwrite on or off. */
  public ThreeWayInputs withOverwrite(boolean wanted) {
    return new ThreeWayInputs(documents, schema, mode, wanted, clientEntries, sent, leftOut);
  }

  /** The same inputs, where the client has written fields into local. */
  public ThreeWayInputs withClientEntries(Map<FieldPath, Reason> written) {
    return new ThreeWayInputs(documents, schema, mode, overwrite, written, sent, leftOut);
  }

  /** The same inputs, where the client would send this if it wrote nothing into local. */
  public ThreeWayInputs insteadOf(MapValue asSent) {
    return new ThreeWayInputs(
        documents, schema, mode, overwrite, clientEntries, Optional.of(asSent), leftOut);
  }

  /** The same inputs, of whose patch these fields are left out. */
  public ThreeWayInputs leavingOut(Set<FieldPath> fields) {
    return new ThreeWayInputs(documents, schema, mode, overwrite, clientEntries, sent, fields);
  }

  /** Local without the fields that the client has written into it. */
  public MapValue localAsWritten() {
    return sent.orElseGet(() -> withoutClientEntries(local()));
  }

  /** An object without the fields that the client writes. */
  MapValue withoutClientEntries(MapValue object) {
    MapValue pruned = object;
    for (FieldPath written : clientEntries.keySet()) {
      if (Counted.valueAt(pruned, written).isPresent()) {
        pruned = MapValue.orEmpty(Counted.with(pruned, written, Optional.empty()));
      }
    }
    return pruned;
  }
}
