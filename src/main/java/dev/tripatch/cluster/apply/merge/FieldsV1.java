package dev.tripatch.cluster.apply.merge;

import dev.tripatch.document.Format;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads a FieldsV1 tree into a set (structured-merge-diff, {@code fieldpath/serialize.go}): {@code
 * f:} a field, {@code k:} an item by keys, {@code v:} one by value, {@code i:} one by place; {@code
 * .} the place itself.
 */
public final class FieldsV1 {

  private static final Pattern INDEX = Pattern.compile("[0-9]{1,9}");

  private final List<ServerPath> found = new ArrayList<>();
  private boolean isWhole = true;

  private FieldsV1() {}

  /** The set; empty if any part of the tree cannot be read. */
  public static Optional<FieldSet> read(MapValue tree) {
    FieldsV1 reader = new FieldsV1();
    reader.parts(tree, ServerPath.ROOT);
    return reader.isWhole ? Optional.of(FieldSet.of(reader.found)) : Optional.empty();
  }

  private void parts(MapValue tree, ServerPath path) {
    for (Map.Entry<String, Value> part : tree.entries().entrySet()) {
      Optional<PathElement> element = element(part.getKey());
      if (part.getKey().equals(".")) {
        found.add(path);
      } else if (element.isPresent() && part.getValue() instanceof MapValue below) {
        part(below, path.then(element.get()));
      } else {
        isWhole = false;
      }
    }
  }

  private void part(MapValue below, ServerPath path) {
    if (below.isEmpty()) {
      found.add(path);
    } else {
      parts(below, path);
    }
  }

  private static Optional<PathElement> element(String text) {
    String rest = text.substring(Math.min(2, text.length()));
    return switch (text.substring(0, text.length() - rest.length())) {
      case "f:" -> Optional.of(new PathElement.Field(rest));
      case "k:" ->
          json(rest)
              .flatMap(
                  keys ->
                      keys instanceof MapValue map && !map.isEmpty()
                          ? Optional.of(new PathElement.Keys(map))
                          : Optional.empty());
      case "v:" -> json(rest).map(PathElement.Member::new);
      case "i:" ->
          INDEX.matcher(rest).matches()
              ? Optional.of(new PathElement.Place(Integer.parseInt(rest)))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Value> json(String text) {
    return SourceReader.read("managedFields", text, Format.JSON).decoded();
  }
}
