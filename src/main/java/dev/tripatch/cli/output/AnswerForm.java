package dev.tripatch.cli.output;

import dev.tripatch.document.data.JsonData;
import dev.tripatch.document.data.YamlData;
import java.util.Locale;
import java.util.function.Supplier;

/** The form of an answer: a table for people, or data for programs. */
public enum AnswerForm {
  TABLE,
  YAML,
  JSON;

  /** The form of data that is not for people. */
  public static AnswerForm of(Form form) {
    return switch (form) {
      case YAML -> YAML;
      case JSON -> JSON;
    };
  }

  /** The text of an answer: for people, or a record or a list of records for programs. */
  public String written(Supplier<String> table, Supplier<?> data) {
    return switch (this) {
      case TABLE -> table.get();
      case YAML -> YamlData.write(data.get());
      case JSON -> JsonData.write(data.get());
    };
  }

  /** As people write it on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
