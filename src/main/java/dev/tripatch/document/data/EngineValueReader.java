package dev.tripatch.document.data;

import dev.tripatch.document.reader.JsonNumbers;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Reads values of the engine; numbers from their text, so that none is rounded. */
final class EngineValueReader extends StdDeserializer<Value> {

  EngineValueReader() {
    super(Value.class);
  }

  @Override
  public Value deserialize(JsonParser in, DeserializationContext context) {
    return switch (in.currentToken()) {
      case START_OBJECT -> map(in, context);
      case START_ARRAY -> list(in, context);
      case VALUE_STRING -> new StringValue(in.getString());
      case VALUE_TRUE -> BoolValue.TRUE;
      case VALUE_FALSE -> BoolValue.FALSE;
      case VALUE_NULL -> NullValue.NULL;
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(in, context);
      default -> (Value) context.handleUnexpectedToken(Value.class, in);
    };
  }

  /** Null in the file is the value null. */
  @Override
  public Value getNullValue(DeserializationContext context) {
    return NullValue.NULL;
  }

  private MapValue map(JsonParser in, DeserializationContext context) {
    MapValue.Builder map = MapValue.builder();
    for (String key = in.nextName(); key != null; key = in.nextName()) {
      in.nextToken();
      map.put(key, deserialize(in, context));
    }
    return map.build();
  }

  private ListValue list(JsonParser in, DeserializationContext context) {
    List<Value> items = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      items.add(deserialize(in, context));
    }
    return new ListValue(items);
  }

  private static Value number(JsonParser in, DeserializationContext context) {
    @Nullable Value number = JsonNumbers.read(in.getString());
    return number == null
        ? (Value)
            context.handleInstantiationProblem(
                Value.class, in.getString(), WrongField.mustBe("a number that a float can hold"))
        : number;
  }
}
