package dev.tripatch.edit.complete;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.ImportedCatalog;
import dev.tripatch.schema.openapi.SchemaImport;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of the field at a place of a text, readable or not. */
class FieldHelpTest {
  private static final Facts DEPLOYMENT =
      new Facts(
          Optional.of(kind("apps/v1", "Deployment")),
          Optional.of(
              yaml(
                  """
                  spec:
                    template:
                      spec:
                        containers:
                        - {name: web, image: 'nginx:1.25'}
                  """)),
          List.of());

  private static String about(Facts facts, Writing writing, String text) {
    String broken = text.replace('⏎', '\n');
    int caret = broken.indexOf('^');
    return new Completion(writing, facts)
        .about(broken.replace("^", ""), caret)
        .map(it -> it.replace('\n', '⏎'))
        .orElse("");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "STRATEGIC | ~spec:⏎  repl^icas: 3~ | ~spec.replicas⏎integer (int32)⏎default 1⏎How many"
            + " pods should run. Leave it out where an autoscaler sets it.~",
        "STRATEGIC | ~spec:⏎  replicas: ^3~ | ~spec.replicas⏎integer (int32)⏎default 1⏎How many"
            + " pods should run. Leave it out where an autoscaler sets it.~",
        "OBJECT | ~{\"spec\": {\"repl^icas\": 3}}~ | ~spec.replicas⏎integer (int32)⏎default 1⏎How"
            + " many pods should run. Leave it out where an autoscaler sets it.~",
        "STRATEGIC | ~spec: {repl^icas: 3, half~ | ~spec.replicas⏎integer (int32)⏎default 1⏎How"
            + " many pods should run. Leave it out where an autoscaler sets it.~",
        "STRATEGIC | ~spec:⏎  template:⏎    spec:⏎      containers:⏎      - name: web⏎       "
            + " imagePullPolicy^:~|"
            + " ~spec.template.spec.containers[name=web].imagePullPolicy⏎string⏎default"
            + " IfNotPresent · one of Always, IfNotPresent, Never⏎When the image is fetched:"
            + " Always, IfNotPresent or Never.~",
        "STRATEGIC | ~spec:⏎  template:⏎    spec:⏎      containers:⏎      - na^me: web~"
            + "| ~spec.template.spec.containers[name=web].name⏎string⏎required⏎The container's"
            + " name in the pod; it is the merge key of the list.~",
        "STRATEGIC | ~spec:⏎  template:⏎    spec:⏎      containers^:~"
            + "| ~spec.template.spec.containers⏎list of Container · merged by name · list type map,"
            + " by name⏎required⏎The containers that run side by side in the pod.~",
        "OPERATIONS | ~- op: remove⏎  path: /spec/template/spec/containers/0/image^PullPolicy~|"
            + " ~spec.template.spec.containers[name=web].imagePullPolicy⏎string⏎default"
            + " IfNotPresent · one of Always, IfNotPresent, Never⏎When the image is fetched:"
            + " Always, IfNotPresent or Never.~",
        "OPERATIONS | ~- op: ^remove⏎  path: /spec/replicas~ | ~~",
        "STRATEGIC | ~spec:⏎  nothing^: 3~ | ~~",
        "STRATEGIC | ~# re^plicas: 3~ | ~~"
      })
  void saysWhatIsKnown(Writing writing, String text, String words) {
    assertThat(about(DEPLOYMENT, writing, text)).isEqualTo(words);
  }

  @Test
  void proposalsSayTheSame() {
    Suggestion proposed =
        new HalfTyped(DEPLOYMENT).at(Writing.STRATEGIC, "spec:\n  replic^").getFirst();
    assertThat(proposed.help().usual()).contains("1");
    Suggestion value =
        new HalfTyped(DEPLOYMENT)
            .at(
                Writing.STRATEGIC,
                "spec:\n  template:\n    spec:\n      containers:\n      - imagePullPolicy: N^")
            .getFirst();
    assertThat(value.help().allowed()).containsExactly("Always", "IfNotPresent", "Never");
  }

  @Test
  void aBroughtSchemaSaysWhatAFieldIsFor() throws Exception {
    String crd =
        """
        apiVersion: apiextensions.k8s.io/v1
        kind: CustomResourceDefinition
        metadata: {name: shops.example.com}
        spec:
          group: example.com
          names: {kind: Shop, plural: shops}
          scope: Namespaced
          versions:
          - name: v1
            served: true
            storage: true
            schema:
              openAPIV3Schema:
                type: object
                properties:
                  spec:
                    type: object
                    required: [size]
                    properties:
                      size:
                        type: string
                        enum: [small, large]
                        description: |
                          How big it is, e.g. small.
                          More is “said” here.
        """;
    ImportedCatalog catalog =
        new ImportedCatalog(SchemaImport.read("shop.yaml", crd).release(), new BundledCatalog());
    SchemaAnswer answer = catalog.lookUp("example.com/v1", "Shop");
    Facts facts = new Facts(answer.fields(), Optional.empty(), List.of());
    assertThat(about(facts, Writing.MERGE, "spec:⏎  siz^e: small"))
        .isEqualTo("spec.size⏎string⏎required · one of small, large⏎How big it is, e.g. small.");
  }
}
