package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The names of items that no merge key names: one item has one path in all documents, wherever it
 * is there. All other paths are as they are.
 */
public final class InnerNames {

  /** Items are named by their places. */
  public static final InnerNames NONE = new InnerNames(Map.of(), Map.of());

  private final Map<FieldPath, AlignedList> lists;
  private final Map<FieldPath, AlignedText> texts;

  private InnerNames(Map<FieldPath, AlignedList> lists, Map<FieldPath, AlignedText> texts) {
    this.lists = lists;
    this.texts = texts;
  }

  /**
   * Names the items in fields that Kubernetes handles as one. How many lines a secret has, and
   * which of them differ, is as secret: its text is one, masked or not.
   *
   * @param object all of it
   * @param root the type of the object
   */
  static InnerNames of(Stream<FieldOutcome> wholes, FieldValues object, SchemaType root) {
    InnerNames names = new InnerNames(new HashMap<>(), new HashMap<>());
    wholes.forEach(whole -> names.collect(TypedPath.of(root, whole.path()), whole.values()));
    names.texts.keySet().removeIf(path -> isInSecret(path.parent(), object));
    return names;
  }

  /** The names in a text of a document that shows other items than the document has. */
  public InnerNames shown(Role role, Map<FieldPath, List<PathStep>> items) {
    Map<FieldPath, AlignedList> changed = new HashMap<>(lists);
    items.forEach(
        (list, steps) -> changed.computeIfPresent(list, (_, known) -> known.with(role, steps)));
    return new InnerNames(changed, texts);
  }

  /**
   * Whether a place is in a Secret.
   *
   * @param holder the place, or empty for none
   * @param object what the documents have of the whole object
   */
  public static boolean isInSecret(Optional<FieldPath> holder, FieldValues object) {
    return holder.isPresent()
        && (isInSecret(holder.get().parent(), object)
            || Stream.of(Role.values())
                .flatMap(role -> Stream.ofNullable(object.of(role)))
                .flatMap(each -> Counted.valueAt(each, holder.get()).stream())
                .anyMatch(
                    each ->
                        each instanceof MapValue map && map.text("kind").matches("(?i)secrets?")));
  }

  private void collect(TypedPath place, FieldValues values) {
    AlignedText.of(values).ifPresent(text -> texts.put(place.path(), text));
    for (String key : ReadingUnion.of(role -> keysWithInside(values.of(role)))) {
      collect(place.key(key), key(values, key));
    }
    boolean isList =
        Arrays.stream(Role.values()).anyMatch(role -> values.of(role) instanceof ListValue);
    if (isList) {
      AlignedList list = AlignedList.of(place, values);
      if (!place.isMerged() && !list.isPlain()) {
        lists.put(place.path(), list);
      }
      for (PathStep step : ReadingUnion.of(list::steps)) {
        collect(place.then(step), list.items(step, values));
      }
    }
  }

  /** What each document has at a key. */
  static FieldValues key(FieldValues values, String key) {
    return values.map(value -> MapValue.in(value, key));
  }

  private static List<String> keysWithInside(@Nullable Value value) {
    if (!(value instanceof MapValue map)) {
      return List.of();
    }
    List<String> keys = new ArrayList<>();
    map.entries()
        .forEach(
            (key, part) -> {
              if (hasInside(part)) {
                keys.add(key);
              }
            });
    return keys;
  }

  /** Whether a document has a map, a list or a text of several lines there. */
  static boolean haveInside(FieldValues values) {
    return Arrays.stream(Role.values()).anyMatch(role -> hasInside(values.of(role)));
  }

  private static boolean hasInside(@Nullable Value value) {
    return value instanceof StringValue(String text, _)
        ? text.indexOf('\n') >= 0
        : value != null && !(value instanceof Scalar);
  }

  /** A text of several lines, where documents have different ones. */
  Optional<AlignedText> text(FieldPath path) {
    return Optional.ofNullable(texts.get(path));
  }

  /** Whether documents have different texts of several lines there. */
  public boolean hasText(FieldPath path) {
    return texts.containsKey(path);
  }

  /**
   * The step to the part of a text that a line is in.
   *
   * @param line counted from 1
   * @return empty if nothing differs there
   */
  public Optional<PathStep> lines(Role role, FieldPath text, int line) {
    return text(text).flatMap(aligned -> aligned.partAt(role, line));
  }

  /** How the items of a list are named. */
  AlignedList list(TypedPath place, FieldValues values) {
    AlignedList known = lists.get(place.path());
    return known == null ? AlignedList.of(place, values) : known;
  }

  /**
   * The step to an item of a document's list.
   *
   * @param list the list, in these names
   * @return empty if the list's own rule names its items
   */
  public Optional<PathStep> step(Role role, FieldPath list, int index) {
    AlignedList aligned = lists.get(list);
    return aligned == null || index >= aligned.steps(role).size()
        ? Optional.empty()
        : Optional.of(aligned.steps(role).get(index));
  }

  /**
   * The path by which a field is found in one document.
   *
   * @param path in these names; items may also be named by their places
   * @return the same path where no item in it has another; empty if the document lacks an item
   */
  public Optional<FieldPath> in(Role role, FieldPath path) {
    return lists.isEmpty() && texts.isEmpty()
        ? Optional.of(path)
        : Optional.ofNullable(found(role, path));
  }

  /** What each document has at a place inside a field. */
  FieldValues values(FieldOutcome whole, FieldPath path) {
    return FieldValues.of(role -> value(whole, path, role));
  }

  private @Nullable Value value(FieldOutcome whole, FieldPath path, Role role) {
    return in(role, path)
        .map(there -> there.below(whole.path()))
        .flatMap(
            inside ->
                Optional.ofNullable(whole.values().of(role)).flatMap(value -> at(value, inside)))
        .orElse(null);
  }

  /** Lines of a text come last. */
  private static Optional<Value> at(Value value, FieldPath path) {
    return path.last().orElse(null) instanceof PathStep.Lines(int first, int last)
        ? Counted.valueAt(value, path.parent().orElseThrow())
            .map(
                text -> text instanceof StringValue(String all, _) ? lines(all, first, last) : null)
        : Counted.valueAt(value, path);
  }

  private static @Nullable Value lines(String text, int first, int last) {
    List<String> lines = AlignedText.lines(text);
    int end = Math.min(last, lines.size());
    return first > end ? null : new StringValue(String.join("", lines.subList(first - 1, end)));
  }

  /** It returns the same path where it can: who looks fields up knows paths by identity. */
  @SuppressWarnings("ReferenceEquality")
  private @Nullable FieldPath found(Role role, FieldPath path) {
    FieldPath named = path.parent().orElse(null);
    PathStep step = path.last().orElse(null);
    if (named == null || step == null) {
      return path;
    }
    FieldPath holder = found(role, named);
    if (holder == null) {
      return null;
    }
    if (step instanceof PathStep.Lines part) {
      return holder.then(text(named).map(text -> text.lines(role, part)).orElse(part));
    }
    AlignedList aligned = step instanceof PathStep.Key ? null : lists.get(named);
    int place = aligned == null ? -1 : aligned.place(role, step);
    if (place >= 0) {
      return holder.index(place);
    }
    if (aligned != null && aligned.knows(step)) {
      return null;
    }
    return holder == named ? path : holder.then(step);
  }
}
