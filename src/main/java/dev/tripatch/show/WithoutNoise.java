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
import dev.tripatch.show.table.Rows;
import dev.tripatch.show.table.Why;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A comparison whose table leaves out what only servers and kubectl write for themselves. */
public final class WithoutNoise implements ComparisonView {

  private final ComparisonView full;
  private final List<FieldRow> rows;
  private final ReadingOrder order;

  /** The same comparison with fewer rows. */
  public WithoutNoise(ComparisonView full) {
    this.full = full;
    this.rows = full.rows().stream().filter(row -> Noise.of(row).isEmpty()).toList();
    this.order = full.order().of(rows);
  }

  @Override
  public List<FieldRow> rows() {
    return rows;
  }

  @Override
  public Map<Mark, Integer> counts() {
    return Rows.counts(rows);
  }

  @Override
  public ReadingOrder order() {
    return order;
  }

  @Override
  public PaneText pane(Role pane) {
    return full.pane(pane);
  }

  @Override
  public Optional<FieldOutcome> outcomeAt(FieldPath path) {
    return full.outcomeAt(path);
  }

  @Override
  public Why why(FieldPath path) {
    return full.why(path);
  }

  @Override
  public Optional<Refusal> refusal() {
    return full.refusal();
  }

  @Override
  public Optional<String> managerOf(FieldPath path) {
    return full.managerOf(path);
  }

  @Override
  public boolean isComposed() {
    return full.isComposed();
  }

  @Override
  public Optional<ThreeWayOutcome.Computed> computed() {
    return full.computed();
  }

  @Override
  public SchemaScope schemaScope() {
    return full.schemaScope();
  }

  @Override
  public Optional<MapValue> live() {
    return full.live();
  }

  @Override
  public MapValue result() {
    return full.result();
  }

  @Override
  public Optional<Steps> steps() {
    return full.steps();
  }

  @Override
  public String subject() {
    return full.subject();
  }

  @Override
  public String schemaSource() {
    return full.schemaSource();
  }

  @Override
  public List<OtherObject> otherObjects() {
    return full.otherObjects();
  }

  @Override
  public ShownPatch patch(PatchLook look) {
    return full.patch(look);
  }

  @Override
  public ShownPatch untriedPatch() {
    return full.untriedPatch();
  }

  @Override
  public Optional<StepPictures> stepPictures() {
    return full.stepPictures();
  }

  @Override
  public DialectSheet dialects(View same) {
    return full.dialects(same);
  }

  @Override
  public String resultYaml() {
    return full.resultYaml();
  }
}
