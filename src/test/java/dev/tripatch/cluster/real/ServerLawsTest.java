package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.stored.SaidField;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.recorded.ServerAnswers;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.sending.ServerAnswer;
import dev.tripatch.workspace.sending.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a real API server does with random edits of real manifests is what the program says before:
 * a dry run gives the result as stored, {@code kubectl apply} sends the patch, and a conflict of
 * server-side apply has the same words.
 *
 * <p>{@code mvn -Preal-server test -Dtest=ServerLawsTest -Dreal-server.edits=300}; {@code
 * -Dmanifests.dir=FOLDER} takes the manifests of a folder in place of the recorded ones.
 */
class ServerLawsTest {
  private static final int EDITS = Integer.getInteger("real-server.edits", 10);
  private static final String NAMESPACE = "laws";

  private static final List<String> GROUPS =
      List.of("Deployment", "StatefulSet", "Service", "Ingress", "RBAC", "custom resources");

  @TempDir private Path folder;
  private final RealCluster real = new RealCluster(NAMESPACE);
  private final Map<String, Tally> tallies = new LinkedHashMap<>();
  private final List<String> faults = new ArrayList<>();

  /** What happened to the edits of a group. */
  private static final class Tally {
    private int accepted;
    private int refused;
    private int nothing;
    private int conflicts;
    private int faults;

    @Override
    public String toString() {
      return "%d accepted, %d refused, %d without a patch, %d server-side conflicts; %d faults"
          .formatted(accepted, refused, nothing, conflicts, faults);
    }
  }

  @AfterEach
  void stop() throws Exception {
    real.stop();
  }

  @Test
  void whatIsSaidIsWhatTheServerDoes() throws Exception {
    real.start(folder);
    Map<String, List<MapValue>> groups = RealManifests.groups();
    for (String group : GROUPS) {
      List<MapValue> bases = groups.getOrDefault(group, List.of());
      assertThat(bases).as(group).isNotEmpty();
      Tally tally = tallies.computeIfAbsent(group, none -> new Tally());
      for (int i = 0; i < EDITS; i++) {
        tryOne(group + " " + i, bases.get(i % bases.size()), i, tally);
      }
      System.out.println(group + ": " + tally);
    }

    faults.forEach(System.out::println);
    assertThat(faults).isEmpty();
    tallies.values().forEach(tally -> assertThat(tally.accepted).isPositive());
  }

  /** One base, changed by others in the cluster, changed by a person in the file. */
  private void tryOne(String id, MapValue manifest, int number, Tally tally) throws Exception {
    RandomEdits edits = new RandomEdits(new Random(id.hashCode()));
    Random random = new Random(id.hashCode() + 1L);
    MapValue base = RealManifests.placed(manifest, NAMESPACE, "law-" + number);
    if (real.kubectlMay("apply", "--validate=false", "-f", real.file("base.json", base)).exit()
        != 0) {
      return;
    }
    String name = ResourceName.of(ObjectName.of(base));
    Cluster cluster = real.cluster();
    MapValue before = RealCluster.got(cluster.get(name)).value();
    MapValue changed = edits.edit(before, random.nextInt(4));
    change(name, before, changed);
    LiveObject live = RealCluster.got(cluster.get(name));
    MapValue local = edits.edit(base, 1 + random.nextInt(6));

    Workbench workbench = real.workbench(base.text("apiVersion"));
    Optional<ServerAnswer> said = said(workbench, cluster, local, live);
    conflictsAreForetold(id, workbench.schemas(), local, live, tally);
    real.skipAudit();
    RealServer.Ended applied =
        real.kubectlMay("apply", "--validate=false", "-f", real.file("local.json", local));
    count(said, tally);
    if (applied.exit() == 0) {
      patchIsSent(id, workbench.schemas(), local, live, tally);
    }
    dryRunIsForetold(id, said, applied, tally);
  }

  /** As a controller does it, so that kubectl's annotation stays. */
  private void change(String name, MapValue before, MapValue changed) throws Exception {
    ListValue operations = RandomEdits.ofOthers(before, changed);
    if (!operations.isEmpty()) {
      Files.writeString(folder.resolve("live.json"), CanonicalJson.write(operations));
      real.kubectlMay("patch", name, "-n", NAMESPACE, "--type=json", "--patch-file=live.json");
    }
  }

  private static void count(Optional<ServerAnswer> said, Tally tally) {
    switch (said.orElse(null)) {
      case null -> tally.nothing++;
      case ServerAnswer.Taken ignored -> tally.accepted++;
      case ServerAnswer.Refused ignored -> tally.refused++;
    }
  }

