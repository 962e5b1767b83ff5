package dev.tripatch.workspace.schemas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.dialect.HelmUpgrade;
import dev.tripatch.engine.patch.kustomize.KustomizeBuild;
import dev.tripatch.engine.patch.kustomize.Quotes;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.schemas.RuleTrial.TrialCell;
import dev.tripatch.workspace.schemas.RuleTrial.TrialColumn;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every tool makes of a field, under the rule in force and under others. */
class RuleTrialTest {

  private static final String UDP = "{port: 53, protocol: UDP, name: dns}";
  private static final String TCP = "{port: 53, protocol: TCP, name: dns-tcp}";
  private static final String METRICS = "{port: 9153, protocol: TCP, name: metrics}";

  private static String ports(String... items) {
    return "ports: [" + String.join(", ", items) + "]";
  }

  private static List<String> texts(TrialColumn column) {
    return column.cells().stream().map(TrialCell::text).toList();
  }

  @Test
  void atomicOrMapWithPortAndProtocol() {
    TrialSample gate = TrialSample.gate("", ports(UDP), ports(UDP, TCP), ports(UDP, METRICS));
    List<TrialColumn> columns =
        gate.columns("spec.ports[1].port", "atomic", "map:port,protocol", "map:port");
    String replaced = "= 53/UDP, + 53/TCP, − 9153/TCP";
    String merged = "= 53/UDP, = 9153/TCP, + 53/TCP";
    assertThat(texts(columns.get(0)).getFirst()).isEqualTo(replaced);
    assertThat(texts(columns.get(1))).first().isEqualTo(replaced);
    assertThat(texts(columns.get(2)).get(0)).isEqualTo(replaced);
    assertThat(texts(columns.get(2)).get(1)).contains("+ 53/TCP", "= 9153/TCP");
    assertThat(texts(columns.get(2)).get(2)).contains("+ 53/TCP", "= 9153/TCP");
    assertThat(merged).isNotEqualTo(replaced);
    // Two items of one key: the server says so itself.
    assertThat(columns.get(3).cells().get(1).refusal().orElse(""))
        .contains("duplicate entries for key");
  }

  @Test
  void aBuiltInListKeepsBothOnlyWhereBothKeysCount() {
    TrialSample service = TrialSample.service(ports(UDP), ports(UDP, TCP), ports(UDP));
    List<TrialColumn> columns = service.columns("spec.ports", "atomic", "map:port,protocol");
    assertThat(columns.get(0).title()).isEqualTo("map by port, protocol; merge by port");
    // The famous one: by port alone, one of the two is lost.
    assertThat(texts(columns.get(0)).get(0)).contains("✗");
    assertThat(texts(columns.get(1)).get(0)).doesNotContain("✗");
    assertThat(texts(columns.get(0)).get(1)).doesNotContain("✗");
  }

  @Test
  void keysThatAServerWouldNotTakeAreNamed() {
    TrialSample gate = TrialSample.gate("", ports(UDP), ports(UDP, TCP), ports(UDP));
    assertThat(gate.columns("spec.ports", "map:name").get(1).remarks())
        .singleElement()
        .asString()
        .contains("unless name is required");
    assertThat(gate.columns("spec.ports", "map:port,protocol").get(1).remarks()).isEmpty();
  }

  @Test
  void theNearestListOrMapIsFound() {
    TrialSample gate = TrialSample.gate("", ports(UDP), ports(UDP, TCP), ports(UDP));
    assertThat(gate.field("spec.ports[0].name"))
        .map(RuleField::way)
        .contains(List.of("spec", "ports"));
    assertThat(gate.field("spec")).map(RuleField::way).contains(List.of("spec"));
    assertThat(gate.field("spec.ports").orElseThrow().proposals(false))
        .startsWith("atomic")
        .contains("map:port,protocol")
        .doesNotContain("set", "replace");
  }

  @Test
  void theRuleThatAFieldHasIsNotProposed() {
    TrialSample service = TrialSample.service(ports(UDP), ports(UDP, TCP), ports(UDP));
    assertThat(service.trial("spec.ports").proposals())
        .contains("atomic", "map:name", "replace")
        .doesNotContain("map:port,protocol", "merge:port");
  }

  @Test
  void whatIsNoRuleSaysWhy() {
    RuleField ports =
        TrialSample.service(ports(UDP), ports(UDP), ports(UDP)).field("spec.ports").orElseThrow();
    for (String text : List.of("", "map", "granular", "atomic:port", "bogus", "replace:port")) {
      assertThatThrownBy(() -> TriedRule.read(text, ports.rule()))
          .as(text)
          .isInstanceOf(TriedRule.NoRuleException.class)
          .hasMessageMatching(".{10,}");
    }
  }

