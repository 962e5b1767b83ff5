package dev.tripatch.engine.explain;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A case for each reason, with what happens to the field and the words for it. */
class ReasonsTest {

  /** One case: three documents, and what is said about one of their fields. */
  record Case(
      Reason reason,
      Outcome outcome,
      String path,
      String lastApplied,
      String local,
      String live,
      Dialect dialect) {

    Case(Reason reason, Outcome outcome, String path, String last, String local, String live) {
      this(reason, outcome, path, last, local, live, Dialect.KUBERNETES);
    }
  }

  static Stream<Case> cases() {
    String pod = "spec: {template: {spec: %s}}";
    String variables = pod.formatted("{containers: [{name: w, env: %s}]}");
    String inPod = "spec.template.spec.";
    String inContainer = inPod + "containers[name=w].";
    return Stream.of(
        new Case(
            Reason.SET_SAME,
            Outcome.SAME,
            "spec.replicas",
            "{}",
            "spec: {replicas: 1}",
            "spec: {replicas: 1}"),
        new Case(
            Reason.SET_DIFFERENT,
            Outcome.CHANGED,
            "spec.replicas",
            "{}",
            "spec: {replicas: 1}",
            "spec: {replicas: 2}"),
        new Case(
            Reason.SET_OTHER_TYPE,
            Outcome.CHANGED,
            "spec.replicas",
            "{}",
            "spec: {replicas: 1}",
            "spec: {replicas: '1'}"),
        new Case(
            Reason.SET_MISSING,
            Outcome.ADDED,
            "spec.replicas",
            "{}",
            "spec: {replicas: 1}",
            "spec: {}"),
        new Case(
            Reason.EXPLICIT_NULL,
            Outcome.DELETED,
            "spec.replicas",
            "{}",
            "spec: {replicas: null}",
            "spec: {replicas: 1}"),
        new Case(
            Reason.NULL_NOT_SENT,
            Outcome.KEPT,
            "spec.size",
            "spec: {size: null}",
            "spec: {size: null}",
            "spec: {size: 1}",
            Dialect.CUSTOM_RESOURCE),
        new Case(
            Reason.LIST_REPLACED,
            Outcome.REPLACED,
            inContainer + "args",
            "{}",
            pod.formatted("{containers: [{name: w, args: [a]}]}"),
            pod.formatted("{containers: [{name: w, args: [b]}]}")),
        new Case(
            Reason.MAP_REPLACED,
            Outcome.REPLACED,
            "spec.selector",
            "{}",
            "{kind: PodDisruptionBudget, spec: {selector: {matchLabels: {a: b}}}}",
            "{kind: PodDisruptionBudget, spec: {selector: {matchLabels: {a: c}}}}"),
        new Case(
            Reason.REMOVED_FROM_LOCAL,
            Outcome.DELETED,
            "spec.paused",
            "spec: {paused: true}",
            "spec: {}",
            "spec: {paused: true}"),
        new Case(
            Reason.ALREADY_GONE,
            Outcome.DELETED,
            "spec.paused",
            "spec: {paused: true}",
            "spec: {}",
            "spec: {}"),
        new Case(
            Reason.NEVER_APPLIED,
            Outcome.KEPT,
            "spec.paused",
            "{}",
            "spec: {}",
            "spec: {paused: true}"),
        new Case(
            Reason.NOT_RETAINED,
            Outcome.CLEARED,
            "spec.strategy.rollingUpdate",
            "{}",
            "spec: {strategy: {type: Recreate}}",
            "spec: {strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}}"),
        new Case(
            Reason.MAP_MERGED,
            Outcome.MERGED,
            "spec",
            "{}",
            "spec: {replicas: 1}",
            "spec: {replicas: 2}"),
        new Case(
            Reason.LIST_MERGED,
            Outcome.MERGED,
            inPod + "containers",
            "{}",
            variables.formatted("[]"),
            variables.formatted("[]")),
        new Case(
            Reason.ITEM_KEY,
            Outcome.SAME,
            inContainer + "env[name=A].name",
            "{}",
            variables.formatted("[{name: A, value: b}]"),
            variables.formatted("[{name: A, value: c}]")),
        new Case(
            Reason.SET_MERGED,
            Outcome.MERGED,
            "metadata.finalizers",
            "{}",
            "metadata: {finalizers: [a, b]}",
            "metadata: {finalizers: [a]}"),
        new Case(
            Reason.ORDER_SET,
            Outcome.REORDERED,
            inContainer + "env",
            "{}",
            variables.formatted("[{name: B}, {name: A}]"),
            variables.formatted("[{name: A}, {name: B}]")),
        new Case(
            Reason.NULL_KEPT,
            Outcome.DELETED,
            inContainer + "image",
            pod.formatted("{containers: [{name: w, image: i, tty: true}]}"),
            pod.formatted("{containers: [{name: w, tty: true}]}"),
            pod.formatted("{containers: []}")),
        new Case(
            Reason.LEAKED_DIRECTIVE,
            Outcome.ADDED,
            inContainer + "env[name=A]",
            variables.formatted("[{name: A}, {name: B}]"),
            variables.formatted("[{name: B}]"),
            pod.formatted("{containers: []}")),
        new Case(
            Reason.DUPLICATE_KEYS,
            Outcome.UNEXPLAINED,
            inContainer + "env",
            "{}",
            variables.formatted("[{name: A, value: a}, {name: A, value: b}]"),
            variables.formatted("[{name: A}]")),
        new Case(
            Reason.DOCUMENT_DIRECTIVE,
            Outcome.UNEXPLAINED,
            "metadata.annotations",
            "metadata: {annotations: {}}",
            "metadata: {annotations: {$patch: replace}}",
            "metadata: {annotations: {}}"),
        new Case(
            Reason.DUPLICATE_VALUES,
            Outcome.UNEXPLAINED,
            "metadata.finalizers",
            "{}",
            "metadata: {finalizers: [a, b, a]}",
            "metadata: {finalizers: [a]}"));
  }

