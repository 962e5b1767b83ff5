package dev.tripatch.validate;

import dev.tripatch.engine.patch.GoQuote;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Judges a value by the keywords of its definition (kube-openapi, {@code pkg/validation/validate}).
 */
final class DefinedValues {
  private static final double LARGEST_WHOLE = 9007199254740991.0;
  private static final double NEARLY = 1e-9;

  private final Value value;
  private final DefinedPart part;
  private final FieldPath at;
  private final Set<DefinedFault> faults = new LinkedHashSet<>();

  /** How much of it fits: where all alternatives fail, a server tells the faults of the best. */
  private int fits;

  private DefinedValues(Value value, DefinedPart part, FieldPath at) {
    this.value = value;
    this.part = part;
    this.at = at;
  }

  /**
   * The faults of a whole object.
   *
   * @param before the same of what was there before; empty if it is created
   */
  static Set<DefinedFault> in(MapValue object, DefinedPart part, Optional<Correlated> before) {
    return judged(object, part, FieldPath.root(), before).faults;
  }

  private static DefinedValues judged(
      Value value, DefinedPart part, FieldPath at, Optional<Correlated> before) {
    DefinedValues judged = new DefinedValues(value, part, at);
    judged.judge(before);
    if (!judged.faults.isEmpty() && before.filter(Correlated::isSame).isPresent()) {
      judged.faults.clear();
    }
    return judged;
  }

  private void judge(Optional<Correlated> before) {
    boolean isTyped = !part.types().isEmpty() || !DefinedFormats.known(part).isEmpty();
    if (isTyped && isOfType()) {
      fits++;
    }
    if (value != NullValue.NULL) {
      fits += isTyped ? 5 : 4;
      checkAlternatives();
      Value exact = value.exact();
      if (exact instanceof StringValue(String text, _)) {
        checkText(text);
      } else if (exact instanceof MapValue map) {
        checkFields(map, before);
      } else if (exact instanceof ListValue list) {
        checkItems(list, before);
      } else if (exact instanceof Scalar number && typeOf(number).matches("integer|number")) {
        checkNumber(number);
      }
    }
    checkChoice();
  }

  private void take(DefinedValues other) {
    faults.addAll(other.faults);
    fits += other.fits;
  }

  private String name() {
    StringBuilder name = new StringBuilder();
    for (PathStep step : at.steps()) {
      switch (step) {
        case PathStep.Key(String key) -> name.append(name.isEmpty() ? "" : ".").append(key);
        case PathStep.IndexItem(int index) -> name.append('[').append(index).append(']');
        default -> throw new IllegalStateException("an item that is not counted: " + at);
      }
    }
    return name.toString();
  }

  private void add(DefinedBreach breach, String wanted, String body) {
    String field = at.isRoot() ? DefinedFault.NO_FIELD : name();
    faults.add(new DefinedFault(at, breach, wanted, field, body, true));
  }

  private void addInvalid(DefinedBreach breach, String wanted, Value found, String detail) {
    add(breach, wanted, invalid(found) + ": " + name() + " in body " + detail);
  }

  /** What the server says of no field. */
  private void addNameless(DefinedBreach breach, String wanted, String detail) {
    String body = "Invalid value: \"\": " + detail;
    faults.add(new DefinedFault(at, breach, wanted, DefinedFault.NO_FIELD, body, true));
  }

  static String invalid(Value found) {
    return "Invalid value: " + shown(found);
  }

  static String shown(Value found) {
    if (found instanceof StringValue text) {
      return GoQuote.of(text.text());
    }
    return found instanceof Scalar scalar && found != NullValue.NULL
        ? GoText.print(scalar)
        : CanonicalJson.write(found);
  }

  private static String typeOf(Value value) {
    if (!(value instanceof Scalar)) {
      return value instanceof MapValue ? "object" : "array";
    }
    return switch (value.exact()) {
      case NullValue _ -> "null";
      case StringValue _ -> "string";
      case BoolValue _ -> "boolean";
      case IntegerValue _ -> "integer";
      default -> "number";
    };
  }

  private boolean isOfType() {
    List<String> types = part.types();
    String found = typeOf(value);
    if (value == NullValue.NULL) {
      return types.isEmpty() || part.says("nullable") || isNot(String.join(",", types), found);
    }
    String format = DefinedFormats.known(part);
    boolean isNumeric = types.contains("number") || types.contains("integer");
    boolean hasForm = !format.isEmpty() && (found.equals("string") || found.equals("array"));
    boolean isLike =
        types.contains(found)
            || found.equals("integer") && types.contains("number")
            || value.exact() instanceof FloatValue(double number)
                && isWhole(number)
                && types.contains("integer");
    if (isLike || hasForm && !isNumeric || types.isEmpty() && format.isEmpty()) {
      return true;
    }
    String size = found.equals("integer") ? "int64" : found.equals("number") ? "float64" : "";
    boolean isFormat = !format.isEmpty() && !hasForm && !format.equals(size);
    return isFormat ? isNot(format, size) : isNot(String.join(",", types), found);
  }

