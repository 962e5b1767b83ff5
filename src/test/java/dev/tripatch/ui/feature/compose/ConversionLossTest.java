package dev.tripatch.ui.feature.compose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.ui.feature.compose.DraftEdits.ConversionLoss;
import org.junit.jupiter.api.Test;

/** What is said to be lost when a draft is converted. */
class ConversionLossTest {

  private static final String DIRECTIVES =
      " It gives this result, but not through the same directives, so other live objects may end up"
          + " different.";
  private static final String TESTS =
      " Its test operations stay in the other draft: only a JSON Patch can test.";
  private static final String COMMENTS = " Comments stay in the other draft.";

  private static String lost(String text, PatchFormat from, PatchFormat to) {
    return ConversionLoss.of(SourceReader.read("patch", text), from, to);
  }

  @Test
  void directivesAreLostInEveryOtherFormat() {
    String patch = "spec:\n  containers:\n  - name: web\n    $patch: delete\n";
    assertThat(lost(patch, PatchFormat.STRATEGIC, PatchFormat.MERGE)).isEqualTo(DIRECTIVES);
    assertThat(lost(patch, PatchFormat.STRATEGIC, PatchFormat.JSON)).isEqualTo(DIRECTIVES);
  }

  @Test
  void aDollarInAValueIsNoDirective() {
    String patch = "spec:\n  command: $patch $(HOME)\n";
    assertThat(lost(patch, PatchFormat.STRATEGIC, PatchFormat.MERGE)).isEmpty();
    assertThat(lost(patch, PatchFormat.MERGE, PatchFormat.JSON)).isEmpty();
  }

  @Test
  void whatAFormatHasNoDirectivesForIsAName() {
    String patch = "spec:\n  $patch: delete\n";
    assertThat(lost(patch, PatchFormat.MERGE, PatchFormat.JSON)).isEmpty();
  }

  @Test
  void onlyAJsonPatchTests() {
    String patch = "- op: test\n  path: /spec/replicas\n  value: 3\n";
    assertThat(lost(patch, PatchFormat.JSON, PatchFormat.MERGE)).isEqualTo(TESTS);
    assertThat(lost(patch, PatchFormat.JSON, PatchFormat.STRATEGIC)).isEqualTo(TESTS);
    assertThat(lost(patch.replace("test", "add"), PatchFormat.JSON, PatchFormat.MERGE)).isEmpty();
  }

  @Test
  void commentsStayBehind() {
    String patch = "# why\nspec:\n  $retainKeys: [a] # how\n";
    assertThat(lost(patch, PatchFormat.STRATEGIC, PatchFormat.MERGE))
        .isEqualTo(DIRECTIVES + COMMENTS);
    assertThat(lost("spec: {a: b#c}\n", PatchFormat.MERGE, PatchFormat.JSON)).isEmpty();
  }
}
