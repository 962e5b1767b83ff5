package dev.tripatch.cluster.kubectl;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.RefusalWording;
import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Local's metadata as kubectl decodes it before it asks anybody (cli-runtime, {@code
 * metadataValidatingDecoder}). What does not fit its types, kubectl itself refuses.
 */
public final class LocalMetadata {
  private static final String METADATA = "metadata";
  private static final String TEXT = "string";
  private static final String TIME = "v1.Time";
  private static final String TIME_FORM = "2006-01-02T15:04:05Z07:00";
  private static final String TIME_PATTERN =
      "[0-9]{4}-(0[1-9]|1[0-2])-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]([.,][0-9]+)?"
          + "(Z|[+-][0-9]{2}:[0-9]{2})";

  /** Go's types of the fields of each type. */
  private static final Map<String, Map<String, String>> TYPES =
      Map.of(
          "metadataOnlyObject",
          Map.of(METADATA, "v1.ObjectMeta"),
          "v1.ObjectMeta",
          Map.ofEntries(
              Map.entry("annotations", "map[string]string"),
              Map.entry("creationTimestamp", TIME),
              Map.entry("deletionGracePeriodSeconds", "int64"),
              Map.entry("deletionTimestamp", TIME),
              Map.entry("finalizers", "[]string"),
              Map.entry("generateName", TEXT),
              Map.entry("generation", "int64"),
              Map.entry("labels", "map[string]string"),
              Map.entry("managedFields", "[]v1.ManagedFieldsEntry"),
              Map.entry("name", TEXT),
              Map.entry("namespace", TEXT),
              Map.entry("ownerReferences", "[]v1.OwnerReference"),
              Map.entry("resourceVersion", TEXT),
              Map.entry("selfLink", TEXT),
              Map.entry("uid", "types.UID")),
          "v1.OwnerReference",
          Map.of(
              "apiVersion",
              TEXT,
              "blockOwnerDeletion",
              "bool",
              "controller",
              "bool",
              "kind",
              TEXT,
              "name",
              TEXT,
              "uid",
              "types.UID"),
          "v1.ManagedFieldsEntry",
          Map.of(
              "apiVersion",
              TEXT,
              "fieldsType",
              TEXT,
              "manager",
              TEXT,
              "operation",
              "v1.ManagedFieldsOperationType",
              "subresource",
              TEXT,
              "time",
              TIME));

  private LocalMetadata() {}

  /**
   * Why kubectl cannot decode it, in its own words; empty if it can.
   *
   * @param file that local is in
   */
  public static Optional<Refusal> refusal(String file, MapValue local) {
    Spot whole = new Spot(file, "metadataOnlyObject", "", FieldPath.root());
    return whole.ofStruct("metadataOnlyObject", local);
  }

  /**
   * A place in local.
   *
   * @param file that local is in
   * @param owner the Go type that declares the field
   * @param field the way to it as Go names it, which leaves out keys of maps and places in lists
   */
  private record Spot(String file, String owner, String field, FieldPath path) {

    private Optional<Refusal> of(String type, Value given) {
      Value value = given.exact();
      if (value instanceof NullValue) {
        return Optional.empty();
      }
      if (type.startsWith("[]")) {
        return value instanceof ListValue list
            ? IntStream.range(0, list.size())
                .mapToObj(i -> at(path.index(i)).of(type.substring(2), list.get(i)))
                .flatMap(Optional::stream)
                .findFirst()
            : wrong(type, value);
      }
      return switch (type) {
        case "map[string]string" ->
            value instanceof MapValue map ? ofTexts(map) : wrong(type, value);
        case "int64" -> value instanceof IntegerValue ? Optional.empty() : wrong(type, value);
        case "bool" -> value instanceof BoolValue ? Optional.empty() : wrong(type, value);
        case TIME -> ofTime(value);
        case String struct when TYPES.containsKey(struct) ->
            value instanceof MapValue map ? ofStruct(struct, map) : wrong(type, value);
        default -> value instanceof StringValue ? Optional.empty() : wrong(type, value);
      };
    }

    private Spot at(FieldPath part) {
      return new Spot(file, owner, field, part);
    }

    private Optional<Refusal> ofStruct(String type, MapValue map) {
      Map<String, String> types = TYPES.get(type);
      String before = field.isEmpty() ? "" : field + ".";
      return new TreeMap<>(map.entries())
          .entrySet().stream()
              .filter(entry -> types.containsKey(entry.getKey()))
              .map(
                  entry ->
                      new Spot(
                              file,
                              type.substring(type.indexOf('.') + 1),
                              before + entry.getKey(),
                              path.key(entry.getKey()))
                          .of(types.get(entry.getKey()), entry.getValue()))
              .flatMap(Optional::stream)
              .findFirst();
    }

    private Optional<Refusal> ofTexts(MapValue map) {
      return new TreeMap<>(map.entries())
          .entrySet().stream()
              .map(entry -> at(path.key(entry.getKey())).of(TEXT, entry.getValue()))
              .flatMap(Optional::stream)
              .findFirst();
    }

    private Optional<Refusal> ofTime(Value value) {
      if (!(value instanceof StringValue(String text, _))) {
        return refused(
            "json: cannot unmarshal %s into Go value of type string".formatted(kind(TEXT, value)));
      }
      return text.matches(TIME_PATTERN)
          ? Optional.empty()
          : refused("parsing time \"%s\" as \"%s\"".formatted(text, TIME_FORM));
    }

    private Optional<Refusal> wrong(String type, Value value) {
      return refused(
          "json: cannot unmarshal %s into Go struct field %s.%s of type %s"
              .formatted(kind(type, value), owner, field, type));
    }

    private static String kind(String type, Value value) {
      return switch (value) {
        case MapValue ignored -> "object";
        case ListValue ignored -> "array";
        case StringValue ignored -> TEXT;
        case BoolValue ignored -> "bool";
        case IntegerValue ignored -> "number";
        case FloatValue number when "int64".equals(type) -> "number " + GoText.print(number);
        case BigIntegerValue number when "int64".equals(type) -> "number " + number.number();
        default -> "number";
      };
    }

    private Optional<Refusal> refused(String words) {
      return Optional.of(
          RefusalWording.NOT_DECODED
              .refusal(path, "unable to decode \"" + file + "\": " + words, "path", path)
              .refusal());
    }
  }
}
