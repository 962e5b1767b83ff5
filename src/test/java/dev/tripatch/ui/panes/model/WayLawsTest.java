package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.workspace.EditedTexts;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The way through an object stops at everything there is to stop at, whatever was decided. */
class WayLawsTest {
  private static final Fate[] FATES = Fate.values();

  private final OpenModel model = new OpenModel();

  private void open(String lastApplied, String local, String live) {
    model.open(lastApplied, local, live);
    model.documents.history().forget();
  }

  private static SourceDocument read(DocumentViewModel document) {
    return SourceReader.read(document.title(), document.getText());
  }

  private void decide(Fate fate, FieldPath field) {
    Proposal proposal = model.decisions.fates().orElseThrow().propose(fate, List.of(field));
    ThreeDocuments<SourceDocument> texts =
        new ThreeDocuments<>(
            Optional.of(read(model.documents.lastApplied())),
            read(model.documents.local()),
            Optional.of(read(model.documents.live())));
    if (proposal.isPossible()
        && EditedTexts.of(texts, proposal.changes()) instanceof EditedTexts.Done done) {
      model
          .documents
          .history()
          .decide(
              proposal.decision(),
              () ->
                  done.texts()
                      .forEach((role, text) -> model.documents.of(role).orElseThrow().type(text)));
    }
  }

  private static String container(Random random, String name) {
    StringBuilder text = new StringBuilder("      - name: " + name + "\n");
    if (random.nextInt(4) > 0) {
      text.append("        image: i:").append(random.nextInt(3)).append('\n');
    }
    if (random.nextInt(3) > 0) {
      text.append("        args: [");
      for (int i = 0; i < 3; i++) {
        text.append(i > 0 ? ", " : "").append("--x").append(random.nextInt(4));
      }
      text.append("]\n");
    }
    StringBuilder env = new StringBuilder();
    for (int i = 0; i < 6; i++) {
      if (random.nextInt(4) > 0) {
        env.append("        - {name: E")
            .append(i)
            .append(", value: \"")
            .append(random.nextInt(3))
            .append("\"}\n");
      }
    }
    return text + (env.isEmpty() ? "" : "        env:\n" + env);
  }

  private static String document(Random random) {
    StringBuilder text = new StringBuilder("apiVersion: apps/v1\nkind: Deployment\n");
    text.append("metadata:\n  name: web\n  labels:\n    app: web\n");
    for (String label : List.of("b", "c", "d")) {
      if (random.nextInt(3) > 0) {
        text.append("    ").append(label).append(": v").append(random.nextInt(3)).append('\n');
      }
    }
    text.append("spec:\n");
    if (random.nextInt(3) > 0) {
      text.append("  replicas: ").append(random.nextInt(3)).append('\n');
    }
    text.append("  template:\n    spec:\n      containers:\n");
    text.append(container(random, "web"));
    if (random.nextBoolean()) {
      text.append(container(random, "side"));
    }
    return text.toString();
  }

  private static String secret(Random random) {
    StringBuilder text = new StringBuilder("apiVersion: v1\nkind: Secret\nmetadata: {name: s}\n");
    for (String map : List.of("stringData", "data")) {
      StringBuilder keys = new StringBuilder();
      for (String key : List.of("a", "b", "c")) {
        if (random.nextInt(3) > 0) {
          keys.append("  ").append(key).append(": YQ").append("=".repeat(2)).append('\n');
        } else if (random.nextInt(3) > 0) {
          keys.append("  ").append(key).append(": Yg").append("=".repeat(2)).append('\n');
        }
      }
      if (!keys.isEmpty() && random.nextInt(4) > 0) {
        text.append(map).append(":\n").append(keys);
      }
    }
    return text.toString();
  }

  /** The stops from here on, once around; at the end one asks once more to start over. */
  private List<FieldPath> around(Stop stop, int direction) {
    List<FieldPath> all = new ArrayList<>();
    int ends = 0;
    while (ends < 3) {
      model.selection.go(stop, direction);
      if (!model.selection.noticeProperty().get().isEmpty()) {
        ends++;
      } else if (all.contains(here())) {
        return all;
      } else {
        all.add(here());
      }
    }
    return all.isEmpty() && model.selection.has(stop) ? List.of(here()) : all;
  }

  private FieldPath here() {
    return model.selection.getPath().orElseThrow();
  }

