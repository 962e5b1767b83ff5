package dev.tripatch.edit.fix;

import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Ancestry;
import dev.tripatch.hazard.EditDistance;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.Text;
import dev.tripatch.hazard.Union;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.HiddenCharacters;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** What can be done about hazards that only a look at all documents finds. */
record HazardFixes(FixText text, FoundFixes fixes, Places places) {

  /** Those on the line of a caret, the innermost first. The text may have moved since. */
  void look(int caret) {
    text.hazards().stream()
        .filter(hazard -> isAt(hazard, caret))
        .sorted(Comparator.comparingInt(hazard -> -hazard.path().length()))
        .forEach(this::fix);
  }

  private boolean isAt(Hazard hazard, int caret) {
    int line = text.document().lines().lineOf(caret);
    return nearest(hazard.path())
        .map(Text::token)
        .filter(
            token ->
                text.document().lines().lineOf(token.start()) <= line
                    && line <= text.document().lines().lineOf(token.end()))
        .isPresent();
  }

  Optional<Place> nearest(FieldPath path) {
    Optional<Place> place = places.locate(path);
    return place.isPresent() || path.isRoot() ? place : nearest(path.parent().orElseThrow());
  }

  void fix(Hazard hazard) {
    FieldPath path = hazard.path();
    switch (hazard.kind()) {
      case IDLE_DIRECTIVE -> idle(path);
      case LEAKED_DIRECTIVE -> leaked(path);
      case DROPPED_WITH_DIRECTIVE -> {
        new UnionFixes(text, fixes).replaced(path.parent().orElseThrow());
        directiveOut(path);
      }
      case CHANGED_ORDER -> ordered(path);
      case AMBIGUOUS_DELETION -> onlyDeleted(path);
      case UNION -> new UnionFixes(text, fixes).look(path);
      case UNDEFINED_VARIABLE -> new VariableFixes(text, fixes).look(path);
      case CHANGED_MERGE_KEY -> renamed(path);
      case INVISIBLE_CHARACTERS -> visible(path);
      case REQUIRED_FIELD -> required(path);
      case DEFAULTED_AGAIN -> keep(path);
      case EMPTY_VALUE_DELETES,
          STATUS_IGNORED,
          IMMUTABLE_FIELD,
          LIST_DROPS_ITEMS,
          DROPS_FIELDS,
          STAYS_IN_DATA,
          DUPLICATE_NAME ->
          new SlipFixes(text, fixes).look(hazard);
      case OTHER_OBJECT -> fixes.remove(FixWording.LEAVE_OUT.text("path", path), path);
      // The others are found at the caret itself, or have none: see ProvenFixes.
      default -> {}
    }
  }

  /** Mostly the name is misspelt; otherwise the item or directive says nothing. */
  private void idle(FieldPath directive) {
    FieldPath holder = directive.parent().orElseThrow();
    if (holder.last().orElse(null)
        instanceof PathStep.KeyedItem(String key, Scalar name, int ignored)) {
      liveKeys(holder.parent().orElseThrow(), key).stream()
          .filter(each -> isSlip(name, each))
          .forEach(each -> name(holder, key, each));
    }
    boolean isItem = holder.isItem();
    FieldPath idle = isItem ? holder : directive;
    fixes.remove(FixWording.TAKE_OUT_IDLE.text("path", idle), idle);
  }

  private static boolean isSlip(Value written, Value meant) {
    return EditDistance.isSlip(ItemFixes.plain(written), ItemFixes.plain(meant));
  }

  private void name(FieldPath item, String key, Value name) {
    fixes.set(
        FixWording.CHANGE.text("value", key + ": " + ItemFixes.plain(name)), item.key(key), name);
  }

  private List<Value> liveKeys(FieldPath list, String key) {
    return text.live(list) instanceof ListValue items ? ItemFixes.keysOf(items, key) : List.of();
  }

  private void directiveOut(FieldPath path) {
    places
        .locate(path)
        .filter(place -> place.keySpan().isPresent())
        .ifPresent(place -> fixes.remove(FixWording.TAKE_OUT_DIRECTIVE.text(), path));
  }

  /** Without an item, a list that is written whole has live's other items. */
  private void leaked(FieldPath directive) {
    FieldPath item = directive.parent().orElseThrow();
    if (!Directives.isDeletion(text.written(item))) {
      directiveOut(directive);
    } else if (item.parent().map(text::live).orElse(NullValue.NULL) instanceof ListValue live
        && items(item.parent().orElseThrow()).size() == 1) {
      MapValue named = ((MapValue) text.written(item)).toBuilder().remove(Directives.PATCH).build();
      List<Value> others =
          live.items().stream().filter(each -> !WithLive.has(each, named)).toList();
      fixes.set(FixWording.DELETE_ITEM.text(), item.parent().orElseThrow(), new ListValue(others));
    }
  }

