package dev.tripatch.ui.sample;

import dev.tripatch.dialect.View;
import dev.tripatch.document.Format;
import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.dialect.DialectSheet;
import dev.tripatch.highlight.paint.Mark;
import dev.tripatch.highlight.paint.PaneText;
import dev.tripatch.highlight.pane.PatchLook;
import dev.tripatch.highlight.pane.ShownPatch;
import dev.tripatch.highlight.table.FieldRow;
import dev.tripatch.highlight.why.Why;
import dev.tripatch.patch.Refusal;
import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.threeway.ThreeWay;
import dev.tripatch.threeway.ThreeWayInputs;
import dev.tripatch.value.MapValue;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A comparison put together by hand. */
public record SampleView(
    Map<Role, PaneText> panes,
    PaneText patchInJson,
    List<FieldRow> rows,
    Map<FieldPath, Why> whys,
    Optional<Refusal> refusal,
    String subject)
    implements ComparisonView {

  @Override
  public PaneText pane(Role pane) {
    return panes.get(pane);
  }

  @Override
  public Optional<FieldOutcome> outcomeAt(FieldPath path) {
    return Optional.empty();
  }

  @Override
  public Why why(FieldPath path) {
    return whys.getOrDefault(
        path, new Why(path, Optional.empty(), "Same everywhere.", "Nothing happens.", List.of()));
  }

  @Override
  public Map<Mark, Integer> counts() {
    Map<Mark, Integer> counts = new EnumMap<>(Mark.class);
    rows.forEach(row -> counts.merge(row.mark(), 1, Integer::sum));
    return counts;
  }

  @Override
  public String schemaSource() {
    return "Kubernetes 1.36";
  }

  /** In every format but the strategic one it is empty. */
  @Override
  public ShownPatch patch(PatchLook look) {
    PatchFormat format = look.format().orElse(PatchFormat.STRATEGIC);
    PaneText text = look.notation() == Format.YAML ? pane(Role.PATCH) : patchInJson;
    return new ShownPatch(
        format,
        PatchFormat.STRATEGIC,
        Optional.of(MapValue.EMPTY),
        format == PatchFormat.STRATEGIC ? text : SamplePane.of(Role.PATCH, Format.YAML, ""),
        List.of());
  }

  @Override
  public ShownPatch untriedPatch() {
    return patch(PatchLook.FIRST);
  }

  @Override
  public DialectSheet dialects(View same) {
    ThreeWayInputs none =
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(Optional.empty(), MapValue.EMPTY, Optional.of(MapValue.EMPTY)),
            new SchemaAnswer.Unknown("a sample"));
    return DialectSheet.of(ThreeWay.compute(none), same);
  }

  @Override
  public String resultYaml() {
    return pane(Role.RESULT).withoutPhantomLines().text();
  }
}
