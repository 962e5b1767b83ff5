package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.YamlRecordings.Recording;
import dev.tripatch.document.reader.SourceReader;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class ReaderLawsTest {

  @Provide
  Arbitrary<String> texts() {
    return YamlTexts.any();
  }

  @Property(tries = 3000, edgeCases = EdgeCasesMode.NONE)
  void readingNeverThrowsAndSaysTheSameTwice(@ForAll("texts") String text) {
    SourceDocument once = SourceReader.read("a", text);
    assertThat(SourceReader.read("a", text)).isEqualTo(once);
    assertThat(once.root().isPresent()).isNotEqualTo(once.error().isPresent());
    once.diagnostics()
        .forEach(each -> assertThat(new Span(0, text.length()).contains(each.span())).isTrue());
  }

  @Property(tries = 3000, edgeCases = EdgeCasesMode.NONE)
  void theTextOfASpanReadsAsItsValue(@ForAll("texts") String text) {
    SpanLaws.check(SourceReader.read("a", text, Format.YAML));
    SpanLaws.check(SourceReader.read("a", text, Format.JSON));
  }

  @Test
  void theTextsOfRecordedSpansReadAsTheirValues() {
    int checked =
        Stream.concat(YamlRecordings.given().stream(), YamlRecordings.more().stream())
            .map(Recording::yaml)
            .mapToInt(yaml -> SpanLaws.check(SourceReader.read("a", yaml, Format.YAML)))
            .sum();
    assertThat(checked).isGreaterThan(3_000);
  }
}
