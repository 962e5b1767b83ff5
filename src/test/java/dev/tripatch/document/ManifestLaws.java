package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;

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

  /** A change of one object changes that object only. */
  static void checkChanges(ManifestFile file) {
    for (int i = 0; i < file.objects().size(); i++) {
      ManifestObject object = file.objects().get(i);
      Value changed = object.value().toBuilder().put("tripatch", NEW).build();
      String text = object.replacedWith(YamlWriter.write(changed));
      ManifestFile after = ManifestFile.read(file.name(), text);
      assertThat(after.objects()).hasSameSizeAs(file.objects());
      for (int j = 0; j < file.objects().size(); j++) {
        Value expected = j == i ? changed : file.objects().get(j).value();
        assertThat(after.objects().get(j).value()).isEqualTo(expected);
      }
    }
  }
}
