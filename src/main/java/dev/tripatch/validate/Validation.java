package dev.tripatch.validate;

import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Judges an object by the rules of its kind. */
public final class Validation {
  private static final Set<String> OF_SERVER = Set.of("status", "metadata.managedFields");

  /** What is created from them is judged when it is created. */
  private static final String CLAIMS = "volumeClaimTemplates";

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
    return in(stored(result, live, schema), known.schema()).stream()
        .flatMap(each -> told(each, before).stream())
        .toList();
  }

  private static MapValue stored(MapValue object, Optional<MapValue> live, SchemaAnswer schema) {
    return StoredObject.of(object, live, schema).object();
  }

  private static Optional<Violation> told(Violation found, List<Violation> before) {
    boolean isOld = before.stream().anyMatch(found::isSame);
    return isOld && found.value().equals(NullValue.NULL)
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
            .filter(part -> !OF_SERVER.contains(part.field()) && !part.name().equals(CLAIMS))
            .forEach(part -> visit(part, into));
      }
      case SchemaType.MapOf _ -> at.entries().forEach(part -> visit(part, into));
      case SchemaType.ListOf _ -> at.items().forEach(part -> visit(part, into));
      case SchemaType _ -> {}
    }
  }
}
