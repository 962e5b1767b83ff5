package dev.tripatch.cli;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.value.Value;
import java.util.Locale;

/** How an answer is written. */
enum Form {
  YAML,
  JSON;

  /** The text of a value; ends with a line break. */
  String write(Value value) {
    return switch (this) {
      case YAML -> YamlWriter.write(value);
      case JSON -> JsonWriter.write(value);
    };
  }

  /** As people write it on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
