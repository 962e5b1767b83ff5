package dev.tripatch.show;

import dev.tripatch.dialect.View;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.explain.Notes;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.format.Steps;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.stored.Owned;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.ResultPainter;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Noise;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.show.table.ReadingOrder;
import dev.tripatch.show.table.Rows;
import dev.tripatch.show.table.SchemaScope;
import dev.tripatch.show.table.Why;
import dev.tripatch.show.table.WhyTexts;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Everything the window shows of one comparison; immutable, computed off the UI thread. */
public abstract sealed class ComparisonView permits Comparison, Composition {
  /** What there is to know of a comparison without any pane. */
  final Content content;

  private final List<FieldRow> rows;
  private final List<FieldRow> rowsWithInside;
  private final ReadingOrder order;

  /**
   * What there is to know of a comparison without any pane.
   *
   * @param named the object that the header names
   * @param live the object in the cluster; empty if there is none
   * @param result the result; an empty object if Kubernetes refuses
   * @param schema what is known of the object's kind
   * @param server what its server knows of the kind, which stores by that
   * @param explanation what happens to each field; empty if Kubernetes refuses
   * @param inside what differs inside fields that Kubernetes handles as one
   * @param owners who set the fields of live
   * @param remarks what to know of it as a whole, in sentences
   */
  record Content(
      MapValue named,
      Optional<MapValue> live,
      MapValue result,
      SchemaAnswer schema,
      SchemaAnswer server,
      Optional<Explanation> explanation,
      InnerParts inside,
      OwnerFact owners,
      List<String> remarks) {

    List<FieldOutcome> fields() {
      return explanation.map(Explanation::all).orElse(List.of());
    }
  }

  ComparisonView(Content content) {
    this(content, Rows.of(content.fields()));
  }

  ComparisonView(Content content, List<FieldRow> rows) {
    this.content = content;
    this.rows = rows;
    this.rowsWithInside = rows.stream().flatMap(this::withInside).toList();
    this.order = ReadingOrder.of(content.fields(), content.inside(), rowsWithInside);
  }

  /** What a pane shows. */
  public abstract PaneText pane(Role pane);

  /** The documents that have a part in it. */
  public List<Role> documents() {
    return Role.DOCUMENTS;
  }

  /** The rows of the field table: every field that something happens to, then what stays. */
  public final List<FieldRow> rows() {
    return rows;
  }

  /** The same rows, each followed by those of what differs inside it. */
  public final List<FieldRow> rowsWithInside() {
    return rowsWithInside;
  }

  /** The row of any field, also of one that nothing happens to, or a part of one. */
  public final FieldRow row(FieldPath path) {
    Explanation reasons = content.explanation().orElseThrow();
    FieldOutcome field = reasons.at(path);
    FieldValues values = values(path, field);
    return isInList(field, path) ? Rows.within(path, field, values) : Rows.of(path, field, values);
  }

  private FieldValues values(FieldPath path, FieldOutcome field) {
    return field.path().equals(path) ? field.values() : content.inside().values(field, path);
  }

  private Stream<FieldRow> withInside(FieldRow row) {
    List<FieldOutcome> parts = content.inside().of(row.path());
    return parts.isEmpty()
        ? Stream.of(row)
        : Stream.concat(
            Stream.of(row),
            Rows.inside(content.explanation().orElseThrow().at(row.path()), parts).stream());
  }

  /** All these rows in the order in which one reads fields. */
  public final ReadingOrder order() {
    return order;
  }

  /** How many rows have each mark; marks without rows are left out. */
  public final Map<Mark, Integer> counts() {
    return Rows.counts(rows);
  }

  /** The same, but its table leaves out what only servers and kubectl write for themselves. */
  public final ComparisonView withoutNoise() {
    return with(rows.stream().filter(row -> Noise.of(row.path()).isEmpty()).toList());
  }

  /** The same, but its table leaves out what nothing happens to. */
  public final ComparisonView withoutKept() {
    return with(rows.stream().filter(row -> !row.mark().isKept()).toList());
  }

  abstract ComparisonView with(List<FieldRow> fewer);

  /** What differs inside fields that Kubernetes handles as one. */
  public final InnerParts inside() {
    return content.inside();
  }

  /** Why a field has the outcome it has; for any field of any pane. */
  public final Why why(FieldPath path) {
    return content
        .explanation()
        .map(reasons -> withFacts(whyInside(path, reasons.at(path)), reasons))
        .orElseGet(() -> WhyTexts.refused(path, refusal()));
  }

