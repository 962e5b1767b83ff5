package dev.tripatch.hazard;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a server would refuse in an object, whatever else is live. */
public final class Validity {

  private Validity() {}

  /**
   * What is wrong, by the field that is: required fields that are missing, lists that must not be
   * empty, and fields of which exactly one must be there.
   */
  public static Map<FieldPath, String> faults(MapValue object, SchemaType type) {
    Map<FieldPath, String> faults = new LinkedHashMap<>();
    FieldWalk.over(
        object, type, field -> field.asStruct().ifPresent(struct -> check(struct, faults)));
    return faults;
  }

  private static void check(Field.Struct struct, Map<FieldPath, String> faults) {
    MapValue map = struct.map();
    FieldPath path = struct.path();
    List<String> required = struct.schema().requiredFields();
    required.stream()
        .filter(name -> map.find(name).orElse(NullValue.NULL) == NullValue.NULL)
        .forEach(
            name ->
                faults.put(path.key(name), HazardWording.LACKS.text("path", path, "field", name)));
    map.keys().stream()
        .filter(name -> required.contains(name) || needsItems(struct.schema(), map, name))
        .filter(name -> map.get(name) instanceof ListValue list && list.isEmpty())
        .forEach(
            name -> faults.put(path.key(name), HazardWording.EMPTY.text("path", path.key(name))));
    Union.of(struct.schema())
        .ifPresent(
            union -> {
              List<String> present = union.present(map);
              if (present.size() > 1 || present.isEmpty() && union.isNeeded()) {
                List<String> members = present.isEmpty() ? union.members() : present;
                String shown = Show.list(members.stream().limit(4).toList());
                String said =
                    present.isEmpty()
                        ? HazardWording.NONE_OF.text("path", path, "members", shown)
                        : HazardWording.SEVERAL_OF.text("path", path, "members", shown);
                members.forEach(member -> faults.put(path.key(member), said));
              }
            });
  }

  /** What no schema says ({@code ValidateService}): only a Service of these kinds has no ports. */
  private static boolean needsItems(ObjectSchema type, MapValue map, String name) {
    Value none = map.find("clusterIP").orElse(NullValue.NULL);
    return type.name().equals("ServiceSpec")
        && name.equals("ports")
        && !none.equals(new StringValue("None"))
        && !map.find("type").orElse(NullValue.NULL).equals(new StringValue("ExternalName"));
  }
}
