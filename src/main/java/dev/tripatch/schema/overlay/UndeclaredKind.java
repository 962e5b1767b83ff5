package dev.tripatch.schema.overlay;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaSource;
import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;

/**
 * A kind of which no schema is at hand: only its metadata is known, since all kinds share that.
 *
 * @param name its kind
 * @param source knows ObjectMeta
 */
record UndeclaredKind(String name, SchemaSource source) implements ObjectSchema {

  private static final String METADATA = "metadata";
  private static final String OBJECT_META = "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta";

  @Override
  public Optional<FieldRule> field(String key) {
    return key.equals(METADATA)
        ? source
            .definition(OBJECT_META)
            .map(type -> FieldRule.freeForm(name, METADATA).withType(type))
        : Optional.empty();
  }

  @Override
  public SequencedCollection<String> fieldNames() {
    return source.definition(OBJECT_META).isPresent() ? List.of(METADATA) : List.of();
  }

  @Override
  public Optional<String> mapType() {
    return Optional.empty();
  }
}