  private Set<FieldPath> undecided() {
    Set<FieldPath> all = new LinkedHashSet<>(model.decisions.getTally().undecided());
    model.comparison.getView().orElseThrow().order().rows().stream()
        .filter(Stop.CONFLICT::isAt)
        .map(FieldRow::path)
        .filter(path -> !model.selection.isDecided(path))
        .forEach(all::add);
    return all;
  }

  @Property(tries = 150)
  void theWayVisitsEveryUndecidedConflictOnceWhateverWasDecided(@ForAll Random random) {
    boolean isSecret = random.nextInt(3) == 0;
    open(
        isSecret ? secret(random) : document(random),
        isSecret ? secret(random) : document(random),
        isSecret ? secret(random) : document(random));
    if (model.decisions.fates().isEmpty()) {
      return;
    }
    for (int turn = 0; turn < 6; turn++) {
      List<FieldPath> ways = around(Stop.CONFLICT, random.nextBoolean() ? 1 : -1);
      assertThat(ways).containsExactlyInAnyOrderElementsOf(undecided());
      assertThat(model.decisions.getTally().undecided()).isSubsetOf(ways);
      List<FieldRow> rows = model.comparison.getView().orElseThrow().order().rows();
      if (rows.isEmpty()) {
        return;
      }
      FieldPath field =
          ways.isEmpty() || random.nextInt(4) == 0
              ? rows.get(random.nextInt(rows.size())).path()
              : ways.get(random.nextInt(ways.size()));
      List<FieldPath> below = below(field, ways);
      model.selection.select(field);
      Fate fate = FATES[random.nextInt(FATES.length)];
      decide(fate, field);
      Set<FieldPath> left = undecided();
      below.retainAll(left);
      boolean isStillThere = model.selection.getPath().equals(Optional.of(field));
      if (isStillThere && !left.contains(field) && ways.containsAll(left)) {
        model.selection.go(Stop.CONFLICT, 1);
        assertThat(model.selection.getPath())
            .as("after %s, %s of %s", fate, field, ways)
            .isEqualTo(Optional.of(below.isEmpty() ? field : below.getFirst()));
      }
    }
  }

  /** What comes after a stop, in the order of reading. */
  private List<FieldPath> below(FieldPath field, List<FieldPath> stops) {
    model.selection.clear();
    model.selection.select(field);
    List<FieldPath> below = new ArrayList<>();
    while (model.selection.has(Stop.CONFLICT, 1) && below.size() < stops.size()) {
      model.selection.go(Stop.CONFLICT, 1);
      below.add(here());
    }
    return below;
  }

  /** The file kept in {@code decide/13}, made short. */
  @Test
  void whatComesAfterAnItemThatWasRemovedIsWhatCameAfterItBefore() {
    String env = "        - {name: %s, value: \"%s\"}\n";
    String head =
        "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec:\n  template:\n"
            + "    spec:\n      containers:\n      - name: web\n        env:\n";
    String tail = "        terminationMessagePath: /%s\n";
    open(
        head + env.formatted("A", 1) + env.formatted("B", 1) + tail.formatted(1),
        head + env.formatted("A", 2) + env.formatted("B", 2) + tail.formatted(2),
        head + env.formatted("B", 3) + tail.formatted(3));
    model.selection.go(Stop.CONFLICT, 1);
    FieldPath removed = here();
    assertThat(removed.toString()).contains("name=A");
    decide(Fate.TAKE_LIVE, removed);
    assertThat(model.documents.local().getText()).doesNotContain("name: A");
    model.selection.go(Stop.CONFLICT, 1);
    assertThat(here().toString()).contains("name=B");
  }

  @Test
  void afterStringDataOfASecretItsDataIsStillToBeDecided() {
    String head = "apiVersion: v1\nkind: Secret\nmetadata: {name: s}\n";
    open(
        head + "data: {token: YQ==}\nstringData: {a: x}\n",
        head + "stringData: {a: z}\ndata: {token: Yg==}\n",
        head + "data: {token: Yw==}\n");
    model.selection.go(Stop.CONFLICT, 1);
    FieldPath removed = here();
    assertThat(removed.toString()).startsWith("stringData");
    decide(Fate.TAKE_LIVE, removed);
    assertThat(model.documents.local().getText()).doesNotContain("a: z");
    assertThat(model.decisions.getTally().undecided()).hasSize(1);
    model.selection.go(Stop.CONFLICT, 1);
    assertThat(here()).isEqualTo(FieldPath.of("data", "token"));
  }
}
