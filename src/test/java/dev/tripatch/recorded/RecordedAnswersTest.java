package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Our engine against the recorded answers of the real Kubernetes code: the built-in recordings, and
 * those in the folder that the system property {@code recorded.dir} names.
 *
 * <p>A plain file must agree in every case. Of the {@code -odd} files 99.5 % must.
 */
class RecordedAnswersTest {
  private static final double ODD_SHARE = 0.005;
  private static final int SHOWN = 10;

  private final Reference reference = new Reference(new BundledCatalog());

  @TestFactory
  Stream<DynamicTest> everyRecordingAgrees() throws IOException, URISyntaxException {
    List<Path> files = new ArrayList<>(recordingsIn(builtIn()));
    String further = System.getProperty("recorded.dir", "");
    if (!further.isBlank()) {
      files.addAll(recordingsIn(Path.of(further)));
    }
    return files.stream()
        .map(RecordedFile::new)
        .map(file -> DynamicTest.dynamicTest(file.path().toString(), () -> check(file)));
  }

  private static Path builtIn() throws URISyntaxException {
    URL folder = RecordedAnswersTest.class.getResource("/recorded");
    return Path.of(Objects.requireNonNull(folder).toURI());
  }

  private static List<Path> recordingsIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> found =
          files
              .filter(file -> file.getFileName().toString().matches(".*\\.jsonl(\\.gz)?"))
              .sorted()
              .toList();
      assertThat(found).as("recordings in " + folder).isNotEmpty();
      return found;
    }
  }

  private void check(RecordedFile file) {
    List<RecordedCase> cases = file.cases();
    List<String> differing = new ArrayList<>();
    int unknown = 0;
    for (RecordedCase line : cases) {
      switch (reference.compare(line)) {
        case AGREES -> {}
        case DIFFERS -> differing.add(line.id());
        case NOT_ASKED -> unknown++;
      }
    }
    String later = unknown == 0 ? "" : ", " + unknown + " without an answer";
    List<String> shown = differing.subList(0, Math.min(SHOWN, differing.size()));
    System.out.println(
        file.name()
            + (": " + cases.size() + " cases, " + differing.size() + " differ" + later)
            + (shown.isEmpty() ? "" : ": " + shown));
    double allowed = file.isOdd() ? Math.floor(ODD_SHARE * cases.size()) : 0;
    assertThat((double) differing.size())
        .as("differing in " + file.name())
        .isLessThanOrEqualTo(allowed);
    assertThat(cases).as(file.name()).isNotEmpty();
  }
}
