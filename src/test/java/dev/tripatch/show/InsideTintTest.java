package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.paint.PaneText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is tinted strongly inside a value that changes as a whole. */
final class InsideTintTest {

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
  void itemsOfAListArePairedByTheirNames() {
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
    assertThat(differing(mine, other)).contains(List.of("- alert: Down", "1"));
    assertThat(differing(other, mine))
        .contains(List.of("- alert: New", "expr: new > 0", "- alert: Slow", "2"));
  }

  private static Optional<List<String>> differing(String mine, String other) {
    SourceDocument local = read(mine);
    SourceDocument live = read(other);
    ThreeWayOutcome outcome =
        ThreeWay.compute(
            ThreeWayInputs.asApplied(
                new ThreeDocuments<>(
                    Optional.empty(), local.decodedObject().orElseThrow(), live.decodedObject()),
                new SchemaAnswer.Unknown("a custom resource")));
    PaneText pane =
        new Comparison(new ThreeDocuments<>(Optional.empty(), local, Optional.of(live)), outcome)
            .pane(Role.LOCAL);
    return pane.inside().compared().contains(FieldPath.of("v"))
        ? Optional.of(
            pane.inside().differing().stream()
                .map(each -> local.text().substring(each.span().start(), each.span().end()))
                .toList())
        : Optional.empty();
  }

  private static SourceDocument read(String text) {
    return SourceReader.read("test", text);
  }
}
