package dev.tripatch.ui.window.action;

import dev.tripatch.ui.window.action.Entry.Offers;
import dev.tripatch.ui.window.action.Entry.Place;
import dev.tripatch.ui.window.action.Entry.Submenu;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What all features of a window can do, or what one place offers.
 *
 * @param entries in any order: each says where it belongs
 */
public record Actions(List<Entry> entries) {

  /** Keeps a copy. */
  public Actions {
    entries = List.copyOf(entries);
  }

  /**
   * An action as it is found in the menus.
   *
   * @param way the menus that it is in: {@code File › Export}
   */
  public record Found(Action action, String way) {}

  /** An entry where it is. */
  private record Placed(Place place, Entry entry) {}

  /** The same while a room may cover the documents: what acts on these is not offered then. */
  public Actions coveredWhile(Predicate<Action.Reach> isCovered) {
    return new Actions(covered(entries, isCovered));
  }

  private static List<Entry> covered(
      List<? extends Entry> entries, Predicate<Action.Reach> isCovered) {
    return entries.stream().map(each -> covered(each, isCovered)).toList();
  }

  private static Entry covered(Entry entry, Predicate<Action.Reach> isCovered) {
    return switch (entry) {
      case Action action -> action.coveredWhile(isCovered);
      case Offers(String menu, Supplier<List<? extends Entry>> now) ->
          new Offers(menu, () -> covered(now.get(), isCovered));
      case Submenu menu -> menu;
    };
  }

  /** The actions that are always there. */
  public List<Action> all() {
    return entries.stream().filter(Action.class::isInstance).map(Action.class::cast).toList();
  }

  /**
   * One of them.
   *
   * @throws java.util.NoSuchElementException if no action has this id
   */
  public Action named(String id) {
    return all().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  /** Those that have keys, in the order of the menus. */
  public List<Action> withKeys() {
    List<String> order = inMenus().stream().map(found -> found.action().id()).toList();
    return all().stream()
        .filter(each -> each.keys().isPresent())
        .sorted(Comparator.comparingInt(each -> order.indexOf(each.id())))
        .toList();
  }

  /** Whether an action is always there, and no offer. */
  public boolean isAlways(Action action) {
    return entries.contains(action);
  }

  /** What a menu offers now, in groups. */
  public List<List<Entry>> under(String menu) {
    TreeMap<Integer, List<Placed>> groups = new TreeMap<>();
    entries.stream()
        .flatMap(each -> now(each, menu))
        .flatMap(Actions::placed)
        .filter(each -> each.place().menu().equals(menu))
        .forEach(
            each ->
                groups.computeIfAbsent(each.place().group(), first -> new ArrayList<>()).add(each));
    return groups.values().stream()
        .map(
            group ->
                group.stream()
                    .sorted(Comparator.comparingInt(each -> each.place().order()))
                    .map(Placed::entry)
                    .toList())
        .toList();
  }

  private static Stream<Placed> placed(Entry entry) {
    return switch (entry) {
      case Action action -> action.places().stream().map(place -> new Placed(place, action));
      case Submenu menu -> Stream.of(new Placed(menu.place(), menu));
      case Offers _ -> Stream.of();
    };
  }

  private static Stream<? extends Entry> now(Entry entry, String menu) {
    return entry instanceof Offers offers
        ? offers.areIn(menu) ? offers.now().get().stream() : Stream.of()
        : Stream.of(entry);
  }

  /** All that the menus of the bar offer now, in their order. */
  public List<Found> inMenus() {
    List<Found> found = new ArrayList<>();
    collect(Submenu.BAR, "", found);
    return found;
  }

  private void collect(String menu, String way, List<Found> into) {
    for (Entry entry : under(menu).stream().flatMap(List::stream).toList()) {
      switch (entry) {
        case Action action -> into.add(new Found(action, way));
        case Submenu inner -> {
          if (inner.enabled().getAsBoolean()) {
            collect(inner.id(), way + (way.isEmpty() ? "" : " › ") + inner.title(), into);
          }
        }
        case Offers _ -> {}
      }
    }
  }
}
