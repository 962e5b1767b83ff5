package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The places of list items in a JSON Patch as kustomize's library counts them: negative ones from
 * the end, which is after the last item where one is added; signs and leading zeros are read.
 */
final class ListIndices {

  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,9}");
  private static final String PATH = "path";
  private static final String FROM = "from";

  private ListIndices() {}

  /** The operation with places counted from the start; a place that is not there stays as it is. */
  static MapValue counted(Value object, MapValue operation) {
    MapValue.Builder counted = operation.toBuilder();
    Value target = object;
    if (operation.get(FROM) instanceof StringValue(String written, _)) {
      StringValue from = counted(object, written, false);
      counted.put(FROM, from);
      target = operation.text("op").equals("move") ? without(object, from) : object;
    }
    if (operation.get(PATH) instanceof StringValue(String path, _)) {
      boolean adds = operation.has(FROM) || operation.text("op").equals("add");
      counted.put(PATH, counted(target, path, adds));
    }
    return counted.build();
  }

  private static Value without(Value object, StringValue from) {
    MapValue removal =
        MapValue.builder().put("op", new StringValue("remove")).put(PATH, from).build();
    return KustomizeJsonPatch.outcome(object, removal) instanceof JsonPatch.Applied applied
        ? applied.result()
        : object;
  }

  private static StringValue counted(Value object, String pointer, boolean adds) {
    return new StringValue(
        JsonPointer.parse(pointer)
            .map(parsed -> counted(object, parsed, adds).toString())
            .orElse(pointer));
  }

  private static JsonPointer counted(Value object, JsonPointer pointer, boolean adds) {
    JsonPointer counted = JsonPointer.ROOT;
    @Nullable Value at = object;
    for (int i = 0; i < pointer.tokens().size(); i++) {
      String token = pointer.tokens().get(i);
      boolean isNew = adds && i == pointer.tokens().size() - 1;
      if (at instanceof ListValue list) {
        token = index(token, list.size() + (isNew ? 1 : 0));
        at = NUMBER.matcher(token).matches() ? item(list, Integer.parseInt(token)) : null;
      } else {
        at = at instanceof MapValue map ? map.get(token) : null;
      }
      counted = counted.then(token);
    }
    return counted;
  }

  private static @Nullable Value item(ListValue list, int index) {
    return index >= 0 && index < list.size() ? list.get(index) : null;
  }

  private static String index(String token, int places) {
    if (!NUMBER.matcher(token).matches()) {
      return token;
    }
    int number = Integer.parseInt(token);
    int index = number < 0 ? number + places : number;
    return index < 0 ? token : Integer.toString(index);
  }
}
