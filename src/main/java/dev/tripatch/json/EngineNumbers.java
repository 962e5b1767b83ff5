package dev.tripatch.json;

import java.util.ArrayList;
import java.util.List;

/**
 * Number kinds as Kubernetes' JSON reader (apimachinery's {@code util/json}) leaves them: an
 * integer that does not fit 64 bits becomes a float. Patches are computed on such values.
 *
 * <p>Documents are decoded where they come in: by {@code SourceDocument.decoded()}, and by {@code
 * ThreeWayInputs} for values of any origin. Elsewhere only texts within values are, such as the
 * last-applied annotation, and what a message quotes.
 */
public final class EngineNumbers {

  private EngineNumbers() {}

  /** The map as the patch code would read it; the same object where nothing changes. */
  public static MapValue asEngineReads(MapValue map) {
    return (MapValue) convert(map);
  }

  /** The value as the patch code would read it; the same object where nothing changes. */
  public static Value convert(Value value) {
    return switch (value) {
      case BigIntegerValue big -> new FloatValue(big.number().doubleValue());
      case MapValue map -> map.decoded();
      case ListValue list -> convertList(list);
      case Scalar scalar -> scalar;
    };
  }

  @SuppressWarnings("ReferenceEquality") // convert gives the same object where nothing changes
  private static Value convertList(ListValue list) {
    List<Value> changed = null;
    for (int i = 0; i < list.size(); i++) {
      Value converted = convert(list.get(i));
      if (converted != list.get(i)) {
        changed = changed == null ? new ArrayList<>(list.items()) : changed;
        changed.set(i, converted);
      }
    }
    return changed == null ? list : new ListValue(changed);
  }
}
