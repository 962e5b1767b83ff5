package dev.tripatch.show;

import dev.tripatch.dialect.View;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.Ledger;
import dev.tripatch.engine.explain.Notes;
import dev.tripatch.engine.explain.composed.ComposedExplainer;
import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.json.JsonPatch;
import dev.tripatch.engine.step.Steps;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import dev.tripatch.show.pane.IdleParts;
import dev.tripatch.show.pane.InputPainter;
import dev.tripatch.show.pane.OperationsPainter;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.PatchPainter;
import dev.tripatch.show.pane.PatchRemark;
import dev.tripatch.show.pane.ResultPainter;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.show.pane.ShownPatches;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.show.schema.SchemaScope;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.show.table.ReadingOrder;
import dev.tripatch.show.table.Rows;
import dev.tripatch.show.table.Why;
import dev.tripatch.show.table.WhyTexts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the window shows of a patch that a person wrote: live, the patch, and live with the patch.
 * Last applied and local are there to be read, and have no part in it.
 */
public final class Composition implements ComparisonView {
  private final Map<Role, PaneText> panes = new EnumMap<>(Role.class);
  private final ShownPatch patch;
  private final Explanation explanation;
  private final List<FieldRow> rows;
  private final ReadingOrder order;
  private final MapValue live;
  private final SourceDocument written;
  private final Value decoded;
  private final MapValue result;
  private final SchemaAnswer schema;
  private final OwnerFact owners;
  private final boolean isBalanced;
  private final List<String> remarks;

  /**
   * What a patch makes of live.
   *
   * @param documents the texts
   * @param written the patch that the person wrote
   * @param format the format of the patch
   * @param sent the format that kubectl apply sends for this object
   * @param applied what came of applying it
   * @param schema what is known of live's kind
   */
  public Composition(
      ThreeDocuments<SourceDocument> documents,
      SourceDocument written,
      PatchFormat format,
      PatchFormat sent,
      WrittenPatch.Applied applied,
      SchemaAnswer schema) {
    this.schema = schema;
    this.written = written;
    live = documents.live().orElseThrow().decodedObject().orElseThrow();
    owners = new OwnerFact(Optional.of(live), schema);
    result = applied.result();
    PathNaming naming = new PathNaming(schema.type());
    Value value = written.root().map(Node::value).orElseThrow();
    decoded = written.decoded().orElseThrow();
    List<PlacedOperation> operations = operations(format, decoded, naming);
    explanation = explain(format, naming, decoded, operations);
    isBalanced = Ledger.result(explanation).equals(result);
    List<FieldOutcome> all = explanation.all();
    documents
        .toMap()
        .forEach((role, text) -> input(role, text, naming, role == Role.LIVE ? all : List.of()));
    panes.put(Role.RESULT, new ResultPainter(explanation.root(), naming).paint(all));
    panes.put(
        Role.PATCH,
        format == PatchFormat.JSON
            ? new OperationsPainter(written, operations).paint(explanation)
            : new PatchPainter(written, naming, format).paint(all));
    patch =
        new ShownPatch(
            format,
            sent,
            Optional.of(value),
            pane(Role.PATCH),
            remarks(applied, operations, IdleParts.withoutHazards(explanation)));
    remarks =
        remarks(applied, operations, IdleParts.of(explanation)).stream()
            .map(PatchRemark::withFields)
            .toList();
    rows = Rows.of(all);
    order = ReadingOrder.of(all, rows);
  }

  private Explanation explain(
      PatchFormat format, PathNaming naming, Value written, List<PlacedOperation> operations) {
    MapValue map = written instanceof MapValue said ? said : MapValue.EMPTY;
    return switch (format) {
      case STRATEGIC -> ComposedExplainer.ofStrategic(naming.start(), live, map, result);
      case MERGE -> ComposedExplainer.ofMerge(naming.start(), live, map, result);
      case JSON -> ComposedExplainer.ofOperations(naming.start(), live, operations, result);
    };
  }

  private void input(
      Role pane, SourceDocument document, PathNaming naming, List<FieldOutcome> outcomes) {
    panes.put(pane, new InputPainter(pane, document, naming).paint(outcomes, List.of()));
  }

