package dev.tripatch.conflict;

import dev.tripatch.value.Value;
import java.util.Optional;

/** What is left at a field, as the end of a sentence. */
final class Sayings {

  private Sayings() {}

  static String left(Optional<Value> result, Optional<Value> local, Optional<Value> live) {
    if (result.isEmpty()) {
      return live.isEmpty() ? "the field stays away" : "the field is deleted from live";
    }
    if (result.equals(live)) {
      return "live's value stays";
    }
    return result.equals(local)
        ? "live gets local's value"
        : "live gets a value that neither document has alone";
  }
}
