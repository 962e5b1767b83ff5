package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Fate;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.feature.objects.ObjectEdits.Edited;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.OpenModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.DecisionFlow;
import dev.tripatch.ui.window.DecisionFlow.Preview;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ChangeGroup;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parts of lists that Kubernetes replaces as a whole, decided in many objects together. */
class PartsDecidedTogetherTest {
  private static final FieldPath GROUPS = FieldPath.of("spec", "groups");
  private static final String RULE = "spec.groups[name=all].rules[alert=%s].expr";
  private static final FieldPath DOWN = FieldPath.parse(RULE.formatted("Down"));
  private static final FieldPath SLOW = FieldPath.parse(RULE.formatted("Slow"));

  @TempDir Path folder;
  private final Workbench workbench = new Workbench(new BundledCatalog());
  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(documents, new Comparer(workbench), Runnable::run, Runnable::run);
  private final DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);
  private final ObjectsViewModel model =
      new ObjectsViewModel(
          documents,
          new DocumentFiles(),
          new ObjectSurvey(workbench, Runnable::run, Runnable::run, Runnable::run),
          comparison::prepare);
  private final ObjectTallies tallies = new ObjectTallies(decisions, model);
  private final ObjectChanges changes = new ObjectChanges(model, Runnable::run, Runnable::run);
  private final List<Preview> seen = new ArrayList<>();
  private final List<String> said = new ArrayList<>();
  private final ObjectDecisions together =
      new ObjectDecisions(
          OpenModel.context(
              documents,
              comparison,
              new SelectionViewModel(comparison),
              Runnable::run,
              Runnable::run),
          model,
          decisions,
          new CommandQueue(
              comparison, new SelectionViewModel(comparison), Runnable::run, said::add),
          new DecisionFlow(seen::add, said::add),
          Runnable::run,
          () -> {});

  private void decide(Fate fate, Map<ObjectRow, Set<FieldPath>> rows) {
    together.decide(Optional.of(fate), new Subject.InList(Map.copyOf(rows), "the rows"));
  }

  private void leaveOutOfPatch(Map<ObjectRow, Set<FieldPath>> rows) {
    together.decide(Optional.empty(), new Subject.InList(Map.copyOf(rows), "the rows"));
  }

  private void write(String set, String name, String groups) throws IOException {
    Path into = Files.createDirectories(folder.resolve(set));
    Files.writeString(
        into.resolve(name + ".yaml"),
        """
        apiVersion: monitoring.coreos.com/v1
        kind: PrometheusRule
        metadata:
          name: %s
        spec:
          groups: # of %s
        %s\
        """
            .formatted(name, name, groups));
  }

  private static String rules(String name, String down, String slow, String own) {
    return """
      - name: all
        rules:
        - alert: Down # nobody answers
          expr: "%s"
        - alert: Slow
          expr: "%s"
      - name: %s
        rules:
        - alert: Own
          expr: "%s"
    """
        .formatted(down, slow, name, own)
        .indent(0);
  }

  /** Live changed a rule in three objects, of which local changed another rule in two. */
  private void threeObjects() throws IOException {
    for (String name : List.of("mm", "nn", "oo")) {
      write("last", name, rules(name, "1", "1", "1"));
      write("local", name, rules(name, "1", name.equals("oo") ? "1" : "3", "1"));
      write("live", name, rules(name, "2", name.equals("nn") ? "4" : "1", "1"));
    }
    open();
  }

  private void open() {
    comparison.viewProperty().subscribe((before, now) -> model.refresh());
    model.open(
        new ObjectSources(
            List.of(folder.resolve("last")),
            List.of(folder.resolve("local")),
            List.of(folder.resolve("live")),
            false));
  }

  private ObjectRow row(String name) {
    return model.rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  private List<String> listed() {
    return changes.groupsProperty().get().stream()
        .map(
            group ->
                group.change().path().toString().replace("[name=all].rules", "")
                    + ": "
                    + group.verb()
                    + " "
                    + group.objects().stream().map(ObjectRow::name).toList())
        .toList();
  }

  private Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    for (Edited each : model.edits().all()) {
      texts.put(each.opened().origin().orElseThrow().object().name().name(), each.text());
    }
    return texts;
  }

  /** What is sent as a whole is one conflict, however many parts of it are listed. */
  private void assertCountsAgree() {
    int undecided =
        changes.groupsProperty().get().stream()
            .filter(
                group ->
                    group.decided().isEmpty()
                        && group.change().kind().isConflict()
                        && !group.change().isPart())
            .mapToInt(group -> group.objects().size())
            .sum();
    assertThat(undecided).isEqualTo(model.rows().stream().mapToInt(ObjectRow::undecided).sum());
  }

  private void undo() {
    documents.history().undo(Optional.empty());
  }

  private static final List<String> AT_FIRST =
      List.of(
          "spec.groups: conflict: local wins (as a whole) [mm, nn]",
          "spec.groups[alert=Slow].expr: conflict: local wins (part) [nn]",
          "spec.groups[alert=Down].expr: will be taken back (part) [mm, nn, oo]",
          "spec.groups: will be taken back (as a whole) [oo]",
          "spec.groups[alert=Slow].expr: will be set (part) [mm]");

  /** So many fields only live changed, and in so many objects. */
  private List<Integer> drift() {
    return List.of(model.totals().get().drifted(), model.totals().get().driftedIn());
  }

  @Test
  void whatDriftedIsTakenAlsoInListsThatLocalChangedElsewhere() throws IOException {
    threeObjects();
    assertThat(listed()).containsExactlyElementsOf(AT_FIRST);
    assertCountsAgree();
    assertThat(model.totals().get().sent().words())
        .isEqualTo("kubectl would send: 3 fields (5 parts inside) in 3 objects");
    assertThat(drift()).isEqualTo(List.of(3, 3));
    together.takeDrifted();
    assertThat(seen.getFirst().title()).isEqualTo("Take live: 3 fields in 3 objects");
    assertThat(texts().get("nn")).contains(rules("nn", "2", "3", "1"));
    assertThat(listed())
        .containsExactly(
            "spec.groups: ✓ decided inside (as a whole) [mm]",
            "spec.groups: conflict: local wins (as a whole) [nn]",
            "spec.groups[alert=Slow].expr: conflict: local wins (part) [nn]",
            "spec.groups[alert=Down].expr: ✓ took live (part) [mm, nn, oo]",
            "spec.groups: ✓ took live (as a whole) [oo]",
            "spec.groups[alert=Slow].expr: will be set (part) [mm]");
    assertCountsAgree();
    assertThat(drift()).isEqualTo(List.of(0, 0));
    undo();
    assertThat(texts()).isEmpty();
    assertThat(listed()).containsExactlyElementsOf(AT_FIRST);
  }

  @Test
  void aGroupOfPartsIsDecidedAsOne() throws IOException {
    threeObjects();
    Map<ObjectRow, Set<FieldPath>> down =
        Map.of(row("mm"), Set.of(DOWN), row("nn"), Set.of(DOWN), row("oo"), Set.of(DOWN));
    decide(Fate.KEEP_LOCAL, down);
    assertThat(seen.getFirst().title()).isEqualTo("Keep local: 3 fields in 3 objects");
    assertThat(texts()).isEmpty();
    assertThat(drift()).isEqualTo(List.of(0, 0));
    assertThat(listed())
        .contains(
            "spec.groups: ✓ decided inside (as a whole) [oo]",
            "spec.groups[alert=Down].expr: ✓ kept local (part) [mm, nn, oo]");
    assertCountsAgree();
    undo();
    decide(Fate.TAKE_LIVE, down);
    assertThat(texts().get("oo")).contains(rules("oo", "2", "1", "1"));
    decide(Fate.TAKE_LAST_APPLIED, Map.of(row("mm"), Set.of(SLOW)));
    assertThat(texts().get("mm")).contains(rules("mm", "2", "1", "1"));
  }

  @Test
  void onlyTheWholeListIsLeftOutOrToLive() throws IOException {
    threeObjects();
    Map<ObjectRow, Set<FieldPath>> down = Map.of(row("mm"), Set.of(DOWN), row("nn"), Set.of(DOWN));
    leaveOutOfPatch(down);
    assertThat(said.getLast())
        .startsWith("Leave out of the patch: the rows. 2 fields are not decided: ")
        .contains("spec.groups");
    decide(Fate.GIVE_UP, down);
    assertThat(said.getLast())
        .startsWith(
            "Leave to live: the rows. 2 fields are not decided: Kubernetes sends all of"
                + " spec.groups");
    assertThat(seen).isEmpty();
    leaveOutOfPatch(Map.of(row("mm"), Set.of(GROUPS), row("nn"), Set.of(GROUPS)));
    assertThat(seen.getFirst().title()).isEqualTo("Leave out of the patch: 2 fields in 2 objects");
    assertCountsAgree();
  }

  @Test
  void thePartsAndTheListTogetherAreTheList() throws IOException {
    threeObjects();
    decide(Fate.TAKE_LIVE, Map.of(row("nn"), Set.of(DOWN, GROUPS, SLOW)));
    assertThat(seen.getFirst().title()).isEqualTo("Take live: spec.groups of PrometheusRule/nn");
    assertThat(texts().get("nn")).contains(rules("nn", "2", "4", "1"));
  }

  /** Whatever drifted: so many as are announced are taken, and then nothing is left to take. */
  @Test
  void asManyAreTakenAsAreAnnounced() throws IOException {
    Random random = new Random(7);
    for (int i = 0; i < 60; i++) {
      Map<String, String> last = groups(random);
      write("last", "r" + i, text(last));
      write("local", "r" + i, text(changed(last, random)));
      write("live", "r" + i, text(changed(last, random)));
    }
    open();
    List<Integer> announced = drift();
    assertThat(announced.getFirst()).isGreaterThan(60);
    for (ObjectRow row : List.copyOf(model.rows())) {
      List<FieldPath> ofRow = row.drifted();
      model.show(row, () -> {});
      tallies.note(decisions.getTally());
      assertThat(decisions.fates().orElseThrow().onlyDrifted())
          .as(row.name())
          .containsExactlyElementsOf(ofRow)
          .containsExactlyElementsOf(row.drifted());
    }
    keepSome(random);
    announced = drift();
    together.takeDrifted();
    assertThat(seen.getLast().title())
        .startsWith(
            "Take live: %s fields in %s objects"
                .formatted(announced.getFirst(), announced.getLast()));
    assertThat(drift()).isEqualTo(List.of(0, 0));
    assertCountsAgree();
    undo();
    assertThat(texts()).isEmpty();
    assertThat(drift()).isEqualTo(announced);
    assertCountsAgree();
  }

  private void keepSome(Random random) {
    Map<ObjectRow, Set<FieldPath>> kept = new LinkedHashMap<>();
    for (ChangeGroup<ObjectRow> group : changes.groupsProperty().get()) {
      if (group.change().isPart() && random.nextInt(5) == 0) {
        kept.put(group.objects().getFirst(), Set.of(group.change().path()));
      }
    }
    List<Integer> before = drift();
    decide(Fate.KEEP_LOCAL, kept);
    assertThat(drift()).isNotEqualTo(before);
    assertCountsAgree();
  }

  private static Map<String, String> groups(Random random) {
    Map<String, String> groups = new LinkedHashMap<>();
    for (String name : List.of("a", "b", "c", "d", "e")) {
      if (random.nextInt(4) > 0) {
        groups.put(name, "" + random.nextInt(3));
      }
    }
    return groups;
  }

  private static Map<String, String> changed(Map<String, String> groups, Random random) {
    Map<String, String> changed = new LinkedHashMap<>();
    List<String> names = new ArrayList<>(groups.keySet());
    if (random.nextInt(4) == 0) {
      Collections.shuffle(names, random);
    }
    for (String name : names) {
      if (random.nextInt(8) > 0) {
        changed.put(name, random.nextInt(3) > 0 ? groups.get(name) : "" + random.nextInt(3));
      }
    }
    if (random.nextInt(3) == 0) {
      changed.put("n" + random.nextInt(2), "1");
    }
    return changed;
  }

  private static String text(Map<String, String> groups) {
    StringBuilder text = new StringBuilder();
    groups.forEach(
        (name, value) ->
            text.append("  - name: %s # its name\n    expr: \"%s\"\n".formatted(name, value)));
    return text.isEmpty() ? "    []\n" : text.toString();
  }
}
