package dev.tripatch.edit.fix;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The values around a caret, from the root inwards, each with what schema and live know of it. */
final class CaretChain {

  private final int caret;
  private final List<Link> links = new ArrayList<>();

  private CaretChain(int caret) {
    this.caret = caret;
  }

  /** The values around a caret in an object, or in a patch of its shape. */
  static List<Link> at(
      SourceDocument document, int caret, SchemaType type, Optional<MapValue> live) {
    return document
        .root()
        .map(
            root ->
                within(
                    document,
                    caret,
                    new Link(
                        FieldPath.root(),
                        root,
                        type,
                        Optional.empty(),
                        live.map(Value.class::cast),
                        false)))
        .orElse(List.of());
  }

  /** The values around a caret in a part of a text, that part first. */
  static List<Link> within(SourceDocument document, int caret, Link part) {
    CaretChain chain = new CaretChain(onText(document, caret));
    chain.visit(part);
    return chain.links;
  }

  /** The caret, or the nearest letter of its line if it is in the blanks around them. */
  private static int onText(SourceDocument document, int caret) {
    int line = document.lines().lineOf(caret);
    int start = document.lines().startOf(line);
    String text = document.text().substring(start, document.lines().endOf(line));
    int first = start + text.length() - text.stripLeading().length();
    int last = start + text.stripTrailing().length();
    return Math.clamp(caret, Math.min(first, last), Math.max(first, last));
  }

  private void visit(Link link) {
    links.add(link);
    switch (link.node()) {
      case MapNode map ->
          map.entries().stream()
              .filter(entry -> holds(entry.span()))
              .findFirst()
              .ifPresent(entry -> visit(field(link, entry)));
      case ListNode list -> {
        for (int i = 0; i < list.items().size(); i++) {
          if (holds(list.items().get(i).span())) {
            visit(item(link, list.items().get(i).node(), i));
            return;
          }
        }
      }
      case ScalarNode _ -> {}
    }
  }

  private boolean holds(Span span) {
    return span.start() <= caret && caret <= span.end();
  }

  private static Link field(Link map, Entry entry) {
    Optional<Value> live =
        map.live()
            .flatMap(it -> it instanceof MapValue has ? has.find(entry.key()) : Optional.empty());
    return new Link(
        map.path().key(entry.key()),
        entry.node(),
        map.type().value(entry.key()),
        map.type().field(entry.key()),
        live,
        false);
  }

  private static Link item(Link list, Node node, int index) {
    SchemaType type = list.type().items();
    Optional<Value> live = list.mergeKey().flatMap(key -> named(list.live(), key, node.value()));
    return new Link(list.path().index(index), node, type, list.rule(), live, true);
  }

  private static Optional<Value> named(Optional<Value> live, String key, Value item) {
    if (!(item instanceof MapValue map) || !(live.orElse(null) instanceof ListValue list)) {
      return Optional.empty();
    }
    return list.items().stream()
        .filter(each -> each instanceof MapValue has && map.find(key).equals(has.find(key)))
        .filter(each -> map.has(key))
        .findFirst();
  }
}
