package dev.tripatch.document.data;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.Nulls;
import dev.tripatch.document.JsonText;
import dev.tripatch.document.reader.JsonNumbers;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.ser.std.ToStringSerializer;
import tools.jackson.databind.type.LogicalType;

/**
 * Records as JSON: fields in the order of the record, empty ones left out, constants of enums as
 * small words. Reading is strict: a damaged file must not be taken for another one.
 */
public final class JsonData {

  private static final String JSON = "JSON";

  /** As deep as documents may be. */
  static final int DEEPEST = SourceReader.DEEPEST;

  private static final DefaultIndenter INDENT = new DefaultIndenter("  ", "\n");

  /** More than any float has, written out. */
  static final int MOST_DIGITS = 1_000;

  private static final JsonMapper LINE =
      configured(
              JsonMapper.builder(
                  JsonFactory.builder()
                      .streamReadConstraints(limits())
                      .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
                      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                      .build()))
          .build();

  private static final JsonMapper PRETTY =
      LINE.rebuild()
          .defaultPrettyPrinter(
              new DefaultPrettyPrinter(
                      Separators.createDefaultInstance()
                          .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                          .withObjectEmptySeparator("")
                          .withArrayEmptySeparator(""))
                  .withObjectIndenter(INDENT)
                  .withArrayIndenter(INDENT))
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  private JsonData() {}

  /** The text of a record, indented; ends with a line break. */
  public static String write(Object written) {
    return JsonText.visible(PRETTY.writeValueAsString(written)) + "\n";
  }

  /**
   * The text of a record that takes the place of an older text: what the record's type does not
   * know of that stays, at every level. What is wrong in the older text does not.
   *
   * @param before the older text; if it is no map in JSON, nothing of it stays
   */
  public static String writeOver(String before, Object written) {
    ObjectNode now = LINE.valueToTree(written);
    try {
      Cleaned<?> old = readWithoutFaults(before, written.getClass());
      if (old.tree() instanceof ObjectNode all) {
        carryUnknown(all, LINE.valueToTree(old.value()), now);
      }
    } catch (DataFault nothingToKeep) {
      return write(written);
    }
    return write(now);
  }

  /**
   * Adds to a map what another one holds beyond what is known of it.
   *
   * @param known what a type has read of the other map, written again
   */
  private static void carryUnknown(ObjectNode from, JsonNode known, ObjectNode to) {
    for (Map.Entry<String, JsonNode> each : from.properties()) {
      String key = each.getKey();
      JsonNode there = to.get(key);
      if (there == null && !known.has(key)) {
        to.set(key, each.getValue());
      } else if (there instanceof ObjectNode inner && each.getValue() instanceof ObjectNode old) {
        carryUnknown(old, known.path(key), inner);
      }
    }
  }

  /** The text of a record on one line, without a line break. */
  public static String line(Object written) {
    return JsonText.visible(LINE.writeValueAsString(written));
  }

  /**
   * A record from its text.
   *
   * @throws DataFault if the text is not such a record
   */
  public static <T> T read(String json, Class<T> type) throws DataFault {
    try {
      @Nullable T read = LINE.readValue(json, type);
      if (read == null) {
        throw DataFault.ofNull();
      }
      return read;
    } catch (JacksonException wrong) {
      throw DataFault.of(wrong, JSON, json);
    }
  }

  /**
   * What could be read of a record.
   *
   * @param value the record, without the fields that are wrong
   * @param fault what is wrong with the first of them; empty if none is
   */
  public record Usable<T>(T value, Optional<DataFault> fault) {}

  /**
   * A record from its text, without what is wrong in it: for a record of which each field may be
   * missing.
   *
   * @throws DataFault if the text is no map in JSON
   */
  public static <T> Usable<T> readUsable(String json, Class<T> type) throws DataFault {
    try {
      return new Usable<>(read(json, type), Optional.empty());
    } catch (DataFault fault) {
      return new Usable<>(readWithoutFaults(json, type).value(), Optional.of(fault));
    }
  }

  private record Cleaned<T>(T value, JsonNode tree) {}

  /** A record from what is right in a text. */
  private static <T> Cleaned<T> readWithoutFaults(String json, Class<T> type) throws DataFault {
    JsonNode all = tree(json);
    Optional<DataFault> first = Optional.empty();
    while (true) {
      try {
        @Nullable T value = LINE.treeToValue(all, type);
        if (value == null) {
          throw DataFault.ofNull();
        }
        return new Cleaned<>(value, all);
      } catch (JacksonException wrong) {
        DataFault fault = DataFault.of(wrong, JSON, json);
        first = first.or(() -> Optional.of(fault));
        if (!remove(all, fault.pointer())) {
          throw first.get();
        }
      }
    }
  }

  /** Numbers are read so that they are written as they were. */
  private static JsonNode tree(String json) throws DataFault {
    try {
      return LINE.reader()
          .with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .without(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .readTree(json);
    } catch (JacksonException wrong) {
      throw DataFault.of(wrong, JSON, json);
    }
  }

  /** Takes a value out; says whether it was there. */
  private static boolean remove(JsonNode all, JsonPointer place) {
    return !place.matches()
        && switch (all.at(place.head())) {
          case ObjectNode map -> map.remove(place.last().getMatchingProperty()) != null;
          case ArrayNode list -> list.remove(place.last().getMatchingIndex()) != null;
          default -> false;
        };
  }

  /** What JSON and YAML have in common. Whoever reads a list or a map relies on its items. */
  static <B extends MapperBuilder<?, B>> B configured(B mapper) {
    return mapper
        .addModule(
            new SimpleModule()
                .addSerializer(FieldPath.class, ToStringSerializer.instance)
                .addSerializer(Value.class, new EngineValueWriter())
                .addDeserializer(Value.class, new EngineValueReader()))
        .annotationIntrospector(new EnumWords())
        .withCoercionConfig(LogicalType.Textual, JsonData::onlyText)
        .changeDefaultNullHandling(each -> each.withContentNulls(Nulls.FAIL))
        .changeDefaultPropertyInclusion(each -> each.withValueInclusion(Include.NON_ABSENT))
        .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  }

  private static void onlyText(MutableCoercionConfig text) {
    text.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
  }

  /** Texts of any length, but not any depth, nor numbers that nobody could have meant. */
  private static StreamReadConstraints limits() {
    return StreamReadConstraints.builder()
        .maxStringLength(Integer.MAX_VALUE)
        .maxNameLength(Integer.MAX_VALUE)
        .maxNumberLength(MOST_DIGITS)
        .maxNestingDepth(DEEPEST)
        .build();
  }

  /** The constants of enums as words: in small letters, with hyphens. */
  static final class EnumWords extends JacksonAnnotationIntrospector {

    @Override
    public String[] findEnumValues(
        MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] words) {
      for (int i = 0; i < constants.length; i++) {
        words[i] = of(constants[i]);
      }
      return words;
    }

    static String of(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Writes values of the engine: keys in the map's own order, numbers by their canonical text. */
  private static final class EngineValueWriter extends StdSerializer<Value> {

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

  /** Reads values of the engine; numbers from their text, so that none is rounded. */
  private static final class EngineValueReader extends StdDeserializer<Value> {

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
}
