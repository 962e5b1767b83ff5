package dev.tripatch.cli.output;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.Value;
import java.util.Locale;

/** How an answer is written. */
public enum Form {
  YAML,
  JSON;

  /** The text of an object or a patch; ends with a line break. */
  public String write(Value value) {
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
