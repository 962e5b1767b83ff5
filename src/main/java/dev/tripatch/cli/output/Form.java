package dev.tripatch.cli.output;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.data.JsonData;
import dev.tripatch.document.data.YamlData;
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

  /** The text of an answer of ours, a record or a list of records; ends with a line break. */
  public String writeAnswer(Object answer) {
    return switch (this) {
      case YAML -> YamlData.write(answer);
      case JSON -> JsonData.write(answer);
    };
  }

  /** As people write it on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
