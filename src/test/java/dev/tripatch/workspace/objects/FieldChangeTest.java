package dev.tripatch.workspace.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.stored.ManagedFields;
import dev.tripatch.engine.stored.Ownership;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.laws.Sample;
import dev.tripatch.recorded.RecordedViews;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** What becomes of the fields of objects, and which of it is the same in several. */
class FieldChangeTest {
  private final Workbench workbench = new Workbench(new BundledCatalog());
  private final Surveyor surveyor =
      new Surveyor(
          workbench,
          true,
          Optional.of(ComparisonMode.DOCUMENTS),
          UnaryOperator.identity(),
          Set.of());
  private int counted;
  private int parts;

  private static Optional<FoundObject> found(String name, String text) {
    return new ObjectReader(UnaryOperator.identity())
        .read(Optional.empty(), name, text).objects().stream().findFirst();
  }

  private static ObjectPair pair(String last, String local, String live) {
    return new ObjectPair(
        found("last", last), found("local", local), found("live", live), List.of());
  }

  private static String service(String version, String spec) {
    return """
    apiVersion: v1
    kind: Service
    metadata:
      name: web
      labels: {version: %s}
    spec:
      selector: {app: web}
    %s\
    """
        .formatted(version, spec);
  }

  private List<FieldChange> changes(ObjectPair pair) {
    return surveyor.summary(pair).changes();
  }

  private static String words(FieldChange change) {
    return change.path() + " " + change.kind();
  }

  /** Read from a server of version 1.36: what it fills in, and what somebody set. */
  @Test
  void whatOnlyLiveHasIsNamedUnlessTheServerWritesItByItself() {
    String live =
        """
          clusterIP: 10.0.0.7
          clusterIPs: [10.0.0.7]
          internalTrafficPolicy: Cluster
          ipFamilies: [IPv4]
          ipFamilyPolicy: SingleStack
          sessionAffinity: None
          type: %s
          ports: [{port: 80, protocol: TCP, targetPort: 80%s}]
        status: {loadBalancer: {}}
        """;
    String ports = "  ports: [{port: 80}]\n";
    assertThat(
            changes(
                pair(
                    service("a", ports),
                    service("a", ports),
                    service("a", live.formatted("ClusterIP", "")))))
        .isEmpty();
    assertThat(
            changes(
                pair(
                    service("a", ports),
                    service("a", ports),
                    service("a", live.formatted("NodePort", ", nodePort: 30080")))))
        .extracting(FieldChangeTest::words)
        .containsExactly("spec.type ONLY_LIVE");
  }

  @Test
  void saysWhoMoved() {
    String none = "  type: ClusterIP\n";
    assertThat(changes(pair(service("a", none), service("b", none), service("a", none))))
        .extracting(FieldChangeTest::words)
        .containsExactly("metadata.labels.version SET");
    assertThat(changes(pair(service("a", none), service("a", none), service("c", none))))
        .extracting(FieldChangeTest::words)
        .containsExactly("metadata.labels.version TAKEN_BACK");
    assertThat(changes(pair(service("a", none), service("b", none), service("c", none))))
        .extracting(FieldChangeTest::words)
        .containsExactly("metadata.labels.version CONFLICT");
  }

  private static String rules(String name, String first, String second) {
    return """
    apiVersion: monitoring.coreos.com/v1
    kind: PrometheusRule
    metadata: {name: %s}
    spec:
      groups:
      - name: %s
        rules: [{alert: Other, expr: %s}]
      - name: all
        rules: [{alert: Down, expr: %s}, {alert: Slow, expr: "%s"}]
    """
        .formatted(name, name, name, first, second);
  }

  /** Live changed the first rule and both the second, in two objects whose lists differ. */
  @Test
  void theSamePartOfSeveralListsIsOneGroup() {
    List<ChangeGroup.Changed<ObjectPair>> all = new ArrayList<>();
    List<ObjectSummary> summaries = new ArrayList<>();
    for (String name : List.of("a", "b")) {
      ObjectPair pair = pair(rules(name, "x", "1"), rules(name, "x", "2"), rules(name, "y", "3"));
      summaries.add(surveyor.summary(pair));
      all.addAll(ChangeGroup.Changed.of(pair, summaries.getLast()));
    }
    assertThat(ChangeGroup.of(all))
        .allMatch(group -> group.objects().size() == 2)
        .extracting(group -> group.change().path() + ": " + group.verb())
        .containsExactly(
            "spec.groups: conflict: local wins (as a whole)",
            "spec.groups[name=all].rules[alert=Slow].expr: conflict: local wins (part)",
            "spec.groups[name=all].rules[alert=Down].expr: will be taken back (part)");
    assertThat(Totals.of(summaries).sent().words())
        .isEqualTo("kubectl would send: 2 fields (4 parts inside) in 2 objects");
  }

