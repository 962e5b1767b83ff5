package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.recorded.RealInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All laws on a folder of real manifests, which the property {@code manifests.dir} names. */
@RealInput.Manifests
class RealManifestsTest {

  private static final int LONG = 200_000;

  @Test
  void lawsHoldForRealManifests() throws IOException {
    int objects = 0;
    int spans = 0;
    int errors = 0;
    List<Path> files = RealInput.manifestFiles();
    for (Path path : files) {
      ManifestFile file = ManifestFile.read(path.toString(), Files.readString(path));
      errors += file.diagnostics().size();
      objects += file.objects().size();
      for (ManifestObject object : file.objects()) {
        spans += checkObject(object);
      }
      if (file.text().length() < LONG) {
        ManifestLaws.check(file);
        ManifestLaws.checkChanges(file);
      }
    }
    System.out.printf(
        "%d files, %d objects, %d stretches, %d errors%n", files.size(), objects, spans, errors);
    assertThat(errors).isLessThan(files.size() / 50 + 1);
  }

  private static int checkObject(ManifestObject object) {
    SourceDocument document = object.document();
    assertThat(document.object()).contains(object.value());
    SourceDocument yaml = YamlWriter.render("f", object.value());
    assertThat(SourceReader.read("f", yaml.text(), Format.YAML)).isEqualTo(yaml);
    SourceDocument json = JsonWriter.render("f", object.value());
    assertThat(SourceReader.read("f", json.text(), Format.JSON)).isEqualTo(json);
    return document.text().length() < LONG ? SpanLaws.check(document) : 0;
  }
}
