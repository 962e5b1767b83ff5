package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.prose.Prose;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.validate.Validation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every rule is about a field that there is, and about a type that is one thing everywhere. */
class RuleTableTest {
  @Test
  void everyRuleIsAboutFieldsThatThereAre() {
    Map<String, List<ObjectSchema>> types = new HashMap<>();
    Set<String> seen = new HashSet<>();
    DefinedKinds.TODAY
        .kinds()
        .forEach(
            kind ->
                collect(
                    DefinedKinds.TODAY.lookUp(kind.apiVersion(), kind.kind()).type(), types, seen));
    List<String> wrong = new ArrayList<>();
    for (String line : rows()) {
      String[] parts = line.split(" +");
      String field = parts[1].split("[>?]")[0];
      for (String type : parts[0].split("\\|")) {
        List<ObjectSchema> found =
            type.equals("*") ? List.of() : types.getOrDefault(type, List.of());
        if (found.isEmpty() && !type.equals("*")) {
          wrong.add(line + ": no type " + type);
        }
        found.stream()
            .filter(each -> !has(each, field))
            .forEach(each -> wrong.add(line + ": " + each.definition()));
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static boolean has(ObjectSchema type, String field) {
    TypedPath at = TypedPath.root(type);
    for (String key : field.equals(".") ? new String[0] : field.split("\\.")) {
      boolean isFree = at.type() instanceof SchemaType.MapOf;
      at = at.key(key);
      if (!isFree && at.rule().isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private static void collect(
      SchemaType type, Map<String, List<ObjectSchema>> types, Set<String> seen) {
    switch (type) {
      case SchemaType.ListOf list -> collect(list.items(), types, seen);
      case SchemaType.MapOf map -> collect(map.values(), types, seen);
      case SchemaType.Primitive _ -> {}
      case ObjectSchema struct -> {
        if (seen.add(struct.definition())) {
          types.computeIfAbsent(struct.name(), _ -> new ArrayList<>()).add(struct);
          struct
              .fieldNames()
              .forEach(name -> collect(struct.field(name).orElseThrow().type(), types, seen));
        }
      }
    }
  }

  private static List<String> rows() {
    return Prose.file(Validation.class, "/dev/tripatch/validate/rules.txt")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }
}
