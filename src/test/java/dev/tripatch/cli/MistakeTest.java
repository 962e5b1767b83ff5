package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.terminal.Screen;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Mistake;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The message of an exception may quote a document, so nothing prints one. */
class MistakeTest {
  private final RuntimeException mistake =
      new IllegalStateException("hunter", new NumberFormatException("For input: hunter"));

  @Test
  void theProgramTellsKindAndPlace() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
    int exitCode =
        new TerminalProgram(
                new Terminal(
                    InputStream.nullInputStream(), stream, stream, Map.of(), new NoScreen()),
                Schemas.of(new BundledCatalog()),
                () -> List.of("tripatch"),
                program -> {
                  throw mistake;
                })
            .run(List.of("man", "folder"));
    assertThat(exitCode).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("tripatch: this is a mistake in Tripatch, please report it: ")
        .contains("IllegalStateException at dev.tripatch.cli.MistakeTest")
        .contains("caused by java.lang.NumberFormatException")
        .doesNotContain("hunter");
  }

  @Test
  void soDoesTheUncaughtOne() {
    assertThat(Mistake.lines(mistake))
        .startsWith("java.lang.IllegalStateException")
        .contains("Caused by: java.lang.NumberFormatException")
        .allSatisfy(line -> assertThat(line).doesNotContain("hunter"));
  }

  private record NoScreen() implements Screen {
    @Override
    public void forgetTyped() {}

    @Override
    public boolean isTyped() {
      return false;
    }

    @Override
    public boolean isThere() {
      return false;
    }

    @Override
    public boolean isPipe() {
      return false;
    }

    @Override
    public OptionalInt columns() {
      return OptionalInt.empty();
    }
  }

  @Test
  void aLineTellsWhatHappenedWhereAndWhy() {
    IllegalStateException mistake =
        new IllegalStateException("a: secret", new IllegalArgumentException("b: secret"));
    mistake.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", "B.java", 7)});
    assertThat(Mistake.line(mistake))
        .isEqualTo(
            "java.lang.IllegalStateException at a.B.c(B.java:7), caused by"
                + " java.lang.IllegalArgumentException");
    mistake.setStackTrace(new StackTraceElement[0]);
    assertThat(Mistake.line(mistake))
        .isEqualTo("java.lang.IllegalStateException, caused by java.lang.IllegalArgumentException");
    assertThat(Mistake.line(new StackOverflowError()))
        .startsWith("java.lang.StackOverflowError at dev");
  }

  @Test
  void ofManyCausesFiveAreTold() {
    Exception mistake = new Exception("0");
    for (int i = 1; i < 8; i++) {
      mistake = new Exception("" + i, mistake);
    }
    assertThat(Mistake.lines(mistake))
        .filteredOn(line -> !line.startsWith("\tat "))
        .containsExactly(
            "java.lang.Exception",
            "Caused by: java.lang.Exception",
            "Caused by: java.lang.Exception",
            "Caused by: java.lang.Exception",
            "Caused by: java.lang.Exception");
  }
}
