package dev.tripatch.engine.patch.json;

import java.io.Serial;

/** Carries a refusal out of the depth of an operation; {@link JsonPatch} makes a value of it. */
final class JsonPatchException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final transient JsonPatchRefusal refusal;

  JsonPatchException(JsonPatchRefusal refusal) {
    super(refusal.cause(), null, false, false);
    this.refusal = refusal;
  }

  JsonPatchRefusal refusal() {
    return refusal;
  }
}
