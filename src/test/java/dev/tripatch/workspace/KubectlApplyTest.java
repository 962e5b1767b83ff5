package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.SourceReader;
import dev.tripatch.kubectl.LastAppliedAnnotation;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What the real kubectl apply sent, but for its own annotation, is what the workbench computes from
 * the same texts. Further recordings are taken from the folder that the system property {@code
 * recorded.dir} names.
 */
class KubectlApplyTest {
  private final Workbench workbench = new Workbench(new BundledCatalog());

  @TestFactory
  Stream<DynamicTest> thePatchIsWhatKubectlSent() throws IOException, URISyntaxException {
    Path builtIn =
        Path.of(
            Objects.requireNonNull(
                    KubectlApplyTest.class.getResource("/recorded/kubectl-apply.jsonl.gz"))
                .toURI());
    List<Path> files = new ArrayList<>(List.of(builtIn));
    String further = System.getProperty("recorded.dir", "");
    if (!further.isBlank()) {
      try (Stream<Path> found = Files.list(Path.of(further))) {
        found
            .filter(file -> file.getFileName().toString().matches("kubectl-apply.*\\.jsonl\\.gz"))
            .forEach(files::add);
      }
    }
    return files.stream()
        .flatMap(file -> cases(file).stream())
        .map(sent -> DynamicTest.dynamicTest(text(sent, "id"), () -> check(sent)));
  }

  private void check(MapValue sent) {
    SourceDocument live =
        SourceReader.read("live", CanonicalJson.write(map(sent, "live")), Format.JSON);
    SourceDocument local = SourceReader.read("local", text(sent, "local"));
    Compared compared =
        workbench.compare(new Sources(Optional.empty(), local, Optional.of(live)), true);
    assertThat(compared).isInstanceOf(Compared.Done.class);
    ThreeWayOutcome outcome = ((Compared.Done) compared).outcome();
    assertThat(outcome).isInstanceOf(ThreeWayOutcome.Computed.class);
    assertThat(CanonicalJson.write(((ThreeWayOutcome.Computed) outcome).patch()))
        .isEqualTo(CanonicalJson.write(withoutAnnotation(map(sent, "patch"))));
  }

  /** The patch without the entry that kubectl adds, and without maps that only held it. */
  private static MapValue withoutAnnotation(MapValue patch) {
    MapValue metadata = map(patch, "metadata");
    MapValue annotations =
        map(metadata, "annotations").toBuilder().remove(LastAppliedAnnotation.NAME).build();
    return withMap(patch, "metadata", withMap(metadata, "annotations", annotations));
  }

  private static MapValue withMap(MapValue map, String key, MapValue inner) {
    if (!(map.get(key) instanceof MapValue)) {
      return map;
    }
    return inner.isEmpty()
        ? map.toBuilder().remove(key).build()
        : map.toBuilder().put(key, inner).build();
  }

  private static List<MapValue> cases(Path file) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .map(line -> SourceReader.read("case", line, Format.JSON).object().orElseThrow())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static MapValue map(MapValue map, String key) {
    return map.get(key) instanceof MapValue inner ? inner : MapValue.EMPTY;
  }

  private static String text(MapValue map, String key) {
    return map.get(key) instanceof StringValue string ? string.text() : "";
  }
}
