package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.kustomize.KustomizeMerger;
import dev.tripatch.json.MapValue;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The law of exports for kustomize: what is exported is built into what was wanted, even if every
 * text of the base stands in quotes. On the recorded pairs; with {@code -Dmanifests.dir=FOLDER}
 * also on those of real upgrades, folders {@code name} and {@code name@tag}.
 */
class KustomizeExportLawsTest {
  private final KustomizeExportRecordings entries =
      new KustomizeExportRecordings(new BundledCatalog());

  @Test
  void everyRecordedChangeIsBuilt() throws URISyntaxException {
    int all = 0;
    for (RecordedCase line : recording().sample()) {
      if (line.has("wanted")) {
        all++;
        check(line.id(), line.map("resource"), line.map("wanted"));
      }
    }
    assertThat(all).isGreaterThan(Sample.least(700));
  }

  @Test
  @RealInput.Manifests
  void everyRealUpgradeIsBuilt() throws IOException {
    int all = 0;
    for (Path older : foldersWithTag(RealInput.manifests())) {
      String name = older.getFileName().toString().replaceFirst("@.*", "");
      Map<ObjectName, MapValue> before = objectsIn(older);
      Map<ObjectName, MapValue> after = objectsIn(older.resolveSibling(name));
      before.keySet().retainAll(after.keySet());
      for (ObjectName each : before.keySet()) {
        all++;
        check(name + " " + each, before.get(each), after.get(each));
        check(each + " back", after.get(each), before.get(each));
      }
    }
    System.out.println("real upgrades exported for kustomize: " + all + ", each there and back");
    assertThat(all).isPositive();
  }

  private void check(String what, MapValue before, MapValue after) {
    assertThat(entries.exported(before, after, PatchFormat.STRATEGIC))
        .as(what)
        .isEqualTo(KustomizeMerger.withoutPatch(after));
  }

  private static List<Path> foldersWithTag(Path folder) throws IOException {
    try (Stream<Path> folders = Files.list(folder)) {
      return folders.filter(each -> each.getFileName().toString().contains("@")).sorted().toList();
    }
  }

  private static Map<ObjectName, MapValue> objectsIn(Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(file -> file.toString().matches(".*\\.ya?ml")).sorted().forEach(files::add);
    }
    return files.stream()
        .flatMap(file -> ManifestFile.read(file.toString(), text(file)).objects().stream())
        .map(ManifestObject::value)
        .filter(object -> !ObjectName.of(object).name().isEmpty())
        .collect(
            Collectors.toMap(
                ObjectName::of, Function.identity(), (one, other) -> one, LinkedHashMap::new));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static RecordedFile recording() throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(
                    KustomizeExportLawsTest.class.getResource("/recorded/kustomize.jsonl.gz"))
                .toURI()));
  }
}
