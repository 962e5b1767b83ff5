package dev.tripatch.kubectl;

import dev.tripatch.path.FieldPath;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import java.util.Optional;

/** The annotation in which kubectl apply keeps the configuration that it applied last. */
public final class LastAppliedAnnotation {
  /** The annotation's name. */
  public static final String NAME = "kubectl.kubernetes.io/last-applied-configuration";

  /** Where it stands in an object. */
  public static final FieldPath PATH = FieldPath.of("metadata", "annotations").key(NAME);

  private LastAppliedAnnotation() {}

  /** The annotation's text in a live object; empty if the object does not have it. */
  public static Optional<String> textIn(MapValue live) {
    return live.get("metadata") instanceof MapValue metadata
            && metadata.get("annotations") instanceof MapValue annotations
            && annotations.get(NAME) instanceof StringValue text
        ? Optional.of(text.text())
        : Optional.empty();
  }
}
