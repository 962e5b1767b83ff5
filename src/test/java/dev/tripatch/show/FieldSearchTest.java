package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class FieldSearchTest {

  private static final FieldSearch FIELDS =
      new FieldSearch(
          Stream.of(
                  "metadata.creationTimestamp",
                  "spec.replicas",
                  "spec.template.spec.containers[name=web].image",
                  "spec.template.spec.containers[name=web].imagePullPolicy",
                  "spec.revisionHistoryLimit")
              .map(FieldPath::parse)
              .toList());

  private static List<String> find(String letters) {
    return FIELDS.find(letters, 10).stream().map(FieldPath::toString).toList();
  }

  @Test
  void wordsAsTheyAreComeBeforeLettersInThisOrder() {
    assertThat(find("cont im"))
        .startsWith(
            "spec.template.spec.containers[name=web].image",
            "spec.template.spec.containers[name=web].imagePullPolicy");
  }

  @Test
  void lettersInThisOrderAreEnough() {
    assertThat(find("srhl")).containsExactly("spec.revisionHistoryLimit");
    assertThat(find("spec.replicas")).first().isEqualTo("spec.replicas");
  }

  @Test
  void runsOfLettersAtTheBeginningsOfWordsComeFirst() {
    FieldSearch containers =
        new FieldSearch(
            Stream.of(
                    "spec.template.spec.containers[name=module-configmap-reloader].volumeMounts",
                    "spec.template.spec.containers[name=web].resources.limits.memory")
                .map(FieldPath::parse)
                .toList());
    assertThat(containers.find("limmem", 10).getFirst())
        .hasToString("spec.template.spec.containers[name=web].resources.limits.memory");
  }

  @Test
  void whatIsNowhereIsNotFound() {
    assertThat(find("zzz")).isEmpty();
  }

  @Test
  void withoutLettersAllAreThereInTheirOrder() {
    assertThat(find(" ")).hasSize(5).startsWith("metadata.creationTimestamp");
    assertThat(FIELDS.find("", 2)).hasSize(2);
  }

  @Test
  void whatManagersOwnIsOneField() {
    String object =
        """
        apiVersion: v1
        kind: ConfigMap
        metadata:
          name: a
          managedFields:
          - {manager: kubectl, fieldsV1: {"f:data": {"f:key": {}}}}
        data: {key: x}
        """;
    Compared compared =
        new Workbench(new BundledCatalog())
            .compare(
                new ThreeDocuments<>(
                    Optional.empty(),
                    SourceReader.read("local", object),
                    Optional.of(SourceReader.read("live", object))),
                true);
    assertThat(compared).isInstanceOf(Compared.Done.class);
    Compared.Done done = (Compared.Done) compared;
    ComparisonView view = new Comparison(done.documents(), done.outcome());
    assertThat(FieldSearch.in(view).fields())
        .extracting(FieldPath::toString)
        .contains("metadata.managedFields", "data.key")
        .noneMatch(path -> path.contains("f:") || path.contains("manager:"));
  }
}
