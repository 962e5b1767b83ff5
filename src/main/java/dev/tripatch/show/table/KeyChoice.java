package dev.tripatch.show.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.overlay.TypeKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A field of a list's items that could tell them from each other.
 *
 * @param key the field's key
 * @param items how many items the objects at hand have there, all lists together
 * @param without the items that lack the key
 * @param shared the items whose value an item before in the same list has, too
 */
public record KeyChoice(String key, int items, List<FieldPath> without, List<FieldPath> shared) {

  public KeyChoice {
    without = List.copyOf(without);
    shared = List.copyOf(shared);
  }

  /** Whether it tells all items apart. */
  public boolean isGood() {
    return without.isEmpty() && shared.isEmpty();
  }

  /** The choices for a list of objects; none for other fields. */
  static List<KeyChoice> of(SchemaRow row, Optional<DocumentFacts.Held> held) {
    boolean isUndeclaredList =
        !row.isDeclared() && held.filter(each -> !each.lists().isEmpty()).isPresent();
    SchemaType type = row.rule().type();
    return isUndeclaredList || type instanceof SchemaType.ListOf
        ? keys(type.items(), held).stream().map(key -> of(key, held)).toList()
        : List.of();
  }

  private static List<String> keys(SchemaType items, Optional<DocumentFacts.Held> held) {
    if (items.hasFields()) {
      return items.fieldNames().stream()
          .filter(
              name -> items.field(name).map(FieldRule::type).filter(TypeKind::isScalar).isPresent())
          .toList();
    }
    return TypeKind.isFreeForm(items)
        ? held.map(DocumentFacts.Held::keys).orElse(List.of())
        : List.of();
  }

  private static KeyChoice of(String key, Optional<DocumentFacts.Held> held) {
    Counting counting = new Counting(key);
    held.ifPresent(
        each -> {
          for (int i = 0; i < each.lists().size(); i++) {
            counting.list(each.lists().get(i), each.places().get(i));
          }
        });
    return new KeyChoice(key, counting.items, counting.without, counting.shared);
  }

  private static final class Counting {
    private final String key;
    private final List<FieldPath> without = new ArrayList<>();
    private final List<FieldPath> shared = new ArrayList<>();
    private int items;

    Counting(String key) {
      this.key = key;
    }

    void list(ListValue list, FieldPath place) {
      Set<Value> seen = new HashSet<>();
      for (int i = 0; i < list.size(); i++) {
        items++;
        FieldPath item = place.then(new PathStep.IndexItem(i));
        Value value = MapValue.in(list.get(i), key);
        if (!(value instanceof Scalar)) {
          without.add(item);
        } else if (!seen.add(value)) {
          shared.add(item);
        }
      }
    }
  }

  /** What there is to know of it, in a few words: {@code 1 of 4 items lacks it: ports[2]}. */
  public String sentence() {
    if (items == 0) {
      return ShowWording.NO_ITEMS.text();
    }
    if (isGood()) {
      return items == 1
          ? ShowWording.ONE_HAS_KEY.text()
          : ShowWording.ALL_HAVE_KEY.text("count", items);
    }
    return (broken(true) + " " + broken(false)).strip();
  }

  private String broken(boolean isLacking) {
    List<FieldPath> broken = isLacking ? without : shared;
    if (broken.isEmpty()) {
      return "";
    }
    String more =
        broken.size() > 1 ? ShowWording.AND_MORE_ITEMS.text("count", broken.size() - 1) : "";
    return (isLacking ? ShowWording.LACK_KEY : ShowWording.SHARE_KEY)
        .text("count", broken.size(), "items", items, "first", broken.getFirst(), "more", more);
  }
}
