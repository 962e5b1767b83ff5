package dev.tripatch.recorded;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
    List<RecordedCase> cases = new ArrayList<>();
    try (BufferedReader lines = open()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isBlank()) {
          cases.add(new RecordedCase(JsonLine.read(line)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(path + " cannot be read", e);
    }
    return cases;
  }

  private BufferedReader open() throws IOException {
    InputStream raw = Files.newInputStream(path);
    InputStream bytes = name().endsWith(".gz") ? new GZIPInputStream(raw) : raw;
    return new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
  }
}
