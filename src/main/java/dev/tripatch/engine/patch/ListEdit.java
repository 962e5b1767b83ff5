package dev.tripatch.engine.patch;

import dev.tripatch.json.ListPairing;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * The operations that give a list its items and their order, once the items that stay have been
 * changed: removals from the end, so that indices stay right; then moves and additions, each after
 * the item that comes before it.
 */
final class ListEdit {

  private static final String END = "-";

  private final JsonPointer path;
  private final ListValue from;
  private final ListValue to;
  private final ListPairing<?> pairing;
  private final BiFunction<JsonPointer, Value, List<Operation>> tests;
  private final List<Operation> operations = new ArrayList<>();

  /** The list as it is now: for each item its place in {@code from}, or -1 for a new one. */
  private final List<Integer> standing = new ArrayList<>();

  /** Where the item is that came last in {@code to}. */
  private int last = -1;

  ListEdit(
      JsonPointer path,
      ListValue from,
      ListValue to,
      ListPairing<?> pairing,
      BiFunction<JsonPointer, Value, List<Operation>> tests) {
    this.path = path;
    this.from = from;
    this.to = to;
    this.pairing = pairing;
    this.tests = tests;
  }

  List<Operation> operations() {
    remove();
    for (int target = 0; target < to.size(); target++) {
      if (pairing.partner(target) == ListPairing.NONE) {
        add(to.get(target));
      } else if (pairing.isMoved(target)) {
        move(placeOf(pairing.partner(target)), target);
      } else {
        last = placeOf(pairing.partner(target));
      }
    }
    return operations;
  }

  private void remove() {
    boolean[] isKept = new boolean[from.size()];
    IntStream.range(0, to.size())
        .map(pairing::partner)
        .filter(source -> source >= 0)
        .forEach(source -> isKept[source] = true);
    for (int source = from.size() - 1; source >= 0; source--) {
      if (!isKept[source]) {
        JsonPointer place = path.then(source);
        operations.addAll(tests.apply(place, from.get(source)));
        operations.add(new Operation.Remove(place));
      }
    }
    IntStream.range(0, from.size()).filter(source -> isKept[source]).forEach(standing::add);
  }

  /** Mostly it is the next one; only items that moved are elsewhere. */
  private int placeOf(int source) {
    int next = last + 1;
    return next < standing.size() && standing.get(next) == source ? next : standing.indexOf(source);
  }

  private void add(Value item) {
    last++;
    JsonPointer place = last == standing.size() ? path.then(END) : path.then(last);
    operations.add(new Operation.Add(place, item));
    standing.add(last, -1);
  }

  private void move(int place, int target) {
    int source = standing.get(place);
    standing.subList(place, place + 1).clear();
    last = place <= last ? last : last + 1;
    operations.addAll(tests.apply(path.then(place), to.get(target)));
    operations.add(new Operation.Move(path.then(place), path.then(last)));
    standing.add(last, source);
  }
}
