package dev.tripatch.edit.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.json.MapValue;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What can be done at a caret, written as {@code ^}. */
class QuickFixesTest {

  private static final MapValue LIVE =
      SourceReader.read("live", BuiltInExample.live()).decodedObject().orElseThrow();
  private static final String CONTAINERS = "spec:\n  template:\n    spec:\n      containers:\n";

  private static List<QuickFix> at(String text) {
    return at(Writing.STRATEGIC, text);
  }

  private static List<QuickFix> at(Writing writing, String text) {
    FixText read =
        FixText.of(
            writing,
            text.replace("^", ""),
            new BundledCatalog().of(LIVE),
            Optional.of(LIVE),
            List.of());
    return QuickFixes.at(read, text.indexOf('^'));
  }

  private static List<String> titles(String text) {
    return at(text).stream().map(QuickFix::title).toList();
  }

  private static String taken(String text, String title) {
    return taken(Writing.STRATEGIC, text, title);
  }

  private static String taken(Writing writing, String text, String title) {
    return at(writing, text).stream()
        .filter(fix -> fix.title().equals(title))
        .findFirst()
        .orElseThrow(() -> new AssertionError(at(writing, text).toString()))
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
        .isEqualTo("spec:\n  replicas: 3 # three\n");
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

  @Test
  void aWrongTypeWithAnObviousRightFormIsMended() {
    assertThat(
            taken(Writing.OBJECT, "spec:\n  replicas: ^\"5\" # five\n", "Write 5 without quotes"))
        .isEqualTo("spec:\n  replicas: 5 # five\n");
    assertThat(taken(Writing.OBJECT, "spec:\n  paused: ^\"yes\"\n", "Write true without quotes"))
        .isEqualTo("spec:\n  paused: true\n");
    assertThat(
            taken(
                Writing.MERGE,
                "metadata:\n  labels:\n    port: ^8080\n",
                "Write \"8080\" in quotes"))
        .isEqualTo("metadata:\n  labels:\n    port: \"8080\"\n");
    assertThat(
            taken(
                Writing.OBJECT,
                CONTAINERS + "      - name: web\n        args: ^-v\n",
                "Write it as an item of a list"))
        .contains("args:", "- -v");
  }

  @Test
  void aFieldAtTheWrongLevelMovesToItsPlace() {
    String text = "spec:\n  template:\n    hostNetwork: tr^ue\n    spec:\n      containers: []\n";
    assertThat(taken(Writing.OBJECT, text, "Move hostNetwork to spec.template.spec"))
        .isEqualTo(
            "spec:\n  template:\n    spec:\n      containers: []\n      hostNetwork: true\n");
    assertThat(titles(text)).contains("Move hostNetwork to spec.template.spec");
  }

  @Test
  void ofTwoEqualKeysTheOneThatDoesNothingGoes() {
    String text = "spec:\n  repli^cas: 1\n  # more\n  replicas: 2\n";
    assertThat(taken(Writing.OBJECT, text, "Delete this replicas, which a later one overrides"))
        .isEqualTo("spec:\n  # more\n  replicas: 2\n");
  }

  @Test
  void ofTwoEqualItemsEitherGoes() {
    String text =
        CONTAINERS
            + "      - name: web\n        env:\n        - name: A\n          value: ^x\n"
            + "        - name: A\n          value: y\n";
    assertThat(taken(Writing.OBJECT, text, "Delete this item: name: A is there twice"))
        .isEqualTo(
            CONTAINERS
                + "      - name: web\n        env:\n        - name: A\n          value: y\n");
  }

  @Test
  void aMergePatchWritesNullForADirective() {
    assertThat(
            taken(
                Writing.MERGE,
                "spec:\n  strategy:\n    $patch: dele^te\n",
                "Write null, which deletes the field"))
        .isEqualTo("spec:\n  strategy: null\n");
    assertThat(
            taken(
                Writing.MERGE,
                "spec:\n  $retainKe^ys: [a]\n  replicas: 1\n",
                "Remove $retainKeys, which is not a directive here"))
        .isEqualTo("spec:\n  replicas: 1\n");
  }

  private static String operation(String op, String path, String rest) {
    return "- op: " + op + "\n  path: " + path + "^\n" + rest;
  }

  @Test
  void anUnknownOperationIsTheOneThatWasMeant() {
    assertThat(
            taken(
                Writing.OPERATIONS, operation("delete", "/spec/replicas", ""), "Write op: remove"))
        .isEqualTo("- op: remove\n  path: /spec/replicas\n");
    assertThat(at(Writing.OPERATIONS, operation("rpelace", "/spec/replicas", "  value: 1\n")))
        .extracting(QuickFix::title)
        .containsExactly("Write op: replace");
  }

  @Test
  void aPointerThatLeadsNowhereLeadsToTheNearPlace() {
    assertThat(
            taken(
                Writing.OPERATIONS,
                operation("replace", "/spec/replica", "  value: 1\n"),
                "Change it to /spec/replicas"))
        .isEqualTo("- op: replace\n  path: /spec/replicas\n  value: 1\n");
    assertThat(
            taken(
                Writing.OPERATIONS,
                operation("replace", "/spec/template/spec/containers/web/image", "  value: a\n"),
                "Change it to /spec/template/spec/containers/0/image"))
        .contains("path: /spec/template/spec/containers/0/image\n");
    assertThat(
            taken(
                Writing.OPERATIONS,
                operation("remove", "spec/replicas", ""),
                "Write /spec/replicas"))
        .contains("path: /spec/replicas\n");
  }

  @Test
  void aMissingParentIsAddedFirst() {
    assertThat(
            taken(
                Writing.OPERATIONS,
                operation("add", "/spec/template/spec/dnsConfig/options/-", "  value: {name: a}\n"),
                "Add /spec/template/spec/dnsConfig first"))
        .startsWith("- op: add\n  path: /spec/template/spec/dnsConfig\n  value:\n    options: []\n")
        .endsWith(
            "- op: add\n  path: /spec/template/spec/dnsConfig/options/-\n  value: {name: a}\n");
  }

  @Test
  void anOperationGetsItsValueAndAddsWhatIsNotThere() {
    assertThat(
            taken(Writing.OPERATIONS, operation("replace", "/spec/replicas", ""), "Add the value"))
        .isEqualTo("- op: replace\n  path: /spec/replicas\n  value: 7\n");
    assertThat(
            taken(
                Writing.OPERATIONS,
                operation("replace", "/spec/paused", "  value: true\n"),
                "Write op: add"))
        .startsWith("- op: add\n");
    assertThat(
            taken(
                Writing.OPERATIONS,
                operation("test", "/spec/replicas", "  value: 77\n"),
                "Expect what is there"))
        .contains("value: 7\n");
  }

  @Test
  void theValueOfAnOperationIsLookedAtAsAField() {
    assertThat(
            taken(
                Writing.OPERATIONS,
                "- op: add\n  path: /spec/replicas\n  value: ^\"5\"\n",
                "Write 5 without quotes"))
        .contains("value: 5\n");
    assertThat(
            taken(
                Writing.OPERATIONS,
                "- op: add\n  path: /spec/strategy\n  value:\n    typ^: Recreate\n",
                "Change typ to type"))
        .contains("type: Recreate\n");
  }

  @Test
  void jsonIsMendedAsJson() {
    assertThat(
            taken(
                Writing.OPERATIONS,
                "[{\"op\": \"delete\", ^\"path\": \"/spec/replicas\"}]",
                "Write op: remove"))
        .isEqualTo("[{\"op\": \"remove\", \"path\": \"/spec/replicas\"}]");
    assertThat(taken(Writing.OBJECT, "{\"spec\": {\"replica^\": 3}}", "Change replica to replicas"))
        .isEqualTo("{\"spec\": {\"replicas\": 3}}");
  }
}
