package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import org.jspecify.annotations.Nullable;

/**
 * How the texts of the base are written. kustomize keeps the quotes of a scalar that it replaces,
 * so that a number in the place of {@code "http"} becomes {@code "8080"}, a text.
 */
public enum Quotes {
  /** Only where YAML needs them: around {@code "1"} or {@code "yes"}, and blocks of text. */
  WHERE_NEEDED,
  /** Around every text, as in JSON. */
  ALWAYS;

  /** What is in the place of a value after it was replaced. */
  Value replaced(@Nullable Value base, Value patch) {
    boolean isQuoted =
        base != null
            && base.exact() instanceof StringValue string
            && (this == ALWAYS || !UnquotedText.isUsual(string.text()));
    return isQuoted && patch instanceof Scalar scalar ? NodeText.asText(scalar) : patch;
  }
}
