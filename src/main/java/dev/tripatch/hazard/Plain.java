package dev.tripatch.hazard;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;

/** What a text would be if it was in a document without quotes. */
public final class Plain {

  private Plain() {}

  /** A boolean or a number of ordinary length; any other text as it is. */
  public static Value read(String text) {
    if (text.equals("true") || text.equals("false")) {
      return BoolValue.of(text.equals("true"));
    }
    return text.matches("-?(0|[1-9][0-9]{0,17})")
        ? new IntegerValue(Long.parseLong(text))
        : new StringValue(text);
  }
}
