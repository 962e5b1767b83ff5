package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The way to a field, as far as the document has it, in steps that hold while the field is being
 * edited: keys and places, no merge keys.
 */
final class Route {

  private final NodeLayout outline;
  private final List<PathStep> steps = new ArrayList<>();
  private Slot slot;

  private Route(NodeLayout outline, Node root) {
    this.outline = outline;
    this.slot = outline.root(root);
  }

  /** The way to a field. */
  static Route to(FieldPath path, NodeLayout outline, Node root) throws EditRefusedException {
    Route route = new Route(outline, root);
    for (PathStep step : path.steps()) {
      PathStep place = route.placeOf(step);
      if (place == null) {
        route.refuseElsewhere();
        break;
      }
      route.go(place);
    }
    return route;
  }

  /** Where a way leads in another state of the text. */
  static Slot follow(List<PathStep> places, NodeLayout outline, Node root)
      throws EditRefusedException {
    Route route = new Route(outline, root);
    for (PathStep place : places) {
      route.go(place);
    }
    return route.slot;
  }

  /** The steps that the document has. */
  List<PathStep> steps() {
    return List.copyOf(steps);
  }

  /** Where they lead. */
  Slot slot() {
    return slot;
  }

  private @Nullable PathStep placeOf(PathStep step) {
    return switch (step) {
      case PathStep.Key key ->
          slot.node().value() instanceof MapValue map && map.has(key.name()) ? key : null;
      case PathStep.KeyedItem item -> nth(item.occurrence(), value -> Wanted.isKeyed(value, item));
      case PathStep.SetItem item -> nth(item.occurrence(), item.value()::equals);
      case PathStep.IndexItem item ->
          slot.node() instanceof ListNode list && item.index() < list.items().size() ? item : null;
      case PathStep.Lines _ -> null;
    };
  }

  private @Nullable PathStep nth(int occurrence, Predicate<Value> fits) {
    if (!(slot.node() instanceof ListNode list)) {
      return null;
    }
    int left = occurrence;
    for (int i = 0; i < list.items().size(); i++) {
      if (fits.test(list.items().get(i).node().value()) && left-- == 0) {
        return new PathStep.IndexItem(i);
      }
    }
    return null;
  }

  private void go(PathStep place) throws EditRefusedException {
    refuseElsewhere();
    Node node = slot.node();
    slot =
        switch (place) {
          case PathStep.Key(String name) when node instanceof MapNode map -> entry(map, name);
          case PathStep.IndexItem(int index)
              when node instanceof ListNode list && index < list.items().size() ->
              outline.slot(slot, list, list.items().get(index));
          case PathStep.Key _,
              PathStep.IndexItem _,
              PathStep.KeyedItem _,
              PathStep.SetItem _,
              PathStep.Lines _ ->
              throw EditRefusals.unexpected();
        };
    steps.add(place);
  }

  private Slot entry(MapNode map, String name) throws EditRefusedException {
    for (Entry entry : NodeLayout.own(map)) {
      if (entry.key().equals(name)) {
        return outline.slot(slot, map, entry);
      }
    }
    for (Entry entry : map.entries()) {
      if (entry.key().equals(name)) {
        throw EditRefusals.merged(outline, entry);
      }
    }
    throw EditRefusals.unexpected();
  }

  private void refuseElsewhere() throws EditRefusedException {
    if (outline.isAlias(slot.node()) && !(slot.node() instanceof ScalarNode)) {
      throw EditRefusals.aliased(outline, slot.node());
    }
  }
}
