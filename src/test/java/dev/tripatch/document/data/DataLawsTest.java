package dev.tripatch.document.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.Node;
import dev.tripatch.document.Values;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.HiddenCharacters;
import dev.tripatch.prose.Joiners;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A value of the engine stays what it is in a record of ours. */
class DataLawsTest {

  record Answer(String sentence, Optional<Value> live) {}

  @Provide
  Arbitrary<Value> values() {
    return Values.values();
  }

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void jsonIsThatOfTheEngine(@ForAll("values") Value value) {
    assertThat(JsonData.write(value)).isEqualTo(JsonWriter.write(value));
  }

  @Example
  void whatEndsAWordIsEscapedInBoth() {
    jsonIsThatOfTheEngine(new StringValue("\ufdfc\u200d"));
    jsonIsThatOfTheEngine(new StringValue("\u0645\u06cc\u200c\u062e"));
  }

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void jsonReadsBack(@ForAll("values") Value value) throws DataFault {
    Answer answer = new Answer("a", Optional.of(value));
    assertThat(JsonData.read(JsonData.line(answer), Answer.class)).isEqualTo(answer);
  }

  /** With kubectl's eyes, of YAML 1.1. */
  @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
  void yamlReadsBack(@ForAll("values") Value value) {
    String yaml = YamlData.write(List.of(value, value));
    assertThat(SourceReader.read("f", yaml, Format.YAML).root().map(Node::value))
        .as(yaml)
        .isEqualTo(
            SourceReader.read("f", JsonData.write(List.of(value, value)), Format.JSON)
                .root()
                .map(Node::value));
  }

  /** But for the joiners within words of scripts that need them. */
  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void nothingInThemIsHidden(@ForAll("values") Value value) {
    String written = YamlData.write(value) + JsonData.write(value);
    assertThat(IntStream.range(0, written.length()))
        .filteredOn(at -> isHidden(written, at))
        .isEmpty();
  }

  private static boolean isHidden(String written, int at) {
    int c = written.codePointAt(at);
    return c != '\n'
        && c != '\t'
        && c != 0xA0
        && HiddenCharacters.isHidden(c)
        && !Joiners.isNeeded(written, at);
  }

  @Example
  void aJoinerWithinAWordStays() {
    Value word = new StringValue("\u0646\u200c\u0646");
    assertThat(isHidden("\u200c\u0646", 0)).isTrue();
    assertThat(YamlData.write(word) + JsonData.write(word)).contains("\u0646\u200c\u0646");
    nothingInThemIsHidden(word);
  }
}
