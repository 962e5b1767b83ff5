package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.fake.KubectlAnswer;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.send.Consent;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A Deployment with two replicas more in its file, and a kubectl that answers as a test wants. */
final class SendStage {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  static final Instant NOON = Instant.parse("2026-11-26T12:00:00Z");

  static final FakeAnswer CONFLICT = FakeAnswer.recorded("dry run, conflict");
  static final FakeAnswer LOST =
      FakeAnswer.fails("Unable to connect to the server: unexpected EOF\n");

  private static final List<String> CONFIG = List.of("config", "view");
  private static final List<String> GET = List.of("get");
  private static final List<String> TRY = List.of("--dry-run=server");
  private static final List<String> SEND = List.of("--dry-run=none");

  final Path folder;
  final FakeKubectl fake;
  final CommandLog log = new CommandLog();
  final Kubectl kubectl;
  final Journal journal;
  final List<Integer> attempts = new ArrayList<>();

  /**
   * Answers nothing yet but where the cluster is.
   *
   * @param folder an empty one
   */
  SendStage(Path folder) {
    this.folder = folder;
    fake = new FakeKubectl(folder);
    fake.answersAny(List.of("--flatten"), FakeAnswer.prints("https://127.0.0.1:16443 QUJD"));
    fake.answersAny(CONFIG, FakeAnswer.recorded("kubeconfig of one context"));
    kubectl = new Kubectl(Map.of("PATH", folder + ":/usr/bin:/bin"), log);
    journal = Journal.in(folder);
  }

  SendStage gets(FakeAnswer... answers) {
    fake.answersAny(GET, answers);
    return this;
  }

  SendStage tries(FakeAnswer... answers) {
    fake.answersAny(TRY, answers);
    return this;
  }

  SendStage sends(FakeAnswer... answers) {
    fake.answersAny(SEND, answers);
    return this;
  }

  /** The object of a version, with so many replicas. */
  static String object(String version, int replicas) {
    return KubectlAnswer.of("found")
        .out()
        .replaceFirst("\"resourceVersion\": \"\\d+\"", "\"resourceVersion\": \"" + version + "\"")
        .replaceFirst("\"replicas\": 7,", "\"replicas\": " + replicas + ",");
  }

  static FakeAnswer live(String version, int replicas) {
    return FakeAnswer.prints(object(version, replicas));
  }

  static LiveObject read(String text) {
    return new LiveObject(SourceReader.read("live", text).object().orElseThrow(), NOON);
  }

  /** A person saw version 1 with seven replicas, and wants nine. */
  static SendPlan plan() {
    return plan("spec: {replicas: 9}", object("1", 7));
  }

  static SendPlan plan(String spec, String live) {
    return ((Planning.Planned) planning(spec, live)).plan();
  }

  static Planning planning(String spec, String live) {
    return planning(spec, live, ComparisonMode.USUAL);
  }

  static Planning planning(String spec, String live, ComparisonMode mode) {
    Comparison view = view(spec, live, mode);
    return Planning.of(view, view.patch(PatchLook.FIRST), read(live));
  }

  private static Comparison view(String spec, String live, ComparisonMode mode) {
    String local =
        "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: shop}\n" + spec;
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.of(local)
                .filter(last -> mode == ComparisonMode.USUAL)
                .map(last -> SourceReader.read("last", last)),
            SourceReader.read("local", local),
            Optional.of(SourceReader.read("live", live)));
    return ((Compared.Done) WORKBENCH.compare(sources, true, Optional.of(mode))).view();
  }

  Cluster cluster() {
    return new Cluster(kubectl, Connection.USUAL);
  }

  Preparation prepare(SendPlan plan) {
    return new Preparing(cluster(), Revealed.NONE).prepare(plan);
  }

  /** Ready, with the answers for it. */
  static Prepared ready(SendStage stage, SendPlan plan) {
    return ((Preparation.Ready) stage.prepare(plan)).prepared();
  }

  static Consent consent(Cluster cluster) {
    return SendPolicy.ASK
        .consent(cluster, read(object("1", 7)).name(), "", () -> SendPolicy.ASK)
        .orElseThrow();
  }

  SendOutcome send(Prepared prepared) {
    return send(prepared, consent(prepared.cluster()));
  }

  SendOutcome send(Prepared prepared, Consent consent) {
    return new Delivery(journal, Revealed.NONE, InstantSource.fixed(NOON), List.of())
        .send(prepared, consent, attempts::add);
  }

  Undoing undoing(Journal of) {
    return new Undoing(of, kubectl, WORKBENCH::schemaOf, Revealed.NONE);
  }

  /** How often a patch was sent. */
  long sendCalls() {
    return fake.calls().stream().filter(call -> call.arguments().containsAll(SEND)).count();
  }

  /** What a restarted program reads. */
  Journal.Read restarted() {
    return Journal.in(folder).read();
  }

  static MapValue map(String text) {
    return SourceReader.read("map", text).object().orElseThrow();
  }
}
