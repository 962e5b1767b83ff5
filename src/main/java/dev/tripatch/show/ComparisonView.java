package dev.tripatch.show;

import dev.tripatch.dialect.View;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.step.Steps;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.show.schema.SchemaScope;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Noise;
import dev.tripatch.show.table.ReadingOrder;
import dev.tripatch.show.table.Why;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Everything the window shows of one comparison; immutable, computed off the UI thread. */
public interface ComparisonView {

  /** What a pane shows. */
  PaneText pane(Role pane);

  /** The documents that have a part in it. */
  default List<Role> documents() {
    return Role.DOCUMENTS;
  }

  /** The rows of the field table: every field that something happens to, then what stays. */
  List<FieldRow> rows();

  /** The same rows in the order in which one reads fields. */
  ReadingOrder order();

  /** Why a field has the outcome it has; for any field of any pane. */
  Why why(FieldPath path);

  /** The outcome of a field, or of what it is part of; empty if no text has the field. */
  Optional<FieldOutcome> outcomeAt(FieldPath path);

  /** How many rows have each mark; marks without rows are left out. */
  Map<Mark, Integer> counts();

  /** Why Kubernetes would refuse; empty if it would not. */
  Optional<Refusal> refusal();

  /** The answer itself, for exports; empty if Kubernetes refuses, or it is no calculated one. */
  default Optional<ThreeWayOutcome.Computed> computed() {
    return Optional.empty();
  }

  /** Whether a calculated patch writes kubectl's annotation and nothing else. */
  default boolean writesOnlyAnnotation() {
    List<FieldPath> written = written().toList();
    return written.contains(Noise.LAST_APPLIED.path())
        && written.stream().allMatch(Noise.LAST_APPLIED.path()::startsWith);
  }

  /** What a calculated patch writes, but for what the rows tell of, and bookkeeping. */
  default List<FieldPath> writtenBesides() {
    Set<FieldPath> told = rows().stream().map(FieldRow::path).collect(Collectors.toSet());
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
  default boolean isComposed() {
    return false;
  }

  /** How patch and result come about, computed anew; empty where there is no result. */
  Optional<Steps> steps();

  /** Who set a field of live, as live itself says; empty if it does not say, or lacks the field. */
  default Optional<String> managerOf(FieldPath path) {
    return Optional.empty();
  }

  /** What to know of it as a whole, in sentences. */
  default List<String> remarks() {
    return List.of();
  }

  /** The object, for the header: {@code Deployment apps/v1 · shop/web}. */
  String subject();

  /** Documents that describe another object than local does; empty if all is as it should be. */
  default List<OtherObject> otherObjects() {
    return List.of();
  }

  /** Where the schema came from, for the header: {@code Kubernetes 1.36}. */
  String schemaSource();

  /**
   * The patch in a format, with its highlights; {@code pane(PATCH)} is the one for {@link
   * PatchLook#FIRST}. Computed when asked, which takes its time: not on the UI thread.
   */
  ShownPatch patch(PatchLook look);

  /**
   * The patch in the format that kubectl apply sends, as {@code pane(PATCH)} shows it: at once,
   * since nothing is tried out for it. What {@link #patch} finds out by applying the patch is not
   * among the remarks.
   */
  ShownPatch untriedPatch();

  /**
   * What every dialect makes of the same patch, or of the same documents. Computed when it is asked
   * for, which takes several times as long as the comparison: not on the UI thread.
   */
  DialectSheet dialects(View same);

  /**
   * The steps on the way to patch and result; empty if there is no result. Computed when asked,
   * which takes its time: not on the UI thread.
   */
  Optional<StepPictures> stepPictures();

  /** What it asks of schemas. */
  SchemaScope schemaScope();

  /** The object in the cluster; empty if there is none. */
  Optional<MapValue> live();

  /** The result; an empty object if Kubernetes refuses. */
  MapValue result();

  /** The result as YAML, without phantom lines. */
  String resultYaml();
}
