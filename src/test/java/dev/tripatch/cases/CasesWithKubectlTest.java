package dev.tripatch.cases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.EngineNumbers;
import dev.tripatch.value.Value;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The results in the files of cases are those of a real {@code kubectl patch --local}, which does
 * what the API server does with a patch, but for checking and defaulting the object. {@code mvn
 * -Pkustomize test -Dtest=CasesWithKubectlTest} gets the program first; without it the test is
 * skipped. {@code -Dkubectl.binary=FILE} names another.
 */
class CasesWithKubectlTest {
  private static final Path KUBECTL =
      Path.of(System.getProperty("kubectl.binary", "target/kubectl/kubectl/kubectl"));

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> everyResultIsKubectls() {
    Assumptions.assumeTrue(
        Files.isExecutable(KUBECTL), "there is no kubectl at " + KUBECTL + "; use -Pkustomize");
    return CaseFiles.all()
        .filter(example -> example.value(CaseLabel.LIVE).isPresent())
        .map(example -> DynamicTest.dynamicTest(example.toString(), () -> check(example)));
  }

  private void check(DocumentCase example) throws IOException, InterruptedException {
    Optional<Value> wanted =
        example.value(CaseLabel.RESULT).or(() -> example.value(CaseLabel.KUBERNETES_RESULT));
    assertThat(patched(example)).isEqualTo(wanted.map(EngineNumbers::convert));
  }

  /** Live with the patch; empty if kubectl refuses. */
  private Optional<Value> patched(DocumentCase example) throws IOException, InterruptedException {
    PatchFormat format = example.isCalculated() ? PatchFormat.STRATEGIC : example.format();
    Process process =
        new ProcessBuilder(
                KUBECTL.toString(),
                "patch",
                "--local",
                "--type=" + format.name().toLowerCase(Locale.ROOT),
                "--filename=" + file(example, CaseLabel.LIVE),
                "--patch-file=" + file(example, CaseLabel.PATCH),
                "--output=json")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (InputStream out = process.getInputStream()) {
      String text = new String(out.readAllBytes(), StandardCharsets.UTF_8);
      return process.waitFor() == 0
          ? Optional.of(
              EngineNumbers.convert(SourceReader.read("out", text).root().orElseThrow().value()))
          : Optional.empty();
    }
  }

  private Path file(DocumentCase example, CaseLabel label) throws IOException {
    Value value = example.value(label).orElseThrow();
    return Files.write(folder.resolve(label.word()), List.of(CanonicalJson.write(value)));
  }
}
