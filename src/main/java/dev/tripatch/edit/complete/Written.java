package dev.tripatch.edit.complete;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;

/** How values are written in YAML. */
final class Written {

  private Written() {}

  /** With quotes where YAML needs them; ends without a line break. */
  static String yaml(Value value) {
    return YamlWriter.write(value).stripTrailing();
  }

  /** As a person says it: without quotes. */
  static String plain(Scalar value) {
    return value instanceof StringValue(String text, _) ? text : yaml(value);
  }

  /** Whether a value is short enough to be proposed. */
  static boolean fitsLine(String text) {
    return text.length() <= 120 && text.indexOf('\n') < 0;
  }
}
