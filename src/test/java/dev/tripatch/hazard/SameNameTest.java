package dev.tripatch.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Of every list that is merged by another key than the name of its items, somebody has decided
 * whether the names must differ.
 */
class SameNameTest {
  private final Set<String> seen = new HashSet<>();
  private final Set<String> found = new TreeSet<>();

  @Test
  void allListsWhoseMergeKeyIsNotTheNameAreKnown() {
    BundledCatalog catalog = new BundledCatalog();
    for (KnownKind kind : catalog.kinds()) {
      if (catalog.lookUp(kind.apiVersion(), kind.kind()) instanceof SchemaAnswer.Known known) {
        walk(known.schema());
      }
    }
    // A device and a mount name the volume that they mount, which may be mounted twice; owners of
    // different kinds may have one name.
    assertThat(found)
        .containsExactly(
            "ContainerPort",
            "OwnerReference",
            "ServicePort",
            "VolumeDevice",
            "VolumeMount",
            "VolumeMountStatus");
  }

  private void walk(SchemaType type) {
    switch (type) {
      case ObjectSchema schema -> {
        if (seen.add(schema.name())) {
          for (String name : schema.fieldNames()) {
            FieldRule rule = schema.field(name).orElseThrow();
            look(rule);
            walk(rule.type());
          }
        }
      }
      case SchemaType.ListOf list -> walk(list.items());
      case SchemaType.MapOf map -> walk(map.values());
      case SchemaType.Primitive ignored -> {}
    }
  }

  private void look(FieldRule rule) {
    if (rule.merges()
        && rule.mergeKey().filter(key -> !key.equals("name")).isPresent()
        && rule.type() instanceof SchemaType.ListOf list
        && list.items() instanceof ObjectSchema item
        && item.field("name").isPresent()) {
      found.add(item.name().substring(item.name().lastIndexOf('.') + 1));
    }
  }
}
