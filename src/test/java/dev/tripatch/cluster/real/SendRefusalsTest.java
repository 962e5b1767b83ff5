package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.stored.SaidField;
import dev.tripatch.engine.stored.SaidKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.time.Patience;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.SentChange;
import dev.tripatch.workspace.sending.ServerAnswer;
import dev.tripatch.workspace.sending.UndoChoice;
import dev.tripatch.workspace.sending.Undoing;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What was good when it was tried, and is refused, changed or not written down when it is sent. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SendRefusalsTest {
  private static final String OBJECT =
      """
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: settings, namespace: refusals}
      data: {size: "%s", other: "1"}
      """;

  private static final String SERVICE =
      """
      apiVersion: v1
      kind: Service
      metadata: {name: web, namespace: refusals}
      spec: {type: %s, selector: {app: web}, ports: [{port: 80}]}
      """;

  private static final String MAY_PATCH =
      """
      apiVersion: rbac.authorization.k8s.io/v1
      kind: ClusterRole
      metadata: {name: may-patch}
      rules: [{apiGroups: [""], resources: [configmaps], verbs: [get, patch]}]
      ---
      apiVersion: rbac.authorization.k8s.io/v1
      kind: ClusterRoleBinding
      metadata: {name: may-patch}
      roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: may-patch}
      subjects: [{apiGroup: rbac.authorization.k8s.io, kind: User, name: viewer}]
      """;

  private static final String NO_PORTS =
      """
      apiVersion: v1
      kind: ResourceQuota
      metadata: {name: ports, namespace: refusals}
      spec: {hard: {services.nodeports: "0"}}
      """;

  @TempDir private static Path folder;
  private final RealCluster real = new RealCluster("refusals");
  private HookedKubectl hooks;
  private OtherActors others;
  private Kubectl kubectl;
  private Path journals = Path.of("");

  @BeforeAll
  void start() throws Exception {
    real.start(folder);
    hooks = new HookedKubectl(folder.resolve("hooks"));
    others = real.others(folder.resolve("others"), new Random(1));
    kubectl = new Kubectl(real.environment(hooks.path()), new CommandLog());
  }

  @AfterAll
  void stop() throws Exception {
    real.stop();
  }

  private static MapValue object(String text) {
    return SourceReader.read("object", text).object().orElseThrow();
  }

  private static MapValue settings(String size) {
    return object(OBJECT.formatted(size));
  }

  private void apply(String text) throws Exception {
    real.kubectl("apply", "-f", Files.writeString(folder.resolve("any.yaml"), text).toString());
  }

  /** There is a new object of size 1. */
  @BeforeEach
  void next() throws Exception {
    hooks.forget();
    journals = folder.resolve("journal");
    real.kubectl("delete", "configmap", "settings", "-n", "refusals", "--ignore-not-found");
    apply(OBJECT.formatted("1"));
    real.skipAudit();
  }

  private SendOnce once() {
    return once(Connection.USUAL);
  }

  private SendOnce once(Connection connection) {
    return new SendOnce(kubectl, new Journal(journals), connection);
  }

  private Prepared bigger() {
    return once().prepared(settings("2"));
  }

  private void isRefused(SendOutcome outcome, FailureKind kind) throws Exception {
    assertThat(outcome).isInstanceOf(SendOutcome.Refused.class);
    assertThat(((SendOutcome.Refused) outcome).answer().failure().kind()).isEqualTo(kind);
    assertThat(real.patches()).noneMatch(RealCluster::isAccepted);
    assertThat(newest().state()).isEqualTo(SentChange.State.NOT_SENT);
  }

  private SentChange newest() {
    return new Journal(journals).read().changes().getFirst();
  }

  private UndoChoice choose(SentChange change) {
    return new Undoing(new Journal(journals), kubectl, SendOnce.WORKBENCH::schemaOf, Revealed.NONE)
        .choose(change);
  }

  @Test
  void whatIsForbiddenByThenIsRefused() throws Exception {
    apply(MAY_PATCH);
    String[] mayI = {"auth", "can-i", "patch", "configmaps", "-n", "refusals", "--as", "viewer"};
    Patience.until(() -> real.kubectlMay(mayI).exit() == 0);
    SendOnce viewer = once(Connection.USUAL.in("truth-viewer"));
    Prepared prepared = viewer.prepared(settings("2"));
    real.kubectl("delete", "clusterrolebinding", "may-patch");
    Patience.until(() -> real.kubectlMay(mayI).exit() != 0);

    isRefused(viewer.send(prepared), FailureKind.MAY_NOT_CHANGE);

    apply(SERVICE.formatted("ClusterIP"));
    prepared = once().prepared(object(SERVICE.formatted("NodePort")));
    apply(NO_PORTS);
    others.run(
        others.status(
            new ObjectName("v1", "ResourceQuota", "refusals", "ports"),
            object("{hard: {services.nodeports: '0'}, used: {services.nodeports: '0'}}")));
    real.skipAudit();
    Thread.sleep(1_000);

    isRefused(once().send(prepared), FailureKind.QUOTA);
  }

  /** Others close the object, and change it elsewhere, so that it is tried again. */
  @Test
  void whatIsImmutableByThenIsRefused() throws Exception {
    Prepared prepared = bigger();
    hooks.before(
        HookedKubectl.Call.SEND,
        1,
        others.merge(ObjectName.of(settings("1")), object("{immutable: true}")));

    SendOutcome outcome = once().send(prepared);

    assertThat(((SendOutcome.Refused) outcome).answer().failure().kind())
        .isEqualTo(FailureKind.INVALID);
    assertThat(hooks.count(HookedKubectl.Call.SEND)).isEqualTo(2);
    assertThat(newest().state()).isEqualTo(SentChange.State.NOT_SENT);
  }

  @Test
  void aWebhookJudgesTheRealChangeOnly() throws Exception {
    real.kubectl("label", "namespace", "refusals", "rules=refusals");
    real.skipAudit();
    try (AdmissionWebhook webhook = new AdmissionWebhook(folder)) {
      apply(webhook.registration("refusals", "Fail"));
      webhook.denies("not on a Thursday");
      Thread.sleep(1_500);
      Prepared denied = bigger();
      isRefused(once().send(denied), FailureKind.WEBHOOK_DENIED);

      webhook.denies("");
      webhook.changes("[{\"op\":\"add\",\"path\":\"/data/stamp\",\"value\":\"here\"}]");
      next();
      Prepared changed = bigger();
      MapValue before = changed.now().value();
      SendOutcome.Sent sent = (SendOutcome.Sent) once().send(changed);
      assertThat(((ServerAnswer.Taken) sent.says()).verdict().fields())
          .filteredOn(field -> field.kind() == SaidKind.CHANGED)
          .extracting(SaidField::path)
          .containsExactly(FieldPath.of("data", "stamp"));
      webhook.changes("");
      UndoChoice.Possible back = (UndoChoice.Possible) choose(newest());
      assertThat(once().sent(back.plan())).isInstanceOf(SendOutcome.Sent.class);
      assertThat(
              Leaves.of(others.read(ObjectName.of(before)).orElseThrow())
                  .difference(Leaves.of(before)))
          .as("what the webhook added is taken back, too")
          .isEmpty();

      webhook.pauses(1_000);
      next();
      assertThat(once().send(bigger())).as("slow").isInstanceOf(SendOutcome.Sent.class);

      next();
      Prepared failed = bigger();
      webhook.pauses(3_000);
      real.skipAudit();
      isRefused(once().send(failed), FailureKind.WEBHOOK_FAILED);
    } finally {
      real.kubectl("delete", "mutatingwebhookconfiguration", "rules");
    }
  }

  /** A separate file system that is too small. */
  @Test
  void aFullDiskIsToldAndNothingIsLost() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    RealServer.Ended mounted =
        RealServer.run(
            new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=128k", "none", disk.toString()));
    Assumptions.assumeTrue(mounted.exit() == 0, "only root may mount a file system: run as root");
    try {
      journals = disk.resolve("sent");
      String fill = "head -c 1000000 /dev/zero >'%s'".formatted(disk.resolve("fill"));
      Prepared prepared = bigger();
      others.run(fill);
      SendOutcome outcome = once().send(prepared);
      assertThat(outcome).isInstanceOf(SendOutcome.NoJournal.class);
      assertThat(real.patches()).isEmpty();
      assertThat(hooks.count(HookedKubectl.Call.SEND)).isZero();

      Files.delete(disk.resolve("fill"));
      assertThat(new Journal(journals).read().changes()).isEmpty();
      hooks.before(HookedKubectl.Call.SEND, 1, fill + " 2>/dev/null");
      SendOutcome.Sent sent = (SendOutcome.Sent) once().send(bigger());
      assertThat(sent.journalFault()).isPresent();
      assertThat(newest().state()).isEqualTo(SentChange.State.BEGUN);

      Files.delete(disk.resolve("fill"));
      assertThat(choose(newest())).isInstanceOf(UndoChoice.Possible.class);
      assertThat(newest().state()).isEqualTo(SentChange.State.SENT);
    } finally {
      RealServer.run(new ProcessBuilder("umount", disk.toString()));
    }
  }
}
