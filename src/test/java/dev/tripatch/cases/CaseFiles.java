package dev.tripatch.cases;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The files of cases, one for each document that the project was asked to implement. */
public final class CaseFiles {
  private static final List<String> NAMES =
      List.of(
          "strategic-merge-patch.md",
          "preserve-order.md",
          "retain-keys.md",
          "field-merge-semantics.md",
          "three-patch-formats.md");

  private CaseFiles() {}

  /** The cases of all files. */
  public static Stream<DocumentCase> all() {
    return NAMES.stream().flatMap(name -> CaseFile.read(name, text(name)).stream());
  }

  private static String text(String name) {
    try (InputStream in =
        Objects.requireNonNull(CaseFiles.class.getResourceAsStream("/cases/" + name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
