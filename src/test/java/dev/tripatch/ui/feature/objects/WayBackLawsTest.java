package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Fate;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectTrail.Shown;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.History;
import dev.tripatch.ui.panes.document.HistoryEntry;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.OpenModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.DecisionFlow;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The laws of going through objects and of undo: to show another object changes nothing, undo and
 * redo take back and do again edits and decisions only, wherever they were made, and the way back
 * leads through what was shown, in order.
 */
class WayBackLawsTest {
  private static final FieldPath A = FieldPath.of("data", "a");
  private static final int STEPS = 80;

  @TempDir Path folder;
  private final Workbench workbench = ObjectDecisionsTest.WORKBENCH;
  private final Documents documents = new Documents();
  private final History history = documents.history();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(documents, new Comparer(workbench), Runnable::run, Runnable::run);
  private final DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);
  private final ObjectsViewModel model =
      new ObjectsViewModel(
          documents,
          new DocumentFiles(),
          new ObjectSurvey(workbench, Runnable::run, Runnable::run, Runnable::run),
          comparison::prepare);
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
          new DecisionFlow(preview -> true, said::add),
          Runnable::run,
          () -> {});

  private ShownDocuments unfiled = ShownDocuments.of(List.of());
  private final List<ShownDocuments> visited = new ArrayList<>();
  private int at;

  private static String object(String name, String a, String b) {
    return "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: %s\ndata:\n  a: \"%s\"\n  b: \"%s\"\n"
        .formatted(name, a, b);
  }

  /** Two texts that are in no file; then a list of five objects, of which one is only local. */
  @BeforeEach
  void open() throws IOException {
    comparison.viewProperty().subscribe((before, now) -> model.refresh());
    documents.local().open(OpenDocument.unfiled("pasted", object("pasted", "1", "1")));
    documents.live().open(OpenDocument.unfiled("pasted", object("pasted", "2", "1")));
    history.forget();
    unfiled = documents.memory().shown();
    Path local = Files.createDirectories(folder.resolve("local"));
    Path live = Files.createDirectories(folder.resolve("live"));
    Path last = Files.createDirectories(folder.resolve("last"));
    Files.writeString(local.resolve("x.yaml"), all("1", "mm", "nn", "oo"));
    Files.writeString(local.resolve("y.yaml"), all("1", "pp", "qq"));
    Files.writeString(live.resolve("z.yaml"), all("2", "mm", "nn", "oo", "pp"));
    Files.writeString(last.resolve("z.yaml"), all("1", "mm", "nn", "oo", "pp"));
    model.open(new ObjectSources(List.of(last), List.of(local), List.of(live), false));
    visited.addAll(List.of(unfiled, documents.memory().shown()));
    at = 1;
  }

  private static String all(String a, String... names) {
    return Stream.of(names).map(name -> object(name, a, "1")).collect(Collectors.joining("---\n"));
  }

  /** All that a person made: texts, decisions, and what is left out of patches. */
  private record State(
      Map<String, Map<Role, String>> texts, Map<?, ?> decided, Map<?, ?> leftOut) {}

  private State state() {
    Map<String, Map<Role, String>> texts = new TreeMap<>();
    for (ObjectRow row : model.rows()) {
      boolean isShown = model.currentProperty().get().equals(Optional.of(row));
      texts.put(row.name(), of(isShown ? model.trail().here() : pairOf(row)));
    }
    boolean isUnfiled = documents.memory().shown().equals(unfiled);
    texts.put("", of(isUnfiled ? model.trail().here() : model.trail().left(unfiled)));
    Map<Object, Object> decided = new HashMap<>();
    documents.memory().all().decided().forEach((of, each) -> decided.put(of, each.all()));
    decided.values().removeIf(each -> each.equals(Map.of()) || each.equals(List.of()));
    Map<Object, Object> leftOut = new HashMap<>(documents.memory().all().leftOut());
    leftOut.values().removeIf(Set.of()::equals);
    return new State(texts, decided, leftOut);
  }

  private Map<Role, Shown> pairOf(ObjectRow row) {
    return model.trail().of(row.pair().orElseThrow());
  }

  private static Map<Role, String> of(Map<Role, Shown> all) {
    Map<Role, String> texts = new TreeMap<>();
    all.forEach((role, each) -> texts.put(role, each.text()));
    return texts;
  }

  private void show(ObjectRow row) {
    boolean isOther = !model.currentProperty().get().equals(Optional.of(row));
    model.show(row, () -> {});
    assertThat(model.currentProperty().get()).contains(row);
    if (isOther) {
      arrive();
    }
  }

  private void arrive() {
    visited.subList(at + 1, visited.size()).clear();
    visited.add(documents.memory().shown());
    at++;
  }

  /** Says whether something was shown that way. */
  private boolean go(int by) {
    Optional<ShownDocuments> place = model.trail().next(by);
    place.ifPresent(each -> model.show(each, () -> model.trail().go(by)));
    assertThat(place.isPresent()).isEqualTo(at + by >= 0 && at + by < visited.size());
    at += place.isPresent() ? by : 0;
    assertThat(documents.memory().shown()).isEqualTo(visited.get(at));
    return place.isPresent();
  }

  /** As the window does it: it goes there before. */
  private boolean step(boolean isBack, Optional<DocumentViewModel> here) {
    Optional<HistoryEntry> next = isBack ? history.toUndo(here) : history.toRedo(here);
    next.ifPresent(this::move);
    return next.isPresent();
  }

  private void move(HistoryEntry entry) {
    if (!history.isHere(entry)) {
      State before = state();
      model.show(entry.where(), () -> {});
      arrive();
      assertThat(state()).as("going there changes nothing").isEqualTo(before);
    }
    ShownDocuments shown = documents.memory().shown();
    assertThat(history.move(Optional.of(entry))).contains(entry);
    assertThat(documents.memory().shown()).as("it changes no object").isEqualTo(shown);
  }

  private void type(DocumentViewModel document, Random random) {
    String text = document.getText();
    int place = random.nextInt(text.length() + 1);
    int gone = Math.min(random.nextInt(3), text.length() - place);
    String typed = "ab0 ".substring(random.nextInt(4));
    history.step(
        () -> document.type(text.substring(0, place) + typed + text.substring(place + gone)));
  }

  private void decideTogether(Random random) {
    Map<Object, Set<FieldPath>> rows = new HashMap<>();
    model.rows().stream()
        .filter(row -> random.nextBoolean())
        .forEach(row -> rows.put(row, Set.of(A)));
    Optional<Fate> fate = random.nextBoolean() ? Optional.of(Fate.TAKE_LIVE) : Optional.empty();
    together.decide(fate, new Subject.InList(rows, "the rows"));
  }

  private void act(Random random) {
    DocumentViewModel any = documents.all().get(1 + random.nextInt(2));
    switch (random.nextInt(6)) {
      case 0, 1, 2 -> type(any, random);
      case 3 -> history.decide(new Decision(Fate.KEEP_LOCAL, List.of(A)), () -> {});
      case 4 ->
          history.decide(
              new Decision(Fate.TAKE_LIVE, List.of(A)), () -> type(documents.local(), random));
      default -> {
        if (documents.leftOut().contains(A)) {
          documents.leftOut().putBack(List.of(A));
        } else {
          documents.leftOut().leaveOut(List.of(A));
        }
      }
    }
  }

  private void look(Random random) {
    switch (random.nextInt(4)) {
      case 0 -> show(model.rows().get(random.nextInt(model.rows().size())));
      case 1 -> model.next(random.nextBoolean() ? 1 : -1).ifPresent(this::show);
      default -> go(random.nextBoolean() ? 1 : -1);
    }
  }

  private static Stream<Integer> seeds() {
    return Stream.iterate(Integer.getInteger("way.back.seed", 1), seed -> seed + 1)
        .limit(Integer.getInteger("way.back.seeds", 12));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void undoTakesBackWhatWasMadeAndLookingChangesNothing(int seed) {
    Random random = new Random(seed);
    State first = state();
    List<ObjectRow> listed = List.copyOf(model.rows());
    for (int i = 0; i < STEPS; i++) {
      State before = state();
      Optional<DocumentViewModel> here =
          Optional.of(documents.all().get(random.nextInt(3))).filter(any -> random.nextInt(4) > 0);
      switch (random.nextInt(8)) {
        case 0, 1, 2 -> act(random);
        case 3 -> decideTogether(random);
        case 4 -> {
          Optional<HistoryEntry> next = history.toUndo(here);
          next.ifPresent(this::move);
          next.ifPresent(this::move);
          assertThat(state()).as("undo and redo").isEqualTo(before);
          step(true, here);
        }
        case 5 -> step(false, here);
        default -> {
          look(random);
          assertThat(state()).as("to look changes nothing").isEqualTo(before);
        }
      }
      assertThat(model.rows()).isEqualTo(listed);
      assertThat(documents.local().isBlank()).as("no pane is empty beside a list").isFalse();
      assertThat(documents.live().isBlank())
          .isEqualTo(
              model.currentProperty().get().filter(row -> row.name().equals("qq")).isPresent()
                  && documents.live().getText().isBlank());
    }
    State end = state();
    int undone = 0;
    while (step(true, Optional.empty())) {
      undone++;
    }
    assertThat(state()).as("all is undone").isEqualTo(first);
    for (int i = 0; i < undone; i++) {
      assertThat(step(false, Optional.empty())).isTrue();
    }
    assertThat(state()).as("all is done again").isEqualTo(end);
  }

  @Test
  void theWayBackEndsWhereItBeganAndLeadsForthAgain() {
    List<ObjectRow> rows = List.copyOf(model.rows());
    List.of(3, 1, 3, 4, 0).forEach(place -> show(rows.get(place)));
    List<ShownDocuments> all = List.copyOf(visited);
    while (go(-1)) {
      assertThat(at).isNotNegative();
    }
    assertThat(documents.memory().shown()).isEqualTo(unfiled);
    while (go(1)) {
      assertThat(visited).isEqualTo(all);
    }
    assertThat(documents.memory().shown()).isEqualTo(all.getLast());
  }

  /** Redo must not be lost by a look at something else. */
  @Test
  void whoLooksAtAnotherObjectCanStillRedo() {
    ObjectRow here = model.currentProperty().get().orElseThrow();
    String before = documents.local().getText();
    history.step(() -> documents.local().type(before + "# typed\n"));
    step(true, Optional.of(documents.local()));
    model.next(1).ifPresent(this::show);
    assertThat(history.toUndo(Optional.of(documents.local())))
        .as("nothing was done here")
        .isEmpty();
    show(here);
    assertThat(documents.local().getText()).isEqualTo(before);
    step(false, Optional.of(documents.local()));
    assertThat(documents.local().getText()).isEqualTo(before + "# typed\n");
  }

  /** What was typed elsewhere stays there; a decision is taken back where it was made. */
  @Test
  void undoGoesToTheObjectOfADecision() {
    ObjectRow here = model.currentProperty().get().orElseThrow();
    history.decide(new Decision(Fate.KEEP_LOCAL, List.of(A)), () -> {});
    model.next(1).ifPresent(this::show);
    assertThat(documents.memory().decisions().at(A)).isEmpty();
    step(true, Optional.of(documents.local()));
    assertThat(model.currentProperty().get()).contains(here);
    assertThat(documents.memory().all().decided()).isEmpty();
  }
}
