package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.dialect.Reading;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.threeway.PatchReader;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A calculated patch, read by a dialect that the person chose. */
public record PatchInDialect(Dialect dialect, Terminal terminal) {
  /** The patch without what the dialect drops; tells what it takes for data. */
  public MapValue patch(ThreeWayInputs inputs) throws StopException {
    MapValue patch = calculated(inputs);
    tellUnknown(patch);
    return PatchReader.asRead(dialect, patch);
  }

  /** Live after the patch. */
  public Reading.Done result(ThreeWayInputs inputs) throws StopException {
    MapValue patch = calculated(inputs);
    tellUnknown(patch);
    MapValue live = inputs.live().orElse(MapValue.EMPTY);
    return switch (Reading.of(dialect, live, patch, inputs.schema())) {
      case Reading.Done done -> done;
      case Reading.Refused refused -> throw refused(dialect, refused.refusal());
    };
  }

  /** The message for a refusal by a dialect. */
  static StopException refused(Dialect dialect, Refusal refusal) {
    String field = refusal.path().isRoot() ? "" : " " + refusal.path();
    List<String> lines = new ArrayList<>();
    lines.add(
        Messages.PROGRAM
            + InputWording.DIALECT_REFUSES.text(
                "dialect", dialect.phrase(), "field", field, "cause", refusal.cause()));
    lines.add(Messages.INDENT + refusal.remedy());
    lines.add(Messages.INDENT + InputWording.ITS_OWN_WORDS.text());
    lines.addAll(refusal.referenceText().lines().toList());
    return StopException.located(lines);
  }

  private MapValue calculated(ThreeWayInputs inputs) throws StopException {
    if (!Reading.canMeet(dialect, inputs.schema())) {
      throw refused(dialect, Refusals.notStrategic().refusal());
    }
    ThreeWayInputs asked = inputs;
    if (!dialect.isStrategic()) {
      asked = inputs.asJsonMergePatch();
    } else if (Reading.canMeet(Dialect.KUBERNETES, inputs.schema())) {
      asked = inputs.asStrategicPatch();
    }
    return switch (ThreeWay.compute(asked)) {
      case ThreeWayOutcome.Computed computed when dialect == Dialect.KUSTOMIZE ->
          LastAppliedAnnotation.removeFromPatch(computed.patch()); // it builds no such annotation
      case ThreeWayOutcome.Computed computed -> computed.patch();
      case ThreeWayOutcome.Refused refused -> throw refused(dialect, refused.refusal());
    };
  }

  private void tellUnknown(MapValue patch) {
    Set<String> unknown = new LinkedHashSet<>();
    collect(patch, unknown);
    if (!unknown.isEmpty()) {
      String fate =
          dialect.dropsUnknown()
              ? InputWording.DROPS_UNKNOWN.text()
              : InputWording.KEEPS_UNKNOWN.text();
      terminal.say(
          InputWording.DIALECT_DOES_NOT_KNOW.text(
              "dialect", dialect.phrase(), "directives", String.join(", ", unknown), "fate", fate));
    }
  }

  private void collect(Value value, Set<String> unknown) {
    if (value instanceof MapValue map) {
      for (String key : map.keys()) {
        if (Directives.isDirective(key) && !dialect.knows(key)) {
          unknown.add(key);
        }
      }
      map.entries().values().forEach(part -> collect(part, unknown));
    } else if (value instanceof ListValue list) {
      list.items().forEach(item -> collect(item, unknown));
    }
  }
}
