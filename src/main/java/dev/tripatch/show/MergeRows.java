package dev.tripatch.show;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.merge.Branch;
import dev.tripatch.merge.ManifestMerge.ClashPlace;
import dev.tripatch.merge.MergedField;
import dev.tripatch.merge.MergedItem;
import dev.tripatch.merge.Threefold;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.ShortText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the rows of a merge: conflicts first, then what ours, theirs and both changed. */
final class MergeRows {

  private final Threefold<MergeFields> fields;
  private final List<MergeRow> rows = new ArrayList<>();
  private int object;
  private String name = "";

  private MergeRows(Threefold<MergeFields> fields) {
    this.fields = fields;
  }

  /** The rows, in the order in which they are shown. */
  static List<MergeRow> of(MergeObjects merged, Threefold<MergeFields> fields) {
    MergeRows rows = new MergeRows(fields);
    for (int i = 0; i < merged.objects().size(); i++) {
      rows.object = i;
      rows.name = merged.name(i);
      rows.add(merged.path(i), merged.objects().get(i).root());
    }
    return rows.rows.stream()
        .sorted(Comparator.comparing((MergeRow row) -> row.clash().isEmpty()))
        .toList();
  }

  private void add(FieldPath path, MergedField field) {
    switch (field) {
      case MergedField.OfMap map -> {
        for (Map.Entry<String, MergedField> member : map.members().entrySet()) {
          add(path.key(member.getKey()), member.getValue());
        }
      }
      case MergedField.OfList list -> {
        for (MergedItem item : list.items()) {
          add(path.then(item.step()), item.field());
        }
      }
      case MergedField.OfText text -> {
        for (MergedField.OfText.Part part : text.parts()) {
          add(path.then(part.step()), part.field());
        }
      }
      case MergedField.Plain plain ->
          mark(plain.values())
              .ifPresent(
                  mark -> add(path, mark, MergeRow.why(mark, plain.values()), Optional.empty()));
      case MergedField.Clash clash ->
          add(
              path,
              Mark.CONFLICT,
              MergeRow.why(clash.kind(), clash.values()),
              Optional.of(new ClashPlace(object, clash)));
    }
  }

  private static Optional<Mark> mark(Threefold<Value> values) {
    boolean ours = !values.isUnchanged(Branch.OURS);
    boolean theirs = !values.isUnchanged(Branch.THEIRS);
    if (!ours && !theirs) {
      return Optional.empty();
    }
    return Optional.of(ours && theirs ? Mark.BOTH : ours ? Mark.OURS : Mark.THEIRS);
  }

  /** Values are those of the texts, for they have masks. */
  private void add(FieldPath path, Mark mark, String why, Optional<ClashPlace> clash) {
    FieldPath object = FieldPath.root().then(path.steps().getFirst());
    rows.add(
        new MergeRow(
            path,
            name,
            path.below(object),
            Threefold.each(branch -> words(branch, path)),
            mark,
            why,
            clash));
  }

  private String words(Branch branch, FieldPath path) {
    MergeFields text = fields.of(branch);
    Value value = text == null ? null : text.value(path);
    boolean isLines = path.last().filter(PathStep.Lines.class::isInstance).isPresent();
    Value shown =
        isLines && value instanceof StringValue(String lines, Scalar hidden) && hidden == null
            ? new StringValue(lines.stripTrailing())
            : value;
    return ShortText.line(shown, Optional.empty());
  }
}
