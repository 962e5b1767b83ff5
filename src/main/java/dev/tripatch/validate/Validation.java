package dev.tripatch.validate;

import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Judges an object by the rules of its kind. */
public final class Validation {
  private static final Set<String> OF_SERVER = Set.of("status", "metadata.managedFields");

  /**
   * Claims are judged when they are made of their templates; nobody judges what selects metrics.
   */
  private static final Set<String> UNJUDGED =
      Set.of("StatefulSetSpec.volumeClaimTemplates", "MetricIdentifier.selector");

  private static final String ANY_KIND = "*";

  private Validation() {}

  /**
   * What a server refuses in an object, as it would be stored; nothing where the kind is not built
   * in, or its schema is of another version.
   *
   * <p>A server judges the whole new object. What live has already, as it has it now, some server
   * has taken: it may be refused now. What live lacks as well is no more than not shown.
   *
   * @param result the object that a change leads to
   * @param live the object before; empty if it is created
   */
  public static List<Violation> of(MapValue result, Optional<MapValue> live, SchemaAnswer schema) {
    if (!(schema.ofOwnVersion() instanceof SchemaAnswer.Known known) || known.isWhatIf()) {
      return List.of();
    }
    List<Violation> before =
        live.map(object -> stored(object, live, schema))
            .map(object -> in(object, known.schema()))
            .orElse(List.of());
    MapValue stored = stored(result, live, schema);
    return in(stored, known.schema()).stream()
        .flatMap(each -> told(each, before).stream())
        .map(each -> each.at(named(Counted.counted(each.path(), stored), result, known.schema())))
        .toList();
  }

  /** What is stored has names that nobody wrote: those of items without any. */
  private static FieldPath named(FieldPath counted, MapValue result, ObjectSchema type) {
    TypedPath at = TypedPath.root(type);
    Optional<Value> value = Optional.of(result);
    for (PathStep step : counted.steps()) {
      boolean isItem =
          step instanceof PathStep.IndexItem(int index)
              && value.orElse(NullValue.NULL) instanceof ListValue list
              && index < list.size();
      PathStep name =
          isItem ? at.step((ListValue) value.get(), ((PathStep.IndexItem) step).index()) : step;
      value = value.flatMap(holder -> Counted.valueAt(holder, FieldPath.root().then(step)));
      at = at.then(name);
    }
    return at.path();
  }

  private static MapValue stored(MapValue object, Optional<MapValue> live, SchemaAnswer schema) {
    return StoredObject.of(object, live, schema).object();
  }

  private static Optional<Violation> told(Violation found, List<Violation> before) {
    boolean isOld = before.stream().anyMatch(found::isSame);
    return isOld && found.isOfMissing()
        ? Optional.empty()
        : Optional.of(isOld ? found.unsure() : found);
  }

  private static List<Violation> in(MapValue object, ObjectSchema type) {
    List<Violation> found = new ArrayList<>();
    ObjectPart root = ObjectPart.of(object, type);
    Rule.of(ANY_KIND).forEach(rule -> rule.check(root, found));
    visit(root, found);
    return found;
  }

  private static void visit(ObjectPart at, List<Violation> into) {
    switch (at.at().type()) {
      case ObjectSchema struct when at.value() instanceof MapValue map -> {
        Rule.of(struct.name()).forEach(rule -> rule.check(at, into));
        map.keys().stream()
            .map(at::key)
            .filter(
                part ->
                    !OF_SERVER.contains(part.field())
                        && !UNJUDGED.contains(struct.name() + "." + part.name()))
            .forEach(part -> visit(part, into));
      }
      case SchemaType.MapOf _ -> at.entries().forEach(part -> visit(part, into));
      case SchemaType.ListOf _ -> at.items().forEach(part -> visit(part, into));
      case SchemaType _ -> {}
    }
  }
}
