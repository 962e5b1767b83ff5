package dev.tripatch.show;

import dev.tripatch.document.Places;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Two of the five texts of a comparison.
 *
 * @param first what is compared
 * @param second what it is compared with
 */
public record PanePair(Role first, Role second) {

  /** All pairs, those that people ask for most often first. */
  public static final List<PanePair> ALL =
      List.of(
          new PanePair(Role.LIVE, Role.LOCAL),
          new PanePair(Role.LIVE, Role.RESULT),
          new PanePair(Role.LAST_APPLIED, Role.LOCAL),
          new PanePair(Role.LAST_APPLIED, Role.LIVE),
          new PanePair(Role.LOCAL, Role.RESULT),
          new PanePair(Role.LAST_APPLIED, Role.RESULT),
          new PanePair(Role.PATCH, Role.LOCAL),
          new PanePair(Role.PATCH, Role.LIVE),
          new PanePair(Role.PATCH, Role.RESULT),
          new PanePair(Role.LAST_APPLIED, Role.PATCH));

  /** The pair some steps further, round the end. */
  public PanePair moved(int by) {
    return ALL.get(Math.floorMod(ALL.indexOf(this) + by, ALL.size()));
  }

  /** What people read: {@code Live → Local}. */
  public String title() {
    return first.title() + " → " + second.title();
  }

  /**
   * One of the five as YAML in one style, the fields of maps in the order of their names: only then
   * are lines that differ also fields that differ. Lists keep their order.
   *
   * @return empty if there is none
   */
  public static String textOf(ComparisonView view, Role pane) {
    return view.computed()
        .flatMap(answer -> valueOf(answer, pane))
        .map(value -> YamlWriter.write(sorted(value)))
        .orElse("");
  }

  /** The line of each field in such a text, counted from 1; empty if the text lacks the field. */
  public static Function<FieldPath, OptionalInt> linesOf(String text) {
    Places places = Places.of(SourceReader.read("", text));
    return field ->
        places.locate(field).stream()
            .mapToInt(place -> lineAt(text, place.span().start()))
            .findFirst();
  }

  private static int lineAt(String text, int offset) {
    return 1 + (int) text.chars().limit(offset).filter(each -> each == '\n').count();
  }

  private static Optional<MapValue> valueOf(ThreeWayOutcome.Computed answer, Role pane) {
    return switch (pane) {
      case LAST_APPLIED -> answer.inputs().lastApplied();
      case LOCAL -> Optional.of(answer.inputs().local());
      case LIVE -> answer.inputs().live();
      case PATCH -> Optional.of(answer.patch());
      case RESULT -> Optional.of(answer.result());
    };
  }

  private static Value sorted(Value value) {
    return switch (value) {
      case MapValue map -> {
        MapValue.Builder fields = MapValue.builder(map.size());
        map.entries().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .forEach(entry -> fields.put(entry.getKey(), sorted(entry.getValue())));
        yield fields.build();
      }
      case ListValue list ->
          new ListValue(list.items().stream().<Value>map(PanePair::sorted).toList());
      default -> value;
    };
  }
}
