package dev.tripatch.dialect;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.threeway.PatchReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;

/** What one party makes of the inputs. */
public sealed interface Reading {

  /** Who reads, or makes a patch of its own. */
  Party party();

  /** What is read. */
  MapValue patch();

  /**
   * The patch was taken.
   *
   * @param party who it is
   * @param patch what is read
   * @param result the object after it
   */
  record Done(Party party, MapValue patch, MapValue result) implements Reading {}

  /**
   * The party would refuse.
   *
   * @param party who it is
   * @param patch what is read; empty if there is not even a patch
   * @param refusal why
   */
  record Refused(Party party, MapValue patch, Refusal refusal) implements Reading {}

  /**
   * A dialect's reading of a patch. What needs patch metadata refuses a kind that has none.
   *
   * @param live the object, with numbers as the engine reads them
   * @param patch the patch, likewise
   */
  static Reading of(Dialect dialect, MapValue live, MapValue patch, SchemaAnswer schema) {
    Party party = Party.of(dialect);
    try {
      if (!canMeet(dialect, schema)) {
        throw Refusals.notStrategic();
      }
      return new Done(party, patch, PatchReader.apply(dialect, live, patch, schema));
    } catch (RefusedException refused) {
      return new Refused(party, patch, refused.refusal());
    }
  }

  /** Whether a reader of this dialect takes patches for such a kind at all. */
  static boolean canMeet(Dialect dialect, SchemaAnswer schema) {
    return switch (dialect) {
      case CUSTOM_RESOURCE, KUSTOMIZE -> true;
      case KUBERNETES, BEFORE_ELEMENT_ORDER, BEFORE_RETAIN_KEYS ->
          schema instanceof SchemaAnswer.Known;
    };
  }
}
