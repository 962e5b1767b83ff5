package dev.tripatch.document.data;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes values of the engine: keys in the map's own order, numbers by their canonical text. */
final class EngineValueWriter extends StdSerializer<Value> {

  EngineValueWriter() {
    super(Value.class);
  }

  @Override
  public void serialize(Value value, JsonGenerator out, SerializationContext context) {
    write(value, out);
  }

  private static void write(Value value, JsonGenerator out) {
    switch (value) {
      case MapValue map -> {
        out.writeStartObject();
        map.entries().forEach((key, each) -> write(each, out.writeName(key)));
        out.writeEndObject();
      }
      case ListValue list -> {
        out.writeStartArray();
        list.items().forEach(each -> write(each, out));
        out.writeEndArray();
      }
      case StringValue(String text, _) -> out.writeString(text);
      case BoolValue(boolean truth) -> out.writeBoolean(truth);
      case NullValue ignored -> out.writeNull();
      case Scalar number -> out.writeNumber(CanonicalJson.write(number));
    }
  }
}
