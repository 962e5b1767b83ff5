package dev.tripatch.hazard.check;

import dev.tripatch.engine.stored.ServerDefaults;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.FieldWalk;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;

/**
 * Fields that live has, the change removes and the API server then sets to its default, where that
 * is another value than live's.
 */
record DefaultedAgain(Role where, FieldFaults.Locator wanted, Findings findings) {
  /** Looks for them in live, which becomes the result. */
  public void check(MapValue live, MapValue result, SchemaType type) {
    FieldWalk.over(
        live,
        type,
        field ->
            field
                .asStruct()
                .filter(struct -> !ServerDefaults.of(struct.schema().name()).isEmpty())
                .filter(struct -> hasNames(struct.path()))
                .ifPresent(
                    struct ->
                        Counted.valueAt(result, struct.path())
                            .filter(MapValue.class::isInstance)
                            .ifPresent(left -> check(struct, (MapValue) left))));
  }

  /** Items that are distinguished by place may be others afterwards. */
  private static boolean hasNames(FieldPath path) {
    return path.steps().stream().noneMatch(PathStep.IndexItem.class::isInstance);
  }

  private void check(Field.Struct struct, MapValue left) {
    ServerDefaults.of(struct.schema().name())
        .forEach(
            (name, word) -> {
              Value before = struct.map().find(name).orElse(NullValue.NULL);
              boolean isGone = left.find(name).orElse(NullValue.NULL) == NullValue.NULL;
              Optional<Value> after = isGone ? ServerDefaults.value(word, left) : Optional.empty();
              if (before != NullValue.NULL
                  && after
                      .filter(own -> !own.equals(MapValue.EMPTY))
                      .filter(own -> !ServerDefaults.isFilledIn(before, own))
                      .isPresent()) {
                add(struct.path().key(name), before, after.get());
              }
            });
  }

  private void add(FieldPath path, Value before, Value after) {
    findings.add(
        where,
        path,
        wanted.name(path),
        new Finding(
            HazardKind.DEFAULTED_AGAIN,
            sentence(path, before, after),
            (where == Role.PATCH ? HazardWording.LEAVE_OR_WRITE : HazardWording.WRITE_OR_LEAVE)
                .text()));
  }

  private static String sentence(FieldPath path, Value before, Value after) {
    int growth = growth(path, before, after);
    return (growth < 0
            ? HazardWording.DEFAULTED_DOWN
            : growth > 0 ? HazardWording.DEFAULTED_UP : HazardWording.DEFAULTED)
        .text("field", path, "after", Show.value(after), "before", Show.value(before));
  }

  /** Whether there are more or fewer replicas; 0 for any other field. */
  private static int growth(FieldPath path, Value before, Value after) {
    boolean isScale = path.last().filter(new PathStep.Key("replicas")::equals).isPresent();
    return isScale
            && before instanceof IntegerValue(long old)
            && after instanceof IntegerValue(long now)
        ? Long.compare(now, old)
        : 0;
  }
}
