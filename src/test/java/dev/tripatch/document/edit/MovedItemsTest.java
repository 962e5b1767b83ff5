package dev.tripatch.document.edit;

import static dev.tripatch.document.edit.EditCases.set;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Items that come into another order take their comments and their bytes along. */
class MovedItemsTest {

  @Test
  void aBlockMovesWithItsCommentsAndWhatLiesBetweenStays() {
    String text =
        """
        spec:
          ports: # all
          # the web
          - name: web   # first
            port:  80
              # still web's

          # for metrics
          - {name: metrics, port: 0x10}
          - name: last
            note: |
              a
               b
        other: 1 # one
        """;
    assertThat(
            set(
                text,
                "spec.ports",
                "[{name: last, note: \"a\\n b\\n\"}, {name: web, port: 80},"
                    + " {name: metrics, port: 16}]"))
        .isEqualTo(
            """
            spec:
              ports: # all
              - name: last
                note: |
                  a
                   b

              # the web
              - name: web   # first
                port:  80
                  # still web's
              # for metrics
              - {name: metrics, port: 0x10}
            other: 1 # one
            """);
  }

  @Test
  void theLastLineMayLackItsBreakAndLinesMayEndAsInWindows() {
    assertThat(set("a:\r\n- x # 1\r\n- y", "a", "[y, x]")).isEqualTo("a:\r\n- y\r\n- x # 1");
  }

  @Test
  void equalItemsKeepTheirOrder() {
    assertThat(set("- a # 1\n- b\n- a # 2\n", "", "[b, a, a]"))
        .isEqualTo("- b\n- a # 1\n- a # 2\n");
  }

  @Test
  void itemsInBracketsMoveAsTheyAreWritten() {
    assertThat(set("a: [ 'x',  {b:  1}, \"z\" ] # c\n", "a", "[z, x, {b: 1}]"))
        .isEqualTo("a: [ \"z\",  'x', {b:  1} ] # c\n");
    assertThat(set("{\"a\": [\n  {\"b\":1},\n  2\n]}\n", "a", "[2, {b: 1}]"))
        .isEqualTo("{\"a\": [\n  2,\n  {\"b\":1}\n]}\n");
  }

  @Test
  void anItemWithAnAnchorDoesNotComeBehindWhatRefersToIt() {
    String text = "a:\n- &x b\n- *x\n- c\n";
    String moved = set(text, "a", "[c, b, b]");
    assertThat(EditCases.value(moved)).isEqualTo(EditCases.value("a: [c, b, b]"));
  }
}
