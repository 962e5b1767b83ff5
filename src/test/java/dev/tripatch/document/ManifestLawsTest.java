package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.DocumentSplitter;
import dev.tripatch.document.reader.ManifestFile;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ManifestLawsTest {

  @Provide
  Arbitrary<String> files() {
    Arbitrary<String> separators = Arbitraries.of("\n---\n", "---\n", "\n--- # c\n", "\n", "");
    return YamlTexts.any()
        .list()
        .ofMaxSize(4)
        .flatMap(texts -> separators.map(between -> String.join(between, texts)));
  }

  @Provide
  Arbitrary<String> lists() {
    return YamlTexts.mutated()
        .map(
            text ->
                "kind: List\nitems:\n- " + text.replace("\n", "\n  ") + "\n- kind: B\n  c: d\n");
  }

  @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
  void documentsAndSeparatorsMakeTheFile(@ForAll("files") String text) {
    int end = 0;
    for (Span document : DocumentSplitter.split(text)) {
      assertThat(document.start()).isGreaterThanOrEqualTo(end);
      String between = text.substring(end, document.start());
      assertThat(between).matches("(?s)(---[^\\n]*\\n)?\\s*");
      end = document.end();
    }
    assertThat(text.substring(end)).matches("(?s)(---[^\\n]*\\n?)?\\s*");
  }

  @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
  void objectsStandAloneAndGoBackUnchanged(@ForAll("files") String text) {
    ManifestLaws.check(ManifestFile.read("f", text));
  }

  @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
  void itemsStandAloneAndGoBackUnchanged(@ForAll("lists") String text) {
    ManifestLaws.check(ManifestFile.read("f", text));
  }

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void aChangedObjectLeavesTheOthersOfTheFile(@ForAll("files") String text) {
    ManifestLaws.checkChanges(ManifestFile.read("f", text));
  }

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void aChangedItemLeavesTheOthersOfTheList(@ForAll("lists") String text) {
    ManifestLaws.checkChanges(ManifestFile.read("f", text));
  }
}
