package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No recorded answer passes without having been compared. */
class ReferenceTest {
  private static final String APPLIED =
      "\"id\": \"1\", \"kind\": \"core/v1/Pod\", \"current\": {\"kind\": \"Pod\", \"apiVersion\":"
          + " \"v1\"}, \"patch\": {\"spec\": {\"nodeName\": \"a\"}}";
  private static final String RIGHT =
      "\"applied\": {\"result\": {\"kind\": \"Pod\", \"apiVersion\": \"v1\", \"spec\":"
          + " {\"nodeName\": \"a\"}}}";

  private final Reference reference = new Reference(new BundledCatalog());

  @Test
  void anAnswerThatIsOursAgrees() {
    assertThat(verdict(APPLIED + ", " + RIGHT)).isEqualTo(new Verdict.Agrees());
  }

  @Test
  void anotherAnswerDiffersAndIsNamed() {
    assertThat(verdict(APPLIED + ", \"applied\": {\"result\": {}}"))
        .isEqualTo(new Verdict.Differs("applied"));
    assertThat(verdict(APPLIED + ", \"applied\": {\"error\": \"no\"}"))
        .isEqualTo(new Verdict.Differs("applied"));
  }

  @Test
  void aFieldThatNobodyReadDiffers() {
    assertThat(verdict(APPLIED + ", " + RIGHT + ", \"onAnOldServer\": {\"result\": {}}"))
        .isEqualTo(new Verdict.Differs("nobody compared [onAnOldServer]"));
  }

  @Test
  void aLineThatNoComparerKnowsDiffers() {
    assertThat(verdict("\"id\": \"1\", \"question\": {}, \"answer\": {}"))
        .isEqualTo(new Verdict.Differs("no comparer knows such a line"));
    assertThat(verdict(APPLIED)).isEqualTo(new Verdict.Differs("no comparer knows such a line"));
  }

  @Test
  void foldersAreSearchedToTheBottomAndEachFileOnce(@TempDir Path folder) throws IOException {
    Path below = Files.createDirectories(folder.resolve("more/deeper"));
    Path first = Files.writeString(folder.resolve("a.jsonl"), "{}");
    Path second = Files.writeString(below.resolve("b.jsonl.gz"), "");
    Files.writeString(below.resolve("notes.md"), "");
    String folders = folder + File.pathSeparator + folder.resolve("more");
    assertThat(Recordings.in(folders))
        .extracting(RecordedFile::path)
        .isEqualTo(real(first, second));
    assertThat(Recordings.in("")).isEmpty();
  }

  private static List<Path> real(Path first, Path second) throws IOException {
    return List.of(first.toRealPath(), second.toRealPath());
  }

  private Verdict verdict(String fields) {
    return reference.compare(new RecordedCase(JsonLine.read("{" + fields + "}")));
  }
}
