package dev.tripatch.show.pane;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class InnerDifferenceTest {

  @Test
  void wordsOfOneLine() {
    assertThat(differing("v: quay.io/shop/web:1.5", "v: quay.io/shop/web:hotfix-7"))
        .contains(List.of("1.5"));
    assertThat(differing("v: quay.io/shop/web:hotfix-7", "v: quay.io/shop/web:1.5"))
        .contains(List.of("hotfix-7"));
  }

  @Test
  void valuesThatHaveNothingInCommonHaveNoInside() {
    assertThat(differing("v: 3", "v: 7")).isEmpty();
    assertThat(differing("v: Recreate", "v: RollingUpdate")).isEmpty();
    assertThat(differing("v: [1, 2]", "v: {a: 1}")).isEmpty();
  }

  @Test
  void oneWordOfAFile() {
    assertThat(
            differing("v: |\n  a = 1\n  b = two\n  c = 3\n", "v: |\n  a = 1\n  b = 2\n  c = 3\n"))
        .contains(List.of("two"));
  }

  @Test
  void linesThatOnlyOneHas() {
    assertThat(differing("v: |\n  one\n  two\n  three\n", "v: |\n  one\n  three\n"))
        .contains(List.of("two"));
    assertThat(differing("v: |\n  one\n  three\n", "v: |\n  one\n  two\n  three\n"))
        .contains(List.of());
  }

  @Test
  void theSameTextInAnotherStyle() {
    String block = "v: |\n  listen 80;\n    root /srv;\n\n  index \"a\";\n";
    String quoted = "v: \"listen 81;\\n  root /srv;\\n\\nindex \\\"a\\\";\\n\"\n";
    assertThat(differing(quoted, block)).contains(List.of("81"));
    assertThat(differing(block, quoted)).contains(List.of("80"));
    assertThat(differing("v: 'it''s new'", "v: it's old")).contains(List.of("new"));
    assertThat(differing("v: \"caf\\u00e9 new\"", "v: café old")).contains(List.of("new"));
  }

  @Test
  void aBlockWithLineEndsOfWindows() {
    assertThat(differing("v: |\r\n  a one\r\n  b two\r\n", "v: |\n  a one\n  b 2\n"))
        .contains(List.of("two"));
  }

  @Test
  void itemsOfAListArePairedByLikeness() {
    String mine =
        """
        v:
        - alert: Down
          expr: up == 0
          for: 5m
        - alert: Slow
          expr: latency > 1
        """;
    String other =
        """
        v:
        - alert: New
          expr: new > 0
        - alert: Slow
          expr: latency > 2
        - alert: Down
          expr: up == 0
          for: 5m
        """;
    assertThat(differing(mine, other)).contains(List.of("1"));
    assertThat(differing(other, mine)).contains(List.of("- alert: New\n  expr: new > 0", "2"));
  }

  @Test
  void fieldsThatOnlyOneHas() {
    assertThat(differing("v: {a: 1, b: 2}", "v: {a: 1}")).contains(List.of("b: 2"));
  }

  @Test
  void aLongTextThatIsOtherThroughoutIsReadInOnePass() {
    String mine = lines(20_000, 1);
    String other = lines(20_000, 2);
    assertThat(TextDifference.between(mine, other)).isNotEmpty();
    assertThat(TextDifference.between(mine, mine)).isEmpty();
  }

  @Test
  void whatDiffersAndWhatIsCommonMakeUpTheText() {
    List<Integer> some = List.of(1, 2, 3, 4, 5, 6, 7);
    List<Integer> others = List.of(2, 9, 4, 8, 5, 7, 7, 1);
    List<Integer> common =
        CommonParts.of(some, others).inFirst().stream().map(some::get).boxed().toList();
    assertThat(common).isEqualTo(List.of(2, 4, 5, 7));
    assertThat(CommonParts.of(some, others).inSecond().stream().map(others::get).boxed().toList())
        .isEqualTo(common);
  }

  private static String lines(int count, int factor) {
    StringBuilder text = new StringBuilder();
    IntStream.range(0, count).forEach(i -> text.append("key ").append(i * factor).append('\n'));
    return text.toString();
  }

  private static Optional<List<String>> differing(String mine, String other) {
    SourceDocument document = read(mine);
    return InnerDifference.of(
            document.text(),
            document.root().orElseThrow(),
            read(other).root().orElseThrow().value())
        .map(spans -> spans.stream().map(span -> in(document, span)).toList());
  }

  private static String in(SourceDocument document, Span span) {
    return document.text().substring(span.start(), span.end()).stripTrailing();
  }

  private static SourceDocument read(String text) {
    return SourceReader.read("test", text);
  }
}
