package dev.tripatch.validate;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.Structure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Values of objects as rules see them (apiserver, {@code cel/common.UnstructuredToVal}). */
final class DefinedCel {
  private static final List<String> ESCAPED =
      List.of("__", "__underscores__", ".", "__dot__", "-", "__dash__", "/", "__slash__");
  private static final Set<String> RESERVED =
      Set.of(
          "true",
          "false",
          "null",
          "in",
          "as",
          "break",
          "const",
          "continue",
          "else",
          "for",
          "function",
          "if",
          "import",
          "let",
          "loop",
          "package",
          "namespace",
          "return",
          "var",
          "void",
          "while");

  private DefinedCel() {}

  static CelValue value(Value given, DefinedPart part) {
    Value value = given.exact();
    String type = part.isIntOrString() ? "" : part.facts().text("type");
    if (value instanceof ListValue list && type.equals("array")) {
      return new CelValue.Listed(
          list.items().stream().map(item -> value(item, part.item())).toList(),
          !Set.of("set", "map").contains(part.listType()));
    }
    if (value instanceof MapValue map && type.equals("object")) {
      return new CelValue.Mapped(entries(map, part));
    }
    return switch (value) {
      case NullValue _ -> new CelValue.Nothing();
      case StringValue(String text, _) when part.isIntOrString() || type.equals("string") ->
          text(text, DefinedFormats.known(part)).orElseGet(() -> new CelValue.Opaque(value));
      case IntegerValue(long number) when part.isIntOrString() || type.equals("integer") ->
          new CelValue.Whole(number);
      case IntegerValue(long number) when type.equals("number") -> new CelValue.Real(number);
      case FloatValue(double number) when type.equals("number") -> new CelValue.Real(number);
      case BoolValue(boolean truth) when type.equals("boolean") -> new CelValue.Truth(truth);
      default -> new CelValue.Opaque(value);
    };
  }

  private static Optional<CelValue> text(String text, String format) {
    return switch (format) {
      case "date", "date-time", "datetime", "byte" -> Optional.empty();
      case "duration" -> GoDuration.read(text).map(CelValue.Span::new);
      default -> Optional.of(new CelValue.Text(text));
    };
  }

  private static Map<CelValue, CelValue> entries(MapValue map, DefinedPart part) {
    Map<CelValue, CelValue> entries = new LinkedHashMap<>();
    boolean isResource = part.says(Structure.EMBEDDED_RESOURCE);
    map.entries()
        .forEach(
            (key, value) -> {
              Optional<DefinedPart> inner = part.at(key);
              if (isResource && key.equals("metadata") && value instanceof MapValue metadata) {
                entries.put(
                    new CelValue.Text(key),
                    new CelValue.Mapped(texts(metadata, "name", "generateName")));
              } else if (isResource
                  && !key.equals("metadata")
                  && value instanceof StringValue(String text, _)) {
                entries.put(new CelValue.Text(key), new CelValue.Text(text));
              } else if (inner.isEmpty()) {
                // No rule can name it, but it may make two objects unequal.
                entries.put(new CelValue.Text("\0" + key), new CelValue.Opaque(value));
              } else if (!part.hasFields() || value != NullValue.NULL) {
                String name = part.hasFields() ? escaped(key) : key;
                entries.put(new CelValue.Text(name), value(value, inner.get()));
              }
            });
    return entries;
  }

  private static Map<CelValue, CelValue> texts(MapValue map, String... keys) {
    Map<CelValue, CelValue> texts = new LinkedHashMap<>();
    for (String key : keys) {
      if (map.get(key) instanceof StringValue(String text, _)) {
        texts.put(new CelValue.Text(key), new CelValue.Text(text));
      }
    }
    return texts;
  }

  private static String escaped(String key) {
    if (RESERVED.contains(key)) {
      return "__" + key + "__";
    }
    String escaped = key;
    for (int i = 0; i < ESCAPED.size(); i += 2) {
      escaped = escaped.replace(ESCAPED.get(i), ESCAPED.get(i + 1));
    }
    return escaped;
  }
}
