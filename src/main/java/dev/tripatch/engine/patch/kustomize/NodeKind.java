package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;

/** The kinds of values as kustomize distinguishes them, which has one kind for all scalars. */
enum NodeKind {
  MAP("MappingNode"),
  LIST("SequenceNode"),
  SCALAR("ScalarNode");

  private final String text;

  NodeKind(String text) {
    this.text = text;
  }

  /** Its name in kustomize's errors. */
  String text() {
    return text;
  }

  static NodeKind of(Value value) {
    return switch (value) {
      case MapValue ignored -> MAP;
      case ListValue ignored -> LIST;
      case Scalar ignored -> SCALAR;
    };
  }
}
