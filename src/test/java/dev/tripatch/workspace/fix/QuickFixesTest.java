package dev.tripatch.workspace.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.example.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.value.MapValue;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What can be done at a caret, written as {@code ^}. */
class QuickFixesTest {

  private static final MapValue LIVE =
      SourceReader.read("live", BuiltInExample.live()).decodedObject().orElseThrow();
  private static final String CONTAINERS = "spec:\n  template:\n    spec:\n      containers:\n";

  private static List<QuickFix> at(String text) {
    return QuickFixes.at(
        text.replace("^", ""), text.indexOf('^'), new BundledCatalog().of(LIVE), Optional.of(LIVE));
  }

  private static List<String> titles(String text) {
    return at(text).stream().map(QuickFix::title).toList();
  }

  private static String taken(String text, String title) {
    return at(text).stream()
        .filter(fix -> fix.title().equals(title))
        .findFirst()
        .orElseThrow()
        .text();
  }

  @Test
  void aMissingMergeKeyIsAddedAsLiveHasIt() {
    assertThat(taken(CONTAINERS + "      - ima^ge: a # new\n", "Add name: web"))
        .contains("name: web", "image: a # new");
  }

  @Test
  void aNearNameIsTaken() {
    assertThat(taken("spec:\n  replica^: 3 # three\n", "Change replica to replicas"))
        .startsWith("spec:\n  replicas: 3");
    assertThat(titles("spec:\n  replicas^: 3\n")).isEmpty();
  }

  @Test
  void anItemOfNullsIsDeletedInstead() {
    String text =
        CONTAINERS + "      - name: web\n        env:\n        - name: A\n          value: nu^ll\n";
    assertThat(taken(text, "Delete the item instead")).contains("$patch: delete", "name: A");
  }

  @Test
  void aNullListMayMeanOneItem() {
    String text = CONTAINERS + "      - name: web\n        env: nu^ll\n";
    assertThat(taken(text, "Delete only the item name: B")).contains("$patch: delete", "name: B");
  }

  @Test
  void aKeyIsListedInRetainKeys() {
    String text =
        "spec:\n  strategy:\n    $retainKeys:\n    - type\n    type: a\n    rollingUpdate: {}^\n";
    assertThat(taken(text, "List rollingUpdate in $retainKeys"))
        .contains("    - type\n    - rollingUpdate\n");
  }

  @Test
  void anOrderListIsCompleted() {
    String text =
        "spec:\n  template:\n    spec:\n      $setElementOrder/containers:\n      - name: web\n"
            + "      containers:\n      - name: side^\n        image: a\n";
    assertThat(taken(text, "Complete $setElementOrder/containers"))
        .contains("      - name: web\n      - name: side\n      containers:");
  }

  @Test
  void anEmptiedMapMayMeanNull() {
    assertThat(
            taken(
                "spec:\n  strategy:\n    $patch: delete^\n", "Write null, which deletes the field"))
        .isEqualTo("spec:\n  strategy: null\n");
  }

  @Test
  void nothingWhereNothingIsWrongOrReadable() {
    assertThat(titles("spec:\n  replicas: 3^\n")).isEmpty();
    assertThat(titles("spec: [^\n")).isEmpty();
  }
}
