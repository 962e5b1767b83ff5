package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;

/** What is true of every object in every file. */
final class ManifestLaws {

  private static final StringValue NEW = new StringValue("new");

  private ManifestLaws() {}

  static void check(ManifestFile file) {
    for (int i = 0; i < file.objects().size(); i++) {
      ManifestObject object = file.objects().get(i);
      assertThat(object.document().object()).as(object.text()).contains(object.value());
      assertThat(object.replacedWith(object.text())).isEqualTo(file.text());
      checkOffsets(object, file);
    }
  }

  private static void checkOffsets(ManifestObject object, ManifestFile file) {
    for (int offset = 0; offset < object.text().length(); offset += 7) {
      int inFile = object.toFile(offset);
      assertThat(object.span().touches(inFile)).isTrue();
      assertThat(object.locate(offset)).startsWith(file.name() + ":");
    }
  }

  /**
   * A change of one object changes that object only; every other keeps its value and its bytes. It
   * stays in the form that it has, block or braces: in braces only braces may stand.
   */
  static void checkChanges(ManifestFile file) {
    for (int i = 0; i < file.objects().size(); i++) {
      ManifestObject object = file.objects().get(i);
      checkChange(file, i, object.value().toBuilder().put("tripatch", NEW).build());
    }
  }

  private static void checkChange(ManifestFile file, int index, MapValue changed) {
    ManifestObject object = file.objects().get(index);
    boolean braces = object.text().indexOf('{') >= 0 && object.text().strip().endsWith("}");
    String written = braces ? JsonWriter.write(changed) : YamlWriter.write(changed);
    // Half a surrogate pair, which a mutated text may have, is written as a replacement character.
    MapValue expected = SourceReader.read("f", written).object().orElseThrow();
    String text = object.replacedWith(written);
    ManifestFile after = ManifestFile.read(file.name(), text);
    if (after.objects().size() < file.objects().size()) {
      // Some odd indentations do not take a text in another one. Saving notices and writes nothing.
      return;
    }
    assertThat(after.objects()).as(text).hasSameSizeAs(file.objects());
    for (int i = 0; i < file.objects().size(); i++) {
      ManifestObject before = file.objects().get(i);
      ManifestObject now = after.objects().get(i);
      assertThat(now.value()).as(text).isEqualTo(i == index ? expected : before.value());
      if (i != index) {
        assertThat(now.span().in(text)).isEqualTo(before.span().in(file.text()));
      }
    }
  }
}
