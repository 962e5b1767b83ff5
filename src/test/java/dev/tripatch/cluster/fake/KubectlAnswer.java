package dev.tripatch.cluster.fake;

import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/**
 * What real versions of kubectl answered, from a real server or without one. {@code
 * src/test/scripts/record-kubectl} has recorded it.
 *
 * @param name of the case
 * @param versions those that answered so, oldest first
 * @param server its version, or none where no server was asked or it did not answer
 * @param arguments with which kubectl was called
 */
public record KubectlAnswer(
    String name,
    List<String> versions,
    String server,
    List<String> arguments,
    int exit,
    String out,
    String err) {

  private static final List<KubectlAnswer> RECORDED = read();

  /** All of them, in the order of the recording. */
  public static List<KubectlAnswer> all() {
    return RECORDED;
  }

  /** The answer of the newest version. */
  public static KubectlAnswer of(String name) {
    return RECORDED.stream()
        .filter(answer -> answer.name.equals(name))
        .reduce((older, newer) -> newer)
        .orElseThrow(() -> new AssertionError("no such case: " + name));
  }

  /** The answer of one version, which may be short: 1.27. */
  public static KubectlAnswer of(String name, String version) {
    return RECORDED.stream()
        .filter(answer -> answer.name.equals(name))
        .filter(answer -> answer.versions.stream().anyMatch(one -> isOf(one, version)))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no such case of " + version + ": " + name));
  }

  private static boolean isOf(String one, String version) {
    return one.equals(version) || one.startsWith(version + ".");
  }

  private static List<KubectlAnswer> read() {
    InputStream raw =
        Objects.requireNonNull(
            KubectlAnswer.class.getResourceAsStream(
                "/dev/tripatch/cluster/kubectl-answers.jsonl.gz"));
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(raw), StandardCharsets.UTF_8))) {
      return lines.lines().map(KubectlAnswer::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static KubectlAnswer read(String line) {
    MapValue fields = Snippets.yaml(line);
    return new KubectlAnswer(
        text(fields, "name"),
        texts(fields, "kubectl"),
        text(fields, "server"),
        texts(fields, "arguments"),
        Math.toIntExact(((IntegerValue) fields.find("exit").orElseThrow()).number()),
        text(fields, "stdout"),
        text(fields, "stderr"));
  }

  private static String text(MapValue fields, String name) {
    return ((StringValue) fields.find(name).orElseThrow()).text();
  }

  private static List<String> texts(MapValue fields, String name) {
    return ((ListValue) fields.find(name).orElseThrow())
        .items().stream().map(item -> ((StringValue) item).text()).toList();
  }
}
