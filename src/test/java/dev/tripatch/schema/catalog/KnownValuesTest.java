package dev.tripatch.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KnownValuesTest {

  private final BundledCatalog catalog = new BundledCatalog();

  /** A misspelt line would never be looked at. */
  @Test
  void everyLineIsAFieldThatHoldsTexts() {
    Set<String> seen = new HashSet<>();
    Set<ObjectSchema> walked = new HashSet<>();
    catalog.kinds().stream()
        .filter(kind -> kind.apiVersion().matches("(.*/)?v[0-9]+"))
        .forEach(
            kind -> collect(catalog.lookUp(kind.apiVersion(), kind.kind()).type(), walked, seen));
    assertThat(seen).isEqualTo(KnownValues.all().keySet()).hasSize(83);
  }

  private static void collect(SchemaType type, Set<ObjectSchema> walked, Set<String> seen) {
    switch (SchemaType.withoutLists(type)) {
      case ObjectSchema schema -> {
        if (walked.add(schema)) {
          for (String name : schema.fieldNames()) {
            FieldRule rule = schema.field(name).orElseThrow();
            if (SchemaType.withoutLists(rule.type()) instanceof SchemaType.Primitive plain
                && plain.name().equals("string")
                && !plain.values().isEmpty()) {
              seen.add(schema.name() + "." + name);
            }
            collect(rule.type(), walked, seen);
          }
        }
      }
      case SchemaType.MapOf(SchemaType values) -> collect(values, walked, seen);
      case SchemaType ignored -> {}
    }
  }

  /** Facts that are written stay what they were: the table is no part of them. */
  @Test
  void factsAreWrittenWithoutTheTable() {
    Release service =
        LinkedFacts.of(
            "Test",
            catalog,
            catalog.kinds().stream()
                .filter(kind -> kind.kind().equals("Service") && kind.apiVersion().equals("v1"))
                .toList());
    assertThat(CatalogText.write(List.of(service)))
        .contains("\n type string\n")
        .doesNotContain("%22");
  }

  @Test
  void valuesOfAllSortsCanBeWrittenAndRead() {
    List<Scalar> values =
        List.of(
            new StringValue(""),
            new StringValue("a b,c:d=\"e\"%+ü"),
            new StringValue("1"),
            new IntegerValue(-1),
            BoolValue.TRUE);
    DeclaredType type =
        new DeclaredType.ListOf(
            new DeclaredType.Primitive("string", Optional.of("password"), values));
    String word = TypeText.write(type);
    assertThat(word).startsWith("[]string:password,").doesNotContain(" ");
    assertThat(TypeText.read(word)).isEqualTo(type);
    DeclaredType single =
        new DeclaredType.Primitive("string", Optional.empty(), List.of(new StringValue("")));
    assertThat(TypeText.read(TypeText.write(single))).isEqualTo(single);
  }
}
