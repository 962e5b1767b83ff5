package dev.tripatch.edit.typing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Node;
import dev.tripatch.document.Values;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LineBounds from the clipboard, with line feeds as {@code /}. */
class PastedLinesTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '→',
      value = {
        // to the caret's place, from wherever they were
        "`a:/  ^` → `b: 1/c: 2` → `a:/  b: 1/  c: 2^`",
        "`a:/  ^` → `      b: 1/      c: 2/` → `a:/  b: 1/  c: 2^`",
        "`a:/  ^` → `b: 1/    c: 2` → `a:/  b: 1/  c: 2^`",
        "`a:/  ^` → `- n: 1/      o: 2` → `a:/  - n: 1/    o: 2^`",
        "`a:/  ^` → `- n: 1/      o: 2/    - n: 3` → `a:/  - n: 1/    o: 2/  - n: 3^`",
        "`a:/  ^` → `b:/  c: 1` → `a:/  b:/    c: 1^`",
        "`a:/  ^` → `b:/      c: 1/    d: 2` → `a:/  b:/    c: 1/  d: 2^`",
        "`a:/    ^` → `  b: |/    x//      y` → `a:/    b: |/      x//        y^`",
        "`a:/  ^/c: 1` → `b: |+/  x///` → `a:/  b: |+/    x//^/c: 1`",
        "`a:/  ^` → `b: >2+ # all/  x //` → `a:/  b: >2+ # all/    x //^`",
        "`a:/  ^/c: 1` → `b: |/  x ///` → `a:/  b: |/    x ^/c: 1`",
        "`a:/  ^` → `- - |2/       x` → `a:/  - - |2/         x^`",
        "`a:/  - ^` → `- n: 1/  o: 2` → `a:/  - n: 1/    o: 2^`",
        "`a:/  - ^` → `n: 1/o: 2` → `a:/  - n: 1/    o: 2^`",
        "`a:^` → `b: 1/c: 2` → `a:/  b: 1/  c: 2^`",
        "`a: ^` → `    b: 1/` → `a: /  b: 1^`",
        "`a:/  §x^` → `b: 1/c: 2` → `a:/  b: 1/  c: 2^`",
        // as they are
        "`a:/  ^` → `/` → `a:/  /^`",
        "`a:/  - ^` → `  /  /` → `a:/  -   /  /^`",
        "`a: ^` → `b` → `a: b^`",
        "`a: ^` → `b/c` → `a: b/c^`",
        "`a: x^y` → `b: 1/c: 2` → `a: xb: 1/c: 2^y`",
        "`a: {^}` → `b: 1,/c: 2` → `a: {b: 1,/c: 2^}`",
        "`^` → `  b: 1/  c: 2/` → `  b: 1/  c: 2/^`",
        // into a block text
        "`a: |/  x^y` → `b/ c//d` → `a: |/  xb/   c//  d^y`",
        "`a: |/  ^` → `b: 1/c: 2` → `a: |/  b: 1/  c: 2^`",
      })
  void pasted(String before, String clipboard, String after) {
    Typist typist = new Typist(before.replace('/', '\n')).paste(clipboard.replace('/', '\n'));
    assertThat(typist.marked().replace('\n', '/')).isEqualTo(after);
  }

  @Provide
  Arbitrary<Value> values() {
    return Values.values();
  }

  private static Value read(String text) {
    return SourceReader.read("f", text).root().map(Node::value).orElseThrow();
  }

  /** However it was indented, with the blanks of its first line or without. */
  @Property(tries = 300)
  void aSubtreeReadsAsItselfAtItsPlace(@ForAll("values") Value value) {
    String text = YamlWriter.render("f", MapValue.of("key", value)).text();
    Assume.that(text.startsWith("key:\n"));
    String subtree = text.substring("key:\n".length());
    MapValue wanted = MapValue.of("a", MapValue.of("b", value));
    for (String indentation : List.of("", "    ")) {
      String copied = subtree.replaceAll("(?m)^(?=.)", indentation);
      // Of "- -" without its blanks nobody can say which list the next item is in, and of a text
      // that says how far it is indented, how many blanks are its own.
      boolean isUnclear =
          subtree.stripLeading().startsWith("- -")
              || subtree.lines().findFirst().orElseThrow().matches(".*[|>][0-9][-+]?");
      String cut = isUnclear ? copied : copied.stripLeading();
      for (String clipboard : List.of(copied, cut)) {
        String pasted = new Typist("a:\n  b:\n    ^").paste(clipboard).text();
        assertThat(read(pasted)).as(pasted).isEqualTo(wanted);
      }
    }
  }
}
