package dev.tripatch.recorded;

import dev.tripatch.laws.Sample;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * A file of recorded answers.
 *
 * @param path where it is
 */
record RecordedFile(Path path) {

  String name() {
    return path.getFileName().toString();
  }

  List<RecordedCase> cases() {
    return lines().stream().map(RecordedCase::of).toList();
  }

  /** What a law is tried on. */
  List<RecordedCase> sample() {
    return Sample.of(lines()).stream().map(RecordedCase::of).toList();
  }

  /** The text of each case. */
  List<String> lines() {
    try (BufferedReader lines = open()) {
      return lines.lines().filter(line -> !line.isBlank()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be read", e);
    }
  }

  private BufferedReader open() throws IOException {
    InputStream raw = Files.newInputStream(path);
    InputStream bytes = name().endsWith(".gz") ? new GZIPInputStream(raw) : raw;
    return new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
  }
}
