package dev.tripatch.explain;

import static dev.tripatch.patch.Snippets.kind;
import static dev.tripatch.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.explain.outcome.Explanation;
import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.outcome.FieldValues;
import dev.tripatch.explain.outcome.Outcome;
import dev.tripatch.explain.outcome.PatchEntry;
import dev.tripatch.explain.outcome.Reason;
import dev.tripatch.explain.outcome.ResultEntry;
import dev.tripatch.explain.words.Words;
import dev.tripatch.patch.Dialect;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.patch.merge.JsonMerge;
import dev.tripatch.patch.merge.JsonThreeWay;
import dev.tripatch.patch.strategic.Decision;
import dev.tripatch.patch.strategic.DiffOptions;
import dev.tripatch.patch.strategic.MapDiffer;
import dev.tripatch.patch.strategic.MapMerger;
import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.MapValue;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
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
    return path.last().orElseThrow() instanceof Step.Key(String name) ? name : path.toString();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theFieldHasTheOutcomeForTheReason(Case given) throws RefusedException {
    Computed computed = Computed.of(given);
    FieldOutcome field = computed.explanation().at(FieldPath.parse(given.path()));
    assertThat(field.path()).hasToString(given.path());
    assertThat(field.reason()).isEqualTo(given.reason());
    assertThat(field.outcome()).isEqualTo(given.outcome());
    assertThat(Ledger.balances(computed.explanation(), computed.patch(), computed.result()))
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theWordsAreSentencesAndNameTheField(Case given) throws RefusedException {
    FieldOutcome field = Computed.of(given).explanation().at(FieldPath.parse(given.path()));
    Words words = Words.of(field);
    assertThat(words.headline()).endsWith(".");
    assertThat(words.summary()).isNotBlank();
    assertThat(words.sentence()).endsWith(".").hasSizeGreaterThan(40);
    assertThat(words.sentence().chars().filter(c -> c == '`').count()).isEven();
    if (!SPEAK_OF_IT.contains(given.reason())) {
      assertThat(words.sentence()).contains("`" + lastKey(field.path()) + "`");
    }
  }

  /**
   * Only what no rule covers has no case: there must be none. WorkbenchTest has the one of what
   * kubectl itself writes, SortedByCheckTest the one of overwrite off, ComposedReasonsTest those of
   * composed patches, HelmUpgradeTest those of Helm.
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
        EnumSet.of(Reason.NOT_COVERED, Reason.KUBECTL_ANNOTATION, Reason.SORTED_BY_CHECK));
    assertThat(covered).containsAll(EnumSet.complementOf(EnumSet.copyOf(elsewhere)));
  }

  @Test
  void aFieldThatLiveMovedAwayFromAndThePatchTakesBackIsAConflict() throws RefusedException {
    Explanation explanation =
        Computed.of(
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
  void whatLiveLostIsPutBackAndNotMerged() throws RefusedException {
    String selector = "spec: {selector: {matchLabels: {app: web}}}";
    FieldOutcome field =
        Computed.of(
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
  void aWrongReasonDoesNotBalance() throws RefusedException {
    Computed computed =
        Computed.of(
            new Case(
                Reason.NEVER_APPLIED,
                Outcome.KEPT,
                "spec.paused",
                "spec: {replicas: 1}",
                "spec: {}",
                "spec: {replicas: 1, paused: true}"));
    Explanation right = computed.explanation();
    assertThat(Ledger.balances(right, computed.patch(), computed.result())).isTrue();
    FieldOutcome deleted = right.at(FieldPath.of("spec", "replicas"));
    FieldOutcome kept = right.at(FieldPath.of("spec", "paused"));
    Explanation noDeletion =
        new Explanation(
            with(right.root(), entries(deleted, kept.patchEntry(), deleted.resultEntry())));
    assertThat(Ledger.balances(noDeletion, computed.patch(), computed.result())).isFalse();
    Explanation notKept =
        new Explanation(
            with(right.root(), entries(kept, kept.patchEntry(), deleted.resultEntry())));
    assertThat(Ledger.balances(notKept, computed.patch(), computed.result())).isFalse();
  }

  private static FieldOutcome entries(FieldOutcome field, PatchEntry patch, ResultEntry result) {
    return new FieldOutcome(
        field.path(),
        field.outcome(),
        field.reason(),
        field.isConflict(),
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
        tree.isConflict(),
        tree.values(),
        tree.rule(),
        tree.patchEntry(),
        tree.resultEntry(),
        parts,
        tree.resultOrder());
  }

  /** A case with the engine's answer and its explanation. */
  private record Computed(Explanation explanation, MapValue patch, MapValue result) {

    static Computed of(Case given) throws RefusedException {
      MapValue last = yaml(given.lastApplied());
      MapValue local = yaml(given.local());
      MapValue live = yaml(given.live());
      boolean isCustom = given.dialect() == Dialect.CUSTOM_RESOURCE;
      SchemaType type =
          isCustom
              ? new SchemaType.Primitive("object")
              : local.has("kind")
                  ? kind("policy/v1", "PodDisruptionBudget")
                  : kind("apps/v1", "Deployment");
      Decision.Nested delta =
          new MapDiffer(DiffOptions.DELTA, given.dialect()).diff(live, local, type);
      Decision.Nested deletions =
          new MapDiffer(DiffOptions.DELETIONS, given.dialect()).diff(last, local, type);
      MapValue patch =
          isCustom
              ? JsonThreeWay.patch(last, local, live)
              : MapMerger.combine(deletions.patch(), delta.patch(), type);
      MapValue result =
          isCustom ? JsonMerge.apply(live, patch) : MapMerger.apply(live, patch, type);
      FieldValues values = new FieldValues(last, local, live, patch, result);
      return new Computed(
          Explainer.explain(values, delta, deletions, type, given.dialect(), Map.of()),
          patch,
          result);
    }
  }
}