  private boolean isNot(String wanted, String found) {
    String detail = "must be of type " + wanted + ": " + GoQuote.of(found);
    addInvalid(DefinedBreach.TYPE, wanted, new StringValue(found), detail);
    return false;
  }

  private static boolean isWhole(double number) {
    return Math.abs(number) <= LARGEST_WHOLE
        && Math.abs(number - (long) number) <= NEARLY * Math.abs(2 * number);
  }

  private void checkAlternatives() {
    checkAlternatives("allOf");
    checkAlternatives("anyOf");
    checkAlternatives("oneOf");
    if (part.facts().get("not") instanceof MapValue not) {
      DefinedValues other = judged(value, DefinedPart.within(not), at, Optional.empty());
      if (other.isUnknown()) {
        takeUnknown("not");
      } else if (other.faults.isEmpty()) {
        addAlternatives("not", "must not validate the schema (not)");
      }
    }
  }

  private void checkAlternatives(String keyword) {
    List<DefinedValues> all =
        part.alternatives(keyword).stream()
            .map(each -> judged(value, each, at, Optional.empty()))
            .toList();
    if (all.isEmpty()) {
      return;
    }
    if (all.stream().anyMatch(DefinedValues::isUnknown)) {
      takeUnknown(keyword);
      return;
    }
    long fit = all.stream().filter(each -> each.faults.isEmpty()).count();
    switch (keyword) {
      case "allOf" -> {
        all.forEach(this::take);
        if (fit < all.size()) {
          String none = fit == 0 ? ". None validated" : "";
          addAlternatives(keyword, "must validate all the schemas (allOf)" + none);
        }
      }
      case "anyOf" -> {
        takeBest(all);
        if (fit == 0) {
          addAlternatives(keyword, "must validate at least one schema (anyOf)");
        }
      }
      default -> {
        if (fit <= 1) {
          takeBest(all);
        }
        if (fit != 1) {
          String found = fit == 0 ? "none valid" : fit + " valid alternatives";
          addAlternatives(keyword, "must validate one and only one schema (oneOf). Found " + found);
        }
      }
    }
  }

  private void addAlternatives(String keyword, String detail) {
    addNameless(DefinedBreach.ALTERNATIVES, keyword, GoQuote.of(name()) + " " + detail);
  }

  /** Whether something in it is not checked here, on which it may depend. */
  private boolean isUnknown() {
    return faults.stream().anyMatch(fault -> !fault.refuses());
  }

  private void takeUnknown(String keyword) {
    faults.add(new DefinedFault(at, DefinedBreach.NOT_CHECKED, keyword, name(), keyword, false));
  }

  /** The first that fits, otherwise the first of those that fit best. */
  private void takeBest(List<DefinedValues> some) {
    some.stream()
        .filter(each -> each.faults.isEmpty())
        .findFirst()
        .or(() -> some.stream().reduce((best, each) -> each.fits > best.fits ? each : best))
        .ifPresent(this::take);
  }

  private void checkChoice() {
    List<Value> choice = part.list("enum");
    if (choice.isEmpty() || choice.stream().anyMatch(each -> isChosen(value.exact(), each))) {
      return;
    }
    String supported =
        choice.stream()
            .map(
                each ->
                    each instanceof StringValue(String text, _) ? text : CanonicalJson.write(each))
            .map(GoQuote::of)
            .collect(Collectors.joining(", "));
    add(
        DefinedBreach.CHOICE,
        supported,
        "Unsupported value: " + shown(value) + ": supported values: " + supported);
  }

  /** Go turns a number into the other kind of number before it compares. */
  private static boolean isChosen(Value value, Value choice) {
    return switch (value) {
      case NullValue _ -> false;
      case IntegerValue(long number) when choice instanceof FloatValue(double other) ->
          number == other;
      case FloatValue(double number) when choice instanceof IntegerValue(long other) ->
          (long) number == other;
      default -> value.equals(choice);
    };
  }

  private void checkText(String text) {
    fits++;
    int length = text.codePointCount(0, text.length());
    OptionalDouble most = part.number("maxLength");
    OptionalDouble least = part.number("minLength");
    String pattern = part.facts().text("pattern");
    if (most.isPresent() && length > most.getAsDouble()) {
      String count = count(most);
      String bytes = count.equals("1") ? "byte" : "bytes";
      add(DefinedBreach.TOO_LONG, count, "Too long: may not be more than " + count + " " + bytes);
    } else if (least.isPresent() && length < least.getAsDouble()) {
      String detail = "should be at least " + count(least) + " chars long";
      addInvalid(DefinedBreach.TOO_SHORT, count(least), value, detail);
    } else if (!pattern.isEmpty()) {
      String detail = "should match '" + pattern + "'";
      check(GoPattern.finds(pattern, text), DefinedBreach.PATTERN, pattern, detail);
    }
    String format = DefinedFormats.known(part);
    if (!format.isEmpty() && DefinedFormats.isOfTexts(format)) {
      fits++;
      String detail = "must be of type " + format + ": " + shown(value);
      check(DefinedFormats.fits(format, text), DefinedBreach.FORMAT, format, detail);
    }
  }

