package dev.tripatch.validate;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.validate.Violation.FaultKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The checks that rules name: those of any field here, the others with what they are about. */
final class Checks {
  private static final Map<String, Rule.Check> BY_NAME = new HashMap<>();
  private static final String EACH = "each-";
  private static final Map<String, FaultKind> TOLD_AS =
      Map.of(
          "forbid-", FaultKind.NOT_HERE,
          "support-", FaultKind.CHOICE,
          "invalid-", FaultKind.RANGE);
  private static final int LAST_PORT = 65535;
  private static final Pattern PERCENT = Pattern.compile("[0-9]+%");

  static {
    BY_NAME.put("required", Checks::required);
    BY_NAME.put("not-empty", Checks::notEmpty);
    BY_NAME.put("form", Checks::form);
    BY_NAME.put("at-most", Checks::atMost);
    BY_NAME.put("includes", Checks::includes);
    BY_NAME.put("alone", Checks::alone);
    BY_NAME.put("apart", Checks::apart);
    BY_NAME.put("keys", Checks::keys);
    BY_NAME.put("values", Checks::values);
    BY_NAME.put("entry-names", Checks::entryNames);
    BY_NAME.put("filled", Checks::filled);
    BY_NAME.put("range", Checks::range);
    BY_NAME.put("chosen", Checks::chosen);
    BY_NAME.put("has", (at, field, into) -> required(at.get(field), "", into));
    BY_NAME.put("count", Checks::count);
    BY_NAME.put("counted", Checks::counted);
    BY_NAME.put("choice", Checks::choice);
    BY_NAME.put("distinct", Checks::distinct);
    BY_NAME.put("one", Checks::one);
    BY_NAME.put("some", Checks::some);
    BY_NAME.put("either", Checks::either);
    BY_NAME.put("not-both", Checks::notBoth);
    BY_NAME.put("unset", Checks::unset);
    BY_NAME.put("not-with", Checks::notWith);
    BY_NAME.put(
        "needs-key", (at, _, into) -> notWith(at, ViolationWording.AN_EMPTY_KEY.text(), into));
    BY_NAME.put("missing", (at, wanted, into) -> into.add(at, FaultKind.REQUIRED, oneOf(wanted)));
    BY_NAME.put("port", Checks::port);
    BY_NAME.putAll(PodChecks.BY_NAME);
    BY_NAME.putAll(KindChecks.BY_NAME);
  }

  private Checks() {}

  static Rule.Check named(String name) {
    if (name.startsWith(EACH)) {
      Rule.Check check = named(name.substring(EACH.length()));
      return (at, argument, into) ->
          Stream.concat(at.items().stream(), at.entries().stream())
              .forEach(item -> check.at(item, argument, into));
    }
    Map.Entry<String, FaultKind> told =
        TOLD_AS.entrySet().stream()
            .filter(each -> name.startsWith(each.getKey()))
            .findFirst()
            .orElse(null);
    return told == null
        ? Objects.requireNonNull(BY_NAME.get(name), name)
        : as(told.getValue(), named(name.substring(told.getKey().length())));
  }

  private static Rule.Check as(FaultKind fault, Rule.Check check) {
    return (at, argument, into) -> {
      List<Violation> found = new ArrayList<>();
      check.at(at, argument, new Rule.Report(found, into.function()));
      found.forEach(each -> into.found().add(each.as(fault)));
    };
  }

  static void required(ObjectPart at, String ignored, Rule.Report into) {
    if (at.isZero()) {
      into.add(at, FaultKind.REQUIRED);
    }
  }

  private static void notEmpty(ObjectPart at, String ignored, Rule.Report into) {
    if (at.isZero()) {
      into.add(at, FaultKind.EMPTY);
    }
  }

  /** An empty text is a missing one, which another rule refuses where it must be there. */
  static void form(ObjectPart at, String form, Rule.Report into) {
    if (!at.text().isEmpty() && !Forms.named(form).fits(at.text())) {
      into.add(at, FaultKind.FORM, Forms.named(form).shown());
    }
  }

  /** An empty text has no form either. */
  private static void filled(ObjectPart at, String form, Rule.Report into) {
    if (at.isZero()) {
      into.add(at, FaultKind.FORM, Forms.named(form).shown());
    }
    form(at, form, into);
  }

  private static boolean fits(Value value, String form) {
    return !(value instanceof StringValue(String text, _)) || Forms.named(form).fits(text);
  }

  /** A server names the map, not the key. */
  private static void keys(ObjectPart at, String form, Rule.Report into) {
    Forms wanted = Forms.named(form);
    if (at.value() instanceof MapValue map && !map.keys().stream().allMatch(wanted::fits)) {
      into.add(at, FaultKind.FORM, wanted.shown());
    }
  }

  /** Of a list, too, a server names the whole. */
  private static void values(ObjectPart at, String form, Rule.Report into) {
    boolean areAllFit =
        Stream.concat(at.entries().stream(), at.items().stream())
            .allMatch(part -> fits(part.value(), form));
    if (!areAllFit) {
      into.add(at, FaultKind.FORM, Forms.named(form).shown());
    }
  }

  private static void entryNames(ObjectPart at, String form, Rule.Report into) {
    if (at.value() instanceof MapValue map) {
      map.keys().stream()
          .filter(key -> !Forms.named(form).fits(key))
          .forEach(key -> into.add(at.key(key), FaultKind.FORM, Forms.named(form).shown()));
    }
  }

  private static void range(ObjectPart at, String range, Rule.Report into) {
    at.number().ifPresent(number -> range(at, number, range, into));
  }

