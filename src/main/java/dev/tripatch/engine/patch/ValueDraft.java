package dev.tripatch.engine.patch;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value that is being changed. It is taken apart only where operations reach, and once: a
 * thousand operations on one list do not copy the list a thousand times.
 */
public final class ValueDraft {

  private Content content;

  ValueDraft(Value value) {
    content = new Content.Whole(value);
  }

  /** What a draft holds. */
  public sealed interface Content {

    /** A value that nothing has reached into yet. */
    record Whole(Value value) implements Content {}

    /** A map, open for changes. */
    record Fields(Map<String, ValueDraft> drafts) implements Content {}

    /** A list, open for changes. */
    record Items(List<ValueDraft> drafts) implements Content {}
  }

  /** The content as far as it is open. */
  public Content content() {
    return content;
  }

  /** The content with its parts open; a scalar has none. */
  public Content open() {
    if (content instanceof Content.Whole(Value value)) {
      content =
          switch (value) {
            case MapValue map -> new Content.Fields(fields(map));
            case ListValue list -> new Content.Items(items(list));
            case Scalar ignored -> content;
          };
    }
    return content;
  }

  /** The value as it is now. */
  Value value() {
    return switch (content) {
      case Content.Whole(Value value) -> value;
      case Content.Items(List<ValueDraft> drafts) ->
          new ListValue(drafts.stream().map(ValueDraft::value).toList());
      case Content.Fields(Map<String, ValueDraft> drafts) -> {
        MapValue.Builder map = MapValue.builder();
        drafts.forEach((key, draft) -> map.put(key, draft.value()));
        yield map.build();
      }
    };
  }

  private static Map<String, ValueDraft> fields(MapValue map) {
    Map<String, ValueDraft> drafts = new LinkedHashMap<>();
    map.entries().forEach((key, value) -> drafts.put(key, new ValueDraft(value)));
    return drafts;
  }

  private static List<ValueDraft> items(ListValue list) {
    List<ValueDraft> drafts = new ArrayList<>(list.size() + 1);
    list.items().forEach(item -> drafts.add(new ValueDraft(item)));
    return drafts;
  }
}
