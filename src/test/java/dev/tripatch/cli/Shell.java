package dev.tripatch.cli;

import dev.tripatch.cli.terminal.Screen;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.SeenSecrets;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.start.WindowMain;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs command lines in a folder, with streams and an environment of its own. */
public final class Shell {
  /** Read once for all command lines. */
  private static final BundledCatalog CATALOG = new BundledCatalog();

  private final Path folder;
  private final Map<String, String> environment = new HashMap<>();
  private InputStream input = InputStream.nullInputStream();
  private boolean isTerminal;
  private boolean isPipe;
  private boolean isTyped;
  private Duration patience = Duration.ofMinutes(2);

  public Shell(Path folder) {
    this.folder = folder;
  }

  /** What a command line gave. Names of files in the folder are without it. */
  public record Answer(int exitCode, String out, String err) {}

  /** A file in the folder; its path. */
  public String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  public Shell withInput(String text) {
    input = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  Shell withInput(InputStream stream) {
    input = stream;
    return this;
  }

  public Shell with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  Shell onTerminal() {
    isTerminal = true;
    return this;
  }

  /** On a terminal, where a person types these lines, and then ends the input. */
  public Shell typing(String... lines) {
    isTerminal = true;
    isTyped = true;
    return withInput(Stream.of(lines).map(line -> line + "\n").collect(Collectors.joining()));
  }

  /** For somebody who does not wait for a cluster at all. */
  Shell impatient() {
    patience = Duration.ZERO;
    return this;
  }

  Shell inPipe() {
    isPipe = true;
    return this;
  }

  public Answer run(String... arguments) {
    if (!environment.containsKey("HOME")) {
      // What somebody has at home is not for tests.
      environment.putIfAbsent("XDG_CONFIG_HOME", folder.resolve(".config").toString());
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode =
        new TerminalProgram(
                new Terminal(
                    input,
                    stream(out),
                    stream(err),
                    Map.copyOf(environment),
                    screen(),
                    new SeenSecrets(),
                    patience),
                Schemas.of(CATALOG),
                () -> List.of("tripatch 1.2.3", "JDK 25"),
                WindowMain::describe)
            .run(List.of(arguments));
    return new Answer(exitCode, text(out), text(err));
  }

  private Screen screen() {
    boolean isThere = isTerminal;
    boolean isPiped = isPipe;
    boolean isSomebodyTyping = isTyped;
    return new Screen() {
      @Override
      public void forgetTyped() {
        // Lines that a test lays down are typed when they are read.
      }

      @Override
      public boolean isThere() {
        return isThere;
      }

      @Override
      public boolean isTyped() {
        return isSomebodyTyping;
      }

      @Override
      public boolean isPipe() {
        return isPiped;
      }

      @Override
      public OptionalInt columns() {
        return isThere ? OptionalInt.of(140) : OptionalInt.empty();
      }
    };
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private String text(ByteArrayOutputStream bytes) {
    return bytes
        .toString(StandardCharsets.UTF_8)
        .replace(System.lineSeparator(), "\n")
        .replace(folder + folder.getFileSystem().getSeparator(), "");
  }
}
