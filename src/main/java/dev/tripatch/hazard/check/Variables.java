package dev.tripatch.hazard.check;

import dev.tripatch.hazard.Field.KeyedList;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds environment variables of a result that use {@code $(VAR)} where VAR is further down:
 * Kubernetes puts in only what is before. {@code $$(VAR)} is no use.
 */
public record Variables(Role where, Text wanted, Text live, Findings findings) {
  private static final Pattern USE = Pattern.compile("\\$\\$|\\$\\(([^)]+)\\)");

  /** Checks a list of the result. */
  public void check(KeyedList list) {
    if (!list.rule().owner().endsWith("Container") || !list.rule().name().equals("env")) {
      return;
    }
    Map<Value, Integer> places = new HashMap<>();
    for (int i = 0; i < list.items().size(); i++) {
      if (list.items().get(i) instanceof MapValue item) {
        places.putIfAbsent(item.find(list.mergeKey()).orElse(item), i);
      }
    }
    for (int i = 0; i < list.items().size(); i++) {
      if (list.items().get(i) instanceof MapValue item
          && item.get(list.mergeKey()) instanceof Scalar key) {
        check(item.text("value"), i, places, list.path().item(list.mergeKey(), key));
      }
    }
  }

  private void check(String value, int at, Map<Value, Integer> places, FieldPath item) {
    for (String used : uses(value)) {
      if (places.getOrDefault(new StringValue(used), at) > at) {
        add(item.key("value"), used);
      }
    }
  }

  private static List<String> uses(String value) {
    List<String> names = new ArrayList<>();
    Matcher uses = USE.matcher(value);
    while (uses.find()) {
      Optional.ofNullable(uses.group(1)).ifPresent(names::add);
    }
    return names;
  }

  private void add(FieldPath path, String used) {
    boolean isOwn = wanted.has(path);
    findings.add(
        isOwn ? where : Role.LIVE,
        isOwn ? wanted : live,
        path,
        new Finding(
            HazardKind.UNDEFINED_VARIABLE,
            HazardWording.VARIABLE.text("variable", used),
            HazardWording.VARIABLE_FIRST.text("variable", used)));
  }
}
