package dev.tripatch.hazard;

import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What live loses though nothing deletes it by name: the items and fields that the result lacks,
 * unless the patch names them, local dropped them from last applied, or the server fills them in.
 *
 * @param stored the result as a server stores it
 */
record Losses(Slips slips, MapValue stored) {

  /**
   * A list that is written as a whole, or a map that loses fields.
   *
   * @param isChoice whether it is a map of which one part excludes the others
   */
  private record Holder(FieldPath path, boolean isList, boolean isChoice) {

    Holder(FieldPath path, boolean isList) {
      this(path, isList, false);
    }
  }

  static Losses of(Slips slips) {
    return new Losses(
        slips, StoredObject.of(slips.result(), Optional.of(slips.live()), slips.schema()).object());
  }

  /** Those of operations: only what writes over something loses what was there. */
  void check(List<PlacedOperation> operations) {
    MapValue at = slips.live();
    for (PlacedOperation each : operations) {
      FieldPath path = each.before().path();
      boolean isLive = Counted.valueAt(slips.live(), path).isPresent();
      Optional<Value> before =
          isLive && writesOver(each) ? Counted.valueAt(at, path) : Optional.empty();
      if (!(new JsonPatch(List.of(each.operation())).apply(at)
          instanceof JsonPatch.Applied(MapValue next))) {
        return;
      }
      at = next;
      Optional<Value> after = Counted.valueAt(next, each.place().path());
      if (before.isPresent() && after.isPresent()) {
        boolean isAdd = each.operation() instanceof Operation.Add;
        List<String> lost = lost(path, before.get(), after.get(), isAdd);
        if (!lost.isEmpty()) {
          Holder holder = new Holder(path, before.get() instanceof ListValue);
          slips.add(path, isAdd ? added(holder, lost) : finding(holder, lost, Optional.empty()));
        }
      }
    }
  }

  private static boolean writesOver(PlacedOperation each) {
    return switch (each.operation()) {
      case Operation.Replace _ -> true;
      case Operation.Add _, Operation.Copy _, Operation.Move _ ->
          each.before().path().last().orElse(null) instanceof PathStep.Key;
      case Operation.Remove _, Operation.Test _ -> false;
    };
  }

  private List<String> lost(FieldPath path, Value before, Value after, boolean isAdd) {
    if (isOtherKind(before, after)) {
      return children(before);
    }
    boolean isOther = isAdd || isOtherSize(before, after);
    return InnerParts.between(before, after).stream()
        .filter(part -> isGone(part) || isOther && isOtherItem(part))
        .filter(part -> !isThere(path, part))
        .map(part -> name(new Holder(FieldPath.root(), before instanceof ListValue), part))
        .toList();
  }

  /** Whether there is another item at the place of one that was there. */
  private static boolean isOtherItem(FieldOutcome part) {
    return part.values().live() instanceof Scalar && isItem(part);
  }

  private static boolean isGone(FieldOutcome part) {
    return !NullValue.isNothing(part.values().live())
        && part.values().result() == null
        && !(part.path().last().orElseThrow() instanceof PathStep.Lines);
  }

  /** Whether it is in a list; lines of a text are no items. */
  private static boolean isItem(FieldOutcome part) {
    return switch (part.path().last().orElseThrow()) {
      case PathStep.Key _, PathStep.Lines _ -> false;
      case PathStep.IndexItem _, PathStep.KeyedItem _, PathStep.SetItem _ -> true;
    };
  }

  /** Those of a comparison, or of a patch in the form of the object. */
  void check(Explanation explanation) {
    InnerParts inside = InnerParts.changing(explanation, slips.schema().type());
    SequencedMap<Holder, List<String>> lost = new LinkedHashMap<>();
    for (FieldOutcome field : explanation.all()) {
      FieldValues values = field.values();
      if (field.isWhole() && values.result() != null && isOtherKind(live(field), values.result())) {
        lost.put(new Holder(field.path(), live(field) instanceof ListValue), children(live(field)));
        continue;
      }
      List<FieldPath> others = others(field, inside);
      others.forEach(
          item ->
              lost.computeIfAbsent(new Holder(field.path(), true), _ -> new ArrayList<>())
                  .add(Show.item(Objects.requireNonNull(inside.values(field, item).live()))));
      for (FieldOutcome each : parts(field, inside)) {
        boolean isTold = others.stream().anyMatch(each.path()::startsWith);
        if (!isTold && isLost(field, each, inside)) {
          Holder holder = holder(each, explanation);
          List<String> names = lost.computeIfAbsent(holder, _ -> new ArrayList<>());
          (isThere(FieldPath.root(), each)
                  ? twins(each).map(Show::item).filter(name -> !names.contains(name)).findFirst()
                  : Optional.of(name(holder, each)))
              .ifPresent(names::add);
        }
      }
    }
    lost.values().removeIf(List::isEmpty);
    lost.forEach(
        (holder, names) -> {
          FieldOutcome field = explanation.at(holder.path());
          boolean isAsked = field.reason() == Reason.PATCH_LIST_REPLACED;
          Optional<FieldRule> rule = field.rule().filter(_ -> !isAsked);
          slips.add(holder.path(), finding(holder, names, rule));
        });
  }

