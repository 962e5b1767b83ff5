package dev.tripatch.document.edit;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes values in braces and brackets.
 *
 * @param quotes whether all strings are quoted, as JSON has it
 * @param colon what is between key and value
 * @param comma what is between members on one line
 * @param indentation the blanks of a line that begins with a member; nothing if members are on one
 *     line
 * @param step what a level further in is indented by
 * @param lineBreak what ends a line
 */
record FlowText(
    boolean quotes,
    String colon,
    String comma,
    Optional<String> indentation,
    String step,
    String lineBreak) {

  /** The same as it is inside of a member. */
  private FlowText inside() {
    Optional<String> further = indentation.map(blanks -> blanks + step);
    return new FlowText(quotes, colon, comma, further, step, lineBreak);
  }

  /** Members of one map or list, one after or below the other. */
  String join(List<String> members) {
    return String.join(indentation.map(blanks -> "," + lineBreak + blanks).orElse(comma), members);
  }

  String entry(String key, Value value) {
    return scalar(new StringValue(key)) + colon + value(value);
  }

  String value(Value value) {
    return switch (value) {
      case MapValue map -> {
        List<String> members = new ArrayList<>();
        for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
          members.add(inside().entry(entry.getKey(), entry.getValue()));
        }
        yield enclose('{', members, '}');
      }
      case ListValue list ->
          enclose('[', list.items().stream().map(item -> inside().value(item)).toList(), ']');
      case Scalar scalar -> scalar(scalar);
    };
  }

  private String enclose(char open, List<String> members, char close) {
    if (members.isEmpty() || indentation.isEmpty()) {
      return open + String.join(comma, members) + close;
    }
    String inner = lineBreak + indentation.get() + step;
    return open + inner + String.join("," + inner, members) + lineBreak + indentation.get() + close;
  }

  private String scalar(Scalar scalar) {
    if (scalar instanceof FloatValue(double number)) {
      return number(scalar, number);
    }
    String json = Blanks.withoutEnd(JsonWriter.write(scalar));
    if (quotes || !(scalar instanceof StringValue)) {
      return json;
    }
    String yaml = Blanks.withoutEnd(YamlWriter.write(ListValue.of(scalar)).substring(2));
    return readsInBraces(yaml, scalar) ? yaml : json;
  }

  /** Go writes no fraction where there is none; read as JSON, that would be an integer. */
  private String number(Scalar scalar, double number) {
    String text = Blanks.withoutEnd(JsonWriter.write(scalar));
    boolean whole = text.chars().allMatch(c -> c == '-' || Character.isDigit(c));
    return quotes && whole && Double.isFinite(number) ? text + ".0" : text;
  }

  /** Whether a text is this value wherever it may be in braces and brackets. */
  private static boolean readsInBraces(String text, Scalar scalar) {
    Value key = MapValue.of(((StringValue) scalar).text(), scalar);
    return reads("[" + text + "," + text + "]", ListValue.of(scalar, scalar))
        && reads("{" + text + ": " + text + "}", key);
  }

  private static boolean reads(String text, Value value) {
    SourceDocument document = SourceReader.read("", text, Format.YAML);
    return document.root().map(Node::value).filter(value::equals).isPresent();
  }
}