  private Why whyInside(FieldPath path, FieldOutcome field) {
    Why why = reason(path, field);
    if (isComposed()) {
      return why;
    }
    return part(path)
        .map(part -> WhyTexts.inside(why, field, part))
        .orElseGet(() -> isInList(field, path) ? WhyTexts.sameInside(why, field) : why);
  }

  /** The part that a place is, or that is added or deleted with the place in it. */
  private Optional<FieldOutcome> part(FieldPath path) {
    return inside()
        .at(path)
        .or(() -> path.parent().flatMap(this::part).filter(it -> !it.outcome().isReordered()));
  }

  /** Whether a field is inside a list that Kubernetes handles as one, and that something has. */
  private boolean isInList(FieldOutcome field, FieldPath path) {
    return field.isWhole()
        && !isComposed()
        && InnerParts.isInList(field.path(), path, content.schema().type());
  }

  abstract Why reason(FieldPath path, FieldOutcome field);

  private Why withFacts(Why why, Explanation reasons) {
    Why taught = WhyTexts.with(why, Notes.about(reasons, content.inside(), why.path()));
    return isInLive(why.path(), reasons)
        ? content.owners().about(why.path()).map(taught::with).orElse(taught)
        : taught;
  }

  /** The outcome of a field, or of what it is part of; empty if no text has the field. */
  public final Optional<FieldOutcome> outcomeAt(FieldPath path) {
    return content
        .explanation()
        .map(reasons -> reasons.at(path))
        .filter(field -> field.path().equals(path) || isInPane(path));
  }

  /** It paints panes that nobody has looked at yet. */
  private boolean isInPane(FieldPath path) {
    return Arrays.stream(Role.values())
        .anyMatch(pane -> pane(pane).fields().spanOf(path).isPresent());
  }

  /** Why Kubernetes would refuse; empty if it would not. */
  public Optional<Refusal> refusal() {
    return Optional.empty();
  }

  /** The answer itself, for exports; empty if Kubernetes refuses, or it is no calculated one. */
  public Optional<ThreeWayOutcome.Computed> computed() {
    return Optional.empty();
  }

  /** What the answer was calculated from, though Kubernetes refuses; empty if it is no such one. */
  public Optional<ThreeWayInputs> inputs() {
    return Optional.empty();
  }

  /** Whether a calculated patch writes kubectl's annotation and nothing else. */
  public final boolean writesOnlyAnnotation() {
    List<FieldPath> written = written().toList();
    return written.contains(Noise.LAST_APPLIED.path())
        && written.stream().allMatch(Noise.LAST_APPLIED.path()::startsWith);
  }

  /** What a calculated patch writes that neither the rows tell of nor is bookkeeping. */
  public final List<FieldPath> writtenBesides() {
    Set<FieldPath> told = rows.stream().map(FieldRow::path).collect(Collectors.toSet());
    return written()
        .filter(path -> !told.contains(path))
        .filter(path -> Stream.of(Noise.values()).noneMatch(of -> of.path().startsWith(path)))
        .toList();
  }

  private Stream<FieldPath> written() {
    return computed().stream()
        .flatMap(outcome -> outcome.explanation().all().stream())
        .filter(field -> field.patchEntry().isWritten())
        .map(FieldOutcome::path);
  }

  /** Whether its patch is one that a person wrote. */
  public final boolean isComposed() {
    return switch (this) {
      case Comparison _ -> false;
      case Composition _ -> true;
    };
  }

  /** How patch and result come about, computed each time; empty where there is no result. */
  public abstract Optional<Steps> steps();

  /** Who set a field of live, as live itself says; empty if it does not say, or lacks the field. */
  public final Optional<String> managerOf(FieldPath path) {
    return isComposed() ? Optional.empty() : OwnerFact.manager(ownedAt(path));
  }

  /** Who owns a field of live, as live itself says; nobody if live lacks the field. */
  public final Owned ownedAt(FieldPath path) {
    Owned owned = content.owners().of(path);
    return owned.owners().isEmpty()
            || content.explanation().filter(reasons -> isInLive(path, reasons)).isPresent()
        ? owned
        : new Owned(path, List.of());
  }

  private boolean isInLive(FieldPath path, Explanation reasons) {
    return values(path, reasons.at(path)).live() != null;
  }

