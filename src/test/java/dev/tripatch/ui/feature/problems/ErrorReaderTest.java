package dev.tripatch.ui.feature.problems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.feature.problems.ErrorCommands.KubectlError;
import dev.tripatch.ui.panes.model.OpenModel;
import org.junit.jupiter.api.Test;

/** What the window takes from an error of kubectl's. */
class ErrorReaderTest {
  private static final String POD =
      "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\"till\",\"namespace\":\"bakery\"},"
          + "\"spec\":{\"containers\":[{\"image\":\"%s\"%s}]}}";

  private final ErrorReader reader = new ErrorReader(OpenModel.WORKBENCH);

  @Test
  void anErrorWithAllDocumentsIsNamedAndLocated() {
    String named = POD.formatted("oven:1", ",\"name\":\"oven\"");
    KubectlError error =
        reader
            .read(
                """
                error: error when applying patch:

                to:
                Resource: "/v1, Resource=pods", GroupVersionKind: "/v1, Kind=Pod"
                Name: "till", Namespace: "bakery"
                for: "till.yaml": error when patching "till.yaml": creating patch with:
                original:
                %s

                modified:
                %s

                current:
                %s

                for:: map: map[image:oven:2] does not contain declared merge key: name
                """
                    .formatted(named, POD.formatted("oven:2", ""), named))
            .orElseThrow();
    assertThat(error.object()).isEqualTo("bakery/Pod/till");
    assertThat(error.words()).contains("does not contain declared merge key: name");
    assertThat(error.causes()).singleElement().hasNoNullFieldsOrProperties();
    assertThat(error.field()).contains(FieldPath.of("spec", "containers"));
    ThreeDocuments<String> documents = error.documents().orElseThrow();
    assertThat(documents.local()).contains("oven:2");
    assertThat(documents.live().orElseThrow()).contains("oven:1");
    assertThat(error.notes()).isEmpty();
  }

  @Test
  void theCommandThatIsProposedRunsNothingOfTheName() {
    String error =
        """
        error: error when applying patch:
        {"spec":{}}
        to:
        Resource: "/v1, Resource=pods", GroupVersionKind: "/v1, Kind=Pod"
        Name: "$(id)", Namespace: "bakery"
        for: "till.yaml": error when patching "till.yaml": denied
        """;
    String applied = POD.formatted("oven:1", "").replace("till", "$(id)");
    String refused =
        error.replace(
            "{\"spec\":{}}",
            "{\"metadata\":{\"annotations\":{\"kubectl.kubernetes.io/last-applied-configuration\":"
                + CanonicalJson.write(new StringValue(applied))
                + "}}}");
    assertThat(reader.read(refused).orElseThrow().notes())
        .anyMatch(note -> note.contains("kubectl get 'Pod/$(id)' -n bakery -o yaml"));
  }

  @Test
  void anErrorWithoutDocumentsSaysSo() {
    KubectlError error =
        reader
            .read(
                "The Pod \"till\" is invalid: spec.hostname: Invalid value: \"b\": field is"
                    + " immutable\n")
            .orElseThrow();
    assertThat(error.documents()).isEmpty();
    assertThat(error.notes()).isNotEmpty();
  }

  @Test
  void aTextThatIsNoErrorIsNone() {
    assertThat(reader.read("pod/till configured\n")).isEmpty();
  }
}
