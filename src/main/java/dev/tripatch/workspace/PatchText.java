package dev.tripatch.workspace;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;

/** The text of a patch that becomes another one. */
public final class PatchText {

  private PatchText() {}

  /**
   * A text whose value is another one, with as few changes as can be: what stays keeps its comments
   * and its way of writing. Rewritten where that is impossible.
   *
   * @param before a text that could be read
   * @param notation how a patch is written that said nothing before
   */
  public static String with(SourceDocument before, Value patch, Format notation) {
    String text = before.text().strip();
    if (text.equals("{}") || text.equals("[]")) {
      return written(patch, notation);
    }
    return switch (TextEdits.set(before, FieldPath.root(), patch)) {
      case Edit.Made made -> made.applyTo(before.text());
      case Edit.Refused _ -> written(patch, before.format());
    };
  }

  public static String written(Value patch, Format format) {
    return switch (format) {
      case YAML -> YamlWriter.write(patch);
      case JSON -> JsonWriter.write(patch);
    };
  }
}
