package dev.tripatch.show;

import dev.tripatch.dialect.View;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.Notes;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.step.Steps;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import dev.tripatch.show.pane.InputPainter;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.PatchPainter;
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
public final class Comparison implements ComparisonView {
  private final ThreeDocuments<SourceDocument> documents;
  private final ThreeWayOutcome outcome;
  private final Map<Role, PaneText> panes = new EnumMap<>(Role.class);
  private final List<FieldRow> rows;
  private final ReadingOrder order;
  private final Optional<Explanation> explanation;
  private final MapValue result;
  private final OwnerFact owners;
  private final List<OtherObject> otherObjects;
  private final List<String> remarks;

  /** The comparison of these documents, which this outcome was computed from. */
  public Comparison(ThreeDocuments<SourceDocument> documents, ThreeWayOutcome outcome) {
    this(documents, outcome, List.of());
  }

  /**
   * The same with something to know of it as a whole.
   *
   * @param remarks sentences
   */
  public Comparison(
      ThreeDocuments<SourceDocument> documents, ThreeWayOutcome outcome, List<String> remarks) {
    this.documents = documents;
    this.remarks = List.copyOf(remarks);
    this.outcome = outcome;
    this.owners = new OwnerFact(outcome.inputs().live(), outcome.inputs().schema());
    this.explanation = explanationOf(outcome);
    this.result = outcome instanceof ThreeWayOutcome.Computed done ? done.result() : MapValue.EMPTY;
    rows = Rows.of(fields());
    order = ReadingOrder.of(fields(), rows);
    otherObjects = OtherObject.in(documents);
  }

  private static Optional<Explanation> explanationOf(ThreeWayOutcome outcome) {
    return outcome instanceof ThreeWayOutcome.Computed done
        ? Optional.of(done.explanation())
        : Optional.empty();
  }

  private List<FieldOutcome> fields() {
    return explanation.map(Explanation::all).orElse(List.of());
  }

  /** Paints all panes, before it is handed to a thread that must not wait. */
  public Comparison painted() {
    Arrays.stream(Role.values()).forEach(this::pane);
    return this;
  }

  private PaneText paint(Role pane) {
    PathNaming naming = new PathNaming(outcome.inputs().schema().type());
    return switch (pane) {
      case PATCH -> paintPatch(naming);
      case RESULT ->
          explanation
              .map(reasons -> new ResultPainter(reasons.root(), naming).paint(reasons.all()))
              .orElseGet(() -> PaneText.empty(pane));
      case LAST_APPLIED, LOCAL, LIVE ->
          documents
              .get(pane)
              .map(document -> paint(pane, document, naming))
              .orElseGet(() -> PaneText.empty(pane));
    };
  }

  private PaneText paint(Role pane, SourceDocument document, PathNaming naming) {
    InputPainter painter = new InputPainter(pane, document, naming);
    List<Diagnostic> refused = refusal().flatMap(painter::about).map(List::of).orElse(List.of());
    return painter.paint(fields(), refused);
  }

  private PaneText paintPatch(PathNaming naming) {
    MapValue patch =
        outcome instanceof ThreeWayOutcome.Computed done ? done.patch() : MapValue.EMPTY;
    PatchFormat format = PatchFormat.sentIn(outcome.inputs().dialect());
    return new PatchPainter(YamlWriter.render("patch", patch), naming, format).paint(fields());
  }

  @Override
  public Optional<FieldOutcome> outcomeAt(FieldPath path) {
    boolean isThere =
        Arrays.stream(Role.values()).anyMatch(pane -> pane(pane).fields().spanOf(path).isPresent());
    return isThere ? explanation.map(reasons -> reasons.at(path)) : Optional.empty();
  }

  @Override
  public ReadingOrder order() {
    return order;
  }

  @Override
  public List<OtherObject> otherObjects() {
    return otherObjects;
  }

  @Override
  public List<String> remarks() {
    return remarks;
  }

  /** The outcome that is shown. */
  public ThreeWayOutcome outcome() {
    return outcome;
  }

  @Override
  public synchronized PaneText pane(Role pane) {
    return panes.computeIfAbsent(pane, this::paint);
  }

  @Override
  public List<FieldRow> rows() {
    return rows;
  }

  @Override
  public Why why(FieldPath path) {
    boolean isBalanced = !(outcome instanceof ThreeWayOutcome.Computed done) || done.isBalanced();
    return explanation
        .map(reasons -> withFacts(WhyTexts.of(path, reasons.at(path), isBalanced), reasons))
        .orElseGet(() -> WhyTexts.refused(path, refusal()));
  }

  @Override
  public Optional<String> managerOf(FieldPath path) {
    return explanation.flatMap(reasons -> owners.manager(path, reasons.at(path)));
  }

  private Why withFacts(Why why, Explanation reasons) {
    Why taught = WhyTexts.with(why, Notes.about(reasons, why.path()));
    return owners.about(why.path(), reasons.at(why.path())).map(taught::with).orElse(taught);
  }

  @Override
  public Map<Mark, Integer> counts() {
    return Rows.counts(rows);
  }

  @Override
  public Optional<Refusal> refusal() {
    return outcome instanceof ThreeWayOutcome.Refused refused
        ? Optional.of(refused.refusal())
        : Optional.empty();
  }

  @Override
  public Optional<ThreeWayOutcome.Computed> computed() {
    return outcome instanceof ThreeWayOutcome.Computed done ? Optional.of(done) : Optional.empty();
  }

  @Override
  public Optional<Steps> steps() {
    return computed().map(Steps::of);
  }

  @Override
  public String subject() {
    return Subject.of(outcome.inputs().local());
  }

  @Override
  public String schemaSource() {
    String source = Subject.schema(outcome.inputs().schema());
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
      case ThreeWayOutcome.Computed computed ->
          new ShownPatches(computed, pane(Role.PATCH), remarks).in(look);
      case ThreeWayOutcome.Refused refused -> ShownPatches.refused(refused, look);
    };
  }

  @Override
  public ShownPatch untriedPatch() {
    return switch (outcome) {
      case ThreeWayOutcome.Computed computed ->
          new ShownPatches(computed, pane(Role.PATCH), remarks).untried();
      case ThreeWayOutcome.Refused refused -> ShownPatches.refused(refused, PatchLook.FIRST);
    };
  }

  @Override
  public Optional<StepPictures> stepPictures() {
    PathNaming naming = new PathNaming(outcome.inputs().schema().type());
    return steps()
        .map(
            all ->
                StepPictures.ofCalculated(new StepPictures.Shown(this::pane, result), all, naming));
  }

  @Override
  public DialectSheet dialects(View same) {
    return DialectSheet.of(outcome, same);
  }

  @Override
  public Optional<MapValue> live() {
    return outcome.inputs().live();
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

  @Override
  public MapValue result() {
    return result;
  }

  @Override
  public String resultYaml() {
    return YamlWriter.write(result);
  }
}
