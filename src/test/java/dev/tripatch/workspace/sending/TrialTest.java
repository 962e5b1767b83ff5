package dev.tripatch.workspace.sending;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.fake.KubectlAnswer;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.stored.SaidField;
import dev.tripatch.engine.stored.SaidKind;
import dev.tripatch.engine.stored.ServerVerdict;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A change is put before a kubectl that answers as real ones did. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class TrialTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  private static final FieldPath CONTAINERS =
      FieldPath.of("spec", "template", "spec", "containers");
  private static final FieldPath WEB = CONTAINERS.item("name", new StringValue("web"));

  /** What the recorded patch makes of the recorded object. */
  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, namespace: shop, labels: {app: web}}
      spec:
        replicas: 7
        selector: {matchLabels: {app: web}}
        template:
          metadata: {labels: {app: web}}
          spec:
            containers:
            - name: web
              image: example.com/web:1.1
              env: [{name: LOG_LEVEL, value: info}]
              ports: [{containerPort: 8080}]
              resources: {limits: {cpu: "0.5"}}
            - {name: proxy, image: "example.com/proxy:2"}
      """;

  @TempDir private Path folder;
  private FakeKubectl kubectl;

  @BeforeEach
  void write() {
    kubectl = new FakeKubectl(folder);
  }

  private Cluster cluster() {
    return new Cluster(
        new Kubectl(Map.of("PATH", folder + ":/usr/bin:/bin"), new CommandLog()), Connection.USUAL);
  }

  private static Comparison view(String local, Optional<String> live) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local", local),
            live.map(text -> SourceReader.read("live", text)));
    Compared.Done done = (Compared.Done) WORKBENCH.compare(sources, true);
    return new Comparison(done.documents(), (ThreeWayOutcome.Computed) done.outcome());
  }

  private static Trial trial(String local, Optional<String> live) {
    Comparison view = view(local, live);
    return Trial.of(view, view.untriedPatch()).orElseThrow();
  }

  private static Trial usual() {
    return trial(LOCAL, Optional.of(KubectlAnswer.of("found").out()));
  }

  private ServerAnswer ask(Trial trial) {
    return trial.ask(cluster(), Revealed.NONE);
  }

  private ServerAnswer.Taken taken(Trial trial) {
    return (ServerAnswer.Taken) ask(trial);
  }

  private ServerAnswer.Refused refused(Trial trial) {
    return (ServerAnswer.Refused) ask(trial);
  }

  @Test
  void theAnswerIsComparedWithWhatWasPredicted() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded("dry run"));

    ServerAnswer.Taken taken = taken(usual());

    ServerVerdict verdict = taken.verdict();
    assertThat(verdict.agrees()).as(verdict.toString()).isTrue();
    assertThat(verdict.asPredicted()).isEqualTo(verdict.changed()).isEqualTo(3);
    assertThat(verdict.at(WEB.key("image")).orElseThrow().kind()).isEqualTo(SaidKind.AS_PREDICTED);
    assertThat(verdict.fields())
        .filteredOn(field -> field.kind() == SaidKind.NORMALISED)
        .extracting(SaidField::path)
        .containsExactly(WEB.key("resources").key("limits").key("cpu"));
    FieldPath proxy = CONTAINERS.item("name", new StringValue("proxy"));
    assertThat(verdict.defaultsIn(proxy)).isEqualTo(verdict.count(SaidKind.DEFAULTED)).isEqualTo(4);
    assertThat(taken.verdict().fields())
        .extracting(field -> field.path().last().orElseThrow().toString())
        .as("no bookkeeping")
        .noneMatch(last -> last.contains("managedFields") || last.contains("generation"));
    assertThat(kubectl.calls()).hasSize(1);
  }

  @Test
  void whatAWebhookMakesOfItIsTold() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded("dry run, webhook changes"));
    String found = KubectlAnswer.of("found").out();
    String local =
        LOCAL
            .replace("replicas: 7", "replicas: 3")
            .replace("web:1.1", "web:1.0.1")
            .replaceAll(" +resources:.*\n", "")
            .replaceAll(" +- .name: proxy.*\n", "");

    ServerVerdict verdict = taken(trial(local, Optional.of(found))).verdict();

    assertThat(verdict.asPredicted()).isEqualTo(verdict.changed()).isOne();
    assertThat(verdict.fields())
        .filteredOn(field -> field.kind() == SaidKind.CHANGED)
        .extracting(SaidField::path)
        .containsExactly(FieldPath.of("metadata", "labels", "team"), WEB.key("image"));
  }

  /** Live moves on: the change is tried on what it is by then, and what moved is told. */
  @Test
  void liveThatMovedIsReadAgain() {
    String found = KubectlAnswer.of("found").out();
    kubectl
        .answersAny(
            List.of("patch"),
            FakeAnswer.recorded("dry run, conflict"),
            FakeAnswer.recorded("dry run"))
        .answersAny(List.of("get"), FakeAnswer.prints(found.replace("\"91\"", "\"4711\"")));

    ServerAnswer.Taken taken =
        taken(
            trial(
                LOCAL,
                Optional.of(
                    found.replace("\"revisionHistoryLimit\": 10", "\"revisionHistoryLimit\": 3"))));

    assertThat(kubectl.calls()).hasSize(3);
    assertThat(taken.verdict().fields())
        .filteredOn(field -> field.kind() == SaidKind.MOVED)
        .extracting(SaidField::path)
        .containsExactly(FieldPath.of("spec", "revisionHistoryLimit"));
  }

  @Test
  void liveThatMovesAllTheTimeIsNotFollowedForEver() {
    kubectl
        .answersAny(List.of("patch"), FakeAnswer.recorded("dry run, conflict"))
        .answersAny(List.of("get"), FakeAnswer.recorded("found"));

    assertThat(refused(usual()).failure().kind()).isEqualTo(FailureKind.CONFLICT);
    assertThat(kubectl.calls()).hasSize(5);
  }

  @Test
  void refusalsAreAtTheirFieldsInTheServersWords() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded("dry run, invalid, several causes"));

    ServerAnswer.Refused refused = refused(usual());

    assertThat(refused.causes())
        .extracting(cause -> cause.field().orElseThrow())
        .containsExactly(
            FieldPath.of("spec", "replicas"), WEB.key("image"), WEB.key("imagePullPolicy"));
    assertThat(refused.at(WEB.key("image")).orElseThrow().words())
        .isEqualTo("spec.template.spec.containers[0].image: Required value");
    assertThat(refused.at(WEB.key("image")).orElseThrow().explanation()).isNotBlank();
    assertThat(refused.failure().isRefusal()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "'dry run, invalid', spec.replicas: Invalid value: -3",
    "'dry run, webhook denies', 'Error from server: admission webhook \"deny.example.com\" denied'",
    "'dry run, webhook without dry runs', Error from server (BadRequest): admission webhook",
    "'dry run, viewer', Error from server (Forbidden): deployments.apps",
    "'dry run, login fails', Unable to connect to the server: getting credentials",
  })
  void everyRefusalHasTheLastWords(String recorded, String begins) {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded(recorded));

    assertThat(refused(usual()).causes())
        .singleElement()
        .satisfies(cause -> assertThat(cause.words()).startsWith(begins));
  }

  @Test
  void whatIsNotThereIsCreated() {
    kubectl.answersAny(List.of("create"), FakeAnswer.recorded("dry run, create"));

    ServerAnswer.Taken taken =
        taken(
            trial(LOCAL.replace("name: web, namespace", "name: new, namespace"), Optional.empty()));

    assertThat(taken.version()).isEmpty();
    assertThat(taken.verdict().changed()).isPositive();
  }

  /** kubectl prints the whole patch where the server cannot read it. */
  @Test
  void noSecretIsInTheWordsOrTheVerdict() {
    String local =
        """
        apiVersion: v1
        kind: Secret
        metadata: {name: database, namespace: shop}
        data: {password: "not in base 64!", user: c2hvcA==}
        """;
    String live = KubectlAnswer.of("secret").out();
    kubectl.answersAny(
        List.of("patch"), FakeAnswer.recorded("dry run, secret"), FakeAnswer.prints(live));

    ServerAnswer.Refused refused = refused(trial(local, Optional.of(live)));
    ServerAnswer.Taken taken = taken(trial(local, Optional.of(live)));

    assertThat(refused.toString()).contains("••••").doesNotContain("not in base 64!");
    assertThat(taken.verdict().fields()).isNotEmpty();
    assertThat(taken.toString())
        .contains("••••")
        .doesNotContain("not in base 64!", "bm90LWEtcmVhbC1wYXNzd29yZA==");
  }

  @Test
  void nothingIsAskedWhereNothingIsSent() {
    Comparison view = view(LOCAL, Optional.of(KubectlAnswer.of("found").out()));
    ShownPatch patch = view.untriedPatch();
    for (Value nothing : List.of(MapValue.EMPTY, ListValue.EMPTY)) {
      ShownPatch empty =
          new ShownPatch(
              patch.format(), patch.sent(), Optional.of(nothing), patch.pane(), List.of());
      assertThat(Trial.of(view, empty)).isEmpty();
    }
    assertThat(Trial.of(view, patch)).isPresent();
  }
}
