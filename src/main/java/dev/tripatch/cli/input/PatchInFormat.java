package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.Loss;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.ServerDeparture;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.JsonPatchRefusal;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.workspace.PatchFaults;
import dev.tripatch.workspace.PatchHazards;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Patches in a format that the person chose, and what to know of them. */
public record PatchInFormat(Terminal terminal) {
  /** The patch to print; tells what the format cannot say. */
  public Value tell(FormattedPatch patch) throws StopException {
    List<String> losses = sentences(patch.losses());
    if (patch.patch().isEmpty()) {
      throw new StopException(String.join(" ", losses));
    }
    if (patch.isSomethingToSend()) {
      terminal.say(InputWording.TO_BE_SENT.text("type", patch.format().contentType()));
    }
    losses.forEach(terminal::say);
    return patch.patch().get();
  }

  /** Losses for people, each with its field. */
  public static List<String> sentences(List<Loss> losses) {
    return losses.stream().map(Loss::withField).toList();
  }

  /** Applies a patch that a person wrote; if no type is named, its shape and the kind decide. */
  public GivenPatch.Change apply(
      GivenPatch.Pair pair, SchemaAnswer schema, Optional<PatchFormat> type) throws StopException {
    GivenPatch.Inputs inputs = pair.inputs();
    PatchFormat format = type.orElseGet(() -> PatchFormat.of(inputs.patch(), schema));
    return switch (applied(format, inputs, schema)) {
      case WrittenPatch.Refused refused ->
          throw refused(pair, told(refused, pair, format, schema), hazards(pair, format, schema));
      case WrittenPatch.Applied applied -> {
        applied.findings().forEach(finding -> terminal.say(finding.sentence()));
        terminal.tell(departures(pair.patch(), applied.departures(), Messages.PROGRAM));
        hazards(pair, format, schema).stream()
            .filter(Hazard::refuses)
            .forEach(hazard -> terminal.say(hazard.sentence()));
        yield new GivenPatch.Change(inputs.live(), applied.result());
      }
    };
  }

  private static List<Hazard> hazards(
      GivenPatch.Pair pair, PatchFormat format, SchemaAnswer schema) {
    return PatchHazards.of(format, pair.patch(), pair.live().document(), schema);
  }

  private static WrittenPatch.Outcome applied(
      PatchFormat format, GivenPatch.Inputs inputs, SchemaAnswer schema) {
    return WrittenPatch.apply(format, inputs.live(), inputs.patch(), schema);
  }

  private WrittenPatch.Refused told(
      WrittenPatch.Refused refused, GivenPatch.Pair pair, PatchFormat format, SchemaAnswer schema) {
    boolean isMasked = pair.masking().isNeeded() && !terminal.seen().areShown();
    return isMasked
            && applied(format, pair.maskedInputs(), schema) instanceof WrittenPatch.Refused masked
        ? masked
        : refused;
  }

  private static StopException refused(
      GivenPatch.Pair pair, WrittenPatch.Refused refused, List<Hazard> hazards) {
    SourceDocument patch = pair.patch();
    String place =
        patch.locate(new PatchFaults(patch, Places.of(patch)).place(refused, hazards).start());
    List<String> lines =
        switch (refused.reason()) {
          case WrittenPatch.ByKubernetes by -> pair.message(place).of(by.refusal());
          case WrittenPatch.ByJsonPatch by -> ofJsonPatch(place, by.refusal());
          case WrittenPatch.Unfit unfit ->
              List.of(place + ": " + unfit.cause(), Messages.INDENT + unfit.remedy());
        };
    List<String> all = new ArrayList<>(lines);
    all.addAll(departures(patch, refused.departures(), Messages.INDENT));
    return StopException.located(all);
  }

  private static List<String> ofJsonPatch(String place, JsonPatchRefusal refusal) {
    String where = refusal.pointer().isEmpty() ? "" : refusal.pointer() + ": ";
    return List.of(
        place + ": " + where + refusal.cause(),
        Messages.INDENT + refusal.remedy(),
        Messages.INDENT + InputWording.JSON_PATCH_WHOLE.text());
  }

  private static List<String> departures(
      SourceDocument patch, List<ServerDeparture> departures, String begin) {
    return departures.stream()
        .map(
            each ->
                each.operation() < 0 || begin.equals(Messages.INDENT)
                    ? begin + each.sentence()
                    : place(patch, each.operation()) + ": " + each.sentence())
        .toList();
  }

  /** The place of an operation, or of the whole patch. */
  private static String place(SourceDocument patch, int operation) {
    FieldPath path = operation < 0 ? FieldPath.root() : FieldPath.root().index(operation);
    Optional<Place> place = Places.of(patch).locate(path);
    return patch.locate(place.map(found -> found.span().start()).orElse(0));
  }
}
