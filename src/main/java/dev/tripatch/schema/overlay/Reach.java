package dev.tripatch.schema.overlay;

import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * How far a rule of a type reaches: the places where the type is used.
 *
 * @param fields how many places there are; inside of a type that contains itself they are counted
 *     once
 * @param kinds how many kinds have such a place; lists of objects, such as PodList, are not counted
 */
public record Reach(int fields, int kinds) {

  /** Where a type is used in all kinds of a source. */
  public static Reach of(String definition, SchemaSource source) {
    Counting counting = new Counting(definition);
    int fields = 0;
    int kinds = 0;
    for (KnownKind kind : source.kinds()) {
      if (kind.kind().endsWith("List")) {
        continue;
      }
      SchemaAnswer answer = source.lookUp(kind.apiVersion(), kind.kind());
      int here = answer.fields().map(counting::in).orElse(0);
      fields += here;
      kinds += here > 0 ? 1 : 0;
    }
    return new Reach(fields, kinds);
  }

  private static final class Counting {
    private final String wanted;
    private final Map<ObjectSchema, Integer> known = new HashMap<>();
    private final Set<ObjectSchema> entered = new HashSet<>();

    Counting(String wanted) {
      this.wanted = wanted;
    }

    int in(ObjectSchema type) {
      Integer counted = known.get(type);
      if (counted != null) {
        return counted;
      }
      if (!entered.add(type)) {
        return 0;
      }
      int count = type.definition().equals(wanted) ? 1 : 0;
      for (String name : type.fieldNames()) {
        count += type.field(name).map(rule -> in(rule.type())).orElse(0);
      }
      entered.remove(type);
      known.put(type, count);
      return count;
    }

    private int in(SchemaType type) {
      return SchemaType.innermost(type) instanceof ObjectSchema object ? in(object) : 0;
    }
  }
}
