package dev.tripatch.workspace.schemas;

import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OverlayFile;
import java.util.Optional;

/** Changes own rules in their text: comments and layout stay. */
public final class OverlayText {

  private static final String NAME = "schema.yaml";

  private OverlayText() {}

  /**
   * The text with other rules.
   *
   * @param text the text as it is; blank for none
   * @param said the rules that it says
   * @param wanted the rules that it is to say
   */
  public static String changed(String text, Overlay said, Overlay wanted) {
    if (said.equals(wanted)) {
      return text;
    }
    String whole = OverlayFile.write(wanted);
    return text.isBlank()
        ? whole
        : edited(text, whole).filter(yaml -> says(yaml, wanted)).orElse(whole);
  }

  private static Optional<String> edited(String text, String whole) {
    SourceDocument document = SourceReader.read(NAME, text);
    Optional<Value> value = SourceReader.read(NAME, whole).root().map(Node::value);
    return value.flatMap(
        each ->
            TextEdits.set(document, FieldPath.root(), each) instanceof Edit.Made made
                ? Optional.of(made.applyTo(text))
                : Optional.empty());
  }

  private static boolean says(String yaml, Overlay wanted) {
    try {
      return OverlayFile.read(yaml).equals(wanted);
    } catch (DataFault wrong) {
      return false;
    }
  }
}
