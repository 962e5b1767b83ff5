package dev.tripatch.hazard.check;

import dev.tripatch.hazard.Findings;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.schema.SchemaAnswer;
import java.util.Optional;

/**
 * What a server would say when it decodes and completes an object, as far as the schema shows.
 *
 * @param schema what is known of the object's kind
 * @param live the object as it is; empty if there is none
 * @param isApplied whether kubectl apply sends it
 * @param isStrategic whether the object comes out of a strategic merge patch
 * @param findings where to tell it
 */
public record Decoding(
    SchemaAnswer schema,
    Optional<MapValue> live,
    boolean isApplied,
    boolean isStrategic,
    Findings findings) {

  /**
   * The check of fields that a person wrote; empty where no schema says which fields there are.
   *
   * @param outcome the object that a server would read
   */
  public Optional<FieldFaults> fields(Role where, FieldFaults.Locator locator, MapValue outcome) {
    return schema instanceof SchemaAnswer.Known known
        ? Optional.of(
            new FieldFaults(
                new FieldFaults.Written(
                    where, locator, outcome, isApplied, isStrategic, known.source()),
                known.schema(),
                findings))
        : Optional.empty();
  }

  /**
   * The check of values that a person wrote, against the schema of a built-in kind or the
   * definition of a custom resource.
   *
   * @param outcome the object that a server would read
   */
  public ValuesCheck values(Role where, FieldFaults.Locator locator, MapValue outcome) {
    boolean isCustom = !(schema instanceof SchemaAnswer.Known known) || known.isWhatIf();
    return new ValuesCheck(where, locator, outcome, live, isCustom, findings);
  }

  /** Looks for what the object lacks that comes out; one that stays as it is lacks nothing new. */
  public void checkObject(Role origin, FieldFaults.Locator locator, MapValue result) {
    if (live.filter(result::equals).isPresent()) {
      return;
    }
    new MissingFields(origin, locator, live, findings).check(result, schema.type());
    live.ifPresent(
        before ->
            new DefaultedAgain(origin, locator, findings).check(before, result, schema.type()));
  }
}
