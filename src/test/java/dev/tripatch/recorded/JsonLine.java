package dev.tripatch.recorded;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads a line of a recording, on purpose not with the reader under test: numbers as apimachinery's
 * JSON reader makes them.
 */
final class JsonLine {

  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonLine() {}

  static MapValue read(String line) {
    return (MapValue) readValue(line);
  }

  static Value readValue(String json) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), json)) {
      parser.nextToken();
      return value(parser);
    }
  }

  private static Value value(JsonParser parser) {
    return switch (parser.currentToken()) {
      case START_OBJECT -> map(parser);
      case START_ARRAY -> list(parser);
      case VALUE_STRING -> new StringValue(parser.getString());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(parser.getString());
      case VALUE_TRUE -> BoolValue.TRUE;
      case VALUE_FALSE -> BoolValue.FALSE;
      case VALUE_NULL -> NullValue.NULL;
      default -> throw new IllegalStateException("unexpected " + parser.currentToken());
    };
  }

  private static Value number(String text) {
    try {
      return new IntegerValue(Long.parseLong(text));
    } catch (NumberFormatException notAnInteger) {
      return new FloatValue(Double.parseDouble(text));
    }
  }

  private static Value map(JsonParser parser) {
    MapValue.Builder map = MapValue.builder();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String key = parser.currentName();
      parser.nextToken();
      map.put(key, value(parser));
    }
    return map.build();
  }

  private static Value list(JsonParser parser) {
    List<Value> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(value(parser));
    }
    return new ListValue(items);
  }
}
