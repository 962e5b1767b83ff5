package dev.tripatch.engine.stored;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * A field that a server stores otherwise than it was given.
 *
 * @param path where it is; items are named as the schema names them
 * @param before the value that was given; empty if there was none
 * @param after the value that is stored; empty if there is none
 * @param reason why
 */
public record StoredChange(
    FieldPath path, Optional<Value> before, Optional<Value> after, StoredReason reason) {
  private static final int LONGEST = 60;

  /** Why, in a sentence, which quotes no value of a Secret. */
  public String sentence() {
    String given = before.map(StoredChange::shown).orElse("");
    String stored = after.map(StoredChange::shown).orElse("");
    return switch (reason) {
      case DEFAULT ->
          before.isPresent()
              ? StoredWording.DEFAULT_OF_ZERO.text("before", given, "after", stored)
              : StoredWording.DEFAULT.text("after", stored);
      case EMPTY -> StoredWording.EMPTY.text("before", given);
      case ZERO -> StoredWording.ZERO.text("before", given);
      case NULL_ITEM -> StoredWording.NULL_ITEM.text("after", stored);
      case ALWAYS_WRITTEN -> StoredWording.ALWAYS_WRITTEN.text("after", stored);
      case QUANTITY -> StoredWording.QUANTITY.text("after", stored);
      case BASE64 -> StoredWording.BASE64.text();
      case STRING_DATA -> StoredWording.STRING_DATA.text();
      case MIRRORED -> StoredWording.MIRRORED.text("after", stored);
      case KEPT ->
          (after.isPresent() ? StoredWording.KEPT : StoredWording.IGNORED)
              .text("before", given, "after", stored);
      case SERVICE_TYPE -> StoredWording.SERVICE_TYPE.text("before", given);
      case TEMPLATE_GENERATION -> StoredWording.TEMPLATE_GENERATION.text("after", stored);
      case DEFINED_DEFAULT -> StoredWording.DEFINED_DEFAULT.text("after", stored);
      case NOT_DEFINED -> StoredWording.NOT_DEFINED.text();
      case UNKNOWN_FIELD -> StoredWording.UNKNOWN_FIELD.text();
    };
  }

  private static String shown(Value value) {
    String text =
        value instanceof StringValue(String plain, _) && !plain.isBlank()
            ? plain
            : CanonicalJson.write(value);
    return text.length() > LONGEST
        ? text.substring(0, text.offsetByCodePoints(0, LONGEST / 2)) + "…"
        : text;
  }
}
