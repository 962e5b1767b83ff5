package dev.tripatch.patch.kustomize;

import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;

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
