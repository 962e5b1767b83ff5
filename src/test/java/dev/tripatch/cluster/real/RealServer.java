package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A real API server, which {@code src/test/scripts/real-server} builds, starts and stops.
 *
 * @param folder where it is, or is to be built
 * @param port where it listens
 */
record RealServer(Path folder, int port) {
  private static final String SCRIPT = "src/test/scripts/real-server";

  /** Says with this exit code that there are no packages to build it from. */
  private static final int UNAVAILABLE = 3;

  /** What a program printed, and how it ended. */
  record Ended(int exit, String out, String err) {}

  /** That of the profile {@code real-server}, or one in no folder without it. */
  static RealServer ofProfile() {
    return new RealServer(
        Path.of(System.getProperty("real-server.folder", "")),
        Integer.getInteger("real-server.port", 17_443));
  }

  /** Builds it unless that is done; without the profile, or the packages, the test is skipped. */
  void require() throws IOException, InterruptedException {
    Assumptions.assumeFalse(
        folder.toString().isEmpty(), "needs a real API server: mvn -Preal-server test");
    boolean isBuilt =
        Files.isExecutable(folder.resolve("kube-apiserver"))
            && Files.isExecutable(folder.resolve("etcd"));
    if (!isBuilt) {
      Ended built = script("build", folder.toString());
      Assumptions.assumeFalse(
          built.exit() == UNAVAILABLE, "a real API server cannot be built: " + built.err());
      assertThat(built.exit()).as(built.err()).isZero();
    }
  }

  /** Starts it without any object of an earlier start; the path of its kubeconfig. */
  String start() throws IOException, InterruptedException {
    Ended ended = script("start", folder.toString(), String.valueOf(port), "rbac");
    if (ended.exit() != 0) {
      throw new IOException(ended.err());
    }
    return ended.out().strip();
  }

  /** Ends the API server with a signal, and waits until it is gone. Its data stay. */
  void end(String signal) throws IOException, InterruptedException {
    run(
        new ProcessBuilder(
            "bash",
            "-c",
            "kill -%s \"$0\"; while [ -e /proc/\"$0\"/exe ]; do sleep 0.05; done".formatted(signal),
            Files.readString(processFile()).strip()));
  }

  /** Starts the API server again, with the data that it had. */
  void again() throws IOException, InterruptedException {
    Ended ended = script("again", folder.toString());
    if (ended.exit() != 0) {
      throw new IOException(ended.err());
    }
  }

  void stop() throws IOException, InterruptedException {
    script("stop", folder.toString());
  }

  /** The file with the number of its process, which its script writes. */
  Path processFile() {
    return folder.resolve("kube-apiserver.pid");
  }

  private static Ended script(String... words) throws IOException, InterruptedException {
    return run(
        new ProcessBuilder(Stream.concat(Stream.of("bash", SCRIPT), Stream.of(words)).toList()));
  }

  /** The server inherits no stream, so that it ends when the script does. */
  static Ended run(ProcessBuilder builder) throws IOException, InterruptedException {
    Path out = Files.createTempFile("out", "");
    Path err = Files.createTempFile("err", "");
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    process.getOutputStream().close();
    int exit = process.waitFor();
    Ended ended =
        new Ended(
            exit,
            Files.readString(out, StandardCharsets.UTF_8),
            Files.readString(err, StandardCharsets.UTF_8));
    Files.delete(out);
    Files.delete(err);
    return ended;
  }
}
