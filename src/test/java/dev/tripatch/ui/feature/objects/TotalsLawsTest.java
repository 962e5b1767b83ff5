package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.output.ObjectTable;
import dev.tripatch.decide.Fate;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.OpenModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.Stop;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.DecisionFlow;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ChangeGroup;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Totals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AfterTry;
import net.jqwik.api.lifecycle.BeforeTry;

/**
 * Every number of the list says the same of the same state: rows, side bar, status, the tab of all
 * changes and the command line, whatever was typed, decided, undone or left before it was compared.
 */
class TotalsLawsTest {
  private static final int OBJECTS = 5;
  private static final List<String> KEYS = List.of("a", "b", "c");

  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private final Workbench workbench = ObjectDecisionsTest.WORKBENCH;
  private Random random = new Random();
  private Path folder = Path.of("");
  private Documents documents = new Documents();
  private ComparisonViewModel comparison = comparison();
  private DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);
  private SelectionViewModel selection = new SelectionViewModel(comparison);
  private ObjectsViewModel model = model();
  private ObjectTallies tallies = new ObjectTallies(decisions, model);
  private ObjectChanges changes = new ObjectChanges(model, waiting::add, waiting::add);
  private ObjectDecisions together = together();

  private ComparisonViewModel comparison() {
    return new ComparisonViewModel(documents, new Comparer(workbench), waiting::add, waiting::add);
  }

  private ObjectsViewModel model() {
    return new ObjectsViewModel(
        documents,
        new DocumentFiles(),
        new ObjectSurvey(workbench, waiting::add, waiting::add, waiting::add),
        comparison::prepare);
  }

  private ObjectDecisions together() {
    return new ObjectDecisions(
        OpenModel.context(documents, comparison, selection, waiting::add, waiting::add),
        model,
        decisions,
        new CommandQueue(comparison, selection, waiting::add, words -> {}),
        new DecisionFlow(preview -> true, words -> {}),
        waiting::add,
        () -> {});
  }

  @BeforeTry
  void open() throws IOException {
    waiting.clear();
    folder = Files.createTempDirectory("totals");
    documents = new Documents();
    comparison = comparison();
    decisions = new DecisionsViewModel(documents, comparison);
    selection = new SelectionViewModel(comparison);
    selection.follow(decisions);
    model = model();
    tallies = new ObjectTallies(decisions, model);
    changes = new ObjectChanges(model, waiting::add, waiting::add);
    together = together();
    comparison.viewProperty().subscribe((before, now) -> model.refresh());
  }

  @AfterTry
  void forget() throws IOException {
    try (var all = Files.walk(folder)) {
      for (Path each : all.sorted((left, right) -> right.compareTo(left)).toList()) {
        Files.delete(each);
      }
    }
  }

  /**
   * Every other one is a Secret, whose plain values may be in another map than its data; a server
   * stores no such map.
   */
  private String text(int number, boolean isLive) {
    boolean isSecret = number % 2 == 1;
    StringBuilder text =
        new StringBuilder("apiVersion: v1\nkind: " + (isSecret ? "Secret" : "ConfigMap"));
    text.append("\nmetadata:\n  name: m").append(number).append("\ndata:\n  z: eg==\n");
    values(text);
    if (isSecret && !isLive && random.nextBoolean()) {
      values(text.append("stringData:\n  y: z\n"));
    }
    return text.toString();
  }

  private void values(StringBuilder text) {
    for (String key : KEYS) {
      if (random.nextInt(5) > 0) {
        text.append("  ").append(key).append(": YWI").append(random.nextInt(3)).append('\n');
      }
    }
  }

  private void write() throws IOException {
    for (String set : List.of("last", "local", "live")) {
      Files.createDirectories(folder.resolve(set));
      for (int i = 0; i < OBJECTS; i++) {
        if (set.equals("local") || random.nextInt(8) > 0) {
          String text =
              random.nextInt(20) == 0 ? "kind: [ConfigMap\n" : text(i, set.equals("live"));
          Files.writeString(folder.resolve(set).resolve(i + ".yaml"), text);
        }
      }
    }
    model.open(
        new ObjectSources(
            List.of(folder.resolve("last")),
            List.of(folder.resolve("local")),
            List.of(folder.resolve("live")),
            false));
  }

  /** Of what waits only some is done: a hand may be faster. */
  private void run(int most) {
    for (int i = 0; i < most && !waiting.isEmpty(); i++) {
      waiting.removeFirst().run();
    }
  }

  private ObjectRow row() {
    return model.rows().get(random.nextInt(model.rows().size()));
  }

  private FieldPath field() {
    return FieldPath.of("data", KEYS.get(random.nextInt(KEYS.size())));
  }

  private void act() {
    switch (random.nextInt(9)) {
      case 0, 1 -> model.show(row(), () -> {});
      case 2 -> {
        String now = documents.local().getText();
        if (model.currentProperty().get().isPresent() && now.contains("  z: eg")) {
          documents
              .local()
              .type(text(Integer.parseInt(now.replaceAll("(?s).*name: m(\\d).*", "$1")), false));
        }
      }
      case 3 -> documents.history().undo(Optional.empty());
      case 4 -> documents.history().redo(Optional.empty());
      case 5 -> together.takeDrifted();
      case 6 -> {
        if (random.nextInt(4) == 0) {
          model.readAgain();
        } else if (model.currentProperty().get().isPresent()) {
          documents.local().type("");
        }
      }
      default -> {
        Map<ObjectRow, Set<FieldPath>> rows = new HashMap<>();
        for (int i = 0; i < 3; i++) {
          rows.computeIfAbsent(row(), first -> new LinkedHashSet<>()).add(field());
        }
        Fate[] fates = {Fate.TAKE_LIVE, Fate.KEEP_LOCAL, Fate.TAKE_LAST_APPLIED, Fate.GIVE_UP};
        int which = random.nextInt(5);
        together.decide(
            which == 4 ? Optional.empty() : Optional.of(fates[which]),
            new Subject.InList(Map.copyOf(rows), "rows"));
      }
    }
  }

  private void assertNumbersAgree() {
    Totals all = model.totals().get();
    Totals sum =
        model.rows().stream()
            .map(ObjectRow::totals)
            .reduce(Totals.NOTHING, (before, each) -> before.plus(each, 1));
    assertThat(all).isEqualTo(sum);
    assertThat(all.objects()).isEqualTo(model.rows().size());
    long changing =
        model.rows().stream()
            .filter(row -> row.state().filter(ObjectState::willChange).isPresent())
            .count();
    assertThat(all.changing()).endsWith(" · " + changing + " will change");
    assertThat(all.changing().contains("compared")).isEqualTo(all.compared() < all.objects());
    assertThat(all.undecidedWords().isEmpty()).isEqualTo(all.undecided() == 0);
    assertThat(all.happening().endsWith("decided"))
        .isEqualTo(all.conflicts() > 0 && all.areAllDecided());
    if (all.areAllDecided()) {
      assertThat(model.rows()).allMatch(row -> row.undecided() == 0 && row.state().isPresent());
    }
  }

  private static boolean hasStop(ObjectRow row, Stop stop) {
    return switch (stop) {
      case CONFLICT -> row.undecided() > 0;
      case CHANGE ->
          row.getSummary().stream()
              .flatMap(summary -> summary.counts().keySet().stream())
              .anyMatch(mark -> !mark.isCalm());
      case PROBLEM -> row.getSummary().filter(each -> each.allHazards() > 0).isPresent();
    };
  }

  /** The objects that the way enters from the one in the panes on, once around. */
  private Set<ObjectRow> visited(Stop stop, int direction) {
    Set<ObjectRow> all = new LinkedHashSet<>();
    Optional<ObjectRow> next = Optional.of(row());
    while (next.isPresent() && all.add(next.get())) {
      model.show(next.get(), () -> {});
      run(10_000);
      next = tallies.next(stop, direction).or(() -> tallies.first(stop, direction));
    }
    all.removeIf(row -> !hasStop(row, stop));
    return all;
  }

  private void assertWayVisitsAll() {
    model.filterProperty().set(List.of(ObjectFilter.values()).get(random.nextInt(4)));
    model.soughtProperty().set(random.nextBoolean() ? "" : "m" + random.nextInt(OBJECTS));
    for (Stop stop : Stop.values()) {
      assertThat(visited(stop, random.nextBoolean() ? 1 : -1))
          .containsExactlyInAnyOrderElementsOf(
              model.rows().stream().filter(row -> hasStop(row, stop)).toList());
    }
  }

  /** What is shown when nothing is left to do is what a look at each object alone gives. */
  private void assertAsComparedAfresh() {
    List<ObjectSurvey.Now> asked = new ArrayList<>();
    model
        .rows()
        .forEach(row -> model.now().of(row, documents.memory().all()).ifPresent(asked::add));
    model
        .survey()
        .again(
            asked,
            answers -> {
              for (int i = 0; i < asked.size(); i++) {
                ObjectRow row = asked.get(i).row();
                assertThat(row.getSummary())
                    .as(row.name())
                    .isEqualTo(Optional.of(answers.get(i).summary()));
                boolean isErased =
                    model.currentProperty().get().equals(Optional.of(row))
                        && documents.local().getText().isEmpty();
                if (isErased) {
                  assertThat(row.state()).contains(ObjectState.NOT_READABLE);
                } else if (row.seen().isPresent()) {
                  assertThat(row.seen().get().tally().undecided())
                      .as(row.name())
                      .isEqualTo(answers.get(i).tally().undecided());
                } else {
                  assertThat(row.undecided()).isEqualTo(answers.get(i).tally().undecided().size());
                }
              }
            });
    run(10_000);
  }

  private void assertTableAgrees() {
    List<ChangeGroup<ObjectRow>> groups = changes.groupsProperty().get();
    assertThat(
            groups.stream()
                .filter(group -> group.decided().isEmpty() && group.change().kind().isConflict())
                .mapToInt(group -> group.objects().size())
                .sum())
        .isEqualTo(model.totals().get().undecided());
    long sent =
        groups.stream()
            .filter(group -> group.decided().isEmpty() && group.change().kind().isSent())
            .mapToInt(group -> group.objects().size())
            .sum();
    assertThat(sent).isLessThanOrEqualTo(model.totals().get().fields());
    List<ObjectSummary> summaries =
        model.rows().stream().flatMap(row -> row.getSummary().stream()).toList();
    assertThat(ObjectTable.total(summaries))
        .startsWith(summaries.size() + (summaries.size() == 1 ? " object" : " objects"));
    long changing = summaries.stream().filter(each -> each.state().willChange()).count();
    if (changing > 0) {
      assertThat(ObjectTable.total(summaries)).contains(changing + " will change");
    }
  }

  @Property(tries = 60)
  void allNumbersSayTheSame(@ForAll long seed) throws IOException {
    random = new Random(seed);
    write();
    assertNumbersAgree();
    for (int i = 0; i < 12; i++) {
      run(random.nextInt(12));
      if (!model.rows().isEmpty()) {
        act();
      }
      assertNumbersAgree();
      if (random.nextInt(3) == 0) {
        run(10_000);
        assertNumbersAgree();
        assertTableAgrees();
        assertAsComparedAfresh();
      }
    }
    run(10_000);
    assertTableAgrees();
    assertAsComparedAfresh();
    assertWayVisitsAll();
    assertNumbersAgree();
  }
}
