package dev.tripatch.engine.patch.kustomize;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.kustomize.KustomizeNote.Rule;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where kustomize goes its own way, each rule where it is met. */
class KustomizeNotesTest {
  private static final String POD = "{apiVersion: v1, kind: Pod, metadata: {name: o}, spec: {%s}}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # rule | path | base | patch
          PATCH_FIRST | spec.containers | containers: [{name: a}] | containers: [{name: b}]
          ITEM_WITHOUT_KEY | spec.containers | containers: [{name: a}] | containers: [{image: i}]
          BASE_WITHOUT_KEY | spec.containers | containers: [{image: i}] | containers: [{name: a}]
          KEY_TWICE | spec.containers | containers: [{name: a}, {name: a}] | containers: [{name: b}]
          KEY_TWICE | spec.containers | containers: [{name: a}] | containers: [{name: b}, {name: b}]
          ITEM_NOT_REPLACED | spec.containers | containers: [{name: a}] | containers: [{name: a, $patch: replace}]
          TWO_KEYS | spec.containers[name=a].ports | containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}]}] | containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}]}]
          KEYS_IN_PART | spec.containers[name=a].ports | containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}]}] | containers: [{name: a, ports: [{containerPort: 1}]}]
          ITEM_NOT_FOUND | spec.containers[name=a].ports[containerPort=1] | containers: [{name: a, ports: [{containerPort: 1, protocol: UDP}]}] | containers: [{name: a, ports: [{containerPort: 1}]}]
          """)
  void isMet(Rule rule, String path, String base, String patch) {
    assertThat(notes(base, patch)).contains(path + " " + rule);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ITEM_WITHOUT_KEY | containers: [{name: a}] | containers: [{name: b}]
          ITEM_WITHOUT_KEY | containers: [{name: a}] | containers: [{$patch: replace}, {name: b}]
          KEY_TWICE | containers: [{name: a}] | containers: [{name: a}]
          PATCH_FIRST | containers: [{name: a}] | containers: []
          TWO_KEYS | containers: [{name: a}] | containers: [{name: a}]
          ITEM_NOT_REPLACED | containers: [{name: a}] | containers: [{name: b, $patch: replace}]
          """)
  void isNotMet(Rule rule, String base, String patch) {
    assertThat(notes(base, patch)).noneMatch(note -> note.endsWith(" " + rule));
  }

  private static List<String> notes(String base, String patch) {
    return KustomizeMerger.notes(
            yaml(POD.formatted(base)),
            yaml(POD.formatted(patch)),
            new SchemaAnswer.Known(kind("v1", "Pod"), "a test"))
        .stream()
        .map(note -> note.path() + " " + note.rule())
        .toList();
  }
}
