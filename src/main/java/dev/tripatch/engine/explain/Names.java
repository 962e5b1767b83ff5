package dev.tripatch.engine.explain;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.stream.Collectors;

/** Values within a sentence. Long ones are cut, and of many the first are named. */
public record Names(List<? extends Value> values) {
  private static final int MANY = 6;
  private static final int LONG = 60;

  public Names {
    values = List.copyOf(values);
  }

  static Names of(Value value) {
    return new Names(List.of(value));
  }

  @Override
  public String toString() {
    String names = values.stream().limit(MANY).map(Names::name).collect(Collectors.joining(", "));
    return values.size() > MANY
        ? NoteWording.AND_MORE.text("names", names, "count", values.size() - MANY)
        : names;
  }

  private static String name(Value value) {
    String text = value instanceof MapValue map ? fields(map) : text(value);
    String cut = text.length() > LONG ? text.substring(0, LONG) + "…" : text;
    return "`" + cut.replace("`", "'") + "`";
  }

  private static String fields(MapValue map) {
    return map.entries().entrySet().stream()
        .map(field -> field.getKey() + ": " + text(field.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  static String text(Value value) {
    return switch (value) {
      case Scalar scalar -> GoText.print(scalar);
      case MapValue map -> "{" + String.join(", ", map.keys()) + "}";
      case ListValue list -> "a list of " + list.size();
    };
  }
}
