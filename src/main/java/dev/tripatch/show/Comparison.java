package dev.tripatch.show;

import dev.tripatch.dialect.View;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.Steps;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.InputPainter;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.PatchPainter;
import dev.tripatch.show.pane.ResultPainter;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.show.pane.ShownPatches;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.show.table.SchemaScope;
import dev.tripatch.show.table.Why;
import dev.tripatch.show.table.WhyTexts;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the window shows of a three-way patch. A pane is painted when it is first asked for: the
 * command line prints the fields alone.
 */
public final class Comparison extends ComparisonView {
  private final ThreeDocuments<SourceDocument> documents;
  private final ThreeWayOutcome outcome;
  private final Map<Role, PaneText> panes;

  /** The comparison of these documents, which this outcome was computed from. */
  public Comparison(ThreeDocuments<SourceDocument> documents, ThreeWayOutcome outcome) {
    this(documents, outcome, List.of(), outcome.inputs().schema());
  }

  /**
   * The same with something to know of it as a whole, where a server may store what it gets by
   * another schema than the patch was made with.
   *
   * @param remarks sentences
   * @param server the server's schema
   */
  public Comparison(
      ThreeDocuments<SourceDocument> documents,
      ThreeWayOutcome outcome,
      List<String> remarks,
      SchemaAnswer server) {
    super(content(outcome, remarks, server));
    this.documents = documents;
    this.outcome = outcome;
    this.panes = new EnumMap<>(Role.class);
  }

  private Comparison(Comparison full, List<FieldRow> rows) {
    super(full.content, rows);
    this.documents = full.documents;
    this.outcome = full.outcome;
    this.panes = full.panes;
  }

  @Override
  ComparisonView with(List<FieldRow> fewer) {
    return new Comparison(this, fewer);
  }

  private static Content content(
      ThreeWayOutcome outcome, List<String> remarks, SchemaAnswer server) {
    ThreeWayInputs inputs = outcome.inputs();
    Optional<ThreeWayOutcome.Computed> done = computed(outcome);
    return new Content(
        inputs.local(),
        inputs.live(),
        done.map(ThreeWayOutcome.Computed::result).orElse(MapValue.EMPTY),
        inputs.schema(),
        server,
        done.map(ThreeWayOutcome.Computed::explanation),
        done.map(all -> InnerParts.of(all.explanation(), inputs.schema().type()))
            .orElse(InnerParts.NOTHING),
        new OwnerFact(inputs.live(), inputs.schema()),
        List.copyOf(remarks));
  }

  private static Optional<ThreeWayOutcome.Computed> computed(ThreeWayOutcome outcome) {
    return outcome instanceof ThreeWayOutcome.Computed done ? Optional.of(done) : Optional.empty();
  }

  /** The same where a server tried the patch: its answer is the result as it would store it. */
  public Comparison answered(MapValue answer) {
    ThreeWayOutcome other = ThreeWay.compute(outcome.inputs(), Optional.of(answer));
    return new Comparison(documents, other, content.remarks(), content.server());
  }

  /** Paints all panes and reads the owners, before a thread gets it that must not wait. */
  public Comparison painted() {
    content.owners().of(FieldPath.root());
    Arrays.stream(Role.values()).forEach(this::pane);
    return this;
  }

  @Override
  public PaneText pane(Role pane) {
    synchronized (panes) {
      return panes.computeIfAbsent(pane, this::paint);
    }
  }

  private PaneText paint(Role pane) {
    return switch (pane) {
      case PATCH -> paintPatch();
      case RESULT ->
          content
              .explanation()
              .map(reasons -> new ResultPainter(reasons, naming(Role.RESULT)).paint(reasons.all()))
              .orElseGet(() -> PaneText.empty(pane));
      case LAST_APPLIED, LOCAL, LIVE ->
          documents
              .get(pane)
              .map(document -> paint(pane, document))
              .orElseGet(() -> PaneText.empty(pane));
    };
  }

  private PaneText paint(Role pane, SourceDocument document) {
    InputPainter painter = new InputPainter(document, naming(pane));
    return painter.paint(content.fields(), refusal().flatMap(painter::about).stream().toList());
  }

  private PaneText paintPatch() {
    MapValue patch = computed().map(ThreeWayOutcome.Computed::patch).orElse(MapValue.EMPTY);
    PatchFormat format = PatchFormat.sentIn(outcome.inputs().dialect());
    return new PatchPainter(YamlWriter.render("patch", patch), naming(Role.PATCH), format)
        .paint(content.fields());
  }

  @Override
  Why reason(FieldPath path, FieldOutcome field) {
    return WhyTexts.of(
        path, field, computed().filter(ThreeWayOutcome.Computed::isBalanced).isPresent());
  }

  @Override
  public List<OtherObject> otherObjects() {
    return OtherObject.in(documents);
  }

  @Override
  public Optional<Refusal> refusal() {
    return outcome instanceof ThreeWayOutcome.Refused refused
        ? Optional.of(refused.refusal())
        : Optional.empty();
  }

  @Override
  public Optional<ThreeWayInputs> inputs() {
    return Optional.of(outcome.inputs());
  }

  @Override
  public Optional<ThreeWayOutcome.Computed> computed() {
    return computed(outcome);
  }

  @Override
  public Optional<Steps> steps() {
    return computed().map(Steps::of);
  }

  @Override
  public List<String> appliers() {
    return OwnerFact.appliers(outcome.inputs());
  }

  @Override
  public String schemaSource() {
    String source = super.schemaSource();
    return switch (outcome.inputs().dialect()) {
      case KUBERNETES -> source;
      case CUSTOM_RESOURCE -> source + " · JSON merge patch";
      case KUSTOMIZE, BEFORE_ELEMENT_ORDER, BEFORE_RETAIN_KEYS ->
          source + " · read by " + outcome.inputs().dialect().title();
    };
  }

  @Override
  public ShownPatch patch(PatchLook look) {
    return switch (outcome) {
      case ThreeWayOutcome.Computed computed -> patches(computed).in(look);
      case ThreeWayOutcome.Refused refused -> ShownPatches.refused(refused, look);
    };
  }

  @Override
  public ShownPatch untriedPatch() {
    return switch (outcome) {
      case ThreeWayOutcome.Computed computed -> patches(computed).untried();
      case ThreeWayOutcome.Refused refused -> ShownPatches.refused(refused, PatchLook.FIRST);
    };
  }

  private ShownPatches patches(ThreeWayOutcome.Computed computed) {
    return new ShownPatches(computed, naming(Role.PATCH), pane(Role.PATCH), remarks());
  }

  @Override
  public Optional<StepPictures> stepPictures() {
    return steps()
        .map(
            all ->
                StepPictures.ofCalculated(
                    new StepPictures.Shown(this::pane, result()), all, plainNaming()));
  }

  @Override
  public DialectSheet dialects(View same) {
    return DialectSheet.of(outcome, same);
  }

  @Override
  public SchemaScope schemaScope() {
    ThreeWayInputs inputs = outcome.inputs();
    return SchemaScope.of(
        inputs.schema(),
        Stream.of(Optional.of(inputs.local()), inputs.live(), inputs.lastApplied())
            .flatMap(Optional::stream)
            .toList());
  }
}
