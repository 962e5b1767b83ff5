package dev.tripatch.engine.explain;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.composed.ComposedExplainer;
import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.MergePatch;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A case for each reason of composed patches, with what happens to the field and the words. */
class ComposedReasonsTest {
  private static final String POD = "spec: {template: {spec: {containers: [{name: w, env: %s}]}}}";
  private static final String ENV = "spec.template.spec.containers[name=w].env";

  /** The formats that are read differently. */
  enum Form {
    STRATEGIC,
    MERGE,
    JSON
  }

  /** One case: live and a patch, and what is said of a field. */
  record Case(Reason reason, Outcome outcome, String path, String live, String patch, Form form) {

    Case(Reason reason, Outcome outcome, String path, String live, String patch) {
      this(reason, outcome, path, live, patch, Form.STRATEGIC);
    }

    Explanation explanation() throws Exception {
      SchemaType type =
          live.contains("PodDisruptionBudget")
              ? Snippets.kind("policy/v1", "PodDisruptionBudget")
              : Snippets.kind("apps/v1", "Deployment");
      TypedPath root = TypedPath.root(type);
      MapValue from = yaml(live);
      if (form == Form.JSON) {
        JsonPatch read =
            ((JsonPatch.Read) JsonPatch.read(yaml("ops: " + patch).find("ops").orElseThrow()))
                .patch();
        MapValue result = (MapValue) ((JsonPatch.Applied) read.apply(from)).result();
        return ComposedExplainer.ofOperations(
            root, from, PlacedOperation.of(read, from, root), result);
      }
      MapValue said = yaml(patch);
      return form == Form.MERGE
          ? ComposedExplainer.ofMerge(root, from, said, (MapValue) MergePatch.apply(from, said))
          : ComposedExplainer.ofStrategic(root, from, said, MapMerger.apply(from, said, type));
    }
  }

