package dev.tripatch.show.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.table.RuleChoices.Choice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RuleChoicesTest {

  private static final MapValue POD =
      SourceReader.read(
              "",
              """
              apiVersion: v1
              kind: Pod
              spec:
                tolerations:
                - {key: a, operator: Exists}
                - {key: b, operator: Exists}
                imagePullSecrets: [{name: x}]
              """)
          .object()
          .orElseThrow();

  private static RuleChoices choices(String path) {
    SchemaAnswer answer = new BundledCatalog().of(POD);
    SchemaTree tree = SchemaTree.of(SchemaScope.of(answer, List.of(POD)), answer);
    SchemaRow row = tree.row(List.of(path.split("\\."))).orElseThrow();
    return new RuleChoices(row, tree.keyChoices(row));
  }

  private static List<String> possible(RuleChoices choices, Annotation annotation) {
    return choices.of(annotation).stream()
        .filter(each -> each.impossible().isEmpty())
        .map(Choice::value)
        .toList();
  }

  @Test
  void mergeOnAListOfObjectsBringsTheKeyThatTellsItsItemsApart() {
    Choice merge = choices("spec.tolerations").choice(Annotation.PATCH_STRATEGY, "merge");
    assertThat(merge.impossible()).isEmpty();
    assertThat(merge.changes())
        .isEqualTo(Map.of(Annotation.PATCH_STRATEGY, "merge", Annotation.MERGE_KEY, "key"));
  }

  @Test
  void whatMeansNothingSaysWhy() {
    RuleChoices scalars = choices("spec.containers.args");
    assertThat(possible(scalars, Annotation.PATCH_STRATEGY))
        .containsExactly("", "merge", "replace");
    assertThat(scalars.choice(Annotation.PATCH_STRATEGY, "retainKeys").impossible())
        .get()
        .asString()
        .contains("retainKeys");
    assertThat(possible(scalars, Annotation.LIST_TYPE)).containsExactly("", "atomic", "set");
    assertThat(scalars.hasChoice(Annotation.MERGE_KEY)).isFalse();
    assertThat(scalars.hasChoice(Annotation.MAP_TYPE)).isFalse();
    assertThat(choices("spec.hostname").hasChoice(Annotation.PATCH_STRATEGY)).isFalse();
    assertThat(choices("spec.hostAliases").choice(Annotation.MERGE_KEY, "hostnames").impossible())
        .isPresent();
  }

  @Test
  void aListOfTypeMapBringsItsKeysAndLosesThemAgain() {
    Choice map = choices("spec.tolerations").choice(Annotation.LIST_TYPE, "map");
    assertThat(map.changes()).containsEntry(Annotation.LIST_MAP_KEYS, "key");
    Choice atomic = choices("spec.containers").choice(Annotation.LIST_TYPE, "atomic");
    assertThat(atomic.changes()).containsEntry(Annotation.LIST_MAP_KEYS, "");
  }
}
