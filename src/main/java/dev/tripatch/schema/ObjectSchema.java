package dev.tripatch.schema;

import java.util.Optional;
import java.util.SequencedCollection;

/** The schema of a map whose fields are declared: a Go struct, an OpenAPI definition. */
public non-sealed interface ObjectSchema extends SchemaType {

  /** Its short name, such as {@code DeploymentSpec}. */
  String name();

  /** What it says about a field; empty if it declares no such field. */
  Optional<FieldRule> field(String key);

  /** The names of all declared fields, sorted. */
  SequencedCollection<String> fieldNames();
}
