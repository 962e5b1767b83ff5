package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.IOException;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Our engine against the recorded answers of the real programs: the built-in recordings, and those
 * in the folders that the system property {@code recorded.dir} names.
 *
 * <p>Every case must agree in every answer.
 */
class RecordedAnswersTest {
  private static final int SHOWN = Integer.getInteger("recorded.shown", 10);

  private final Reference reference = new Reference(new BundledCatalog());

  @TestFactory
  Stream<DynamicTest> everyRecordingAgrees() throws IOException, URISyntaxException {
    List<RecordedFile> files = new ArrayList<>(Recordings.builtIn());
    files.addAll(Recordings.in(System.getProperty("recorded.dir", "")));
    return files.stream()
        .map(file -> DynamicTest.dynamicTest(file.path().toString(), () -> check(file)));
  }

  private void check(RecordedFile file) {
    List<RecordedCase> cases = file.cases();
    List<String> differing = new ArrayList<>();
    for (RecordedCase line : cases) {
      if (reference.compare(line) instanceof Verdict.Differs(String what)) {
        differing.add(line.id() + ": " + what);
      }
    }
    System.out.println(
        file.name() + ": " + cases.size() + " cases, " + differing.size() + " differ");
    List<String> shown = differing.subList(0, Math.min(SHOWN, differing.size()));
    assertThat(shown)
        .as(differing.size() + " of " + cases.size() + " differ in " + file.name())
        .isEmpty();
    assertThat(cases).as(file.name()).isNotEmpty();
  }
}
