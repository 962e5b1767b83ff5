package dev.tripatch.show.pane;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.format.ChangeInFormats;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.ServerDeparture;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Shows the patch of an outcome in every format. */
public final class ShownPatches {
  private static final String NAME = "patch";

  private final ThreeWayOutcome.Computed outcome;
  private final PathNaming naming;
  private final PaneText usual;
  private final List<PatchRemark> general;

  /**
   * The patches of an outcome.
   *
   * @param naming how the fields of a patch are named
   * @param usual the one for {@link PatchLook#FIRST}
   * @param remarks what to know of the patch in any format
   */
  public ShownPatches(
      ThreeWayOutcome.Computed outcome, PathNaming naming, PaneText usual, List<String> remarks) {
    this.outcome = outcome;
    this.usual = usual;
    general =
        remarks.stream()
            .map(each -> new PatchRemark(PatchRemark.Kind.FINDING, each, List.of()))
            .toList();
    this.naming = naming;
  }

  /** The patch that is sent, without a trial of what it says. */
  public ShownPatch untried() {
    PatchFormat sent = PatchFormat.sentIn(outcome.inputs().dialect());
    return new ShownPatch(sent, sent, Optional.of(outcome.patch()), usual, general);
  }

  /** The patch with this look, tried out; empty if its format cannot say the change. */
  public ShownPatch in(PatchLook look) {
    ChangeInFormats change = new ChangeInFormats(outcome);
    PatchFormat format = look.format().orElse(change.sent());
    FormattedPatch formatted = change.in(format, look.withTests());
    if (formatted.patch().isEmpty()) {
      return new ShownPatch(
          format,
          change.sent(),
          formatted.patch(),
          PaneText.empty(Role.PATCH),
          remarks(formatted, List.of(), List.of()));
    }
    Value patch = formatted.patch().get();
    List<PlacedOperation> operations = operations(format, patch);
    boolean isUsual = format == change.sent() && look.notation() == Format.YAML;
    PaneText pane = isUsual ? usual : paint(format, render(patch, look.notation()), operations);
    return new ShownPatch(
        format,
        change.sent(),
        formatted.patch(),
        pane,
        remarks(formatted, departures(format, patch), operations));
  }

  private List<PlacedOperation> operations(PatchFormat format, Value patch) {
    return format == PatchFormat.JSON
            && JsonPatch.read(patch) instanceof JsonPatch.Read(JsonPatch read)
        ? PlacedOperation.of(read, live(), naming.start())
        : List.of();
  }

  private MapValue live() {
    return outcome.inputs().live().orElse(MapValue.EMPTY);
  }

  private static SourceDocument render(Value patch, Format notation) {
    return notation == Format.JSON
        ? JsonWriter.render(NAME, patch)
        : YamlWriter.render(NAME, patch);
  }

  private PaneText paint(
      PatchFormat format, SourceDocument document, List<PlacedOperation> operations) {
    Explanation explanation = outcome.explanation();
    return switch (format) {
      case STRATEGIC, MERGE -> new PatchPainter(document, naming, format).paint(explanation.all());
      case JSON -> new OperationsPainter(document, operations).paint(explanation);
    };
  }

  /** A strategic patch has none: there the server's own code is the only rule. */
  private List<ServerDeparture> departures(PatchFormat format, Value patch) {
    return format == PatchFormat.STRATEGIC
        ? List.of()
        : WrittenPatch.apply(format, live(), patch, outcome.inputs().schema()).departures();
  }

  private List<PatchRemark> remarks(
      FormattedPatch formatted,
      List<ServerDeparture> departures,
      List<PlacedOperation> operations) {
    Stream<PatchRemark> losses =
        formatted.losses().stream()
            .map(loss -> remark(PatchRemark.Kind.LOSS, loss.sentence(), loss.path()));
    List<PatchRemark> all = new ArrayList<>(PatchRemark.together(losses));
    all.addAll(departures(departures, operations));
    all.addAll(general);
    return all;
  }

  /** Where the server departs from the RFC, and at which fields. */
  public static List<PatchRemark> departures(
      List<ServerDeparture> departures, List<PlacedOperation> operations) {
    List<PatchRemark> found = new ArrayList<>();
    for (ServerDeparture departure : departures) {
      boolean isNamed = departure.operation() >= 0 && departure.operation() < operations.size();
      FieldPath path =
          isNamed ? operations.get(departure.operation()).place().path() : FieldPath.root();
      found.add(remark(PatchRemark.Kind.DEPARTURE, departure.sentence(), path));
    }
    return PatchRemark.together(found.stream());
  }

  private static PatchRemark remark(PatchRemark.Kind kind, String sentence, FieldPath path) {
    return new PatchRemark(kind, sentence, path.isRoot() ? List.of() : List.of(path));
  }

  /** The patch of an outcome that Kubernetes refuses: there is none. */
  public static ShownPatch refused(ThreeWayOutcome.Refused refused, PatchLook look) {
    PatchFormat sent = PatchFormat.sentIn(refused.inputs().dialect());
    return new ShownPatch(
        look.format().orElse(sent), sent, Optional.empty(), PaneText.empty(Role.PATCH), List.of());
  }
}
