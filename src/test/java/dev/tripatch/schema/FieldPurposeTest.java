package dev.tripatch.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class FieldPurposeTest {

  private static final SchemaSource CATALOG = new BundledCatalog();

  @Test
  void everyLineIsAboutAFieldThatExists() {
    Set<String> known = new HashSet<>();
    CATALOG
        .kinds()
        .forEach(
            kind ->
                CATALOG
                    .lookUp(kind.apiVersion(), kind.kind())
                    .fields()
                    .ifPresent(type -> collect(type, known, new HashSet<>())));
    Set<String> unknown = new TreeSet<>(FieldPurpose.fields());
    unknown.removeAll(known);
    unknown.removeIf(key -> key.startsWith("*."));
    assertThat(unknown).isEmpty();
    assertThat(known).hasSizeGreaterThan(2000);
  }

  private static void collect(SchemaType type, Set<String> known, Set<String> names) {
    switch (type) {
      case ObjectSchema object -> {
        if (names.add(object.definition())) {
          for (String field : object.fieldNames()) {
            known.add(object.name() + '.' + field);
            object.field(field).ifPresent(rule -> collect(rule.type(), known, names));
          }
        }
      }
      case SchemaType.ListOf(SchemaType items) -> collect(items, known, names);
      case SchemaType.MapOf(SchemaType values) -> collect(values, known, names);
      case SchemaType.Primitive _ -> {}
    }
  }

  @Test
  void aLineIsShort() {
    assertThat(FieldPurpose.fields()).hasSizeGreaterThan(300);
    Set<String> tooLong = new TreeSet<>();
    CATALOG
        .kinds()
        .forEach(
            kind ->
                CATALOG
                    .lookUp(kind.apiVersion(), kind.kind())
                    .fields()
                    .ifPresent(
                        type ->
                            type.fieldNames().stream()
                                .flatMap(field -> FieldPurpose.of(type, field).stream())
                                .filter(line -> line.length() > 115 || !line.endsWith("."))
                                .forEach(tooLong::add)));
    assertThat(tooLong).isEmpty();
  }

  @Test
  void theKindsOfAllObjectsShareTheirLines() {
    ObjectSchema service = type("v1", "Service");
    assertThat(FieldPurpose.of(service, "apiVersion"))
        .isPresent()
        .isEqualTo(FieldPurpose.of(type("apps/v1", "Deployment"), "apiVersion"));
    assertThat(FieldPurpose.of(service, "spec"))
        .isPresent()
        .isNotEqualTo(FieldPurpose.of(type("apps/v1", "Deployment"), "spec"));
    assertThat(FieldPurpose.of(service, "noSuchField")).isEmpty();
  }

  @Test
  void aReferenceIsNoObject() {
    Optional<ObjectSchema> reference = CATALOG.definition("io.k8s.api.core.v1.ObjectReference");
    assertThat(FieldPurpose.of(reference.orElseThrow(), "kind")).isEmpty();
  }

  private static ObjectSchema type(String apiVersion, String kind) {
    return CATALOG.lookUp(apiVersion, kind).fields().orElseThrow();
  }
}
