import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Runs google-java-format over every Java file of the project. The build starts this file from its
 * source, on its own JDK, since Maven may run on one that the formatter does not support.
 *
 * <p>Arguments: the formatter's options; {@code --dry-run --set-exit-if-changed} only names the
 * files that are not in its form.
 */
final class FormatSources {
  private FormatSources() {}

  public static void main(String[] options) throws IOException {
    ToolProvider formatter = ToolProvider.findFirst("google-java-format").orElseThrow();
    String[] arguments =
        Stream.concat(Stream.of(options), javaFiles().stream()).toArray(String[]::new);
    int exitCode = formatter.run(System.out, System.err, arguments);
    if (exitCode != 0) {
      System.err.println("Not formatted: run \"mvn -q -Pformat process-sources\".");
    }
    System.exit(exitCode);
  }

  private static List<String> javaFiles() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      return files.map(Path::toString).filter(name -> name.endsWith(".java")).sorted().toList();
    }
  }
}
