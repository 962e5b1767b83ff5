package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One entry of {@code metadata.managedFields}.
 *
 * @param owner who
 * @param fields what it owns
 */
public record OwnerEntry(FieldOwner owner, FieldSet fields) {

  private static final String METADATA = "metadata";
  private static final String MANAGED_FIELDS = "managedFields";

  /**
   * The entries of an object.
   *
   * @param entries those that could be read
   * @param isListed whether the object has any entry at all
   * @param unreadable how many entries could not be read
   */
  public record Listed(List<OwnerEntry> entries, boolean isListed, int unreadable) {}

  /**
   * The entries of a live object, in their order.
   *
   * @param applier the name under which somebody applies, which others may have, too
   */
  public static Listed listed(MapValue live, String applier) {
    List<Value> all = list(live).items();
    List<OwnerEntry> entries = new ArrayList<>();
    all.forEach(value -> read(value).ifPresent(entries::add));
    entries.replaceAll(entry -> entry.by(entry.owner().among(entries, applier)));
    return new Listed(List.copyOf(entries), !all.isEmpty(), all.size() - entries.size());
  }

  private static ListValue list(MapValue live) {
    return live.get(METADATA) instanceof MapValue metadata
            && metadata.get(MANAGED_FIELDS) instanceof ListValue list
        ? list
        : ListValue.EMPTY;
  }

  private static Optional<OwnerEntry> read(Value value) {
    if (!(value instanceof MapValue entry) || entry.text("manager").isEmpty()) {
      return Optional.empty();
    }
    FieldOwner owner =
        new FieldOwner(
            entry.text("manager"),
            entry.text("operation"),
            text(entry, "subresource"),
            entry.text("apiVersion"),
            text(entry, "time"),
            false);
    Value fields = entry.get("fieldsV1");
    return fields == null
        ? Optional.of(new OwnerEntry(owner, FieldSet.EMPTY))
        : fields instanceof MapValue tree
            ? FieldsV1.read(tree).map(set -> new OwnerEntry(owner, set))
            : Optional.empty();
  }

  private static Optional<String> text(MapValue map, String key) {
    return map.get(key) instanceof StringValue string && !string.text().isEmpty()
        ? Optional.of(string.text())
        : Optional.empty();
  }

  /** The entry as managedFields writes it. */
  public MapValue value() {
    return MapValue.builder()
        .put("manager", new StringValue(owner.manager()))
        .put("operation", new StringValue(owner.operation()))
        .put("apiVersion", new StringValue(owner.apiVersion()))
        .putIfPresent("time", owner.time().map(StringValue::new))
        .put("fieldsType", new StringValue("FieldsV1"))
        .put("fieldsV1", FieldsV1Tree.of(fields))
        .putIfPresent("subresource", owner.subresource().map(StringValue::new))
        .build();
  }

  /** The same owner with other fields. */
  public OwnerEntry with(FieldSet others) {
    return new OwnerEntry(owner, others);
  }

  /** The same fields with another owner. */
  public OwnerEntry by(FieldOwner another) {
    return new OwnerEntry(another, fields);
  }

  /** Writes a set as a FieldsV1 tree, which {@link FieldsV1} reads. */
  private static final class FieldsV1Tree {

    private final Map<String, FieldsV1Tree> parts = new LinkedHashMap<>();
    private boolean isMember;

    private FieldsV1Tree() {}

    /** The tree of a set, in the order of the paths. */
    static MapValue of(FieldSet fields) {
      FieldsV1Tree root = new FieldsV1Tree();
      fields.stream().sorted().forEach(root::add);
      return root.tree();
    }

    private void add(ServerPath path) {
      FieldsV1Tree at = this;
      for (PathElement element : path.elements()) {
        at = at.parts.computeIfAbsent(key(element), name -> new FieldsV1Tree());
      }
      at.isMember = true;
    }

    private static String key(PathElement element) {
      return switch (element) {
        case PathElement.Field field -> "f:" + field.name();
        case PathElement.Keys keys -> "k:" + CanonicalJson.write(keys.keys());
        case PathElement.Member member -> "v:" + CanonicalJson.write(member.value());
        case PathElement.Place place -> "i:" + place.index();
      };
    }

    private MapValue tree() {
      MapValue.Builder tree = MapValue.builder();
      if (isMember && !parts.isEmpty()) {
        tree.put(".", MapValue.EMPTY);
      }
      parts.forEach((key, part) -> tree.put(key, part.tree()));
      return tree.build();
    }
  }
}
