package dev.tripatch.document;

import static dev.tripatch.document.reader.SourceReader.DEEPEST;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** However large or deep a text is, reading it ends, and with an answer. */
class ReaderLimitsTest {

  private static final int MUCH = 200_000;

  @ParameterizedTest
  @EnumSource(Format.class)
  void manyLevelsAreRead(Format format) throws InterruptedException {
    AtomicReference<SourceDocument> read = new AtomicReference<>();
    Runnable reading = () -> read.set(SourceReader.read("f", nested(DEEPEST), format));
    Thread small = new Thread(null, reading, "small", 512 * 1024);
    small.start();
    small.join();
    assertThat(read.get().root()).isPresent();
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void moreLevelsAreRefusedWhereTheyBegin(Format format) {
    for (int depth : new int[] {DEEPEST + 1, MUCH}) {
      Diagnostic error = SourceReader.read("f", nested(depth), format).error().orElseThrow();
      assertThat(error.message())
          .contains("more than 300 levels deep")
          .contains("exceeded max depth");
      assertThat(error.span().start()).isEqualTo(offsetOfLevel(DEEPEST + 1));
    }
  }

  /** Maps and lists in turn. */
  private static String nested(int depth) {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= depth; i++) {
      text.append(i % 2 == 1 ? "[" : "{\"a\": ");
    }
    text.append(1);
    for (int i = depth; i > 0; i--) {
      text.append(i % 2 == 1 ? "]" : "}");
    }
    return text.toString();
  }

  private static int offsetOfLevel(int level) {
    return (level - 1) / 2 * "[{\"a\": ".length() + (level - 1) % 2;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[",
        "{",
        "{a: ",
        "[a, {b: ",
        "- ",
        "? ",
        "{? ",
        "[? ",
        "\"",
        "&a ",
        "!",
        "{\"a\":",
        "a: {",
        "|",
        "  -\n"
      })
  void repeatedSignsAreNoTrouble(String sign) {
    String text = sign.repeat(MUCH);
    SourceDocument document = SourceReader.read("f", text);
    assertThat(document.root().isPresent()).isNotEqualTo(document.error().isPresent());
  }

  @Test
  void deepIndentationIsRefused() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3_000; i++) {
      text.repeat(' ', i).append("a:\n");
    }
    assertThat(SourceReader.read("f", text.toString()).error().orElseThrow().message())
        .contains("more than 300 levels deep");
  }

  @Test
  void aliasesThatMultiplyAreRefused() {
    StringBuilder text = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
    for (int i = 1; i < 10; i++) {
      String before = "*a" + (i - 1);
      text.append("a" + i + ": &a" + i + " [" + (before + ", ").repeat(9) + "]\n");
    }
    SourceDocument document = SourceReader.read("f", text.toString());
    Diagnostic error = document.error().orElseThrow();
    assertThat(error.message()).contains("document contains excessive aliasing");
    assertThat(error.span().in(document.text())).startsWith("*a");
  }

  @Test
  void manyAliasesOfOneValueAreNoTrouble() {
    String text = "a: &a {b: c}\nd:\n" + "- *a\n".repeat(5_000);
    assertThat(SourceReader.read("f", text).root()).isPresent();
  }

  @Test
  void manyEntriesOfOneKeyAreNoTrouble() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 50_000; i++) {
      text.append('k').append(i % 25_000).append(": 1\n");
    }
    SourceDocument document = SourceReader.read("f", text.toString());
    assertThat(document.object().orElseThrow().size()).isEqualTo(25_000);
    assertThat(document.diagnostics()).hasSize(25_000);
  }
}
