package dev.tripatch.hazard.check;

import dev.tripatch.hazard.EditDistance;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Values that a field with a closed list of values may not have. What live has already a server has
 * taken, so it may know more values than the schema; and the status is its own matter.
 *
 * @param where the document
 * @param locate where a field of the object is in that text
 * @param outcome the object that a server would read
 * @param live the object as it is; empty if there is none
 * @param isCustom whether a custom resource's definition gives the values; if not, an empty text is
 *     a field that is not set
 * @param findings where to tell it
 */
public record ValuesCheck(
    Role where,
    FieldFaults.Locator locate,
    MapValue outcome,
    Optional<MapValue> live,
    boolean isCustom,
    Findings findings) {

  private static final StringValue NO_TEXT = new StringValue("");
  private static final int SHORTEST = 3;
  private static final PathStep STATUS = new PathStep.Key("status");

  /** Looks at a field's value; the values in it are fields of their own. */
  public void check(Field field) {
    if (field.type() instanceof SchemaType.Primitive type
        && !type.values().isEmpty()
        && field.value() instanceof Scalar found
        && TypeCheck.fits(found, type)
        && !isTaken(field.path(), found, type.values())) {
      add(field.path(), found, type.values());
    }
  }

  private boolean isTaken(FieldPath path, Scalar found, List<Scalar> values) {
    return found == NullValue.NULL
        || values.contains(found)
        || (!isCustom && found.equals(NO_TEXT))
        || path.steps().stream().findFirst().filter(STATUS::equals).isPresent()
        || live.flatMap(object -> Counted.valueAt(object, path)).filter(found::equals).isPresent();
  }

  /** Tells that a value is not among those that it may be. */
  void add(FieldPath path, Scalar found, List<Scalar> values) {
    String choice = Show.choice(values.stream().map(ValuesCheck::plain).toList());
    findings.add(
        where,
        path,
        locate.value(path),
        new Finding(
            HazardKind.UNSUPPORTED_VALUE,
            HazardWording.NOT_ALLOWED.text(
                "field", path, "values", choice, "found", Show.value(found)),
            near(found, values)
                .map(meant -> meant(plain(found), plain(meant)))
                .orElse(HazardWording.WRITE.text("value", choice)),
            isCustom ? Optional.of(words(path, found, values)) : Optional.empty()));
  }

  /** The value that is meant, if what is written may be a slip of the pen for it. */
  public static Optional<Scalar> near(Scalar written, List<Scalar> values) {
    String word = plain(written);
    return values.stream()
        .filter(each -> isNear(word, plain(each)))
        .min(Comparator.comparingInt(each -> EditDistance.of(word, plain(each))));
  }

  /** Any two words of one or two letters are alike. */
  private static boolean isNear(String written, String meant) {
    return written.equalsIgnoreCase(meant)
        || (Math.min(written.length(), meant.length()) >= SHORTEST
            && EditDistance.isSlip(written, meant));
  }

  private static String meant(String written, String meant) {
    return (meant.equalsIgnoreCase(written) ? HazardWording.MEANT_CASE : HazardWording.MEANT)
        .text("field", meant);
  }

  /** As a server says it of a custom resource: in the order of the definition. */
  private String words(FieldPath path, Scalar found, List<Scalar> values) {
    return Counted.path(path, outcome)
        + ": Unsupported value: "
        + Show.value(found)
        + ": supported values: "
        + values.stream()
            .map(each -> Show.value(new StringValue(plain(each))))
            .collect(Collectors.joining(", "));
  }

  private static String plain(Value value) {
    return switch (value) {
      case StringValue(String text, _) -> text;
      case IntegerValue(long number) -> Long.toString(number);
      case BoolValue(boolean truth) -> Boolean.toString(truth);
      default -> Show.value(value);
    };
  }
}