  /** The items of a list that have nothing in common with what is at their place afterwards. */
  private static List<FieldPath> others(FieldOutcome list, InnerParts inside) {
    return inside.order(list.path()).stream()
        .filter(path -> path.length() == list.path().length() + 1)
        .filter(path -> isOther(inside.values(list, path)))
        .toList();
  }

  /** Of a list with as many items before and after, one that differs is changed. */
  private static boolean isOtherSize(@Nullable Value before, @Nullable Value after) {
    return before instanceof ListValue old
        && after instanceof ListValue list
        && old.size() != list.size();
  }

  private static boolean isOther(FieldValues item) {
    return item.live() instanceof MapValue
        && item.result() instanceof MapValue
        && NullValue.isNothing(item.lastApplied())
        && areOther(item.live(), item.result());
  }

  private static boolean areOther(@Nullable Value before, @Nullable Value after) {
    return switch (before) {
      case MapValue map when after instanceof MapValue other ->
          map.keys().stream().allMatch(key -> areOther(map.get(key), other.get(key)));
      case ListValue list when after instanceof ListValue other ->
          list.items().stream().noneMatch(other.items()::contains);
      case null, default -> !Objects.equals(before, after);
    };
  }

  /** Whether something of another kind takes the place of a list or a map. */
  private static boolean isOtherKind(Value before, Value after) {
    return before instanceof ListValue && !(after instanceof ListValue)
        || before instanceof MapValue && !(after instanceof MapValue);
  }

  private static List<String> children(Value live) {
    return live instanceof MapValue map
        ? List.copyOf(map.keys())
        : ((ListValue) live).items().stream().map(Show::item).toList();
  }

  /** A field that has no parts, or what differs inside it; lines of a text are no parts here. */
  private static List<FieldOutcome> parts(FieldOutcome field, InnerParts inside) {
    if (!field.isWhole()) {
      return List.of();
    }
    boolean isSimple = field.values().result() == null || field.values().live() instanceof Scalar;
    List<FieldOutcome> inner = isSimple ? List.of() : inside.of(field.path());
    return inner.isEmpty() ? List.of(field) : inner;
  }

  private static boolean isLost(FieldOutcome field, FieldOutcome part, InnerParts inside) {
    FieldValues values = part.values();
    FieldPath holder = part.equals(field) ? field.path() : part.path().parent().orElseThrow();
    FieldValues list = inside.values(field, holder);
    boolean isOther = isOtherItem(part) && isOtherSize(list.live(), list.result());
    boolean isDropped =
        !NullValue.isNothing(values.lastApplied()) && NullValue.isNothing(values.local());
    return (isGone(part) || isOther)
        && !isDropped
        && !isDeletedByName(part)
        && !(field.reason().isOfTwins() && isNamed(field, part));
  }

  /** Whether a patch deletes all items with this key or value, of a list that has several. */
  private static boolean isNamed(FieldOutcome list, FieldOutcome twin) {
    boolean isDeletion =
        list.patchEntry() instanceof PatchEntry.Verbatim said
            && said.deletions().orElse(NullValue.NULL) instanceof ListValue deleted
            && deleted.items().contains(live(twin));
    return isDeletion
        || list.values().patch() instanceof ListValue written
            && twin.path().below(list.path()).steps().getFirst()
                instanceof PathStep.KeyedItem(String key, Scalar value, _)
            && written.items().stream()
                .anyMatch(item -> deletes(item) && value.equals(((MapValue) item).get(key)));
  }

  private static boolean isDeletedByName(FieldOutcome field) {
    return switch (field.reason()) {
      case NULL_DELETES, EXPLICIT_NULL, ITEM_DELETED, MEMBER_DELETED, WITHIN_EMPTIED -> true;
      default -> deletes(field.values().patch());
    };
  }

  private static boolean deletes(@Nullable Value written) {
    return written instanceof MapValue map && Directives.DELETE.equals(map.get(Directives.PATCH));
  }

  /**
   * Whether the server fills it in: another item at its place is not what was there. Items without
   * a name may have moved, so nothing but a field with the same value is looked up inside them.
   */
  private boolean isThere(FieldPath in, FieldOutcome lost) {
    Value before = Counted.valueAt(slips.live(), in).orElse(NullValue.NULL);
    Value after = Counted.valueAt(stored, in).orElse(NullValue.NULL);
    FieldPath holder = lost.path().parent().orElseThrow();
    boolean isNamed = holder.steps().stream().allMatch(Losses::isName);
    int left = isNamed ? occurrences(after, holder, live(lost)) : 0;
    return left > 0 && left >= occurrences(before, holder, live(lost))
        || isName(lost.path().last().orElseThrow())
            && Counted.valueAt(after, lost.path())
                .filter(value -> isNamed || value.equals(live(lost)))
                .isPresent();
  }

  private static boolean isName(PathStep step) {
    return step instanceof PathStep.Key || named(step).isPresent();
  }

