package dev.tripatch.document.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;

/** Edits of a text, as the tests write them. */
final class EditCases {

  private EditCases() {}

  /** The text with a field set; the value is written as YAML. */
  static String set(String text, String path, String value) {
    return applied(text, TextEdits.set(SourceReader.read("f", text), path(path), value(value)));
  }

  /** The text without a field. */
  static String remove(String text, String path) {
    return applied(text, TextEdits.remove(SourceReader.read("f", text), path(path)));
  }

  static FieldPath path(String path) {
    return FieldPath.parse(path);
  }

  static Value value(String yaml) {
    return SourceReader.read("value", yaml, Format.YAML).root().orElseThrow().value();
  }

  static String applied(String text, Edit edit) {
    assertThat(edit).isInstanceOf(Edit.Made.class);
    return ((Edit.Made) edit).applyTo(text);
  }

  static String refusal(Edit edit) {
    assertThat(edit).isInstanceOf(Edit.Refused.class);
    return ((Edit.Refused) edit).why();
  }
}