  private void check(Optional<Boolean> fit, DefinedBreach breach, String wanted, String detail) {
    if (fit.isEmpty()) {
      takeUnknown(wanted);
    } else if (!fit.get()) {
      addInvalid(breach, wanted, value, detail);
    }
  }

  private static String count(OptionalDouble number) {
    return Long.toString((long) number.getAsDouble());
  }

  private void checkNumber(Scalar number) {
    fits += 2;
    double exact = real(number);
    String format = part.facts().text("format");
    if (part.types().equals(List.of("integer"))
        && (format.equals("int32") ? exact != (int) exact : exact != (long) exact)) {
      String form = format.isEmpty() ? " (default format)" : " with format " + format;
      addNameless(
          DefinedBreach.BOUND,
          "a whole number" + form,
          "Checked value must be of type integer" + form + " in " + name());
    }
    bound("maximum", "exclusiveMaximum", exact, -1, "less than");
    bound("minimum", "exclusiveMinimum", exact, 1, "greater than");
    Optional<Scalar> factor = bound("multipleOf");
    if (factor.filter(each -> real(each) == 0 || !isMultiple(exact, real(each))).isPresent()) {
      String shown = GoText.print(factor.get());
      String wanted = "a multiple of " + shown;
      if (real(factor.get()) == 0) {
        String detail = "factor MultipleOf declared for %s must be positive: 0".formatted(name());
        add(DefinedBreach.BOUND, wanted, "Invalid value: 0: " + detail);
      } else {
        addInvalid(DefinedBreach.BOUND, wanted, value, "should be " + wanted);
      }
    }
  }

  /** As the server computes it: a factor below 1 is turned around first. */
  private static boolean isMultiple(double number, double factor) {
    return isWhole(factor < 1 ? 1 / factor * number : number / factor);
  }

  private static double real(Scalar number) {
    return switch (number) {
      case IntegerValue(long whole) -> whole;
      case FloatValue(double real) -> real;
      default -> Double.POSITIVE_INFINITY;
    };
  }

  private void bound(String keyword, String exclusive, double number, int sign, String words) {
    Optional<Scalar> bound = bound(keyword);
    boolean isExclusive = part.says(exclusive);
    if (bound
        .filter(each -> Double.compare(number, real(each)) * sign < (isExclusive ? 1 : 0))
        .isPresent()) {
      String wanted = words + (isExclusive ? " " : " or equal to ") + GoText.print(bound.get());
      addInvalid(DefinedBreach.BOUND, wanted, value, "should be " + wanted);
    }
  }

  /** Go makes a whole number of the bound of a whole number. */
  private Optional<Scalar> bound(String keyword) {
    OptionalDouble bound = part.number(keyword);
    return bound.isEmpty()
        ? Optional.empty()
        : Optional.of(
            value.exact() instanceof IntegerValue
                ? new IntegerValue((long) bound.getAsDouble())
                : new FloatValue(bound.getAsDouble()));
  }

  private void checkItems(ListValue list, Optional<Correlated> before) {
    fits += 2;
    for (int i = 0; i < list.size(); i++) {
      int index = i;
      Optional<Correlated> was = before.flatMap(each -> each.at(index));
      take(judged(list.get(i), part.item(), at.index(i), was));
    }
    checkCount("Items", list.size(), "items");
    if (part.says("uniqueItems") && new LinkedHashSet<>(list.items()).size() < list.size()) {
      addInvalid(DefinedBreach.DUPLICATE, "", new StringValue(""), "shouldn't contain duplicates");
    }
  }

  private void checkCount(String keyword, int count, String items) {
    OptionalDouble most = part.number("max" + keyword);
    OptionalDouble least = part.number("min" + keyword);
    if (least.isPresent() && count < least.getAsDouble()) {
      String detail = "should have at least " + count(least) + " " + items;
      addInvalid(DefinedBreach.TOO_FEW, count(least), new IntegerValue(count), detail);
    }
    if (most.isPresent() && count > most.getAsDouble()) {
      String all = count(most).equals("1") ? " item" : " items";
      String detail = "must have at most " + count(most) + all;
      add(DefinedBreach.TOO_MANY, count(most), "Too many: " + count + ": " + detail);
    }
  }

  private void checkFields(MapValue map, Optional<Correlated> before) {
    fits++;
    checkCount("Properties", map.size(), "properties");
    map.entries()
        .forEach(
            (key, field) ->
                part.at(key)
                    .ifPresent(
                        inner -> {
                          Optional<Correlated> was = before.flatMap(each -> each.at(key));
                          take(judged(field, inner, at.key(key), was));
                        }));
    for (String key : part.words("required")) {
      if (!map.has(key)) {
        DefinedValues missing = new DefinedValues(NullValue.NULL, part, at.key(key));
        missing.add(DefinedBreach.REQUIRED, "", "Required value");
        take(missing);
      }
    }
  }
}