  /** Items with the key of one that is there, where not all of them are: those that are not. */
  private Stream<Value> twins(FieldOutcome there) {
    List<Value> after = like(stored, there);
    List<Value> before = like(slips.live(), there);
    return before.size() > after.size()
        ? before.stream().filter(item -> !after.contains(item))
        : Stream.empty();
  }

  private static List<Value> like(MapValue object, FieldOutcome item) {
    return item.path().last().orElseThrow() instanceof PathStep.KeyedItem(String key, var own, _)
            && Counted.valueAt(object, item.path().parent().orElseThrow()).orElseThrow()
                instanceof ListValue list
        ? list.items().stream()
            .filter(each -> each instanceof MapValue map && own.equals(map.get(key)))
            .toList()
        : List.of();
  }

  private static int occurrences(Value object, FieldPath list, Value item) {
    return Counted.valueAt(object, list).orElse(NullValue.NULL) instanceof ListValue items
        ? Collections.frequency(items.items(), item)
        : 0;
  }

  /** The outermost list around it that is written as a whole, or else what it is in. */
  private static Holder holder(FieldOutcome lost, Explanation explanation) {
    FieldPath in = lost.path().parent().orElseThrow();
    FieldPath whole = in;
    for (FieldPath at = in; !at.isRoot(); at = at.parent().orElseThrow()) {
      if (isWrittenWhole(at, explanation)) {
        whole = at;
      }
    }
    boolean isChoice =
        lost.reason() == Reason.NOT_RETAINED || lost.reason() == Reason.PATCH_NOT_RETAINED;
    return new Holder(
        whole, isItem(lost) || !whole.equals(in) || isWrittenWhole(in, explanation), isChoice);
  }

  private static boolean isWrittenWhole(FieldPath path, Explanation explanation) {
    FieldOutcome field = explanation.at(path);
    return field.path().equals(path)
        && field.values().live() instanceof ListValue
        && (field.isWhole() || field.reason() == Reason.JSON_LIST_REPLACED);
  }

  private static String name(Holder holder, FieldOutcome lost) {
    List<PathStep> steps = lost.path().below(holder.path()).steps();
    Optional<Scalar> item = named(steps.getFirst());
    if (steps.size() == 1 && holder.isList()) {
      return Show.item(item.<Value>map(each -> each).orElseGet(() -> live(lost)));
    }
    FieldPath first = holder.path().then(steps.getFirst());
    String within =
        item.map(it -> Show.value(it).replace("\"", "") + "." + lost.path().below(first))
            .orElseGet(() -> lost.path().below(holder.path()).toString());
    return steps.size() > 1 && steps.getLast() instanceof PathStep.IndexItem
        ? within + " " + Show.item(live(lost))
        : within;
  }

  private static Value live(FieldOutcome lost) {
    return Objects.requireNonNullElse(lost.values().live(), NullValue.NULL);
  }

  private static Optional<Scalar> named(PathStep step) {
    return switch (step) {
      case PathStep.KeyedItem(_, Scalar key, int occurrence) when occurrence == 0 ->
          Optional.of(key);
      case PathStep.SetItem member -> Optional.of(member.value());
      default -> Optional.empty();
    };
  }

  private static Finding added(Holder holder, List<String> lost) {
    return new Finding(
        HazardKind.ADD_REPLACES,
        HazardWording.ADD_REPLACES.text("field", holder.path(), "lost", Show.list(lost)),
        (holder.isList() ? HazardWording.ADD_AT_END : HazardWording.ADD_EACH).text());
  }

  /** Whether a server takes only one of the fields there, and the result has one. */
  private boolean isOneOf(FieldPath path) {
    return Counted.valueAt(slips.result(), path).orElse(NullValue.NULL) instanceof MapValue map
        && Union.of(TypedPath.of(slips.type(), path).type())
            .filter(union -> !union.present(map).isEmpty())
            .isPresent();
  }

  private Finding finding(Holder holder, List<String> lost, Optional<FieldRule> rule) {
    FieldPath path = holder.path();
    boolean isLocal = slips.where() == Role.LOCAL;
    if (!holder.isList()) {
      return new Finding(
          HazardKind.DROPS_FIELDS,
          path.isRoot()
              ? HazardWording.DROPS_FIELDS_OF_OBJECT.text("lost", Show.list(lost))
              : HazardWording.DROPS_FIELDS.text("field", path, "lost", Show.list(lost)),
          (holder.isChoice() || isOneOf(path)
                  ? HazardWording.KEEP_ONE
                  : isLocal ? HazardWording.KEEP_IN_LOCAL : HazardWording.KEEP_IN_PATCH)
              .text());
    }
    boolean isMergedElsewhere = rule.filter(FieldRule::merges).isPresent();
    HazardWording remedy =
        isLocal
            ? HazardWording.KEEP_IN_LOCAL
            : isMergedElsewhere ? HazardWording.OTHERS_IN_OR_STRATEGIC : HazardWording.OTHERS_IN;
    return new Finding(
        HazardKind.LIST_DROPS_ITEMS,
        HazardWording.DROPS_ITEMS.text("list", path, "lost", Show.list(lost)),
        remedy.text());
  }
}
