package dev.tripatch.hazard.slip;

import dev.tripatch.document.Place;
import dev.tripatch.document.Span;
import dev.tripatch.engine.patch.json.JsonPatch;
import dev.tripatch.engine.patch.json.Operation;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/** An {@code add} at a list or map that is there already: it takes the place of all of it. */
record ReplacingAdds(Slips slips, Text text) {

  void check(JsonPatch patch, List<Field> targets) {
    for (int i = 0; i < targets.size(); i++) {
      if (patch.operations().get(i) instanceof Operation.Add add) {
        check(i, targets.get(i).path(), add.value());
      }
    }
  }

  private void check(int index, FieldPath path, Value value) {
    boolean isMember = path.last().filter(PathStep.Key.class::isInstance).isPresent();
    Value before =
        isMember ? Counted.valueAt(slips.live(), path).orElse(ListValue.EMPTY) : ListValue.EMPTY;
    List<String> lost = lost(before, value);
    if (!lost.isEmpty()) {
      boolean isList = before instanceof ListValue;
      slips
          .findings()
          .add(
              slips.where(),
              path,
              pointer(index),
              new Finding(
                  HazardKind.ADD_REPLACES,
                  HazardWording.ADD_REPLACES.text("field", path, "lost", Show.list(lost)),
                  (isList ? HazardWording.ADD_AT_END : HazardWording.ADD_EACH).text()));
    }
  }

  private Optional<Span> pointer(int index) {
    return text.places().locate(FieldPath.root().index(index).key("path")).map(Place::valueSpan);
  }

  private static List<String> lost(Value before, Value now) {
    return switch (before) {
      case ListValue list ->
          list.items().stream()
              .filter(item -> !(now instanceof ListValue other && other.items().contains(item)))
              .map(ReplacingAdds::named)
              .toList();
      case MapValue map ->
          map.keys().stream()
              .filter(key -> !(now instanceof MapValue other && other.has(key)))
              .toList();
      case Value ignored -> List.of();
    };
  }

  private static String named(Value item) {
    return item instanceof MapValue map && map.get("name") instanceof StringValue(String name, _)
        ? name
        : Show.value(item);
  }
}
