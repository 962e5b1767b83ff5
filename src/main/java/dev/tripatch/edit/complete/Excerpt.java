package dev.tripatch.edit.complete;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;

/** A value in few words. */
final class Excerpt {

  private static final int LONGEST = 40;

  private Excerpt() {}

  static String of(Value value) {
    return switch (value) {
      case MapValue map ->
          map.get("name") instanceof Scalar name ? "name: " + Written.plain(name) : "{…}";
      case ListValue ignored -> "[…]";
      case Scalar scalar -> shortened(Written.yaml(scalar));
    };
  }

  private static String shortened(String text) {
    return Written.fitsLine(text) && text.length() <= LONGEST ? text : "…";
  }
}