  private static String deployment(String version, String further) {
    return """
    apiVersion: apps/v1
    kind: Deployment
    metadata: {name: web, labels: {version: %s}}
    spec:
      template:
        spec:
          containers:
          - {name: web, image: "web:1"}
    %s\
    """
        .formatted(version, further);
  }

  /** An item order that live has already, and a whole selector that is as it was. */
  @Test
  void aPatchThatLeavesEveryFieldAsItIsChangesNothing() {
    String injected = "      - {name: proxy, image: \"proxy:1\"}\n";
    ObjectSummary order =
        surveyor.summary(pair(deployment("a", ""), deployment("a", ""), deployment("a", injected)));
    assertThat(order.state()).isEqualTo(ObjectState.WITHOUT_EFFECT);
    ObjectSummary changed =
        surveyor.summary(pair(deployment("a", ""), deployment("b", ""), deployment("a", injected)));
    assertThat(changed.state()).isEqualTo(ObjectState.WILL_CHANGE);
    String budget =
        """
        apiVersion: policy/v1
        kind: PodDisruptionBudget
        metadata: {name: web}
        spec: {minAvailable: 1, selector: {matchLabels: {app: web}}}
        """;
    ObjectSummary selector = surveyor.summary(pair(budget, budget, budget));
    assertThat(selector.state()).isIn(ObjectState.WITHOUT_EFFECT, ObjectState.IN_SYNC);
    Totals both = Totals.of(List.of(order, changed, selector));
    assertThat(both.changing()).isEqualTo("3 · 1 will change");
    assertThat(both.fields()).isEqualTo(1);
    assertThat(order.isSent()).isTrue();
  }

  /** The item order of the patch does nothing, but kubectl's annotation is written with it. */
  @Test
  void aPatchThatOnlyChangesWhatKubectlKeepsSaysSo() {
    String injected = "      - {name: proxy, image: \"proxy:1\"}\n";
    String live =
        deployment("a", injected)
            .replace(
                "{name: web, labels",
                "{name: web, annotations: {kubectl.kubernetes.io/last-applied-configuration:"
                    + " '{\"kind\":\"Deployment\"}'}, labels");
    Surveyor asKubectl =
        new Surveyor(workbench, true, Optional.empty(), UnaryOperator.identity(), Set.of());
    ObjectSummary annotated = asKubectl.summary(pair("", deployment("a", ""), live));
    assertThat(annotated.state()).isEqualTo(ObjectState.ANNOTATED);
    assertThat(Totals.of(List.of(annotated)).sent().words())
        .endsWith("only the annotation of 1 object");
  }

  @Test
  void equalChangesAreOneGroupAndThoseOfSecretsAreNot() {
    String none = "  type: ClusterIP\n";
    FieldChange same =
        changes(pair(service("a", none), service("b", none), service("a", none))).getFirst();
    FieldChange other =
        changes(pair(service("a", none), service("b", none), service("c", none))).getFirst();
    List<ChangeGroup<String>> groups =
        ChangeGroup.of(
            List.of(
                new ChangeGroup.Changed<>("one", false, same, ""),
                new ChangeGroup.Changed<>("two", false, other, ""),
                new ChangeGroup.Changed<>("three", false, same, ""),
                new ChangeGroup.Changed<>("secret", true, same, ""),
                new ChangeGroup.Changed<>("four", false, same, "took live")));
    assertThat(groups)
        .extracting(ChangeGroup::objects)
        .containsExactly(
            List.of("two"), List.of("one", "three"), List.of("secret"), List.of("four"));
    assertThat(groups.getFirst().decided()).isEmpty();
    assertThat(groups.getFirst().change().kind().isConflict()).isTrue();
    assertThat(groups.getLast().verb()).isEqualTo("✓ took live");
  }

