package dev.tripatch.hazard.check;

import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.Field.Struct;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.hazard.Text;
import dev.tripatch.hazard.Union;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;

/**
 * Finds fields of a result that exclude each other, where the document that asks for the change
 * sets at least one of them.
 *
 * @param where local or the patch
 * @param wanted its text
 */
public record Unions(Role where, Text wanted, Findings findings) {
  /** Checks a field of the result. */
  public void check(Field field) {
    field
        .asStruct()
        .ifPresent(struct -> Union.of(struct.schema()).ifPresent(union -> check(struct, union)));
  }

  private void check(Struct struct, Union union) {
    List<String> present = union.present(struct.map());
    Optional<MapValue> asked = wanted.mapAt(struct.path());
    if (present.size() > 1 && asked.isPresent()) {
      MapValue map = asked.get();
      List<String> own = present.stream().filter(key -> Union.isSet(map, key)).toList();
      if (!own.isEmpty()) {
        String member = own.getFirst();
        findings.add(where, wanted, struct.path().key(member), finding(struct, union, own));
      }
    }
  }

  private Finding finding(Struct struct, Union union, List<String> own) {
    List<String> all = union.present(struct.map());
    List<String> others = all.stream().filter(key -> !own.contains(key)).toList();
    String type = struct.schema().name();
    if (others.isEmpty()) {
      return new Finding(
          HazardKind.UNION,
          HazardWording.UNION.text("document", where.words(), "all", Show.list(all), "type", type),
          HazardWording.TAKE_OUT.text(),
          Optional.of(union.text()));
    }
    return new Finding(
        HazardKind.UNION,
        HazardWording.UNION_WITH_LIVE.text(
            "document",
            where.words(),
            "all",
            Show.list(all),
            "own",
            Show.list(own),
            "others",
            Show.list(others),
            "type",
            type),
        HazardWording.DELETE_BESIDE.text(
            "nulls", Show.list(others.stream().map(key -> key + ": null").toList())),
        Optional.of(union.text()));
  }
}
