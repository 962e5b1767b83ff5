package dev.tripatch.document.data;

import dev.tripatch.json.FieldPath;
import java.io.Serial;
import java.util.Optional;

/** Thrown by a record that finds one of its fields wrong; {@link DataFault} says where. */
public final class WrongField extends IllegalArgumentException {
  @Serial private static final long serialVersionUID = 1;

  private final transient Optional<String> field;
  private final String problem;

  private WrongField(Optional<String> field, String problem) {
    super(problem);
    this.field = field;
    this.problem = problem;
  }

  /**
   * For a record that is one value.
   *
   * @param expected what the value must be
   */
  static WrongField mustBe(String expected) {
    return new WrongField(Optional.empty(), "must be " + expected);
  }

  /**
   * For a record of several fields.
   *
   * @param field the name of the one that is missing
   */
  public static WrongField missing(String field) {
    return new WrongField(Optional.of(field), "is missing");
  }

  /**
   * For a record of several fields.
   *
   * @param field the name of the one that is wrong
   * @param expected what it must be
   */
  public static WrongField mustBe(String field, String expected) {
    return new WrongField(Optional.of(field), "must be " + expected);
  }

  /** The field itself, of a record that is there. */
  FieldPath in(FieldPath record) {
    return field.map(record::key).orElse(record);
  }

  /**
   * The problem as a sentence.
   *
   * @param record where the record is
   */
  String sentence(FieldPath record) {
    return DataWording.WRONG_FIELD.text("field", in(record), "problem", problem);
  }
}
