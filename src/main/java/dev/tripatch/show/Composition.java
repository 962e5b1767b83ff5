package dev.tripatch.show;

import dev.tripatch.dialect.View;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.explain.Ledger;
import dev.tripatch.engine.explain.composed.ComposedExplainer;
import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.Steps;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
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
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.show.table.SchemaScope;
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
public final class Composition extends ComparisonView {
  private final Map<Role, PaneText> panes;
  private final ShownPatch patch;
  private final MapValue live;
  private final SourceDocument written;
  private final boolean isBalanced;

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
    MapValue object = documents.live().orElseThrow().decodedObject().orElseThrow();
    PathNaming plain = new PathNaming(schema.type());
    List<PlacedOperation> operations = operations(format, written, object, plain);
    Explanation reasons = explain(format, plain, object, written, operations, applied.result());
    InnerParts inside = InnerParts.of(reasons, schema.type());
    PathNaming names = new PathNaming(schema.type(), inside, inside.names(), Role.LIVE);
    super(
        new Content(
            object,
            Optional.of(object),
            applied.result(),
            schema,
            schema,
            Optional.of(reasons),
            inside,
            new OwnerFact(Optional.of(object), schema),
            remarks(applied, operations, IdleParts.of(reasons), reasons).stream()
                .map(PatchRemark::withFields)
                .toList()));
    this.live = object;
    this.written = written;
    this.isBalanced = Ledger.result(reasons).equals(applied.result());
    List<FieldOutcome> all = reasons.all();
    this.panes = new EnumMap<>(Role.class);
    documents
        .toMap()
        .forEach(
            (role, text) ->
                panes.put(
                    role,
                    new InputPainter(text, names.of(role))
                        .paint(role == Role.LIVE ? all : List.of(), List.of())));
    panes.put(Role.RESULT, new ResultPainter(reasons, names.of(Role.RESULT)).paint(all));
    panes.put(
        Role.PATCH,
        format == PatchFormat.JSON
            ? new OperationsPainter(written, operations).paint(reasons)
            : new PatchPainter(written, names.of(Role.PATCH), format).paint(all));
    this.patch =
        new ShownPatch(
            format,
            sent,
            written.root().map(Node::value),
            pane(Role.PATCH),
            remarks(applied, operations, IdleParts.withoutHazards(reasons), reasons));
  }

  private Composition(Composition full, List<FieldRow> rows) {
    super(full.content, rows);
    this.panes = full.panes;
    this.patch = full.patch;
    this.live = full.live;
    this.written = full.written;
    this.isBalanced = full.isBalanced;
  }

  @Override
  ComparisonView with(List<FieldRow> fewer) {
    return new Composition(this, fewer);
  }

  private static Explanation explain(
      PatchFormat format,
      PathNaming naming,
      MapValue live,
      SourceDocument written,
      List<PlacedOperation> operations,
      MapValue result) {
    MapValue map = written.decodedObject().orElse(MapValue.EMPTY);
    return switch (format) {
      case STRATEGIC -> ComposedExplainer.ofStrategic(naming.start(), live, map, result);
      case MERGE -> ComposedExplainer.ofMerge(naming.start(), live, map, result);
      case JSON -> ComposedExplainer.ofOperations(naming.start(), live, operations, result);
    };
  }

  private static List<PlacedOperation> operations(
      PatchFormat format, SourceDocument written, MapValue live, PathNaming naming) {
    return format == PatchFormat.JSON
            && JsonPatch.read(written.decoded().orElseThrow()) instanceof JsonPatch.Read(var read)
        ? PlacedOperation.of(read, live, naming.start())
        : List.of();
  }

  private static List<PatchRemark> remarks(
      WrittenPatch.Applied applied,
      List<PlacedOperation> operations,
      List<PatchRemark> idle,
      Explanation reasons) {
    List<PatchRemark> remarks = new ArrayList<>();
    applied.findings().stream()
        .sorted()
        .forEach(
            each ->
                remarks.add(new PatchRemark(PatchRemark.Kind.FINDING, each.sentence(), List.of())));
    if (!applied.findings().contains(WrittenPatch.Finding.NO_EFFECT)) {
      remarks.addAll(idle);
    }
    remarks.addAll(IdleParts.staying(reasons));
    remarks.addAll(ShownPatches.departures(applied.departures(), operations));
    return remarks;
  }

  @Override
  public PaneText pane(Role pane) {
    return panes.getOrDefault(pane, PaneText.empty(pane));
  }

  /** Last applied and local are there to be read only. */
  @Override
  public List<Role> documents() {
    return List.of(Role.LIVE);
  }

  /** What happens to every field, and why. */
  public Explanation explanation() {
    return content.explanation().orElseThrow();
  }

  /** What in the patch does nothing with this live object, and what it leaves out in vain. */
  public List<PatchRemark> idle() {
    List<PatchRemark> idle = new ArrayList<>(IdleParts.of(explanation()));
    idle.addAll(IdleParts.staying(explanation()));
    return idle;
  }

  /** Whether live comes out different than it was. */
  public boolean changesLive() {
    return !live.equals(result());
  }

  @Override
  public Optional<Steps> steps() {
    return Steps.of(patch.format(), live, written.decoded().orElseThrow(), content.schema());
  }

  @Override
  Why reason(FieldPath path, FieldOutcome field) {
    Why said = WhyTexts.of(path, field, isBalanced);
    return patch.format() == PatchFormat.STRATEGIC ? said : WhyTexts.withoutStrategies(said, field);
  }

  /** The patch as it was written, however it is wanted. */
  @Override
  public ShownPatch patch(PatchLook look) {
    return patch;
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
                    new StepPictures.Shown(this::pane, result()), all, plainNaming(), written));
  }

  /** The same patch, always: local has no part in it. */
  @Override
  public DialectSheet dialects(View same) {
    return written
        .decodedObject()
        .map(map -> DialectSheet.ofPatch(live, map, content.schema()))
        .orElseGet(() -> DialectSheet.ofJsonPatch(content.schema()));
  }

  @Override
  public SchemaScope schemaScope() {
    return SchemaScope.of(content.schema(), List.of(live));
  }
}
