package dev.tripatch.hazard.check;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.FieldWalk;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Directives that are right and do not do what they should with this live object. */
public record PatchTraps(Text patch, Dialect dialect, Findings findings) {
  /**
   * A value that {@code $deleteFromPrimitiveList/x} names and {@code x} too, without an order of x.
   * For any other value it is all one which of the two comes first.
   */
  public void checkDeletions(Field field) {
    if (field.value() instanceof MapValue map && dialect.isStrategic()) {
      for (String key : map.keys()) {
        Directives.fieldOf(key, Directives.DELETE_FROM_PRIMITIVE_LIST)
            .filter(list -> !map.has(Directives.orderKey(list)))
            .filter(list -> dialect.knows(key))
            .flatMap(list -> both(key, list, inBoth(map.get(key), map.get(list))))
            .ifPresent(found -> findings.add(Role.PATCH, patch, field.path().key(key), found));
      }
    }
  }

  /**
   * {@code $patch} in a map or an item, where it does not do what it reads like.
   *
   * @param live the object that the patch is meant for
   * @param result what the patch makes of it
   */
  public void checkMarkers(Field field, Text live, Text result) {
    FieldPath path = field.path();
    boolean isItem = path.isItem();
    boolean isRead = dialect.isStrategic() && dialect != Dialect.KUSTOMIZE;
    if (!isRead || !(field.value() instanceof MapValue map)) {
      return;
    }
    if (isItem) {
      boolean isDropped =
          path.last().orElseThrow() instanceof PathStep.KeyedItem && !result.has(path);
      if (isDropped && Directives.REPLACE.equals(map.get(Directives.PATCH))) {
        add(path, itself(path));
      }
      return;
    }
    boolean isLive = live.mapAt(path).isPresent();
    boolean isDeletion = Directives.isDeletion(map);
    if (isLive && isDeletion && result.mapAt(path).filter(MapValue::isEmpty).isPresent()) {
      add(path, emptied(path));
    } else if (!isLive && map.has(Directives.PATCH) && map.size() > 1 && !result.has(path)) {
      add(path, dropped(path));
    }
  }

  private void add(FieldPath path, Finding finding) {
    findings.add(Role.PATCH, patch, path.key(Directives.PATCH), finding);
  }

  private static Finding emptied(FieldPath path) {
    return new Finding(
        HazardKind.EMPTIED_MAP,
        HazardWording.EMPTIED.text("path", path.isRoot() ? HazardWording.OBJECT.text() : path),
        HazardWording.WRITE_NULL.text());
  }

  private static Finding itself(FieldPath item) {
    return new Finding(
        HazardKind.DROPPED_WITH_DIRECTIVE,
        HazardWording.REPLACING_ITEM.text("item", item),
        HazardWording.REPLACE_ALONE.text());
  }

  private static Finding dropped(FieldPath path) {
    return new Finding(
        HazardKind.DROPPED_WITH_DIRECTIVE,
        HazardWording.DROPPED.text("path", path),
        HazardWording.PATCH_OUT.text());
  }

  private static List<Value> inBoth(@Nullable Value deleted, @Nullable Value added) {
    return deleted instanceof ListValue gone && added instanceof ListValue there
        ? gone.items().stream().filter(there.items()::contains).distinct().toList()
        : List.of();
  }

  private static Optional<Finding> both(String directive, String list, List<Value> values) {
    if (values.isEmpty()) {
      return Optional.empty();
    }
    String named = values.stream().map(CanonicalJson::write).collect(Collectors.joining(", "));
    String sentence =
        HazardWording.ADDS_AND_DELETES.text("values", named, "list", list, "count", values.size());
    String remedy = HazardWording.NAME_ONCE.text("list", list, "directive", directive);
    return Optional.of(new Finding(HazardKind.AMBIGUOUS_DELETION, sentence, remedy));
  }

  /**
   * Directives that the result has as fields.
   *
   * @param isKnown whether a place of the result had the key before, or was told of already
   */
  public void checkLeaks(MapValue result, SchemaType type, Predicate<FieldPath> isKnown) {
    FieldWalk.over(
        result,
        type,
        field -> {
          if (field.value() instanceof MapValue map) {
            map.keys().stream()
                .filter(key -> Directives.isDirective(key) && dialect.knows(key))
                .filter(key -> isUndeclared(field, key) && !isKnown.test(field.path().key(key)))
                .forEach(key -> addLeak(field.path(), key));
          }
        });
  }

  private static boolean isUndeclared(Field field, String key) {
    return field.asStruct().flatMap(struct -> struct.schema().field(key)).isEmpty();
  }

  private void addLeak(FieldPath holder, String key) {
    Finding finding =
        atomicList(holder)
            .map(list -> inAtomicList(list, key))
            .orElseGet(() -> inNewMap(holder, key));
    findings.add(Role.PATCH, patch, patch.nearest(holder.key(key)), finding);
  }

  /** The outermost list around a field whose items nothing distinguishes. */
  private static Optional<FieldPath> atomicList(FieldPath path) {
    FieldPath at = FieldPath.root();
    for (PathStep step : path.steps()) {
      if (step instanceof PathStep.IndexItem) {
        return Optional.of(at);
      }
      at = at.then(step);
    }
    return Optional.empty();
  }

  private static Finding inAtomicList(FieldPath list, String key) {
    return new Finding(
        HazardKind.LEAKED_DIRECTIVE,
        HazardWording.LEAKED_IN_LIST.text("list", list, "directive", key),
        HazardWording.WHOLE_LIST.text("directive", key));
  }

  private static Finding inNewMap(FieldPath holder, String key) {
    return new Finding(
        HazardKind.LEAKED_DIRECTIVE,
        HazardWording.LEAKED.text("path", holder, "directive", key),
        HazardWording.DIRECTIVE_OUT.text("directive", key));
  }
}
