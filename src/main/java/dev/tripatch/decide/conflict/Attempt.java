package dev.tripatch.decide.conflict;

import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import java.util.List;

/**
 * A way out, tried on a comparison.
 *
 * @param conflict the conflict that it leads out of
 * @param choice which way
 * @param edits what it changes in the documents
 */
record Attempt(Conflict conflict, Remedy.Choice choice, List<RemedyEdit> edits) {

  /** What the documents of a comparison give with the edits. */
  ThreeWayOutcome on(ThreeWayOutcome.Computed comparison) {
    ThreeWayInputs inputs = comparison.inputs();
    return compare(inputs.documents().mapRoles(this::edited), inputs);
  }

  private MapValue edited(Role role, MapValue object) {
    MapValue edited = object;
    for (RemedyEdit edit : edits) {
      edited = edit.document().role() == role ? edit.applyTo(edited) : edited;
    }
    return edited;
  }

  /** What other documents give under the conditions of a comparison, when it overwrites. */
  static ThreeWayOutcome compare(ThreeDocuments<MapValue> documents, ThreeWayInputs like) {
    return ThreeWay.compute(like.with(documents).withOverwrite(true));
  }

  /** The way out as a comparison and what it gives with the edits show it. */
  Remedy judged(ThreeWayOutcome.Computed before, ThreeWayOutcome then) {
    return Trial.objection(then, conflict.path(), conflict.live())
        .<Remedy>map(why -> new Remedy.Withheld(choice, conflict.path(), why))
        .orElseGet(() -> offered(SideEffects.between(before, then, conflict.path())));
  }

  private Remedy offered(List<FieldPath> alsoChanges) {
    String sentence = Sentences.of(choice, conflict, edits) + Sentences.also(alsoChanges);
    return new Remedy.Offered(choice, conflict.path(), edits, alsoChanges, sentence);
  }
}
