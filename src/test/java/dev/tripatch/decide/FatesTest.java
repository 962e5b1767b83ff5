package dev.tripatch.decide;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Fates.Opened;
import dev.tripatch.decide.conflict.Case;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each fate makes of fields: of Deployments, given by their specs. */
class FatesTest {

  private static final String POD = "spec.template.spec.";

  private static ThreeWayOutcome.Computed compared(String lastApplied, String local, String live) {
    return Case.ofSpec(lastApplied, local, live).outcome();
  }

  private static ThreeWayOutcome.Computed ofPods(String lastApplied, String local, String live) {
    return Case.ofPod(lastApplied, local, live).outcome();
  }

  private static Fates fates(ThreeWayOutcome.Computed outcome) {
    ThreeDocuments<MapValue> documents = outcome.inputs().documents();
    Opened opened = new Opened(documents.lastApplied(), Optional.of(documents.local()));
    return new Fates(outcome, opened, Decisions.NONE);
  }

  private static Proposal proposal(ThreeWayOutcome.Computed outcome, Fate fate, String... fields) {
    return fates(outcome).propose(fate, Stream.of(fields).map(FieldPath::parse).toList());
  }

  private static MapValue localAfter(ThreeWayOutcome.Computed outcome, Proposal proposal) {
    return Change.apply(proposal.changes(), outcome.inputs().documents()).local();
  }

