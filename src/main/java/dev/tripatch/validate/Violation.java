package dev.tripatch.validate;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;

/**
 * A rule that an object breaks.
 *
 * @param path the field, named as everywhere
 * @param field the field as the server names it: {@code spec.ports[0].port}
 * @param value what is there; null if nothing is
 * @param wording what is wrong
 * @param wanted what would be right, for the sentence; empty if the sentence does not say
 * @param function the function of Kubernetes that refuses it
 * @param refuses whether a server is known to refuse it; if not, it may
 */
public record Violation(
    FieldPath path,
    String field,
    Value value,
    ViolationWording wording,
    String wanted,
    String function,
    boolean refuses) {

  /** The same where a server may have taken it before. */
  Violation unsure() {
    return new Violation(path, field, value, wording, wanted, function, false);
  }

  /** Whether it is the same fault of the same value. */
  boolean isSame(Violation other) {
    return path.equals(other.path) && wording == other.wording && value.equals(other.value);
  }

  /** What is wrong, and what comes of it. */
  public String sentence() {
    String fault = wording.text("field", field, "wanted", wanted);
    return (refuses ? ViolationWording.REFUSES : ViolationWording.MAY_REFUSE)
        .text("sentence", fault, "function", function);
  }

  /** What to do about it. */
  public String remedy() {
    return ViolationWording.CORRECT.text("field", field);
  }

  /** How the server's refusal begins. */
  public String words() {
    return field + ": " + kind();
  }

  private String kind() {
    return switch (wording) {
      case REQUIRED -> "Required value";
      case DUPLICATE -> "Duplicate value";
      case UNKNOWN_NAME -> "Not found";
      case CHOICE -> "Unsupported value";
      case SEVERAL, NOT_HERE -> "Forbidden";
      default -> "Invalid value";
    };
  }
}