  /** A number that is missing is 0. */
  private static void counted(ObjectPart at, String range, Rule.Report into) {
    if (at.isZero() || at.number().isPresent()) {
      range(at, at.number().orElse(0L), range, into);
    }
  }

  private static void range(ObjectPart at, long number, String range, Rule.Report into) {
    String[] ends = range.split("\\.\\.");
    if (number < Long.parseLong(ends[0]) || number > Long.parseLong(ends[1])) {
      into.add(at, FaultKind.RANGE, ViolationWording.FROM_TO.text("from", ends[0], "to", ends[1]));
    }
  }

  private static void choice(ObjectPart at, String values, Rule.Report into) {
    if (!at.text().isEmpty()) {
      chosen(at, values, into);
    }
  }

  private static void chosen(ObjectPart at, String values, Rule.Report into) {
    if (!List.of(values.split(",")).contains(at.text())) {
      into.add(at, FaultKind.CHOICE, oneOf(values));
    }
  }

  static String oneOf(String values) {
    return values.contains(",")
        ? ViolationWording.ONE_OF.text("values", values.replace(",", ", "))
        : values;
  }

  /** A number of pods, or a share of them. */
  private static void count(ObjectPart at, String ignored, Rule.Report into) {
    boolean isShare = PERCENT.matcher(at.text()).matches();
    boolean isNumber = at.number().filter(number -> number >= 0).isPresent();
    if (at.isThere() && !isShare && !isNumber) {
      into.add(at, FaultKind.RANGE, ViolationWording.A_COUNT.text());
    }
  }

  /** Items that have the same in all these fields; it names the one before a slash, if any. */
  private static void distinct(ObjectPart list, String fields, Rule.Report into) {
    String[] names = fields.split("[,/]");
    boolean isOfField = names.length == 1 || fields.contains("/");
    Set<List<Value>> seen = new HashSet<>();
    for (ObjectPart item : list.items()) {
      List<Value> key = Arrays.stream(names).map(name -> item.get(name).value()).toList();
      boolean isNamed = !item.get(names[0]).isZero();
      if (isNamed && !seen.add(key)) {
        into.add(isOfField ? item.get(names[0]) : item, FaultKind.DUPLICATE);
      }
    }
  }

  private static List<ObjectPart> present(ObjectPart at, String fields) {
    List<ObjectPart> present = new ArrayList<>();
    for (String field : fields.split(",")) {
      ObjectPart part = at.get(field);
      if (part.isThere()) {
        present.add(part);
      }
    }
    return present;
  }

  /** A server goes through the fields in this order, and refuses each but the first. */
  private static void one(ObjectPart at, String fields, Rule.Report into) {
    present(at, fields).stream()
        .skip(1)
        .forEach(part -> into.add(part, FaultKind.SEVERAL, fields.replace(",", ", ")));
  }

  private static void some(ObjectPart at, String fields, Rule.Report into) {
    if (at.isThere() && present(at, fields).isEmpty()) {
      into.add(at, FaultKind.REQUIRED, oneOf(fields));
    }
  }

  private static void either(ObjectPart at, String fields, Rule.Report into) {
    if (at.isThere() && present(at, fields).isEmpty()) {
      into.add(at, FaultKind.NEITHER, fields.replace(",", ", "));
    }
  }

  private static void notBoth(ObjectPart at, String fields, Rule.Report into) {
    if (present(at, fields).size() > 1) {
      into.add(at, FaultKind.BOTH, fields.replace(",", ", "));
    }
  }

  private static void atMost(ObjectPart list, String count, Rule.Report into) {
    if (list.items().size() > Integer.parseInt(count)) {
      into.add(list, FaultKind.RANGE, ViolationWording.AT_MOST.text("count", count));
    }
  }

  /** A list that is not empty has one of these. */
  private static void includes(ObjectPart list, String texts, Rule.Report into) {
    List<String> known = List.of(texts.split(","));
    if (!list.isZero() && list.items().stream().noneMatch(item -> known.contains(item.text()))) {
      into.add(list, FaultKind.RANGE, oneOf(texts));
    }
  }

  /** Where a list has this, it has nothing else. */
  private static void alone(ObjectPart list, String text, Rule.Report into) {
    List<ObjectPart> items = list.items();
    if (items.size() > 1 && items.stream().anyMatch(item -> item.text().equals(text))) {
      into.add(list, FaultKind.NOT_WITH, text);
    }
  }

  /** No key of a map is one of the map beside it. */
  private static void apart(ObjectPart map, String other, Rule.Report into) {
    map.entries().stream()
        .filter(each -> map.holder().orElseThrow().get(other).key(each.name()).isThere())
        .forEach(each -> into.add(each, FaultKind.UNIQUE));
  }

  /** It must not be there, and a server forbids it. */
  private static void unset(ObjectPart at, String needed, Rule.Report into) {
    if (at.isThere()) {
      into.add(at, FaultKind.NOT_HERE, needed.replace(":", ": "));
    }
  }

  /** It must not be there, and a server calls its value invalid. */
  private static void notWith(ObjectPart at, String other, Rule.Report into) {
    if (at.isThere()) {
      into.add(at, FaultKind.NOT_WITH, other.replace(":", ": "));
    }
  }

  /** A number, or the name of a port. */
  private static void port(ObjectPart at, String ignored, Rule.Report into) {
    boolean isOutside = at.number().filter(number -> number < 1 || number > LAST_PORT).isPresent();
    boolean isNoName =
        at.value() instanceof StringValue(String text, _) && !Forms.named("port-name").fits(text);
    if (isOutside || isNoName) {
      into.add(at, FaultKind.RANGE, ViolationWording.A_PORT.text());
    }
  }
}