  /** Their sentences speak of the chosen field as "it" or "this field". */
  private static final Set<Reason> SPEAK_OF_IT =
      EnumSet.of(
          Reason.REMOVED_FROM_LOCAL,
          Reason.ALREADY_GONE,
          Reason.NULL_NOT_SENT,
          Reason.NULL_KEPT,
          Reason.LEAKED_DIRECTIVE);

  private static String lastKey(FieldPath path) {
    return path.last().orElseThrow() instanceof PathStep.Key(String name) ? name : path.toString();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theFieldHasTheOutcomeForTheReason(Case given) {
    ThreeWayOutcome.Computed computed = computed(given);
    FieldOutcome field = computed.explanation().at(FieldPath.parse(given.path()));
    assertThat(field.path()).hasToString(given.path());
    assertThat(field.reason()).isEqualTo(given.reason());
    assertThat(field.outcome()).isEqualTo(given.outcome());
    assertThat(computed.isBalanced()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theWordsAreSentencesAndNameTheField(Case given) {
    FieldOutcome field = computed(given).explanation().at(FieldPath.parse(given.path()));
    Words words = Words.of(field);
    assertThat(words.headline()).endsWith(".");
    assertThat(words.summary()).isNotBlank();
    assertThat(words.sentence()).endsWith(".").hasSizeGreaterThan(40);
    assertThat(words.sentence().chars().filter(c -> c == '`').count()).isEven();
    if (!SPEAK_OF_IT.contains(given.reason())) {
      assertThat(words.sentence()).contains("`" + lastKey(field.path()) + "`");
    }
  }

  /** What only the sentence of its reason says: sentences that are swapped do not pass. */
  private static final Map<Reason, String> SAID =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(Reason.SET_SAME, "has the same value in local and live"),
              Map.entry(Reason.SET_DIFFERENT, "different values"),
              Map.entry(Reason.SET_OTHER_TYPE, "different types"),
              Map.entry(Reason.SET_MISSING, "live does not, so the patch adds it"),
              Map.entry(Reason.EXPLICIT_NULL, "the patch clears"),
              Map.entry(Reason.NULL_NOT_SENT, "drops nulls"),
              Map.entry(Reason.LIST_REPLACED, "local's list whole"),
              Map.entry(Reason.MAP_REPLACED, "local's map whole"),
              Map.entry(Reason.REMOVED_FROM_LOCAL, "so the patch deletes it"),
              Map.entry(Reason.ALREADY_GONE, "live does not have it either"),
              Map.entry(Reason.NEVER_APPLIED, "and last applied does not have it"),
              Map.entry(Reason.NOT_RETAINED, "patch strategy `retainKeys`"),
              Map.entry(Reason.MAP_MERGED, "each of its fields"),
              Map.entry(Reason.LIST_MERGED, "items of both lists with the same `name`"),
              Map.entry(Reason.ITEM_KEY, "is the merge key"),
              Map.entry(Reason.SET_MERGED, "list of primitives"),
              Map.entry(Reason.ORDER_SET, "`$setElementOrder`"),
              Map.entry(Reason.NULL_KEPT, "the null itself"),
              Map.entry(Reason.LEAKED_DIRECTIVE, "what this directive"),
              Map.entry(Reason.DUPLICATE_KEYS, "have the same merge key"),
              Map.entry(Reason.DOCUMENT_DIRECTIVE, "an object, not a patch"),
              Map.entry(Reason.DUPLICATE_VALUES, "although Kubernetes merges it as a set")));

  @ParameterizedTest
  @MethodSource("cases")
  void theSentenceIsThatOfTheReason(Case given) {
    FieldOutcome field = computed(given).explanation().at(FieldPath.parse(given.path()));
    String sentence = Words.of(field).sentence();
    assertThat(SAID.keySet().stream().filter(reason -> sentence.contains(SAID.get(reason))))
        .containsExactly(given.reason());
  }

  /**
   * Only what no rule covers has no case: there must be none. WorkbenchTest has the one of what
   * kubectl itself writes, SortedByCheckTest the one of overwrite off, ComposedReasonsTest those of
   * composed patches, HelmUpgradeTest those of Helm, LeaveOutLawsTest the one of what is left out.
   */
  @Test
  void everyReasonHasACase() {
    Set<Reason> covered =
        cases()
            .map(Case::reason)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Reason.class)));
    Set<Reason> elsewhere = EnumSet.range(Reason.PATCH_ADDS, Reason.OPERATION);
    elsewhere.addAll(EnumSet.range(Reason.HELM_METADATA, Reason.TWO_WAY_REMOVED));
    elsewhere.addAll(
        EnumSet.of(
            Reason.NOT_COVERED,
            Reason.KUBECTL_ANNOTATION,
            Reason.SORTED_BY_CHECK,
            Reason.LEFT_OUT));
    assertThat(covered).containsAll(EnumSet.complementOf(EnumSet.copyOf(elsewhere)));
  }

  @Test
  void aFieldThatLiveMovedAwayFromAndThePatchTakesBackIsAConflict() {
    Explanation explanation =
        computed(
                new Case(
                    Reason.SET_DIFFERENT,
                    Outcome.CHANGED,
                    "spec.replicas",
                    "spec: {replicas: 1}",
                    "spec: {replicas: 2}",
                    "spec: {replicas: 3}"))
            .explanation();
    FieldOutcome field = explanation.at(FieldPath.of("spec", "replicas"));
    assertThat(field.isConflict()).isTrue();
    assertThat(Words.of(field).headline()).startsWith("Conflict: ");
    assertThat(Words.of(field).sentence()).startsWith("Live has changed since");
  }

  @Test
  void whatLiveLostIsPutBackAndNotMerged() {
    String selector = "spec: {selector: {matchLabels: {app: web}}}";
    FieldOutcome field =
        computed(
                new Case(
                    Reason.MAP_MERGED,
                    Outcome.ADDED,
                    "spec.selector.matchLabels",
                    selector,
                    selector,
                    "spec: {selector: {}}"))
            .explanation()
            .at(FieldPath.of("spec", "selector", "matchLabels"));
    assertThat(field.isConflict()).isTrue();
    assertThat(Words.of(field).headline()).isEqualTo("Conflict: put back.");
  }

  @Test
  void aWrongReasonDoesNotBalance() {
    ThreeWayOutcome.Computed computed =
        computed(
            new Case(
                Reason.NEVER_APPLIED,
                Outcome.KEPT,
                "spec.paused",
                "spec: {replicas: 1}",
                "spec: {}",
                "spec: {replicas: 1, paused: true}"));
    Explanation right = computed.explanation();
    assertThat(computed.isBalanced()).isTrue();
    FieldOutcome deleted = right.at(FieldPath.of("spec", "replicas"));
    FieldOutcome kept = right.at(FieldPath.of("spec", "paused"));
    Explanation noDeletion =
        new Explanation(
            with(right.root(), entries(deleted, kept.patchEntry(), deleted.resultEntry())));
    assertThat(Ledger.patch(noDeletion)).isNotEqualTo(computed.patch());
    Explanation notKept =
        new Explanation(
            with(right.root(), entries(kept, kept.patchEntry(), deleted.resultEntry())));
    assertThat(Ledger.result(notKept)).isNotEqualTo(computed.result());
  }

  private static FieldOutcome entries(FieldOutcome field, PatchEntry patch, ResultEntry result) {
    return new FieldOutcome(
        field.path(),
        field.outcome(),
        field.reason(),
        Standing.PLAIN,
        field.values(),
        field.rule(),
        patch,
        result,
        field.parts(),
        field.resultOrder());
  }

  /** The tree with another outcome in the place of one. */
  private static FieldOutcome with(FieldOutcome tree, FieldOutcome other) {
    if (tree.path().equals(other.path())) {
      return other;
    }
    List<FieldOutcome> parts = new ArrayList<>();
    tree.parts().forEach(part -> parts.add(with(part, other)));
    return new FieldOutcome(
        tree.path(),
        tree.outcome(),
        tree.reason(),
        Standing.PLAIN,
        tree.values(),
        tree.rule(),
        tree.patchEntry(),
        tree.resultEntry(),
        parts,
        tree.resultOrder());
  }

  /** The program's answer to a case. */
  private static ThreeWayOutcome.Computed computed(Case given) {
    MapValue local = yaml(given.local());
    ThreeDocuments<MapValue> documents =
        new ThreeDocuments<>(
            Optional.of(yaml(given.lastApplied())), local, Optional.of(yaml(given.live())));
    ThreeWayInputs inputs = ThreeWayInputs.asApplied(documents, schema(given, local));
    return (ThreeWayOutcome.Computed) ThreeWay.compute(inputs);
  }

  private static SchemaAnswer schema(Case given, MapValue local) {
    if (given.dialect() == Dialect.CUSTOM_RESOURCE) {
      return new SchemaAnswer.Unknown("a custom resource");
    }
    ObjectSchema schema =
        local.has("kind")
            ? kind("policy/v1", "PodDisruptionBudget")
            : kind("apps/v1", "Deployment");
    return new SchemaAnswer.Known(schema, "a test");
  }
}
