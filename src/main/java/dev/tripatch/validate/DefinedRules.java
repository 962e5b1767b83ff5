package dev.tripatch.validate;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.validate.CelRule.Answer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Judges values by {@code x-kubernetes-validations} ({@code schema/cel.Validator}). */
final class DefinedRules {
  private static final String KEYWORD = "x-kubernetes-validations";
  private static final String OLD = "oldSelf";
  private static final Pattern STEP = Pattern.compile("\\.([^.\\[]+)|\\['([^']*)']");

  private final Map<String, CelRule> read = new HashMap<>();
  private final CelSteps steps = new CelSteps();

  Stream<DefinedFault> in(DefinedPlace place) {
    if (place.value() == NullValue.NULL) {
      return Stream.of();
    }
    Stream<DefinedFault> nested =
        place.part().list("allOf").toString().contains(KEYWORD)
            ? unknown(place, "allOf")
            : Stream.of();
    return Stream.concat(
        nested,
        place.part().list(KEYWORD).stream()
            .filter(MapValue.class::isInstance)
            .flatMap(rule -> judge((MapValue) rule, place)));
  }

  private Stream<DefinedFault> judge(MapValue rule, DefinedPlace place) {
    boolean isOptional = BoolValue.TRUE.equals(rule.get("optionalOldSelf"));
    boolean isTransition = rule.text("rule").contains(OLD);
    if (isTransition && !isOptional && place.before().isEmpty()) {
      return Stream.of();
    }
    Map<String, CelValue> names = names(place, isOptional);
    boolean isKept = !isTransition && place.isKept();
    return switch (answer(rule.text("rule"), names)) {
      case Answer.Is(CelValue.Truth(boolean holds)) ->
          holds || isKept ? Stream.of() : Stream.of(broken(rule, place, message(rule, names)));
      case Answer.Fails(String words) -> Stream.of(failed(rule, place, words));
      default -> isKept ? Stream.of() : unknown(place, rule.text("rule").strip());
    };
  }

  private Answer answer(String rule, Map<String, CelValue> names) {
    return read.computeIfAbsent(rule, CelRule::of).answer(names, steps);
  }

  private static Map<String, CelValue> names(DefinedPlace place, boolean isOptional) {
    Map<String, CelValue> names = new HashMap<>();
    names.put("self", DefinedCel.value(place.value(), place.part()));
    Optional<CelValue> old = place.before().map(each -> DefinedCel.value(each.old(), place.part()));
    (isOptional ? Optional.<CelValue>of(new CelValue.Maybe(old)) : old)
        .ifPresent(value -> names.put(OLD, value));
    return names;
  }

  private static Stream<DefinedFault> unknown(DefinedPlace place, String rule) {
    return Stream.of(
        new DefinedFault(
            place.path(), DefinedBreach.NOT_CHECKED, rule, place.field(), rule, false));
  }

  private static DefinedFault failed(MapValue rule, DefinedPlace place, String words) {
    String message = (rule.has("message") ? rule.text("message") : rule.text("rule")).strip();
    String type = place.part().facts().text("type");
    String body = "Invalid value: \"%s\": %s evaluating rule: %s".formatted(type, words, message);
    return fault(place.path(), place.field(), message, body);
  }

  private static DefinedFault fault(FieldPath path, String field, String message, String body) {
    String named = field.isEmpty() ? DefinedFault.NO_FIELD : field;
    return new DefinedFault(path, DefinedBreach.RULE, message, named, body, true);
  }

  private String message(MapValue rule, Map<String, CelValue> names) {
    if (rule.has("messageExpression")
        && answer(rule.text("messageExpression"), names)
            instanceof Answer.Is(CelValue.Text(String text))
        && !text.isBlank()
        && !text.strip().contains("\n")) {
      return text.strip();
    }
    return rule.has("message")
        ? rule.text("message").strip()
        : "failed rule: " + rule.text("rule").strip();
  }

  private static DefinedFault broken(MapValue rule, DefinedPlace place, String message) {
    Value value = place.value();
    String shown = value instanceof Scalar ? " " + DefinedValues.shown(value) : "";
    String body =
        switch (rule.text("reason")) {
          case "FieldValueForbidden" -> "Forbidden: " + message;
          case "FieldValueRequired" -> "Required value: " + message;
          case "FieldValueDuplicate" -> "Duplicate value" + (shown.isEmpty() ? "" : ":" + shown);
          default -> "Invalid value:" + (shown.isEmpty() ? "" : shown + ":") + " " + message;
        };
    FieldPath path = place.path();
    String field = place.field();
    DefinedPart part = place.part();
    Matcher steps = STEP.matcher(rule.text("fieldPath"));
    while (steps.find()) {
      String key = steps.group(1) == null ? steps.group(2) : steps.group(1);
      field =
          part.field(key).isEmpty()
              ? field + "[" + key + "]"
              : field.isEmpty() ? key : field + "." + key;
      part = part.at(key).orElse(part);
      path = path.key(key);
    }
    return fault(path, field, message, body);
  }
}
