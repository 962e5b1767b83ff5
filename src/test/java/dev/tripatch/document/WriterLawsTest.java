package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Value;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What a writer writes, the reader reads, with the same places. */
class WriterLawsTest {

  @Provide
  Arbitrary<Value> values() {
    return Values.values();
  }

  @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
  void yamlReadsBack(@ForAll("values") Value value) {
    readsBack(YamlWriter.render("f", value));
  }

  @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
  void jsonReadsBack(@ForAll("values") Value value) {
    readsBack(JsonWriter.render("f", value));
  }

  /** YAML is a superset of the JSON that we write, even with the eyes of YAML 1.1. */
  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void jsonReadsBackAsYaml(@ForAll("values") Value value) {
    assertThat(SourceReader.read("f", JsonWriter.write(value), Format.YAML).root().map(Node::value))
        .contains(value);
  }

  private static void readsBack(SourceDocument written) {
    SourceDocument read = SourceReader.read("f", written.text(), written.format());
    assertThat(read).as(written.text()).isEqualTo(written);
  }
}
