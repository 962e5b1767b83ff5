package dev.tripatch.validate;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Locale;

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
    FieldPath path, String field, Value value, FaultKind fault, String wanted, Function function) {

  /** What may be wrong with a field. */
  public enum FaultKind {
    /** It must be there. */
    REQUIRED,
    /** The same, which a server calls an invalid value. */
    EMPTY,
    /** Its text, or one in it, has another form. */
    FORM,
    /** It is another number or word than may be here. */
    RANGE,
    /** Its word is not one of a closed list. */
    CHOICE,
    /** Another item of its list has the same. */
    DUPLICATE,
    /** The same, which a server calls an invalid value. */
    UNIQUE,
    /** It is next to another of which only one can be there. */
    SEVERAL,
    /** It has none of the fields of which one must be there. */
    NEITHER,
    /** It has more than one of the fields of which only one can be there. */
    BOTH,
    /** It names what is not there. */
    UNKNOWN_NAME,
    /** It asks for more than the limit. */
    ABOVE_LIMIT,
    /** It cannot be here. */
    NOT_HERE,
    /** Its value does not go with another one. */
    NOT_WITH,
    /** Labels that a selector does not select. */
    UNMATCHED
  }

  /**
   * A function of Kubernetes that a rule ports.
   *
   * @param name its name in Kubernetes' code
   * @param isProved whether a server was seen to refuse what breaks the rule, or what is of its
   *     sort
   */
  public record Function(String name, boolean isProved) {}

  /** The same, named in another way. */
  Violation at(FieldPath named) {
    return new Violation(named, field, value, fault, wanted, function);
  }

  /** The same with another word for what is wrong. */
  Violation as(FaultKind other) {
    return new Violation(path, field, value, other, wanted, function);
  }

  /** The same where a server may have taken it before. */
  Violation unsure() {
    Function unsure = new Function(function.name(), false);
    return new Violation(path, field, value, fault, wanted, unsure);
  }

  /** Whether a server is known to refuse it; if not, it may. */
  public boolean refuses() {
    return function.isProved();
  }

  /** Whether something is not there. */
  boolean isOfMissing() {
    return value.equals(NullValue.NULL)
        || fault == FaultKind.REQUIRED
        || fault == FaultKind.EMPTY
        || fault == FaultKind.NEITHER;
  }

  /** Whether it is the same fault of the same value; in a list, a plain value may have moved. */
  boolean isSame(Violation other) {
    boolean isMoved =
        value instanceof Scalar
            && path.last().orElse(null) instanceof PathStep.IndexItem
            && path.parent().equals(other.path.parent());
    return (isMoved || path.equals(other.path))
        && fault == other.fault
        && (isOfMissing() || value.equals(other.value));
  }

  /** What is wrong, and whether a server refuses it. */
  public String sentence() {
    return refuses()
        ? ViolationWording.REFUSES.text("sentence", wrong(), "function", function.name())
        : ViolationWording.MAY_REFUSE.text("sentence", wrong(), "function", function.name());
  }

  private String wrong() {
    return switch (fault) {
      case REQUIRED, EMPTY ->
          wanted.isEmpty()
              ? ViolationWording.REQUIRED.text("field", field)
              : ViolationWording.LACKS.text("field", field, "wanted", wanted);
      case FORM ->
          (value instanceof Scalar ? ViolationWording.FORM : ViolationWording.FORM_WITHIN)
              .text("field", field, "form", wanted);
      case RANGE, CHOICE -> ViolationWording.RANGE.text("field", field, "range", wanted);
      case DUPLICATE, UNIQUE -> ViolationWording.DUPLICATE.text("field", field);
      case SEVERAL -> ViolationWording.SEVERAL.text("field", field, "fields", wanted);
      case NEITHER -> ViolationWording.NEITHER.text("field", field, "fields", wanted);
      case BOTH -> ViolationWording.BOTH.text("field", field, "fields", wanted);
      case UNKNOWN_NAME -> ViolationWording.UNKNOWN_NAME.text("field", field, "name", shown());
      case ABOVE_LIMIT -> ViolationWording.ABOVE_LIMIT.text("field", field, "amount", wanted);
      case NOT_HERE -> ViolationWording.NOT_HERE.text("field", field, "needed", wanted);
      case NOT_WITH -> ViolationWording.NOT_WITH.text("field", field, "other", wanted);
      case UNMATCHED -> ViolationWording.UNMATCHED.text("field", field);
    };
  }

  private String shown() {
    return value instanceof StringValue(String text, _) ? text : "";
  }

  /** What to do about it. */
  public String remedy() {
    return isDecimalMode()
        ? ViolationWording.OCTAL.text("mode", CanonicalJson.write(value))
        : ViolationWording.CORRECT.text("field", field);
  }

  /** Whether it is the mode of a file without the zero that makes it octal. */
  private boolean isDecimalMode() {
    return fault == FaultKind.RANGE
        && field.toLowerCase(Locale.ROOT).endsWith("mode")
        && CanonicalJson.write(value).matches("[0-7]{3}");
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
      case EMPTY, FORM, RANGE, UNIQUE, NEITHER, BOTH, ABOVE_LIMIT, NOT_WITH, UNMATCHED ->
          "Invalid value";
    };
  }
}