  /** The server writes stringData over data, so that live's value would be lost again. */
  @Test
  void ofASecretTheTextIsDecidedThatWins() {
    String secret = "{apiVersion: v1, kind: Secret, metadata: {name: a}, data: {a: %s}%s}";
    ThreeWayOutcome.Computed outcome =
        Case.ofUnknownKind(
                secret.formatted("b25l", ""),
                secret.formatted("b25l", ", stringData: {a: one}"),
                secret.formatted("dHdv", ""))
            .outcome();

    assertThat(proposal(outcome, Fate.TAKE_LIVE, "data.a").refusals())
        .extracting(Proposal.Refused::why)
        .singleElement()
        .asString()
        .contains("stringData.a");
    assertThat(localAfter(outcome, proposal(outcome, Fate.TAKE_LIVE, "stringData.a")))
        .isEqualTo(yaml(secret.formatted("b25l", ", stringData: {a: two}")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # fate | last applied | local | live | local then | last applied then
          TAKE_LIVE | {replicas: 1} | {replicas: 2} | {replicas: 3} | {replicas: 3} | {replicas: 1}
          TAKE_LIVE | {replicas: 1} | {replicas: 2} | {} | {} | {replicas: 1}
          TAKE_LIVE | {replicas: 1} | {} | {replicas: 3} | {replicas: 3} | {replicas: 1}
          TAKE_LIVE | {replicas: 1} | {replicas: 2} | {replicas: null} | {} | {}
          TAKE_LAST_APPLIED | {replicas: 1} | {replicas: 2} | {replicas: 3} | {replicas: 1} | {replicas: 1}
          TAKE_LAST_APPLIED | {} | {replicas: 2} | {} | {} | {}
          TAKE_LAST_APPLIED | {} | {replicas: 2} | {replicas: 3} | {} | {}
          KEEP_LOCAL | {replicas: 1} | {replicas: 2} | {replicas: 3} | {replicas: 2} | {replicas: 1}
          GIVE_UP | {replicas: 1} | {replicas: 2} | {replicas: 3} | {} | {}
          GIVE_UP | {replicas: 1} | {} | {replicas: 3} | {} | {}
          GIVE_UP | {} | {replicas: 2} | {replicas: 3} | {} | {}
          GIVE_UP | {replicas: 1} | {replicas: 2} | {} | {} | {replicas: 1}
          GIVE_UP | {replicas: 1} | {} | {} | {} | {}
          """)
  void aFateChangesTheDocuments(
      Fate fate,
      String lastApplied,
      String local,
      String live,
      String localThen,
      String lastAppliedThen) {
    ThreeWayOutcome.Computed outcome = compared(lastApplied, local, live);
    Proposal proposal = proposal(outcome, fate, "spec.replicas");
    assertThat(proposal.refusals()).isEmpty();
    assertThat(proposal.fields()).hasToString("[spec.replicas]");
    ThreeDocuments<MapValue> then = Change.apply(proposal.changes(), outcome.inputs().documents());
    assertThat(then.local()).isEqualTo(yaml("{spec: " + localThen + "}"));
    assertThat(then.lastApplied()).contains(yaml("{spec: " + lastAppliedThen + "}"));
    assertThat(then.live()).isEqualTo(outcome.inputs().live());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # fate | last applied | local | live | field | why
          TAKE_LIVE | {} | {replicas: 3} | {replicas: 3} | spec.replicas | Local and live have the same value at spec.replicas.
          TAKE_LIVE | {replicas: 1} | {} | {replicas: null} | spec.replicas | Local and live have the same value at spec.replicas.
          TAKE_LAST_APPLIED | {replicas: 2} | {replicas: 2} | {replicas: 3} | spec.replicas | At spec.replicas, local already has what was last applied.
          KEEP_LOCAL | {replicas: 1} | {replicas: 2} | {replicas: 1} | spec.replicas | At spec.replicas, live still has what was last applied, so there is no conflict to decide.
          KEEP_BOTH | {} | {replicas: 2} | {replicas: 3} | spec.replicas | You can keep both only where local and live both have a list, and at spec.replicas they do not.
          GIVE_UP | {} | {} | {replicas: 3} | spec.replicas | Neither local nor last applied has anything at spec.replicas, so it already belongs to live.
          RESTORE | {} | {replicas: 2} | {replicas: 3} | spec.replicas | At spec.replicas, local already has what it had when it was opened.
          GIVE_UP | {} | {replicas: 2} | {replicas: 3} | '' | There is no field here to decide about.
          TAKE_LIVE | {} | {replicas: 2} | {replicas: 3} | metadata.resourceVersion | Servers and kubectl write metadata.resourceVersion themselves; local cannot set it.
          GIVE_UP | {} | {replicas: 2} | {replicas: 3} | kind | Neither local nor last applied has anything at kind, so it already belongs to live.
          """)
  void aFateThatDoesNotApplySaysWhy(
      Fate fate,
      String lastApplied,
      String local,
      String live,
      @Nullable String field,
      String why) {
    FieldPath path = field == null || field.isEmpty() ? FieldPath.root() : FieldPath.parse(field);
    Proposal proposal = fates(compared(lastApplied, local, live)).propose(fate, List.of(path));
    assertThat(proposal.isPossible()).isFalse();
    assertThat(proposal.objection()).contains(why);
    assertThat(proposal.changes()).isEmpty();
  }

  @Test
  void nothingChosenIsNothingToDecide() {
    ThreeWayOutcome.Computed outcome = compared("{}", "{replicas: 2}", "{replicas: 3}");
    assertThat(proposal(outcome, Fate.TAKE_LIVE).objection())
        .contains("There is no field here to decide about.");
  }

  @Test
  void withoutTheOtherDocumentThereIsNothingToTake() {
    ThreeWayOutcome.Computed applied =
        Case.twoDocuments(false, "{replicas: 2}", "{replicas: 1}").outcome();
    assertThat(proposal(applied, Fate.TAKE_LIVE, "spec.replicas").objection())
        .contains("There is no live object to take anything from.");
    ThreeWayOutcome.Computed live =
        Case.twoDocuments(true, "{replicas: 2}", "{replicas: 1}").outcome();
    assertThat(proposal(live, Fate.TAKE_LAST_APPLIED, "spec.replicas").objection())
        .contains("Nothing was last applied, so there is nothing to take from it.");
  }

  @Test
  void whatNamesTheObjectStays() {
    ThreeWayOutcome.Computed outcome =
        Case.of("{metadata: {name: a}}", "{metadata: {name: a}}", "{metadata: {name: b}}")
            .outcome();
    assertThat(proposal(outcome, Fate.GIVE_UP, "metadata").objection())
        .contains("kubectl finds the object by metadata.name, so local must have it.");
  }

  @Test
  void whatIsKeptAlreadyNeedsNoSecondDecision() {
    ThreeWayOutcome.Computed outcome = compared("{replicas: 1}", "{replicas: 2}", "{replicas: 3}");
    List<FieldPath> replicas = List.of(FieldPath.of("spec", "replicas"));
    Opened opened = new Opened(Optional.empty(), Optional.empty());
    Decisions kept = Decisions.NONE.with(new Decision(Fate.KEEP_LOCAL, replicas));
    assertThat(new Fates(outcome, opened, kept).propose(Fate.KEEP_LOCAL, replicas).objection())
        .contains("For spec.replicas, you have already decided to keep local.");
    Decisions taken = Decisions.NONE.with(new Decision(Fate.TAKE_LIVE, replicas));
    assertThat(new Fates(outcome, opened, taken).propose(Fate.KEEP_LOCAL, replicas).isPossible())
        .isTrue();
  }

  @Test
  void restoringBringsBothDocumentsBack() {
    ThreeWayOutcome.Computed now = compared("{}", "{paused: true}", "{replicas: 3}");
    Opened opened =
        new Opened(
            Optional.of(yaml("{spec: {replicas: 1}}")),
            Optional.of(yaml("{spec: {replicas: 2, paused: true}}")));
    Proposal back =
        new Fates(now, opened, Decisions.NONE)
            .propose(Fate.RESTORE, List.of(FieldPath.of("spec", "replicas")));
    ThreeDocuments<MapValue> then = Change.apply(back.changes(), now.inputs().documents());
    assertThat(then.local()).isEqualTo(yaml("{spec: {paused: true, replicas: 2}}"));
    assertThat(then.lastApplied()).contains(yaml("{spec: {replicas: 1}}"));
  }

  @Test
  void aDecisionWithoutAnEditCanBeTakenBack() {
    ThreeWayOutcome.Computed outcome = compared("{replicas: 1}", "{replicas: 2}", "{replicas: 3}");
    List<FieldPath> replicas = List.of(FieldPath.of("spec", "replicas"));
    Decisions kept = Decisions.NONE.with(new Decision(Fate.KEEP_LOCAL, replicas));
    ThreeDocuments<MapValue> documents = outcome.inputs().documents();
    Opened opened = new Opened(documents.lastApplied(), Optional.of(documents.local()));
    Proposal back = new Fates(outcome, opened, kept).propose(Fate.RESTORE, replicas);
    assertThat(back.isPossible()).isTrue();
    assertThat(back.changes()).isEmpty();
  }

  @Test
  void ofWhatHoldsFieldsTheChangedPartsAreTaken() {
    String spec = "{replicas: %s, paused: %s, minReadySeconds: 5}";
    ThreeWayOutcome.Computed outcome =
        compared(
            spec.formatted(1, true),
            spec.formatted(1, false),
            "{replicas: 3, paused: true," + " minReadySeconds: 5, revisionHistoryLimit: 7}");
    assertThat(proposal(outcome, Fate.TAKE_LIVE, "spec").fields())
        .as("also what only live has, but no default: all of the map was chosen")
        .hasToString("[spec.replicas, spec.paused, spec.revisionHistoryLimit]");
    assertThat(proposal(outcome, Fate.TAKE_LAST_APPLIED, "spec").fields())
        .as("replicas are as last applied")
        .hasToString("[spec.paused]");
    assertThat(proposal(outcome, Fate.KEEP_LOCAL, "spec").fields())
        .as("conflicts")
        .hasToString("[spec.replicas]");
    assertThat(proposal(outcome, Fate.TAKE_LIVE, "spec", "spec.paused", "spec").fields())
        .as("each once")
        .hasToString("[spec.replicas, spec.paused, spec.revisionHistoryLimit]");
    assertThat(proposal(outcome, Fate.GIVE_UP, "spec").fields()).hasToString("[spec]");
  }

  @Test
  void bookkeepingIsRestoredAndOtherwiseLeftAlone() {
    ThreeWayOutcome.Computed outcome =
        Case.of(
                "{metadata: {generation: 1, labels: {a: x}}}",
                "{metadata: {generation: 2, labels: {a: y}}}",
                "{metadata: {generation: 3, labels: {a: z}}}")
            .outcome();
    assertThat(proposal(outcome, Fate.TAKE_LIVE, "metadata").fields())
        .hasToString("[metadata.labels.a]");
    assertThat(proposal(outcome, Fate.TAKE_LIVE, "metadata").refusals()).isEmpty();
    Opened opened = new Opened(Optional.empty(), Optional.of(yaml("{metadata: {generation: 1}}")));
    Proposal back =
        new Fates(outcome, opened, Decisions.NONE)
            .propose(Fate.RESTORE, List.of(FieldPath.of("metadata", "generation")));
    assertThat(back.isPossible()).isTrue();
  }

  @Test
  void whatLiveLostAsAWholeIsDecidedAsOne() {
    ThreeWayOutcome.Computed outcome =
        Case.of(
                "{metadata: {finalizers: [a/b, c/d]}}",
                "{metadata: {finalizers: [x/z]}}",
                "{metadata: {uid: a}}")
            .outcome();
    assertThat(outcome.explanation().at(FieldPath.of("metadata", "finalizers")).parts())
        .isNotEmpty();
    assertThat(proposal(outcome, Fate.TAKE_LIVE, "metadata.finalizers").fields())
        .hasToString("[metadata.finalizers]");
  }

  @Test
  void anOrderIsTakenOnlyOfItemsThatLiveHas() {
    Held held =
        new Held(
            Optional.empty(),
            Optional.ofNullable(yaml("{v: [a, b, b]}").get("v")),
            Optional.ofNullable(yaml("{v: [b, c, b, a]}").get("v")));
    assertThat(held.inLiveOrder(Optional.empty()).map(list -> (Value) list))
        .isEqualTo(Optional.ofNullable(yaml("{v: [b, b, a]}").get("v")));
    Held less =
        new Held(
            Optional.empty(),
            Optional.ofNullable(yaml("{v: [a, b]}").get("v")),
            Optional.ofNullable(yaml("{v: [b]}").get("v")));
    assertThat(less.inLiveOrder(Optional.empty())).isEmpty();
  }

  @Test
  void aPartOfAListThatIsSentWholeIsTakenIntoLocalsList() {
    ThreeWayOutcome.Computed outcome =
        ofPods(
            "{containers: [{name: a, args: [x, y]}]}",
            "{containers: [{name: a, args: [x, y]}]}",
            "{containers: [{name: a, args: [x, z]}]}");
    Proposal taken = proposal(outcome, Fate.TAKE_LIVE, POD + "containers[name=a].args[1]");
    assertThat(taken.fields()).hasToString("[" + POD + "containers[name=a].args[1]]");
    assertThat(localAfter(outcome, taken))
        .isEqualTo(yaml("{spec: {template: {spec: {containers: [{name: a, args: [x, z]}]}}}}"));
  }

  @Test
  void bothListsAreKeptLocalsItemsFirst() {
    ThreeWayOutcome.Computed outcome =
        ofPods("{}", "{tolerations: [{key: a}, {key: b}]}", "{tolerations: [{key: c}, {key: b}]}");
    Proposal both = proposal(outcome, Fate.KEEP_BOTH, POD + "tolerations");
    assertThat(localAfter(outcome, both))
        .isEqualTo(
            yaml("{spec: {template: {spec: {tolerations: [{key: a}, {key: b}, {key: c}]}}}}"));
    ThreeWayOutcome.Computed less =
        ofPods("{}", "{tolerations: [{key: a}, {key: b}]}", "{tolerations: [{key: b}]}");
    assertThat(proposal(less, Fate.KEEP_BOTH, POD + "tolerations").objection())
        .contains("Live's list at " + POD + "tolerations has no item that local lacks.");
  }

  @Test
  void itemsOfOneNameAreOneItem() {
    ThreeWayOutcome.Computed outcome =
        ofPods(
            "{}",
            "{containers: [{name: a, image: x}]}",
            "{containers: [{name: b, image: z}, {name: a, image: y}]}");
    assertThat(localAfter(outcome, proposal(outcome, Fate.KEEP_BOTH, POD + "containers")))
        .isEqualTo(
            yaml(
                "{spec: {template: {spec: {containers:"
                    + " [{name: a, image: x}, {name: b, image: z}]}}}}"));
  }

  @Test
  void whereOnlyTheOrderDiffersOnlyTheOrderIsTaken() {
    ThreeWayOutcome.Computed outcome =
        ofPods(
            "{containers: [{name: a, image: x}, {name: b, image: x}]}",
            "{containers: [{name: a, image: x}, {name: b, image: x}]}",
            "{containers: [{name: c, image: z}, {name: b, image: x, tty: true},"
                + " {name: a, image: x}]}");
    assertThat(localAfter(outcome, proposal(outcome, Fate.TAKE_LIVE, POD + "containers")))
        .isEqualTo(
            yaml(
                "{spec: {template: {spec: {containers:"
                    + " [{name: b, image: x}, {name: a, image: x}]}}}}"));
  }

  @Test
  void onlyWhatLocalLeftAloneHasOnlyDrifted() {
    String spec = "{replicas: %s, minReadySeconds: %s, paused: %s}";
    ThreeWayOutcome.Computed outcome =
        compared(
            spec.formatted(1, 1, true), spec.formatted(1, 2, true), spec.formatted(3, 3, true));
    assertThat(fates(outcome).onlyDrifted()).hasToString("[spec.replicas]");
  }

  @Test
  void oneMemberOfSeveralIsNotLeftToLive() {
    String volume = "{volumes: [{name: v, %s}]}";
    ThreeWayOutcome.Computed outcome =
        ofPods(
            volume.formatted("configMap: {name: a}"),
            volume.formatted("emptyDir: {}"),
            volume.formatted("configMap: {name: b}"));
    String path = POD + "volumes[name=v].configMap";
    assertThat(fates(outcome).propose(Fate.GIVE_UP, List.of(FieldPath.parse(path))).objection())
        .hasValueSatisfying(why -> assertThat(why).startsWith("Servers take only one of"));
  }

  @Test
  void aListThatComesOutOtherwiseIsRefused() {
    ThreeWayOutcome.Computed outcome =
        Case.of("{}", "{metadata: {finalizers: [x/a, x/a]}}", "{metadata: {finalizers: [x/b]}}")
            .outcome();
    assertThat(proposal(outcome, Fate.KEEP_BOTH, "metadata.finalizers").objection())
        .hasValueSatisfying(why -> assertThat(why).startsWith("The result would then be"));
  }

  @Test
  void whereKubernetesRefusesAllTogetherTheOthersAreKept() {
    ThreeWayOutcome.Computed outcome =
        ofPods(
            "{imagePullSecrets: [{name: a}], hostname: a}",
            "{hostname: b}",
            "{imagePullSecrets: [{name: ''}, {}], hostname: c}");
    Proposal taken = proposal(outcome, Fate.TAKE_LIVE, POD + "imagePullSecrets", POD + "hostname");
    assertThat(taken.fields()).hasToString("[" + POD + "hostname]");
    assertThat(taken.refusals())
        .singleElement()
        .satisfies(
            refused -> {
              assertThat(refused.path()).hasToString(POD + "imagePullSecrets");
              assertThat(refused.why()).startsWith("Kubernetes would then refuse with “");
            });
    assertThat(taken.title()).isEqualTo("Take live");
    assertThat(taken.decision().fields()).isEqualTo(taken.fields());
  }

  @Test
  void aProposalIsCalledByItsFateAndHowManyFieldsThereAre() {
    ThreeWayOutcome.Computed outcome =
        compared("{}", "{replicas: 2, paused: true}", "{replicas: 3, paused: false}");
    assertThat(proposal(outcome, Fate.TAKE_LIVE, "spec").title()).isEqualTo("Take live (2 fields)");
    assertThat(proposal(outcome, Fate.GIVE_UP, "spec.replicas").title())
        .isEqualTo("Leave replicas to live");
  }
}