  /** Who set a field of live last, and how long before a moment; empty as above. */
  public final Optional<String> ownerOf(FieldPath path, Instant now) {
    return OwnerFact.last(ownedAt(path), now);
  }

  /** Everybody who owns fields of live, by name. */
  public final List<String> managers() {
    return content.owners().managers();
  }

  /** Who applies the object server-side, although nobody applied it client-side. */
  public List<String> appliers() {
    return List.of();
  }

  /** What to know of it as a whole, in sentences. */
  public final List<String> remarks() {
    return content.remarks();
  }

  /** The object, for the header: {@code Deployment apps/v1 · shop/web}. */
  public final String subject() {
    MapValue object = content.named();
    MapValue metadata = object.get("metadata") instanceof MapValue map ? map : MapValue.EMPTY;
    String namespace = metadata.text("namespace");
    return VisibleText.line(
        (object.text("kind") + " " + object.text("apiVersion")).strip()
            + " · "
            + (namespace.isEmpty() ? "" : namespace + "/")
            + metadata.text("name"));
  }

  /** The object, for a sentence: {@code shop/Deployment/web}; empty if it says no name. */
  public final String objectName() {
    ObjectName name = ObjectName.of(content.named());
    return name.name().isEmpty() ? "" : name.toString();
  }

  /** Documents that describe another object than local does; empty if all is as it should be. */
  public List<OtherObject> otherObjects() {
    return List.of();
  }

  /** Where the schema came from, for the header: {@code Kubernetes 1.36}. */
  public String schemaSource() {
    return switch (content.schema()) {
      case SchemaAnswer.Known known -> known.source();
      case SchemaAnswer.Unknown unknown ->
          unknown.declared().map(SchemaAnswer.Declared::source).orElse("none");
    };
  }

  /**
   * The patch in a format, with its highlights; {@code pane(PATCH)} is the one for {@link
   * PatchLook#FIRST}. Computed when asked, which takes its time: not on the UI thread.
   */
  public abstract ShownPatch patch(PatchLook look);

  /**
   * The patch in the format that kubectl apply sends, as {@code pane(PATCH)} shows it: at once,
   * since nothing is tried out for it. What {@link #patch} finds out by applying the patch is not
   * among the remarks.
   */
  public abstract ShownPatch untriedPatch();

  /**
   * What every dialect makes of the same patch, or of the same documents. Computed when it is asked
   * for, which takes several times as long as the comparison: not on the UI thread.
   */
  public abstract DialectSheet dialects(View same);

  /**
   * The steps on the way to patch and result; empty if there is no result. Computed when asked,
   * which takes its time: not on the UI thread.
   */
  public abstract Optional<StepPictures> stepPictures();

  /** What it asks of schemas. */
  public abstract SchemaScope schemaScope();

  /** What the patch is made by. */
  public final SchemaAnswer schema() {
    return content.schema();
  }

  /** What the object's server knows of its kind. */
  public final SchemaAnswer serverSchema() {
    return content.server();
  }

  /** What happens to each field; empty if Kubernetes refuses. */
  public final Optional<Explanation> reasons() {
    return content.explanation();
  }

  /** The object in the cluster; empty if there is none. */
  public final Optional<MapValue> live() {
    return content.live();
  }

  /** The result; an empty object if Kubernetes refuses. */
  public final MapValue result() {
    return content.result();
  }

  /**
   * The result as a server stores it. Computed each time, which takes a while: not on the UI
   * thread.
   */
  public final StoredResult asStored() {
    if (content.explanation().isEmpty()) {
      StoredObject nothing = new StoredObject(MapValue.EMPTY, List.of(), true);
      return StoredResult.of(nothing, Optional.empty(), PaneText.empty(Role.RESULT));
    }
    StoredObject stored = StoredObject.of(result(), live(), serverSchema());
    PaneText pane = new ResultPainter(stored, naming(Role.RESULT)).paint(content.fields());
    return StoredResult.of(stored, stored.remark(serverSchema()), pane);
  }

  /** The result as YAML, without phantom lines. */
  public final String resultYaml() {
    return YamlWriter.write(result());
  }

  /** How the fields of a text are named. */
  final PathNaming naming(Role text) {
    InnerParts inside = content.inside();
    return new PathNaming(content.schema().type(), inside, inside.names(), text);
  }

  /** The same for texts that come about step by step, in which no item has its final place. */
  final PathNaming plainNaming() {
    return new PathNaming(content.schema().type());
  }
}
