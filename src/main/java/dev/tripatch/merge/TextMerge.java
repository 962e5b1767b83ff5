package dev.tripatch.merge;

import dev.tripatch.document.Diagnostic.Topic;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.merge.MergedField.OfText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Merges a text of several lines that both sides changed, as git would. What was JSON or YAML in
 * all three versions must still be: otherwise nobody knows what belongs together.
 */
final class TextMerge {

  private TextMerge() {}

  /** The merged text; empty if it is none, or has to be decided as a whole. */
  static Optional<OfText> of(FieldPath path, Threefold<Value> values) {
    Threefold<String> texts =
        values.map(value -> value instanceof StringValue(String t, _) ? t : null);
    if (Stream.of(Branch.values()).anyMatch(branch -> texts.of(branch) == null)) {
      return Optional.empty();
    }
    List<MergeStretch<String>> stretches = MergeStretch.of(texts.map(MergeStretch::lines));
    if (stretches.stream().noneMatch(TextMerge::holdsTogether)) {
      return Optional.empty();
    }
    OfText merged =
        new OfText(values, stretches.stream().map(stretch -> part(path, stretch)).toList());
    return Stream.of(Format.values()).allMatch(format -> isKept(format, texts, merged))
        ? Optional.of(merged)
        : Optional.empty();
  }

  private static boolean holdsTogether(MergeStretch<String> stretch) {
    return stretch.isSame() && !stretch.in(Branch.BASE).getFirst().isBlank();
  }

  private static OfText.Part part(FieldPath path, MergeStretch<String> stretch) {
    Threefold<Value> values = Threefold.each(branch -> text(stretch.in(branch)));
    int last = stretch.ours() + stretch.in(Branch.OURS).size();
    PathStep step = new PathStep.Lines(stretch.ours() + 1, last);
    return new OfText.Part(step, stretch, FieldMerge.scalar(path.then(step), values));
  }

  private static @Nullable Scalar text(List<String> lines) {
    return lines.isEmpty() ? null : new StringValue(String.join("", lines));
  }

  private static boolean isKept(Format format, Threefold<String> texts, OfText merged) {
    return Stream.of(Branch.values())
            .anyMatch(branch -> !isDocument(format, String.valueOf(texts.of(branch))))
        || Stream.of(Branch.OURS, Branch.THEIRS)
            .allMatch(branch -> isDocument(format, merged.value(_ -> branch).text()));
  }

  private static boolean isDocument(Format format, String text) {
    SourceDocument document = SourceReader.read("", text, format);
    return document.root().map(root -> !(root.value() instanceof Scalar)).orElse(false)
        && document.diagnostics().stream().noneMatch(each -> each.topic() == Topic.DUPLICATE_KEY);
  }
}