  private List<PlacedOperation> operations(PatchFormat format, Value written, PathNaming naming) {
    return format == PatchFormat.JSON && JsonPatch.read(written) instanceof JsonPatch.Read(var read)
        ? PlacedOperation.of(read, live, naming.start())
        : List.of();
  }

  private static List<PatchRemark> remarks(
      WrittenPatch.Applied applied, List<PlacedOperation> operations, List<PatchRemark> idle) {
    List<PatchRemark> remarks = new ArrayList<>();
    applied.findings().stream()
        .sorted()
        .forEach(
            each ->
                remarks.add(new PatchRemark(PatchRemark.Kind.FINDING, each.sentence(), List.of())));
    if (!applied.findings().contains(WrittenPatch.Finding.NO_EFFECT)) {
      remarks.addAll(idle);
    }
    remarks.addAll(ShownPatches.departures(applied.departures(), operations));
    return remarks;
  }

  @Override
  public PaneText pane(Role pane) {
    PaneText text = panes.get(pane);
    return text == null ? PaneText.empty(pane) : text;
  }

  /** Last applied and local are there to be read only. */
  @Override
  public List<Role> documents() {
    return List.of(Role.LIVE);
  }

  /** What happens to every field, and why. */
  public Explanation explanation() {
    return explanation;
  }

  /** What in the patch does nothing with this live object. */
  public List<PatchRemark> idle() {
    return IdleParts.of(explanation);
  }

  /** Whether live comes out different than it was. */
  public boolean changesLive() {
    return !live.equals(result);
  }

  @Override
  public Optional<FieldOutcome> outcomeAt(FieldPath path) {
    boolean isThere =
        panes.values().stream().anyMatch(pane -> pane.fields().spanOf(path).isPresent());
    return isThere ? Optional.of(explanation.at(path)) : Optional.empty();
  }

  @Override
  public ReadingOrder order() {
    return order;
  }

  @Override
  public Optional<Steps> steps() {
    return Steps.of(patch.format(), live, decoded, schema);
  }

  @Override
  public List<FieldRow> rows() {
    return rows;
  }

  @Override
  public Why why(FieldPath path) {
    FieldOutcome field = explanation.at(path);
    Why said = WhyTexts.of(path, field, isBalanced);
    Why plain =
        patch.format() == PatchFormat.STRATEGIC ? said : WhyTexts.withoutStrategies(said, field);
    Why why = WhyTexts.with(plain, Notes.about(explanation, path));
    return owners.about(path, field).map(why::with).orElse(why);
  }

  @Override
  public Map<Mark, Integer> counts() {
    return Rows.counts(rows);
  }

  @Override
  public Optional<Refusal> refusal() {
    return Optional.empty();
  }

  @Override
  public List<String> remarks() {
    return remarks;
  }

  @Override
  public String subject() {
    return Subject.of(live);
  }

  @Override
  public String schemaSource() {
    return Subject.schema(schema);
  }

  /** The patch as it was written, however it is wanted. */
  @Override
  public ShownPatch patch(PatchLook look) {
    return patch;
  }

  @Override
  public boolean isComposed() {
    return true;
  }

  @Override
  public ShownPatch untriedPatch() {
    return patch;
  }

  @Override
  public Optional<StepPictures> stepPictures() {
    return steps()
        .map(
            all ->
                StepPictures.ofComposed(
                    new StepPictures.Shown(this::pane, result),
                    all,
                    new PathNaming(schema.type()),
                    written));
  }

  /** The same patch, always: local has no part in it. */
  @Override
  public DialectSheet dialects(View same) {
    return decoded instanceof MapValue map
        ? DialectSheet.ofPatch(live, map, schema)
        : DialectSheet.ofJsonPatch(schema);
  }

  @Override
  public SchemaScope schemaScope() {
    return SchemaScope.of(schema, List.of(live));
  }

  @Override
  public Optional<MapValue> live() {
    return Optional.of(live);
  }

  @Override
  public MapValue result() {
    return result;
  }

  @Override
  public String resultYaml() {
    return YamlWriter.write(result);
  }
}