  /** With the order of the list it is clear what is done first. */
  private void onlyDeleted(FieldPath deletion) {
    FieldPath holder = deletion.parent().orElseThrow();
    if (deletion.last().orElseThrow() instanceof PathStep.Key(String name)) {
      Directives.fieldOf(name, Directives.DELETE_FROM_PRIMITIVE_LIST)
          .ifPresent(list -> onlyDeleted(holder.key(list), items(deletion)));
    }
  }

  private void onlyDeleted(FieldPath list, List<Value> deleted) {
    List<Value> added = items(list).stream().filter(item -> !deleted.contains(item)).toList();
    if (added.isEmpty()) {
      fixes.remove(FixWording.LEAVE_OUT.text("path", list), list);
    } else {
      fixes.set(FixWording.LEAVE_OUT_DELETED.text(), list, new ListValue(added));
    }
  }

  /** In live's order where live has the items; the others stay where they are. */
  private void ordered(FieldPath list) {
    FieldPath holder = list.parent().orElseThrow();
    String key = TypedPath.of(text.schema().type(), list).mergeKey().orElse("");
    List<Value> live = liveKeys(list, key);
    if (list.last().orElseThrow() instanceof PathStep.Key(String name)
        && text.written(holder) instanceof MapValue map) {
      MapValue.Builder all = map.toBuilder();
      for (String each : List.of(name, Directives.orderKey(name))) {
        if (map.get(each) instanceof ListValue items) {
          all.put(
              each,
              ordered(
                  items,
                  item ->
                      item instanceof MapValue own
                          ? own.find(key).map(live::indexOf).orElse(-1)
                          : -1));
        }
      }
      fixes.set(FixWording.LIVES_ORDER.text(), holder, all.build());
    }
  }

  private static ListValue ordered(ListValue list, ToIntFunction<Value> place) {
    List<Value> known = new ArrayList<>(list.items());
    known.removeIf(item -> place.applyAsInt(item) < 0);
    known.sort(Comparator.comparingInt(place));
    Iterator<Value> next = known.iterator();
    return new ListValue(
        list.items().stream()
            .map(item -> place.applyAsInt(item) < 0 ? item : next.next())
            .toList());
  }

  /** The items that the text has in a list. */
  private List<Value> items(FieldPath path) {
    return text.written(path) instanceof ListValue list ? list.items() : List.of();
  }

  private void renamed(FieldPath path) {
    FieldPath item = path.parent().orElseThrow();
    FieldPath list = item.parent().orElseThrow();
    if (item.last().orElseThrow() instanceof PathStep.KeyedItem(String key, Scalar now, int _)) {
      List<Value> gone = new ArrayList<>(liveKeys(list, key));
      gone.removeAll(ItemFixes.keysOf(new ListValue(items(list)), key));
      List<Value> near = gone.stream().filter(old -> isSlip(now, old)).toList();
      (near.isEmpty() ? gone : near).forEach(old -> name(item, key, old));
    }
  }

  /** Only where something else stays. */
  private void visible(FieldPath path) {
    Optional<Place> place = places.locate(path);
    if (text.written(path) instanceof StringValue(String value, _) && !shown(value).equals(value)) {
      fixes.set(FixWording.DELETE_HIDDEN.text(), path, new StringValue(shown(value)));
    }
    place
        .flatMap(Place::keySpan)
        .ifPresent(
            span -> {
              String key = span.in(text.document().text());
              if (!shown(key).equals(key)) {
                fixes.write(FixWording.DELETE_HIDDEN_OF_KEY.text(), span, shown(key));
              }
            });
  }

  private static String shown(String hidden) {
    StringBuilder shown = new StringBuilder();
    hidden
        .codePoints()
        .filter(each -> !HiddenCharacters.isHidden(each))
        .forEach(shown::appendCodePoint);
    return shown.toString();
  }

  private void required(FieldPath path) {
    Value live = text.live(path);
    Value value = live == NullValue.NULL ? blank(Ancestry.of(text.schema().type(), path)) : live;
    String known =
        live instanceof Scalar && live != NullValue.NULL ? ": " + ItemFixes.plain(live) : "";
    fixes.set(
        FixWording.ADD.text("field", path.below(path.parent().orElseThrow()) + known), path, value);
  }

