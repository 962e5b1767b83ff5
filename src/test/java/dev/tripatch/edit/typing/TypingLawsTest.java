package dev.tripatch.edit.typing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.Values;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.MapValue;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.recorded.RealInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Whoever types a document without its indentation gets the document. */
class TypingLawsTest {

  private static final int LONG = 20_000;

  @Provide
  Arbitrary<MapValue> objects() {
    return Values.values().filter(MapValue.class::isInstance).map(MapValue.class::cast);
  }

  @Property(tries = 200)
  void aTypedDocumentIsTheDocument(@ForAll("objects") MapValue object) {
    check(YamlWriter.render("f", object).text());
    check(JsonWriter.render("f", object).text());
  }

  @Test
  void aTabInATextIsPartOfIt() {
    check("k:\n- - |-\n    a\n    \t\n'b': true\n");
    check("k: |\n  a\n  \t\n  b\nc: 1\n");
  }

  @Test
  void theExampleIsTypedWithFewKeysBesides() {
    String local = BuiltInExample.local();
    Typist typist = Typist.begin();
    typist.typeLines(local);
    assertThat(typist.text()).isEqualTo(local);
    assertThat(typist.moves()).isLessThan((int) local.lines().count());
  }

  /** Enter leaves no blanks in a line that has nothing else. */
  private static int check(String written) {
    String text = written.replaceAll("(?m)^ +$", "");
    Typist typist = Typist.begin();
    typist.typeLines(text);
    assertThat(typist.text()).isEqualTo(text);
    return typist.moves();
  }

  /** On a folder of real manifests, which the property names. */
  @Test
  @RealInput.Manifests
  void realManifestsAreTyped() throws IOException {
    long lines = 0;
    long moves = 0;
    for (Path path : RealInput.manifestFiles()) {
      String text = Files.readString(path).replace("\r", "");
      if (text.length() < LONG && !text.contains("\t")) {
        moves += check(text);
        lines += text.lines().count();
      }
    }
    System.out.printf("%d lines, %d keys for their level%n", lines, moves);
    assertThat(moves).isLessThan(lines / 2);
  }
}
