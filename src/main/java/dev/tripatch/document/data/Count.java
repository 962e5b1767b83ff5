package dev.tripatch.document.data;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** A whole number from 0. */
public record Count(@JsonValue int number) {

  /** Refuses a number below 0. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public Count {
    if (number < 0) {
      throw WrongField.mustBe("a whole number from 0");
    }
  }
}