  /** Something of the right type, to be filled in. */
  private static Value blank(Ancestry way) {
    return switch (way.type()) {
      case SchemaType.ListOf _ -> ListValue.EMPTY;
      case SchemaType.Primitive _ -> new StringValue("");
      case SchemaType _ -> MapValue.EMPTY;
    };
  }

  private void keep(FieldPath path) {
    if (text.writing() == Writing.OBJECT) {
      fixes.set(
          FixWording.KEEP_LIVE.text("value", ItemFixes.plain(text.live(path))),
          path,
          text.live(path));
    } else {
      fixes.remove(FixWording.LEAVE_AS_IS.text("path", path), path);
      fixes.set(FixWording.LIVES_VALUE.text(), path, text.live(path));
    }
  }

  /** What can be done about a variable that is used before it is defined. */
  private record VariableFixes(FixText text, FoundFixes fixes) {
    /** In local the order of the list counts; a patch has an order of its own. */
    void look(FieldPath value) {
      FieldPath item = value.parent().orElseThrow();
      FieldPath list = item.parent().orElseThrow();
      if (text.writing() == Writing.OBJECT
          && text.written(item) instanceof MapValue user
          && text.written(list) instanceof ListValue items) {
        List<Value> used =
            items.items().subList(items.items().indexOf(user) + 1, items.size()).stream()
                .filter(each -> each instanceof MapValue map && isUsed(map, user))
                .toList();
        if (used.isEmpty()) {
          return;
        }
        List<Value> ordered = new ArrayList<>(items.items());
        ordered.removeAll(used);
        ordered.addAll(ordered.indexOf(user), used);
        fixes.set(FixWording.MOVE_USED.text(), list, new ListValue(ordered));
      }
    }

    private static boolean isUsed(MapValue variable, MapValue user) {
      return user.text("value").contains("$(" + variable.text("name") + ")");
    }
  }

  /** What can be done about two fields that exclude each other. */
  private record UnionFixes(FixText text, FoundFixes fixes) {
    /** Those that only live has are cleared; of those in the text one stays, first a new one. */
    void look(FieldPath member) {
      FieldPath holder = member.parent().orElseThrow();
      MapValue written = map(text.written(holder));
      MapValue live = map(text.live(holder));
      clearOthers(holder, written);
      List<String> own = unionAt(holder).map(union -> union.present(written)).orElse(List.of());
      own.stream()
          .filter(_ -> own.size() > 1)
          .sorted(Comparator.comparing(name -> isOld(name, written, live)))
          .forEach(name -> only(name, holder, own));
    }

    private static boolean isOld(String name, MapValue written, MapValue live) {
      return live.has(name) || Directives.isDeletion(written.find(name).orElseThrow());
    }

    /** An item that is to replace live's: what excludes what it has is cleared. */
    void replaced(FieldPath item) {
      clearOthers(item, map(text.written(item)).toBuilder().remove(Directives.PATCH).build());
    }

    /** Clears those that only live has. */
    private void clearOthers(FieldPath holder, MapValue written) {
      MapValue live = map(text.live(holder));
      unionAt(holder)
          .map(union -> union.present(live).stream().filter(name -> !written.has(name)).toList())
          .ifPresent(others -> clear(holder, written, others));
    }

    private Optional<Union> unionAt(FieldPath holder) {
      return Union.of(Ancestry.of(text.schema().type(), holder).type());
    }

    /** The others go; a patch says null of those that live has. */
    private void only(String kept, FieldPath holder, List<String> own) {
      List<String> others = own.stream().filter(name -> !name.equals(kept)).toList();
      MapValue.Builder all = map(text.written(holder)).toBuilder();
      others.forEach(all::remove);
      MapValue rest = all.build();
      List<String> there = others.stream().filter(map(text.live(holder))::has).toList();
      if (there.isEmpty() || text.writing() == Writing.OBJECT) {
        fixes.set(FixWording.TAKE_OUT.text("name", String.join(", ", others)), holder, rest);
      }
      clear(holder, rest, there);
    }

    private void clear(FieldPath holder, MapValue written, List<String> others) {
      if (!others.isEmpty()) {
        MapValue.Builder all = written.toBuilder();
        others.forEach(name -> all.put(name, NullValue.NULL));
        fixes.set(
            FixWording.WRITE.text("value", String.join(": null, ", others) + ": null"),
            holder,
            all.build());
      }
    }

    private static MapValue map(Value value) {
      return value instanceof MapValue map ? map : MapValue.EMPTY;
    }
  }
}