  static Stream<Case> cases() {
    String rolling = "spec: {strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}}";
    String two = POD.formatted("[{name: A, value: a}, {name: B, value: b}]");
    String finalizers = "metadata: {finalizers: [a, b]}";
    return Stream.of(
        new Case(
            Reason.PATCH_ADDS, Outcome.ADDED, "spec.replicas", "spec: {}", "spec: {replicas: 1}"),
        new Case(
            Reason.PATCH_SETS,
            Outcome.CHANGED,
            "spec.replicas",
            "spec: {replicas: 2}",
            "spec: {replicas: 1}"),
        new Case(
            Reason.PATCH_SAME,
            Outcome.SAME,
            "spec.replicas",
            "spec: {replicas: 1}",
            "spec: {replicas: 1}"),
        new Case(
            Reason.NOT_IN_PATCH,
            Outcome.SAME,
            "spec.paused",
            "spec: {replicas: 2, paused: true}",
            "spec: {replicas: 1}"),
        new Case(
            Reason.NULL_DELETES,
            Outcome.DELETED,
            "spec.replicas",
            "spec: {replicas: 2}",
            "spec: {replicas: null}"),
        new Case(
            Reason.NULL_WITHOUT_EFFECT,
            Outcome.SAME,
            "spec.replicas",
            "spec: {}",
            "spec: {replicas: null}"),
        new Case(
            Reason.ITEM_DELETED,
            Outcome.DELETED,
            ENV + "[name=A]",
            two,
            POD.formatted("[{name: A, $patch: delete}]")),
        new Case(
            Reason.NO_SUCH_ITEM,
            Outcome.SAME,
            ENV + "[name=C]",
            two,
            POD.formatted("[{name: C, $patch: delete}]")),
        new Case(
            Reason.MEMBER_DELETED,
            Outcome.DELETED,
            "metadata.finalizers[=a]",
            finalizers,
            "metadata: {$deleteFromPrimitiveList/finalizers: [a]}"),
        new Case(
            Reason.NO_SUCH_MEMBER,
            Outcome.SAME,
            "metadata.finalizers[=c]",
            finalizers,
            "metadata: {$deleteFromPrimitiveList/finalizers: [c]}"),
        new Case(
            Reason.MAP_EMPTIED,
            Outcome.REPLACED,
            "spec.strategy",
            rolling,
            "spec: {strategy: {$patch: delete}}"),
        new Case(
            Reason.WITHIN_EMPTIED,
            Outcome.DELETED,
            "spec.strategy.rollingUpdate",
            rolling,
            "spec: {strategy: {$patch: delete}}"),
        new Case(
            Reason.REPLACE_DIRECTIVE,
            Outcome.REPLACED,
            "spec.strategy",
            rolling,
            "spec: {strategy: {$patch: replace, type: Recreate}}"),
        new Case(
            Reason.REPLACE_DIRECTIVE,
            Outcome.REPLACED,
            ENV,
            two,
            POD.formatted("[{name: A, value: x}, {$patch: replace}]")),
        new Case(
            Reason.NOT_IN_REPLACEMENT,
            Outcome.DELETED,
            "spec.strategy.rollingUpdate",
            rolling,
            "spec: {strategy: {$patch: replace, type: Recreate}}"),
        new Case(
            Reason.NOT_IN_REPLACEMENT,
            Outcome.DELETED,
            ENV + "[name=B]",
            two,
            POD.formatted("[{name: A, value: x}, {$patch: replace}]")),
        new Case(
            Reason.DIRECTIVE_DROPPED,
            Outcome.SAME,
            "spec.strategy",
            "spec: {}",
            "spec: {strategy: {$patch: replace, type: Recreate}}"),
        new Case(
            Reason.NO_LIST,
            Outcome.SAME,
            "metadata.finalizers",
            "metadata: {name: x}",
            "metadata: {$deleteFromPrimitiveList/finalizers: [c]}"),
        new Case(
            Reason.PATCH_LIST_REPLACED,
            Outcome.REPLACED,
            "spec.template.spec.containers[name=w].args",
            "spec: {template: {spec: {containers: [{name: w, args: [a, b]}]}}}",
            "spec: {template: {spec: {containers: [{name: w, args: [b, c]}]}}}"),
        new Case(
            Reason.PATCH_MAP_REPLACED,
            Outcome.REPLACED,
            "spec.selector",
            "{kind: PodDisruptionBudget, spec: {selector: {matchLabels: {a: b}}}}",
            "{spec: {selector: {matchLabels: {a: c}}}}"),
        new Case(
            Reason.JSON_LIST_REPLACED,
            Outcome.REPLACED,
            "spec.template.spec.containers",
            two,
            POD.formatted("[{name: A, value: a}]"),
            Form.MERGE),
        new Case(
            Reason.PATCH_NOT_RETAINED,
            Outcome.CLEARED,
            "spec.strategy.rollingUpdate",
            rolling,
            "spec: {strategy: {$retainKeys: [type], type: Recreate}}"),
        new Case(
            Reason.PATCH_ORDER,
            Outcome.REORDERED,
            "metadata.finalizers",
            finalizers,
            "metadata: {$setElementOrder/finalizers: [b, a]}"),
        new Case(
            Reason.OPERATION,
            Outcome.CHANGED,
            "spec.replicas",
            "spec: {replicas: 2}",
            "[{op: test, path: /spec/replicas, value: 2}, {op: replace, path: /spec/replicas,"
                + " value: 1}]",
            Form.JSON));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theFieldHasTheOutcomeForTheReason(Case given) throws Exception {
    FieldOutcome field = field(given);
    assertThat(field.path()).hasToString(given.path());
    assertThat(field.reason()).isEqualTo(given.reason());
    assertThat(field.outcome()).isEqualTo(given.outcome());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theWordsAreSentencesAndNameTheField(Case given) throws Exception {
    Words words = Words.of(field(given));
    assertThat(words.headline()).endsWith(".").doesNotContain("%");
    assertThat(words.summary()).isNotBlank();
    assertThat(words.sentence()).endsWith(".").hasSizeGreaterThan(40).doesNotContain("%");
    assertThat(words.sentence().chars().filter(c -> c == '`').count()).isEven();
  }

  private static FieldOutcome field(Case given) throws Exception {
    return given.explanation().at(FieldPath.parse(given.path()));
  }

  @Test
  void everyReasonHasACase() {
    Set<Reason> covered =
        cases()
            .map(Case::reason)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Reason.class)));
    assertThat(covered).isEqualTo(EnumSet.range(Reason.PATCH_ADDS, Reason.OPERATION));
  }

  @Test
  void aJsonMergePatchIsToldWithoutMergeKeys() throws Exception {
    Case given =
        new Case(
            Reason.JSON_LIST_REPLACED,
            Outcome.REPLACED,
            ENV,
            POD.formatted("[{name: A, value: a}, {name: B}]"),
            POD.formatted("[{name: A, value: b}]"),
            Form.MERGE);
    for (FieldOutcome each : given.explanation().all()) {
      Words words = Words.of(each);
      assertThat(words.headline() + words.summary() + words.sentence())
          .doesNotContain("merge key", "patch strategy", "$");
    }
    assertThat(given.explanation().at(FieldPath.parse(ENV + "[name=B]")).outcome())
        .isEqualTo(Outcome.DELETED);
  }

  @Test
  void everyOperationOfAJsonPatchIsNamed() throws Exception {
    Case given =
        new Case(
            Reason.OPERATION,
            Outcome.CHANGED,
            "spec.replicas",
            "spec: {replicas: 2}",
            "[{op: test, path: /spec/replicas, value: 2}, {op: replace, path: /spec/replicas,"
                + " value: 1}]",
            Form.JSON);
    assertThat(Words.of(field(given)).sentence())
        .contains("operation 1, `test /spec/replicas`", "operation 2, `replace /spec/replicas`");
  }

  /** Each field of the item that takes the name of another one, which gets a new name. */
  @Test
  void renamesAreAboutTheWholeItem() throws Exception {
    Case given =
        new Case(
            Reason.OPERATION,
            Outcome.CHANGED,
            ENV + "[name=A].value",
            POD.formatted("[{name: A, value: a}, {name: B, value: b}]"),
            "[{op: replace, path: /spec/template/spec/containers/0/env/0/name, value: C}, {op: add,"
                + " path: /spec/template/spec/containers/0/env/1/name, value: A}]",
            Form.JSON);
    assertThat(field(given).reason()).isEqualTo(Reason.OPERATION);
    assertThat(field(given).outcome()).isEqualTo(Outcome.CHANGED);
  }

  @Test
  void aTestAndAMoveAreToldAsWhatTheyAre() throws Exception {
    String live =
        "{metadata: {name: x}, spec: {template: {spec: {volumes: [{name: a}, {name: b}]}}}}";
    String patch =
        "[{op: test, path: /metadata/name, value: x}, {op: move, from:"
            + " /spec/template/spec/volumes/1, path: /spec/template/spec/volumes/0}]";
    Case tested = new Case(Reason.OPERATION, Outcome.SAME, "metadata.name", live, patch, Form.JSON);
    assertThat(Words.of(field(tested)).headline()).isEqualTo("Tested, not changed.");
    Case moved =
        new Case(
            Reason.OPERATION,
            Outcome.SAME,
            "spec.template.spec.volumes[name=b]",
            live,
            patch,
            Form.JSON);
    Words words = Words.of(field(moved));
    assertThat(words.headline()).isEqualTo("Moved.");
    assertThat(words.sentence())
        .contains("move /spec/template/spec/volumes/1 to /spec/template/spec/volumes/0");
  }

  @Test
  void theNotesTellWhatEachDirectiveDid() throws Exception {
    assertThat(
            texts(
                "spec.strategy",
                "spec: {strategy: {type: Recreate, rollingUpdate: {}}}",
                "spec: {strategy: {$retainKeys: [type], type: Recreate}}"))
        .containsExactly("$retainKeys: Only `type` can stay. It clears `rollingUpdate`.");
    assertThat(
            texts(
                "spec.strategy",
                "spec: {strategy: {type: Recreate}}",
                "spec: {strategy: {$retainKeys: [type], type: Recreate}}"))
        .containsExactly(
            "$retainKeys: Only `type` can stay. Live has no other key, so it clears nothing.");
    assertThat(
            texts(
                "metadata.finalizers",
                "metadata: {finalizers: [a, b]}",
                "metadata: {$deleteFromPrimitiveList/finalizers: [b, c]}"))
        .contains("$deleteFromPrimitiveList: It deletes `b`. Live does not have `c`.");
    assertThat(
            texts(
                "spec.strategy",
                "spec: {strategy: {type: Recreate, rollingUpdate: {}}}",
                "spec: {strategy: {$patch: replace, type: Recreate}}"))
        .containsExactly("$patch: replace: Live loses `rollingUpdate`.");
  }

  /** Whatever it loses of live, down to parts of an item that stays. */
  @Test
  void aReplacementTellsAllThatLiveLoses() throws Exception {
    String containers = "spec.template.spec.containers";
    String live =
        "spec: {template: {spec: {containers: [{name: web, image: a, args: [x], env: []},"
            + " {name: side}]}}}";
    String patch =
        "spec: {template: {spec: {containers: [{$patch: replace}, {name: web, image: b}]}}}";
    assertThat(texts(containers, live, patch))
        .contains("$patch: replace: Live loses `web.args`, `web.env`, `side`.");
    assertThat(
            texts(
                "metadata.labels",
                "metadata: {labels: {}}",
                "metadata: {labels: {$patch: delete, x: '1'}}"))
        .contains("$patch: delete: It ignores `x`, which the patch has next to it.");
  }

  @Test
  void theItemThatHoldsTheReplacementIsDroppedItself() throws Exception {
    String pod = "spec: {template: {spec: {containers: [{name: web, %s}]}}}";
    Case dropped =
        new Case(
            Reason.NOT_IN_REPLACEMENT,
            Outcome.DELETED,
            "spec.template.spec.containers[name=web]",
            pod.formatted("image: a"),
            pod.formatted("$patch: replace, image: b"));
    assertThat(Words.of(field(dropped)).sentence())
        .contains("with `$patch: replace` is dropped itself")
        .doesNotContain("does not have this part");
  }

  /** The item is called otherwise before the operation than after it. */
  @Test
  void anOperationThatChangesAMergeKeyIsAboutBothItems() throws Exception {
    String live = "spec: {template: {spec: {containers: [{name: side}, {name: web}]}}}";
    String patch = "[{op: replace, path: /spec/template/spec/containers/0/name, value: new}]";
    for (String name : List.of("side", "new")) {
      Case renamed =
          new Case(
              Reason.OPERATION,
              name.equals("side") ? Outcome.DELETED : Outcome.ADDED,
              "spec.template.spec.containers[name=" + name + "]",
              live,
              patch,
              Form.JSON);
      assertThat(field(renamed).outcome()).isEqualTo(renamed.outcome());
      assertThat(Words.of(field(renamed)).sentence())
          .contains("operation 1, `replace /spec/template/spec/containers/0/name`");
    }
  }

  @Test
  void aNewItemsPlaceIsToldWithItsReason() throws Exception {
    String live = "metadata: {finalizers: [b, e, a, c, d]}";
    String patch =
        "metadata: {$setElementOrder/finalizers: [a, b, f], finalizers: [f],"
            + " $deleteFromPrimitiveList/finalizers: [c]}";
    assertThat(texts("metadata.finalizers[=f]", live, patch))
        .containsExactly(
            "Place: Place 4 of 5, after `b`. `$setElementOrder` names it after `b`. Items that it"
                + " does not name keep their order among themselves.");
    assertThat(texts("metadata.finalizers", live, patch))
        .contains(
            "Proposal: The proposal “Preserve Order in Strategic Merge Patch” puts items that only"
                + " live has first: `e`, `d`, `a`, `b`, `f`. Kubernetes puts them where live"
                + " has them: `e`, `a`, `b`, `f`, `d`.")
        .anyMatch(text -> text.contains("unordered set"));
  }

  private static List<String> texts(String path, String live, String patch) throws Exception {
    Case given = new Case(Reason.PATCH_SETS, Outcome.CHANGED, path, live, patch);
    return Notes.about(given.explanation(), FieldPath.parse(path)).stream()
        .map(note -> note.label() + ": " + note.text())
        .toList();
  }
}