  /** Nothing that a summary counts is missing in the list, and nothing is in it twice. */
  @Test
  void changesAreWhatTheSummaryCounts() throws URISyntaxException {
    new RecordedViews(2)
        .calculated(
            (id, view) -> {
              ThreeDocuments<MapValue> documents =
                  view.computed().orElseThrow().inputs().documents();
              Optional<FoundObject> local = found("local", YamlWriter.write(documents.local()));
              Optional<FoundObject> live =
                  documents.live().flatMap(each -> found("live", YamlWriter.write(each)));
              if (local.isEmpty() || live.isEmpty()) {
                return;
              }
              ObjectPair pair =
                  new ObjectPair(
                      documents.lastApplied().flatMap(it -> found("last", YamlWriter.write(it))),
                      local,
                      live,
                      List.of());
              ObjectSummary summary = surveyor.summary(pair);
              int all = summary.counts().values().stream().mapToInt(Integer::intValue).sum();
              List<FieldChange> happening =
                  summary.changes().stream()
                      .filter(each -> each.kind() != ChangeKind.ONLY_LIVE)
                      .filter(each -> !each.isPart())
                      .toList();
              assertThat(summary.changes().stream().filter(FieldChange::isPart).count())
                  .as(id)
                  .isEqualTo(summary.inside());
              assertThat(summary.changes()).as(id).allMatch(each -> isListed(each, summary));
              assertThat(happening).as(id).hasSize(all);
              assertThat(happening).extracting(FieldChange::path).as(id).doesNotHaveDuplicates();
              assertThat(happening.stream().filter(each -> each.kind().isConflict()).count())
                  .as(id)
                  .isLessThanOrEqualTo(summary.count(Mark.CONFLICT));
              counted += all;
              parts += summary.inside();
            });
    assertThat(counted).isGreaterThan(Sample.least(500));
    assertThat(parts).isGreaterThanOrEqualTo(Sample.least(51));
  }

  /** A part comes with what it is a part of, which leaves the values to the parts. */
  private static boolean isListed(FieldChange change, ObjectSummary summary) {
    return change.isInParts()
        ? change.lastApplied().isEmpty() && change.local().isEmpty() && change.live().isEmpty()
        : change.whole().isEmpty()
            || summary.changes().stream()
                .filter(FieldChange::isInParts)
                .anyMatch(each -> each.whole().equals(change.whole()));
  }

  /**
   * Objects of a real server, to which controllers wrote, too: it says who owns what. Whatever is
   * listed as set by somebody is no default that came with applying.
   */
  @Test
  void whatOnlyLiveHasWasWrittenBySomebodyElseThanWhoApplied() throws IOException {
    int listed = 0;
    for (MapValue recorded : onServer()) {
      MapValue local = (MapValue) Objects.requireNonNull(recorded.get("local"));
      MapValue live = (MapValue) Objects.requireNonNull(recorded.get("live"));
      // The server moves what a Secret has in stringData, and says so of who applied it.
      if (local.text("kind").equals("Secret")) {
        continue;
      }
      ObjectPair pair =
          new ObjectPair(
              Optional.empty(),
              found("local", YamlWriter.write(local)),
              found("live", YamlWriter.write(live)),
              List.of());
      Ownership ownership = ManagedFields.read(live, new BundledCatalog().of(live));
      for (FieldChange change : changes(pair)) {
        if (change.kind() == ChangeKind.ONLY_LIVE) {
          listed++;
          assertThat(ownership.of(change.path()).owners())
              .as("%s of %s", change.path(), recorded.get("id"))
              .anyMatch(owner -> !owner.manager().equals("kubectl-client-side-apply"));
        }
      }
    }
    assertThat(listed).isGreaterThan(50);
  }

  private static List<MapValue> onServer() throws IOException {
    List<MapValue> all = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(
                    Objects.requireNonNull(
                        FieldChangeTest.class.getResourceAsStream(
                            "/recorded/apply-on-server.jsonl.gz"))),
                StandardCharsets.UTF_8))) {
      lines
          .lines()
          .forEach(line -> SourceReader.read("recorded", line).object().ifPresent(all::add));
    }
    return all;
  }
}
