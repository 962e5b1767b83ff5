package dev.tripatch.edit.fix;

import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Span;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.MeantPointer;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.hazard.EditDistance;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What can be done about an operation of a JSON Patch.
 *
 * @param inValues looks at the values on a way, whatever text they are in
 */
record OperationFixes(FixText text, FoundFixes fixes, Consumer<List<Link>> inValues) {
  private static final List<String> WORDS =
      List.of("add", "remove", "replace", "move", "copy", "test");
  private static final List<String> WITH_VALUE = List.of("add", "replace", "test");

  void look(int caret) {
    if (text.document().root().orElse(null) instanceof ListNode list) {
      int line = text.document().lines().lineOf(caret);
      for (int i = 0; i < list.items().size(); i++) {
        if (isOn(list.items().get(i).span(), line)
            && list.items().get(i).node() instanceof MapNode operation) {
          look(new At(i, operation, list.value()), caret);
        }
      }
    }
  }

  private boolean isOn(Span span, int line) {
    return text.document().lines().lineOf(span.start()) <= line
        && line <= text.document().lines().lineOf(span.end());
  }

  /** An operation: its place in the patch, its text, and the whole patch. */
  record At(int index, MapNode node, ListValue patch) {

    FieldPath path() {
      return FieldPath.root().index(index);
    }

    String text(String member) {
      return node.value().text(member);
    }
  }

  private void look(At at, int caret) {
    String word = at.text("op");
    if (!WORDS.contains(word)) {
      word(at, word);
      return;
    }
    Value before = before(at);
    for (String member : List.of("path", "from")) {
      if (at.node().value().get(member) instanceof StringValue(String written, _)) {
        Optional<JsonPointer> pointer = JsonPointer.parse(written);
        pointer.ifPresent(it -> meant(at, member, it, before));
        pointer.ifPresent(
            it ->
                new PointerFixes(fixes, at)
                    .look(member, word, PointerWalk.of(it, before, text.schema().type())));
        if (pointer.isEmpty()) {
          fixes.set(
              FixWording.WRITE.text("value", "/" + written),
              at.path().key(member),
              new StringValue("/" + written));
        }
      }
    }
    new SlipFixes(text, fixes).look(at, before);
    value(at, word, before, caret);
  }

  /** A slash in a key, or an item that is named and not counted. */
  private void meant(At at, String member, JsonPointer written, Value before) {
    if (JsonPatch.read(ListValue.of(at.node().value())) instanceof JsonPatch.Read(JsonPatch one)) {
      new MeantPointer(one.operations().getFirst(), before)
          .pointer(written, member.equals("from"))
          .ifPresent(
              it ->
                  fixes.set(
                      FixWording.CHANGE.text("value", it),
                      at.path().key(member),
                      new StringValue(it.toString())));
    }
  }

  /** The object as the operations before this one leave it; live if they cannot be carried out. */
  private Value before(At at) {
    MapValue live = text.live().orElse(MapValue.EMPTY);
    ListValue earlier = new ListValue(at.patch().items().subList(0, at.index()));
    return JsonPatch.read(earlier) instanceof JsonPatch.Read(JsonPatch patch)
            && patch.apply(live) instanceof JsonPatch.Applied(Value result)
        ? result
        : live;
  }

  private void word(At at, String word) {
    List<String> near =
        Operation.MEANT.containsKey(word)
            ? List.of(Operation.MEANT.get(word))
            : WORDS.stream().filter(each -> EditDistance.isSlip(word, each)).toList();
    (near.isEmpty() ? WORDS : near)
        .forEach(
            each ->
                fixes.set(
                    FixWording.WRITE.text("value", "op: " + each),
                    at.path().key("op"),
                    new StringValue(each)));
  }

  private void value(At at, String word, Value before, int caret) {
    JsonPointer pointer = JsonPointer.parse(at.text("path")).orElse(JsonPointer.ROOT);
    PointerWalk walk = PointerWalk.of(pointer, before, text.schema().type());
    Optional<Value> live = walk.isThere() ? Optional.of(walk.value()) : Optional.empty();
    Optional<Entry> written =
        at.node().entries().stream().filter(entry -> entry.key().equals("value")).findFirst();
    if (written.isEmpty()) {
      if (WITH_VALUE.contains(word)) {
        fixes.set(
            FixWording.ADD_VALUE.text(), at.path().key("value"), live.orElse(new StringValue("")));
      }
      return;
    }
    boolean differs = live.filter(it -> !it.equals(written.get().node().value())).isPresent();
    if (word.equals("test") && differs) {
      fixes.set(FixWording.EXPECT_VALUE.text(), at.path().key("value"), live.orElseThrow());
    }
    Link part =
        new Link(
            at.path().key("value"),
            written.get().node(),
            walk.end(),
            Optional.empty(),
            live,
            false);
    inValues.accept(CaretChain.within(text.document(), caret, part));
  }
}
