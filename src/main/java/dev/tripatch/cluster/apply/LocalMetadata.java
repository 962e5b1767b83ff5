package dev.tripatch.cluster.apply;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.RefusalWording;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Prose;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What kubectl itself refuses, before or instead of asking the server: what is not an object
 * ({@code unstructured.detectKind}), metadata that does not fit its types (cli-runtime, {@code
 * metadataValidatingDecoder}), a kind that no API has, and an object without a name ({@code
 * ApplyOptions.applyOneObject}).
 */
public final class LocalMetadata {
  private static final String WHOLE = "metadataOnlyObject";
  private static final String TEXTS = "map[string]string";
  private static final String TIME = "v1.Time";
  private static final Set<String> OF_TEXTS = Set.of("string", "types.UID");
  private static final Pattern TIME_FORM =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d([.,]\\d+)?(Z|[+-]\\d\\d:\\d\\d)");

  private static final FieldPath NAME = FieldPath.of("metadata", "name");

  /** The kinds of the group without a name, of which kubectl asks the server all the same. */
  private static final Set<String> CORE =
      Set.of(
          """
          Binding ConfigMap Endpoints Event LimitRange List Namespace Node PersistentVolume
          PersistentVolumeClaim Pod PodTemplate ReplicationController ResourceQuota Secret Service
          ServiceAccount\
          """
              .split("\\s"));

  /** Go's types of metadata: each with its fields and their types. */
  private static final Map<String, Map<String, String>> TYPES =
      Prose.file(LocalMetadata.class, "metadata-types.txt")
          .lines()
          .map(line -> line.split(" "))
          .collect(Collectors.toMap(words -> words[0], LocalMetadata::fields));

  private LocalMetadata() {}

  private static Map<String, String> fields(String... words) {
    return Stream.of(words)
        .skip(1)
        .map(word -> word.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
  }

  /**
   * Why kubectl refuses it, in its own words without the address of what it was about to get; empty
   * if it does not.
   *
   * @param file that local is in
   */
  public static Optional<Refusal> refusal(String file, MapValue local) {
    return noObject(file, local)
        .or(() -> undecoded(file, local))
        .or(() -> noApi(file, local))
        .or(() -> noName(local))
        .or(() -> notFound(local));
  }

  private static Optional<Refusal> noObject(String file, MapValue local) {
    boolean isObject =
        !local.text("kind").isEmpty() && local.text("apiVersion").split("/", -1).length < 3;
    return isObject
        ? Optional.empty()
        : refused(
            RefusalWording.NOT_AN_OBJECT,
            FieldPath.root(),
            "unable to decode \"%s\": Object 'Kind' is missing in '%s'"
                .formatted(file, LastAppliedAnnotation.textOf(local).strip()));
  }

  private static Optional<Refusal> noApi(String file, MapValue local) {
    ObjectName name = ObjectName.of(local);
    return !name.apiVersion().isEmpty() || CORE.contains(name.kind())
        ? Optional.empty()
        : refused(
            RefusalWording.NO_API,
            FieldPath.root(),
            """
            resource mapping not found for name: "%s" namespace: "%s" from "%s": no matches for kind "%s" in version ""
            ensure CRDs are installed first\
            """
                .formatted(name.name(), name.namespace(), file, name.kind()));
  }

  private static Optional<Refusal> notFound(MapValue local) {
    return local.text("apiVersion").isEmpty()
        ? refused(
            RefusalWording.NO_API,
            FieldPath.root(),
            "the server could not find the requested resource")
        : Optional.empty();
  }

  private static Optional<Refusal> noName(MapValue local) {
    if (!ObjectName.of(local).name().isEmpty() || local.get("items") instanceof ListValue) {
      return Optional.empty();
    }
    String start = local.get("metadata") instanceof MapValue own ? own.text("generateName") : "";
    return start.isEmpty()
        ? refused(RefusalWording.NAMELESS, NAME, "resource name may not be empty")
        : refused(
            RefusalWording.GENERATED_NAME,
            NAME,
            "from " + start + ": cannot use generate name with apply");
  }

  private static Optional<Refusal> refused(RefusalWording why, FieldPath path, String words) {
    return Optional.of(RefusedException.of(why, path, words).refusal());
  }

  private static Optional<Refusal> undecoded(String file, MapValue local) {
    return new Part("", "", FieldPath.root(), WHOLE, local)
        .unfit()
        .findFirst()
        .map(
            part ->
                RefusedException.of(
                    RefusalWording.NOT_DECODED,
                    part.path(),
                    "unable to decode \"" + file + "\": " + part.words(),
                    "path",
                    part.path()))
        .map(RefusedException::refusal);
  }

  /**
   * A value in local.
   *
   * @param owner the Go type that declares the field
   * @param field the way to it as Go names it, which leaves out keys of maps and places in lists
   * @param type Go's type of it
   */
  private record Part(String owner, String field, FieldPath path, String type, Value value) {

    /** What does not fit its type, in the order in which it is read. */
    Stream<Part> unfit() {
      return fits() ? parts().flatMap(Part::unfit) : Stream.of(this);
    }

    private boolean fits() {
      Value exact = value.exact();
      return exact == NullValue.NULL
          || (exact instanceof MapValue && (type.equals(TEXTS) || TYPES.containsKey(type)))
          || (exact instanceof ListValue && type.startsWith("[]"))
          || (exact instanceof BoolValue && type.equals("bool"))
          || (exact instanceof IntegerValue && type.equals("int64"))
          || (exact instanceof StringValue(String text, _)
              && (OF_TEXTS.contains(type)
                  || (type.equals(TIME) && TIME_FORM.matcher(text).matches())));
    }

    private Stream<Part> parts() {
      if (value.exact() instanceof MapValue map) {
        return new TreeMap<>(map.entries())
            .entrySet().stream().flatMap(entry -> part(entry.getKey(), entry.getValue()));
      }
      List<Value> items = value.exact() instanceof ListValue list ? list.items() : List.of();
      return IntStream.range(0, items.size())
          .mapToObj(i -> new Part(owner, field, path.index(i), type.substring(2), items.get(i)));
    }

    private Stream<Part> part(String key, Value part) {
      if (type.equals(TEXTS)) {
        return Stream.of(new Part(owner, field, path.key(key), "string", part));
      }
      String struct = type.substring(type.indexOf('.') + 1);
      boolean isVersion = type.equals(WHOLE) && key.equals("apiVersion");
      String own = isVersion ? "TypeMeta." + key : key;
      String name = field.isEmpty() ? own : field + "." + own;
      Map<String, String> types = TYPES.getOrDefault(type, Map.of());
      return types.containsKey(key)
          ? Stream.of(new Part(struct, name, path.key(key), types.getOrDefault(key, ""), part))
          : Stream.empty();
    }

    private String words() {
      if (!type.equals(TIME)) {
        return "json: cannot unmarshal %s into Go struct field %s.%s of type %s"
            .formatted(kind(), owner, field, type);
      }
      return value.exact() instanceof StringValue(String text, _)
          ? "parsing time \"" + text + "\" as \"2006-01-02T15:04:05Z07:00\""
          : "json: cannot unmarshal " + kind() + " into Go value of type string";
    }

    private String kind() {
      Value exact = value.exact();
      String number = type.equals("int64") ? "number " + GoText.print(exact) : "number";
      return exact instanceof MapValue
          ? "object"
          : exact instanceof ListValue
              ? "array"
              : exact instanceof StringValue
                  ? "string"
                  : exact instanceof BoolValue ? "bool" : number;
    }
  }
}
