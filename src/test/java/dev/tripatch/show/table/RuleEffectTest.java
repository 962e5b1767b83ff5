package dev.tripatch.show.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.table.RuleEffect.ChangedField;
import dev.tripatch.show.table.RuleEffect.Outcome;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RuleEffectTest {

  private static MapValue pod(String containers) {
    return SourceReader.read(
            "", "apiVersion: v1\nkind: Pod\nspec: {containers: [" + containers + "]}")
        .object()
        .orElseThrow();
  }

  private static RuleEffect effect(String without, String with) {
    SchemaAnswer answer = new BundledCatalog().of(pod(with));
    return RuleEffect.of(
        SchemaScope.of(answer, List.of(pod(with))),
        new Outcome(pod(without), without, Optional.empty()),
        new Outcome(pod(with), with, Optional.empty()));
  }

  @Test
  void aFieldIsNamedByTheMergeKeysOnTheWay() {
    RuleEffect effect =
        effect("{name: a, args: [x]}, {name: b}", "{name: b}, {name: a, args: [x, z]}");
    assertThat(effect.fields())
        .containsExactly(
            new ChangedField(
                FieldPath.parse("spec.containers[name=a].args"), false, "[x]", "[x, z]"));
    assertThat(effect.headline()).isEqualTo("1 field changes:");
  }

  @Test
  void whatCameOrWentAndAnotherOrderAreToldApart() {
    assertThat(effect("{name: a}", "{name: a, tty: true}").fields().getFirst().without())
        .isEqualTo("—");
    RuleEffect order = effect("{name: a}, {name: b}", "{name: b}, {name: a}");
    assertThat(order.fields())
        .containsExactly(
            new ChangedField(FieldPath.of("spec", "containers"), true, "a, b", "b, a"));
    assertThat(effect("{name: a}", "{name: a}")).isEqualTo(RuleEffect.NONE);
  }
}
