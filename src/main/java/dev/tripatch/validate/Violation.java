package dev.tripatch.validate;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;

/**
 * A rule that an object breaks.
 *
 * @param path the field, named as everywhere
 * @param field the field as the server names it: {@code spec.ports[0].port}
 * @param value what is there; null if nothing is
 * @param fault what is wrong
 * @param wanted what would be right, for the sentence; empty if the sentence does not say
 * @param function what refuses it
 */
public record Violation(
    FieldPath path,
    String field,
    Value value,
    FaultKind fault,
    String wanted,
    PortedFunction function) {

  /** The same where a server may have taken it before. */
  Violation unsure() {
    PortedFunction unsure = new PortedFunction(function.name(), false);
    return new Violation(path, field, value, fault, wanted, unsure);
  }

  /** Whether a server is known to refuse it; if not, it may. */
  public boolean refuses() {
    return function.isProved();
  }

  /** Whether it is the same fault of the same value. */
  boolean isSame(Violation other) {
    return path.equals(other.path) && fault == other.fault && value.equals(other.value);
  }

  /** What is wrong, and what comes of it. */
  public String sentence() {
    return refuses()
        ? ViolationWording.REFUSES.text("sentence", wrong(), "function", function.name())
        : ViolationWording.MAY_REFUSE.text("sentence", wrong(), "function", function.name());
  }

  private String wrong() {
    return switch (fault) {
      case REQUIRED -> ViolationWording.REQUIRED.text("field", field);
      case FORM -> ViolationWording.FORM.text("field", field, "form", wanted);
      case RANGE, CHOICE -> ViolationWording.RANGE.text("field", field, "range", wanted);
      case DUPLICATE, UNIQUE -> ViolationWording.DUPLICATE.text("field", field);
      case SEVERAL -> ViolationWording.SEVERAL.text("field", field, "fields", wanted);
      case NEITHER -> ViolationWording.NEITHER.text("field", field, "fields", wanted);
      case UNKNOWN_NAME -> ViolationWording.UNKNOWN_NAME.text("field", field);
      case ABOVE_LIMIT -> ViolationWording.ABOVE_LIMIT.text("field", field);
      case NOT_HERE -> ViolationWording.NOT_HERE.text("field", field, "needed", wanted);
      case NOT_WITH -> ViolationWording.NOT_WITH.text("field", field, "other", wanted);
      case UNMATCHED -> ViolationWording.UNMATCHED.text("field", field);
    };
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
    return switch (fault) {
      case REQUIRED -> "Required value";
      case DUPLICATE -> "Duplicate value";
      case UNKNOWN_NAME -> "Not found";
      case CHOICE -> "Unsupported value";
      case SEVERAL, NOT_HERE -> "Forbidden";
      case FORM, RANGE, UNIQUE, NEITHER, ABOVE_LIMIT, NOT_WITH, UNMATCHED -> "Invalid value";
    };
  }
}