  private void dryRunIsForetold(
      String id, Optional<ServerAnswer> said, RealServer.Ended applied, Tally tally) {
    switch (said.orElse(null)) {
      case null -> {
        if (applied.exit() == 0 && !applied.out().contains("unchanged")) {
          fault(id, "nothing to send, but kubectl says " + applied, tally);
        }
      }
      case ServerAnswer.Taken taken -> {
        if (applied.exit() != 0) {
          fault(id, "the dry run was taken, apply was not: " + applied.err(), tally);
        }
        List<SaidField> other =
            taken.verdict().fields().stream().filter(ServerLawsTest::isAnotherOutcome).toList();
        if (!other.isEmpty()) {
          fault(id, "not as stored: " + other, tally);
        }
      }
      case ServerAnswer.Refused refused -> {
        if (applied.exit() == 0) {
          fault(id, "the dry run was refused, apply was not: " + refused.failure(), tally);
        }
      }
    }
  }

  /**
   * The feature that two fields of Services belong to is off in 1.20, so that it drops them; and in
   * a map that live lacks, 1.20 takes a null of the patch for an empty text.
   */
  private static boolean isAnotherOutcome(SaidField field) {
    boolean isOldWay =
        field.path().toString().startsWith("spec.ipFamil")
            || (field.predicted().isEmpty()
                && field.said().equals(Optional.of(new StringValue(""))));
    return switch (field.kind()) {
      case CHANGED, OVERTAKEN, MOVED -> !isOldWay;
      case NORMALISED, AS_PREDICTED, DEFAULTED -> false;
    };
  }

  private void fault(String id, String what, Tally tally) {
    faults.add(id + ": " + what);
    tally.faults++;
  }

  private void patchIsSent(
      String id, SchemaSource schemas, MapValue local, LiveObject live, Tally tally)
      throws IOException {
    MapValue line =
        line(id, local, live)
            .put("patch", sent().orElse(NullValue.NULL))
            .put("code", new IntegerValue(200))
            .put("answer", new StringValue("configured"))
            .build();
    ServerAnswers.difference(schemas, line).ifPresent(what -> fault(id, what, tally));
  }

  private void conflictsAreForetold(
      String id, SchemaSource schemas, MapValue local, LiveObject live, Tally tally)
      throws Exception {
    RealServer.Ended ended =
        real.kubectlMay(
            "apply",
            "--server-side",
            "--dry-run=server",
            "--validate=false",
            "--field-manager=laws",
            "-f",
            real.file("local.json", local));
    boolean isConflict = ended.err().startsWith("error: Apply failed");
    if (ended.exit() != 0 && !isConflict) {
      return;
    }
    tally.conflicts += isConflict ? 1 : 0;
    MapValue line =
        line(id, local, live)
            .put("manager", new StringValue("laws"))
            .put("exit", new IntegerValue(ended.exit()))
            .put("stderr", new StringValue(ended.err()))
            .build();
    ServerAnswers.difference(schemas, line)
        .filter(what -> !ownsWhatIsInAnEmptiedMap(live.value(), ended.err()))
        .ifPresent(what -> fault(id, "server-side: " + what, tally));
  }

  /**
   * Somebody owns a map, but nothing that is in it by now. To the server-side apply of 1.20 they
   * own all of it, as if the map had been owned as a whole once; today's code leaves that out
   * (structured-merge-diff 4.1, {@code reconcile_schema.go}).
   */
  private static boolean ownsWhatIsInAnEmptiedMap(MapValue live, String conflicts) {
    return live.get("metadata") instanceof MapValue metadata
        && metadata.get("managedFields") instanceof ListValue entries
        && entries.items().stream()
            .map(each -> ((MapValue) each).get("fieldsV1"))
            .flatMap(fields -> emptied(fields, live, ""))
            .anyMatch(map -> conflicts.contains(map + "."));
  }

  private static Stream<String> emptied(Value fields, Value live, String path) {
    if (!(fields instanceof MapValue owned) || !(live instanceof MapValue map)) {
      return Stream.empty();
    }
    return owned.isEmpty() && !map.isEmpty()
        ? Stream.of(path)
        : owned.entries().entrySet().stream()
            .filter(each -> each.getKey().startsWith("f:"))
            .flatMap(
                each -> {
                  String key = each.getKey().substring(2);
                  return emptied(each.getValue(), map.get(key), path + "." + key);
                });
  }

  private static MapValue.Builder line(String id, MapValue local, LiveObject live) {
    return MapValue.builder()
        .put("id", new StringValue(id))
        .put("server", new StringValue("1.20.2"))
        .put("local", local)
        .put("live", live.value());
  }

  private static Optional<ServerAnswer> said(
      Workbench workbench, Cluster cluster, MapValue local, LiveObject live) {
    Comparison view = RealCluster.compared(workbench, local, live);
    return Trial.of(view, view.patch(PatchLook.FIRST))
        .map(trial -> trial.ask(cluster, Revealed.ALL));
  }

  /** What kubectl sent since the audit log was last looked at. */
  private Optional<Value> sent() throws IOException {
    return real.patches().stream().findFirst().flatMap(event -> event.find("requestObject"));
  }
}
