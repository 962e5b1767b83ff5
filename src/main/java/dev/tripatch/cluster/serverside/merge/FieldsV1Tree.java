package dev.tripatch.cluster.serverside.merge;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes a set as a FieldsV1 tree, which {@link FieldsV1} reads. */
public final class FieldsV1Tree {

  private final Map<String, FieldsV1Tree> parts = new LinkedHashMap<>();
  private boolean isMember;

  private FieldsV1Tree() {}

  /** The tree of a set, in the order of the paths. */
  public static MapValue of(FieldSet fields) {
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
