package dev.tripatch.edit.complete;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaText;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is proposed at a caret, written as {@code ^} in texts that are half typed. */
class CompletionTest {

  private static final BundledCatalog CATALOG = new BundledCatalog();
  private static final MapValue LIVE =
      SourceReader.read("live", BuiltInExample.live()).decodedObject().orElseThrow();
  private static final Facts FACTS =
      new Facts(CATALOG.of(LIVE).fields(), Optional.of(LIVE), CATALOG.kinds());

  private static final String WIDGETS =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: widgets.example.com}
      spec:
        group: example.com
        names: {kind: Widget, plural: widgets}
        versions:
        - name: v1
          schema: {openAPIV3Schema: {type: object}}
      """;

  private static final HalfTyped TEXTS = new HalfTyped(FACTS);

  private static List<Suggestion> at(Writing writing, String text) {
    return TEXTS.at(writing, text);
  }

  private static List<String> labels(Writing writing, String text) {
    return TEXTS.labels(writing, text);
  }

  private static String taken(Writing writing, String text, String label) {
    return TEXTS.taken(writing, text, label);
  }

  @Test
  void fieldsOfTheMapAroundTheCaretButNotThoseThatAreThere() {
    assertThat(labels(Writing.OBJECT, "spec:\n  replicas: 3\n  re^\n"))
        .startsWith("revisionHistoryLimit")
        .doesNotContain("replicas");
    assertThat(labels(Writing.OBJECT, "kind: Deployment\n^")).contains("metadata", "spec");
  }

  @Test
  void theRestOfTheTextNeedNotBeReadable() {
    String text = "metadata: [\nspec:\n  x: 'open\n  template:\n    spec:\n      ^\n  nonsense\n";
    assertThat(labels(Writing.OBJECT, text)).contains("containers", "restartPolicy");
  }

  @Test
  void aTypeWithItsRulesIsTheDetail() {
    Suggestion containers =
        at(Writing.OBJECT, "spec:\n  template:\n    spec:\n      cont^\n").getFirst();
    assertThat(containers.label()).isEqualTo("containers");
    assertThat(containers.detail()).isEqualTo("list of Container · merged by name");
  }

  @Test
  void aMapOrListGoesOnInTheNextLine() {
    assertThat(taken(Writing.OBJECT, "spec:\n  templ^", "template"))
        .isEqualTo("spec:\n  template:\n    ");
    assertThat(taken(Writing.OBJECT, "spec:\n  template:\n    spec:\n      contai^", "containers"))
        .isEqualTo("spec:\n  template:\n    spec:\n      containers:\n      - name: ");
    assertThat(taken(Writing.OBJECT, "spec:\n  repl^", "replicas"))
        .isEqualTo("spec:\n  replicas: ");
  }

  @Test
  void listsAreIndentedAsTheTextDoes() {
    String text = "a:\n  - b\nspec:\n  template:\n    spec:\n      contai^";
    assertThat(taken(Writing.OBJECT, text, "containers")).endsWith("containers:\n        - name: ");
  }

  @Test
  void aKeyThatHasItsColonIsExchangedAlone() {
    assertThat(taken(Writing.OBJECT, "spec:\n  repl^: 3\n", "replicas"))
        .isEqualTo("spec:\n  replicas: 3\n");
  }

  @Test
  void anItemOfAListIsFoundByItsMergeKey() {
    String text =
        "spec:\n  template:\n    spec:\n      containers:\n      - name: web\n        image: ^";
    assertThat(at(Writing.STRATEGIC, text).getFirst().detail()).isEqualTo("what live has here");
    assertThat(labels(Writing.STRATEGIC, text)).contains("null");
    assertThat(labels(Writing.OBJECT, text)).doesNotContain("null");
  }

  @Test
  void mergeKeysOfLivesItems() {
    String start = "spec:\n  template:\n    spec:\n      containers:\n";
    assertThat(labels(Writing.STRATEGIC, start + "      - name: ^")).startsWith("web");
    assertThat(labels(Writing.STRATEGIC, start + "        ^")).startsWith("- name: web");
    assertThat(labels(Writing.STRATEGIC, start + "      - ^")).startsWith("name");
  }

  @Test
  void valuesOfAClosedList() {
    assertThat(labels(Writing.OBJECT, "spec:\n  template:\n    spec:\n      dnsPolicy: ^\n"))
        .contains("ClusterFirst", "ClusterFirstWithHostNet", "Default", "None")
        .doesNotHaveDuplicates();
    assertThat(at(Writing.STRATEGIC, "spec:\n  strategy:\n    type: Rec^\n"))
        .extracting(Suggestion::label, Suggestion::detail)
        .containsExactly(tuple("Recreate", "one of the values allowed here"));
    Facts service =
        new Facts(CATALOG.lookUp("v1", "Service").fields(), Optional.empty(), List.of());
    assertThat(of(service, "spec:\n  ipFamilies:\n  - IP"))
        .extracting(Suggestion::label)
        .containsExactly("IPv4", "IPv6");
  }

  @Test
  void theKindsThatAPersonBrought() throws SchemaFault {
    Schemas none = new Schemas(CATALOG, List.of(), Overlay.EMPTY);
    Schemas schemas = new SchemaText("widgets.yaml", WIDGETS).over(none);
    Facts brought = new Facts(Optional.empty(), Optional.empty(), schemas.source().kinds());
    assertThat(of(brought, "kind: Wid"))
        .extracting(Suggestion::label, Suggestion::detail)
        .containsExactly(tuple("Widget", "example.com/v1"));
    assertThat(of(brought, "kind: Widget\napiVersion: "))
        .extracting(Suggestion::label)
        .containsExactly("example.com/v1");
    Facts builtIn = new Facts(Optional.empty(), Optional.empty(), none.source().kinds());
    assertThat(of(builtIn, "kind: Wid")).isEmpty();
  }

  private static List<Suggestion> of(Facts facts, String text) {
    return new Completion(Writing.OBJECT, facts).at(text, text.length()).proposals();
  }

  @Test
  void booleans() {
    assertThat(labels(Writing.OBJECT, "spec:\n  paused: t^")).containsExactly("true");
  }

  @Test
  void directivesThatFitThePlace() {
    String item = "spec:\n  template:\n    spec:\n      containers:\n      - name: web\n        $^";
    assertThat(labels(Writing.STRATEGIC, item))
        .contains("$patch: delete", "$setElementOrder/env", "$setElementOrder/ports")
        .doesNotContain("$deleteFromPrimitiveList/env");
    assertThat(labels(Writing.MERGE, item)).noneMatch(label -> label.startsWith("$"));
    assertThat(labels(Writing.OBJECT, item)).noneMatch(label -> label.startsWith("$"));
    assertThat(labels(Writing.STRATEGIC, "metadata:\n  $^"))
        .contains("$deleteFromPrimitiveList/finalizers", "$retainKeys");
    assertThat(labels(Writing.STRATEGIC, "$^")).doesNotContain("$patch: delete");
  }

  @Test
  void theOrderOfLiveIsThereToBeChanged() {
    String text = "spec:\n  template:\n    spec:\n      containers:\n      - name: web\n        $^";
    assertThat(taken(Writing.STRATEGIC, text, "$setElementOrder/env"))
        .contains("$setElementOrder/env:\n        - name: ");
  }

  @Test
  void anOrderListHasMergeKeysOnly() {
    String text = "spec:\n  template:\n    spec:\n      $setElementOrder/containers:\n      - ^";
    assertThat(labels(Writing.STRATEGIC, text)).containsExactly("name", "name: web");
  }

  @Test
  void retainKeysListsTheFieldsOfItsMap() {
    assertThat(labels(Writing.STRATEGIC, "spec:\n  strategy:\n    $retainKeys:\n    - ^"))
        .contains("type", "rollingUpdate");
  }

  @Test
  void retainKeysTellsWhichFieldsLiveHas() {
    assertThat(at(Writing.STRATEGIC, "spec:\n  $retainKeys:\n  - ^"))
        .extracting(proposal -> proposal.label() + ": " + proposal.detail())
        .contains(
            "replicas: live has it: cleared unless listed",
            "paused: neither live nor the patch has it");
  }

  @Test
  void pathsOfAJsonPatchAreThoseOfLive() {
    assertThat(labels(Writing.OPERATIONS, "- op: ^")).startsWith("add", "remove", "replace");
    assertThat(labels(Writing.OPERATIONS, "- op: replace\n  path: /spec/rep^"))
        .containsExactly("replicas");
    assertThat(labels(Writing.OPERATIONS, "- op: replace\n  path: /spec/replicas\n  ^"))
        .containsExactly("value", "from");
    assertThat(labels(Writing.OPERATIONS, "- op: replace\n  path: /spec/replicas\n  value: ^"))
        .hasSize(1);
  }

  @Test
  void emptyBracketsAreWhereAPatchBegins() {
    assertThat(taken(Writing.STRATEGIC, "{^}\n", "spec")).isEqualTo("spec:\n  \n");
    assertThat(taken(Writing.MERGE, "{}sp^\n", "spec")).isEqualTo("spec:\n  \n");
    assertThat(taken(Writing.OPERATIONS, "[]^\n", "- op")).isEqualTo("- op: \n");
  }

  @Test
  void nothingInCommentsAndTexts() {
    assertThat(at(Writing.OBJECT, "spec:\n  # rep^\n")).isEmpty();
    assertThat(at(Writing.OBJECT, "data:\n  a: |\n    spec^\n")).isEmpty();
    assertThat(at(Writing.OBJECT, "data:\n  a: |\n\n    ^\n    x\n")).isEmpty();
    assertThat(at(Writing.OBJECT, "kind: Deployment\n  sp^\n")).isEmpty();
  }

  @Test
  void onlyTheDocumentAroundTheCaretCounts() {
    assertThat(labels(Writing.OBJECT, "spec:\n  replicas: 1\n---\nspec:\n  repl^\n---\nspec:\n"))
        .contains("replicas");
  }

  @Test
  void jsonIsCompletedBetweenItsBrackets() {
    assertThat(labels(Writing.OBJECT, "{\"spec\": {\"replicas\": 3, \"re^\"}}"))
        .startsWith("revisionHistoryLimit")
        .doesNotContain("replicas");
    assertThat(taken(Writing.OBJECT, "{\"spec\": {\"revi^\"}, \"x\": 1}", "revisionHistoryLimit"))
        .isEqualTo("{\"spec\": {\"revisionHistoryLimit\": }, \"x\": 1}");
    assertThat(taken(Writing.OBJECT, "{\"spec\": {\"revi^\": 2}}", "revisionHistoryLimit"))
        .isEqualTo("{\"spec\": {\"revisionHistoryLimit\": 2}}");
    assertThat(labels(Writing.OBJECT, "{\"spec\": {\"paused\": ^}}")).contains("true", "false");
    assertThat(labels(Writing.OBJECT, "{\"spec\": {\"paused\": true^}")).contains("true");
  }

  @Test
  void halfTypedJsonIsCompletedToo() {
    String open = "{\n  \"spec\": {\n    \"template\": {\n      \"spec\": {\n        \"cont^\n";
    assertThat(taken(Writing.OBJECT, open, "containers")).contains("        \"containers\": \n");
    assertThat(
            labels(
                Writing.OBJECT,
                "{\"spec\": {\"template\": {\"spec\": {\"containers\": [{\"name\": \"^\"}]"))
        .contains("web");
    assertThat(
            taken(
                Writing.OBJECT,
                "{\"spec\": {\"template\": {\"spec\": {\"containers\": [{\"name\": \"w^\"}]",
                "web"))
        .endsWith("[{\"name\": \"web\"}]");
    assertThat(
            labels(Writing.OBJECT, "{\"spec\": {\n  \"replicas\": 3\n  \"re^\n  \"paused\": 1}}"))
        .contains("revisionHistoryLimit")
        .doesNotContain("replicas");
  }

  @Test
  void bracketsInBlockYamlAreCompleted() {
    assertThat(taken(Writing.OBJECT, "spec: {replicas: 3, revi^}", "revisionHistoryLimit"))
        .isEqualTo("spec: {replicas: 3, revisionHistoryLimit: }");
    assertThat(labels(Writing.OBJECT, "spec:\n  strategy: {type: ^\n  replicas: 3\n"))
        .contains("RollingUpdate");
    assertThat(
            labels(
                Writing.OBJECT,
                "spec:\n  template:\n    spec:\n      containers:\n      - {name: web, ima^}\n"))
        .startsWith("image", "imagePullPolicy");
    assertThat(labels(Writing.OBJECT, "spec:\n  strategy: {type: Recreate}\n  re^\n"))
        .contains("replicas");
  }

  @Test
  void directivesAreCompletedBetweenBrackets() {
    assertThat(taken(Writing.STRATEGIC, "{\"spec\": {\"strategy\": {\"$p^\"}}}", "$patch: replace"))
        .isEqualTo("{\"spec\": {\"strategy\": {\"$patch\": \"replace\"}}}");
    assertThat(taken(Writing.STRATEGIC, "spec: {strategy: {$re^}}", "$retainKeys"))
        .isEqualTo("spec: {strategy: {$retainKeys: }}");
  }

  @Test
  void aJsonPatchInJsonIsCompleted() {
    assertThat(labels(Writing.OPERATIONS, "[{\"op\": \"re^\"}]")).contains("remove", "replace");
    assertThat(taken(Writing.OPERATIONS, "[{\"op\": \"add\", \"path\": \"/spec/repl^", "replicas"))
        .isEqualTo("[{\"op\": \"add\", \"path\": \"/spec/replicas\"");
    assertThat(taken(Writing.OPERATIONS, "[{\"op\": \"add\", \"pa^\"}]", "path"))
        .isEqualTo("[{\"op\": \"add\", \"path\": }]");
    assertThat(
            labels(
                Writing.OPERATIONS,
                "[{\"op\": \"replace\", \"path\": \"/spec/replicas\", \"value\": ^}]"))
        .containsExactly("7");
  }

  @Test
  void deepBracketsDoNoHarm() {
    assertThat(labels(Writing.OBJECT, "[".repeat(100_000) + "^")).isEmpty();
    assertThat(labels(Writing.OBJECT, "a: " + "{a: ".repeat(50_000) + "^")).isEmpty();
  }

  @Test
  void kindsAndVersionsGoTogether() {
    assertThat(labels(Writing.OBJECT, "apiVersion: batch/v1\nkind: ^\n"))
        .startsWith("CronJob", "Job")
        .contains("Deployment");
    assertThat(labels(Writing.OBJECT, "apiVersion: ^\nkind: StatefulSet\n"))
        .containsExactly("apps/v1");
    assertThat(labels(Writing.OBJECT, "{\"apiVersion\": \"^\", \"kind\": \"StatefulSet\"}"))
        .contains("apps/v1");
    assertThat(labels(Writing.MERGE, "kind: ^\n")).doesNotContain("CronJob");
  }
}
