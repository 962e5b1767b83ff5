package dev.tripatch.engine.format;

import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Takes out of a patch what it does without. Each part is left out once, and stays out if the patch
 * still comes to the same result, by applying it. After so many tries the rest stays as it is.
 */
public final class SmallestPatch {

  private static final int MOST_TRIES = 1_000;

  private final PatchEffect effect;
  private final PatchFormat format;
  private final MapValue result;
  private int tries = MOST_TRIES;

  private SmallestPatch(PatchEffect effect, PatchFormat format, MapValue result) {
    this.effect = effect;
    this.format = format;
    this.result = result;
  }

  /**
   * A patch with the same effect and nothing to spare; as it is if it is refused.
   *
   * @param patch with numbers as they are written
   */
  public static Value of(PatchEffect effect, PatchFormat format, Value patch) {
    return effect
        .of(format, EngineNumbers.convert(patch))
        .map(result -> new SmallestPatch(effect, format, result).shrunk(patch, whole -> whole))
        .orElse(patch);
  }

  /**
   * A part without what it does without.
   *
   * @param inPlace the whole patch with another part in this one's place
   */
  private Value shrunk(Value part, UnaryOperator<Value> inPlace) {
    return switch (part) {
      case MapValue map -> map(map, inPlace);
      case ListValue list -> list(list, inPlace);
      case Scalar scalar -> scalar;
    };
  }

  private Value map(MapValue map, UnaryOperator<Value> inPlace) {
    MapValue kept = map;
    for (String key : List.copyOf(map.keys())) {
      MapValue now = kept;
      MapValue without = now.toBuilder().remove(key).build();
      if (isSame(inPlace.apply(without))) {
        kept = without;
      } else {
        Value child =
            shrunk(
                now.find(key).orElseThrow(),
                other -> inPlace.apply(now.toBuilder().put(key, other).build()));
        kept = now.toBuilder().put(key, child).build();
      }
    }
    return kept;
  }

  private Value list(ListValue list, UnaryOperator<Value> inPlace) {
    List<Value> kept = new ArrayList<>(list.items());
    for (int i = kept.size() - 1; i >= 0; i--) {
      int place = i;
      List<Value> without = new ArrayList<>(kept);
      without.remove(place);
      if (isSame(inPlace.apply(new ListValue(without)))) {
        kept = without;
      } else {
        List<Value> now = kept;
        kept =
            with(
                now,
                place,
                shrunk(
                    now.get(place),
                    other -> inPlace.apply(new ListValue(with(now, place, other)))));
      }
    }
    return new ListValue(kept);
  }

  private static List<Value> with(List<Value> items, int place, Value item) {
    List<Value> changed = new ArrayList<>(items);
    changed.set(place, item);
    return changed;
  }

  private boolean isSame(Value patch) {
    return tries-- > 0 && effect.isSame(format, EngineNumbers.convert(patch), result);
  }
}
