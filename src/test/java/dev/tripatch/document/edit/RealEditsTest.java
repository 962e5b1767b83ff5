package dev.tripatch.document.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.recorded.RealInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All laws on a folder of real manifests, which the property {@code manifests.dir} names. */
@RealInput.Manifests
class RealEditsTest {

  private static final int EACH = 50;
  private static final int LONG = 60_000;

  @Test
  void lawsHoldForRealManifests() throws IOException {
    int made = 0;
    Map<String, Integer> refused = new TreeMap<>();
    Random random = new Random(7);
    List<SourceDocument> documents = documents();
    List<Value> values =
        List.of(
                "x",
                "true",
                "'true'",
                "{a: 1, b: [x]}",
                "[{name: a}]",
                "\"a\\nb\\n\"",
                "{}",
                "null")
            .stream()
            .map(EditCases::value)
            .toList();
    for (SourceDocument document : documents) {
      EditLaws laws = new EditLaws(document);
      List<FieldPath> paths = EditLaws.paths(document.root().orElseThrow().value());
      for (int i = 0; i < EACH && !paths.isEmpty(); i++) {
        FieldPath path = paths.get(random.nextInt(paths.size()));
        laws.remove(path);
        laws.set(path, values.get(random.nextInt(values.size())));
        laws.set(path, other(documents, random));
      }
      made += laws.made();
      laws.refused().forEach((why, count) -> refused.merge(why, count, Integer::sum));
    }
    System.out.println(
        made + " edits made of " + documents.size() + " documents; refused: " + refused);
    assertThat(made).isPositive();
  }

  private static Value other(List<SourceDocument> documents, Random random) {
    Value root = documents.get(random.nextInt(documents.size())).root().orElseThrow().value();
    List<FieldPath> paths = EditLaws.paths(root);
    return paths.isEmpty()
        ? root
        : EditLaws.at(root, paths.get(random.nextInt(paths.size()))).orElseThrow();
  }

  private static List<SourceDocument> documents() throws IOException {
    return RealInput.manifestFiles().stream()
        .flatMap(RealEditsTest::documents)
        .filter(document -> document.root().isPresent() && document.text().length() < LONG)
        .toList();
  }

  private static Stream<SourceDocument> documents(Path path) {
    try {
      ManifestFile file = ManifestFile.read(path.toString(), Files.readString(path));
      return file.objects().stream().limit(8).map(ManifestObject::document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
