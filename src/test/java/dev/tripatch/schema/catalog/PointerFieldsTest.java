package dev.tripatch.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import org.junit.jupiter.api.Test;

class PointerFieldsTest {
  private final BundledCatalog catalog = new BundledCatalog();

  @Test
  void saysWhatGoHoldsByAPointer() {
    assertThat(object("io.k8s.api.core.v1.Secret").isPointer("immutable")).isTrue();
    assertThat(object("io.k8s.api.core.v1.Volume").isPointer("nfs")).as("embedded").isTrue();
    assertThat(object("io.k8s.api.core.v1.Secret").isPointer("type")).isFalse();
    assertThat(object("io.k8s.api.core.v1.PodSpec").isPointer("hostNetwork")).isFalse();
  }

  @Test
  void saysWhatGoWritesThoughItIsEmpty() {
    assertThat(GoFields.isAlwaysWritten("io.k8s.api.core.v1.EnvVar", "name")).isTrue();
    assertThat(GoFields.isAlwaysWritten("io.k8s.api.core.v1.EnvVar", "value")).isFalse();
    assertThat(GoFields.know("io.k8s.api.core.v1.EnvVarSource")).isTrue();
    assertThat(GoFields.know("com.example.v1.EnvVarSource")).isFalse();
    CatalogResource.read("written.txt")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> List.of(line.split(" ")))
        .forEach(
            words ->
                assertThat(object(words.getFirst()).fieldNames())
                    .as(words.getFirst())
                    .containsAll(words.subList(1, words.size())));
  }

  /** After an import: run src/test/scripts/list-go-fields again. */
  @Test
  void everyLineIsOfTheCatalogue() {
    CatalogResource.read("pointers.txt")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split(" "))
        .forEach(
            words -> {
              ObjectSchema object = object(words[0]);
              for (int i = 1; i < words.length; i++) {
                FieldRule rule = object.field(words[i]).orElseThrow();
                assertThat(rule.type())
                    .as(rule.provenance())
                    .isNotInstanceOf(SchemaType.ListOf.class);
              }
            });
  }

  private ObjectSchema object(String definition) {
    return catalog.definition(definition).orElseThrow();
  }
}
