package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.patch.strategic.DiffDecision;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A field whose outcome is asked for: what the texts have there and what both stages decided.
 *
 * @param path the field
 * @param values what each text has
 * @param order the {@code $setElementOrder} for it in the patch; null if there is none
 * @param deletionList the {@code $deleteFromPrimitiveList} for it in the patch; null if none
 * @param delta what the stage live → local decided; null if neither has it
 * @param deletions what the stage last applied → local decided; null if neither has it
 * @param type the schema's type of the field
 * @param rule the schema's rule of the field
 * @param isCleared whether the {@code $retainKeys} of the map around it leaves it out
 */
record Question(
    FieldPath path,
    FieldValues values,
    @Nullable Value order,
    @Nullable Value deletionList,
    @Nullable DiffDecision delta,
    @Nullable DiffDecision deletions,
    SchemaType type,
    Optional<FieldRule> rule,
    boolean isCleared) {}
