package dev.tripatch.hazard;

import dev.tripatch.document.Span;
import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.Preconditions;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds slips in a text that a person wrote.
 *
 * @param where which text it is
 * @param place where a field is in it
 * @param schema what is known of its kind
 * @param live the object as it is
 * @param result the object as it would be
 */
public record Slips(
    Role where,
    Function<FieldPath, Optional<Span>> place,
    SchemaAnswer schema,
    MapValue live,
    MapValue result,
    Findings findings) {

  SchemaType type() {
    return schema.declaredType();
  }

  /**
   * Looks at local, or at a patch in the form of the object.
   *
   * @param explanation what happens to each field; empty if nobody asks what is lost
   */
  public void check(Text text, Dialect dialect, Optional<Explanation> explanation) {
    EmptyValues empty = new EmptyValues(this, text);
    FieldWalk.over(text.object(), type(), empty::check);
    explanation.ifPresent(it -> Losses.of(this).check(it));
    if (where == Role.PATCH && dialect.isStrategic()) {
      SameName names = new SameName(this);
      FieldWalk.over(text.object(), type(), field -> field.asKeyedList().ifPresent(names::check));
    }
    checkFields(text.object(), written(text.object()));
  }

  /**
   * Looks at operations.
   *
   * @param targets the fields that they write, in their order
   */
  public void check(JsonPatch patch, List<Field> targets) {
    Losses.of(this).check(PlacedOperation.of(patch, live, TypedPath.root(type())));
    List<Field> parts = new ArrayList<>();
    targets.forEach(target -> FieldWalk.over(target, parts::add));
    checkFields(result, parts);
  }

  private void checkFields(MapValue status, List<Field> fields) {
    new IgnoredStatus(this).check(status, fields);
    Preconditions.ofServer(result, live)
        .ifPresent(
            refusal -> add(refusal.path(), RefusalHazard.finding(HazardKind.REFUSED, refusal)));
    Immutable.of(this).check(fields);
  }

  private List<Field> written(MapValue object) {
    List<Field> fields = new ArrayList<>();
    FieldWalk.over(object, type(), fields::add);
    return fields;
  }

  void add(FieldPath path, Finding finding) {
    findings.add(where, path, place.apply(path), finding);
  }
}
