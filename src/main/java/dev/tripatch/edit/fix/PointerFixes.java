package dev.tripatch.edit.fix;

import dev.tripatch.edit.fix.OperationFixes.At;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.hazard.EditDistance;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What can be done about a pointer that leads nowhere. */
record PointerFixes(FoundFixes fixes, At at) {
  private static final int MOST = 6;

  void look(String member, String word, PointerWalk walk) {
    boolean isRight =
        walk.isThere() || (word.equals("add") && walk.isParentThere() && isFree(walk));
    if (isRight) {
      return;
    }
    near(walk).stream()
        .limit(MOST)
        .forEach(
            token -> {
              JsonPointer meant = walk.with(token);
              fixes.set(
                  FixWording.CHANGE.text("value", meant),
                  at.path().key(member),
                  new StringValue("" + meant));
            });
    if (word.equals("add") && !walk.isParentThere() && walk.value() instanceof MapValue) {
      parents(walk);
    } else if (member.equals("path") && walk.isParentThere()) {
      instead(word);
    }
  }

  /** Whether a place may be made: a key that the type has or may have, or the end of a list. */
  private static boolean isFree(PointerWalk walk) {
    return walk.value() instanceof ListValue list
        ? walk.missing().equals("-") || walk.missing().equals("" + list.size())
        : !(walk.type() instanceof ObjectSchema schema)
            || schema.fieldNames().contains(walk.missing());
  }

  private static Set<String> near(PointerWalk walk) {
    String token = walk.missing();
    Set<String> near = new LinkedHashSet<>();
    switch (walk.value()) {
      case MapValue map -> {
        map.keys().stream().filter(key -> EditDistance.isSlip(token, key)).forEach(near::add);
        if (walk.type() instanceof ObjectSchema schema) {
          schema.fieldNames().stream()
              .filter(key -> EditDistance.isSlip(token, key))
              .forEach(near::add);
        }
      }
      case ListValue list -> items(list, token, near);
      case Value _ -> {}
    }
    return near;
  }

  /** Items are named by their place, people name them by their name. */
  private static void items(ListValue list, String token, Set<String> near) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i) instanceof MapValue item
          && item.entries().values().contains(new StringValue(token))) {
        near.add("" + i);
      }
    }
  }

  /** What has to be there first is added first. */
  private void parents(PointerWalk walk) {
    List<String> missing = walk.tokens().subList(walk.reached() + 1, walk.tokens().size());
    if (missing.stream().anyMatch(token -> token.matches("[0-9]+"))) {
      return;
    }
    List<String> between = missing.subList(0, missing.size() - 1);
    Value empty = walk.tokens().getLast().equals("-") ? ListValue.EMPTY : MapValue.EMPTY;
    for (String token : between.reversed()) {
      empty = MapValue.of(token, empty);
    }
    MapValue operation =
        MapValue.builder()
            .put("op", new StringValue("add"))
            .put("path", new StringValue(walk.firstMissing().toString()))
            .put("value", empty)
            .build();
    List<Value> all = new ArrayList<>(at.patch().items());
    all.add(at.index(), operation);
    fixes.set(
        FixWording.ADD_FIRST.text("place", walk.firstMissing()),
        FieldPath.root(),
        new ListValue(all));
  }

  /** Nothing is there to be replaced, taken away or compared. */
  private void instead(String word) {
    switch (word) {
      case "replace" ->
          fixes.set(
              FixWording.WRITE.text("value", "op: add"),
              at.path().key("op"),
              new StringValue("add"));
      case "remove" -> fixes.remove(FixWording.DELETE_OPERATION.text(), at.path());
      case "test" -> fixes.remove(FixWording.DELETE_TEST.text(), at.path());
      default -> {}
    }
  }
}