  static Stream<TrialSample> samples() {
    Random random = new Random(36);
    return IntStream.range(0, 60)
        .mapToObj(
            i -> {
              String last = random(random);
              String local = random(random);
              String live = random(random);
              return switch (i % 4) {
                case 0 -> TrialSample.service(last, local, live);
                case 1 -> TrialSample.gate("x-kubernetes-list-type: atomic", last, local, live);
                case 2 ->
                    TrialSample.gate(
                        "x-kubernetes-list-type: map\n"
                            + " ".repeat(16)
                            + "x-kubernetes-list-map-keys: [port, protocol]",
                        last,
                        local,
                        live);
                default -> TrialSample.gate("", last, local, live);
              };
            });
  }

  private static String random(Random random) {
    return random
        .ints(random.nextInt(4), 0, 6)
        .mapToObj(
            n ->
                List.of(
                        UDP,
                        TCP,
                        METRICS,
                        "{port: 80, protocol: TCP}",
                        "{port: 80, protocol: UDP, name: http}",
                        "{port: 53, protocol: UDP, name: old}")
                    .get(n))
        .distinct()
        .collect(Collectors.joining(", ", "ports: [", "]"));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void thePresentRuleIsWhatTheEnginesSayOfTheWholeDocuments(TrialSample sample) throws Exception {
    ThreeWayInputs inputs = sample.inputs();
    List<TrialCell> cells = sample.columns("spec.ports").getFirst().cells();
    requireSame(cells.get(0), result(ThreeWay.compute(inputs)));
    requireSame(
        cells.get(1),
        switch (ServerSideApply.of(
            inputs.localAsWritten(), inputs.live(), inputs.schema(), "kubectl", false)) {
          case ServerSideOutcome.Applied applied -> Optional.of(applied.result());
          case ServerSideOutcome.Conflicted conflicted -> Optional.of(conflicted.forced().result());
          case ServerSideOutcome.Refused _ -> Optional.empty();
        });
    requireSame(
        cells.get(2),
        Optional.of(
            KustomizeBuild.following(inputs.schema(), Quotes.WHERE_NEEDED)
                .build(inputs.live().orElseThrow(), inputs.localAsWritten())));
    requireSame(cells.get(3), result(ThreeWay.compute(HelmUpgrade.inputsLike(inputs))));
  }

  private static Optional<MapValue> result(ThreeWayOutcome outcome) {
    return outcome instanceof ThreeWayOutcome.Computed computed
        ? Optional.of(computed.result())
        : Optional.empty();
  }

  private static void requireSame(TrialCell cell, Optional<MapValue> result) {
    Optional<Value> value =
        result.flatMap(object -> Counted.valueAt(object, FieldPath.of("spec", "ports")));
    assertThat(cell.value()).as(cell.tool()).isEqualTo(value);
    assertThat(result.isEmpty())
        .as(cell.tool())
        .isEqualTo(cell.refusal().isPresent() && value.isEmpty());
  }

  /** But for kustomize, which has an older rule of its own until it is given another. */
  @ParameterizedTest
  @MethodSource("samples")
  void tryingThePresentRuleChangesNothing(TrialSample sample) {
    RuleTrial trial = sample.trial("spec.ports");
    List<TrialColumn> columns = trial.with(List.of(TriedRule.of(trial.field().rule())));
    for (int tool : List.of(0, 1, 3)) {
      assertThat(columns.get(1).cells().get(tool)).isEqualTo(columns.get(0).cells().get(tool));
    }
    assertThat(columns.get(1).cells().get(2).value())
        .isEqualTo(columns.get(0).cells().get(2).value());
  }

  /** No tool makes up an item, and none is told of twice. */
  @ParameterizedTest
  @MethodSource("samples")
  void theItemsOfACellAreThoseOfItsValueAndThoseThatAreGone(TrialSample sample) {
    for (TrialColumn column : sample.columns("spec.ports", "atomic", "map:port,protocol")) {
      for (TrialCell cell : column.cells()) {
        long there =
            cell.items().stream()
                .filter(
                    item ->
                        item.state() != TrialItem.State.REMOVED
                            && item.state() != TrialItem.State.LOST)
                .count();
        int size = cell.value().map(v -> ((ListValue) v).size()).orElse(0);
        assertThat(there).isEqualTo(size);
        assertThat(cell.items()).extracting(TrialItem::name).doesNotHaveDuplicates();
      }
    }
  }
}
