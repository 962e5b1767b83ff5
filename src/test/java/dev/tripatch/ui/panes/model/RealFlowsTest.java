package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.recorded.RealUpgrades;
import dev.tripatch.recorded.RealUpgrades.Upgrade;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.workspace.EditedTexts;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a person does all day, on ten real upgrades: open a conflict, decide all, save, open again,
 * send. Then nothing is left to do but what was left out.
 */
class RealFlowsTest {

  private static final List<Optional<Fate>> WANTED =
      List.of(
          Optional.of(Fate.TAKE_LIVE),
          Optional.empty(),
          Optional.of(Fate.KEEP_LOCAL),
          Optional.of(Fate.GIVE_UP),
          Optional.of(Fate.TAKE_LAST_APPLIED));

  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  @TempDir Path folder;

  private final DocumentFiles files = new DocumentFiles();
  private final Set<String> left = new TreeSet<>();
  private int turn;

  /** A window's models, computing at once. */
  private final class Open {
    final Documents documents = new Documents();
    final ComparisonViewModel comparison =
        new ComparisonViewModel(documents, new Comparer(WORKBENCH), Runnable::run, Runnable::run);
    final DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);

    Open() throws IOException {
      for (Role role : Role.DOCUMENTS) {
        OpenDocument read = files.read(file(role)).getFirst();
        documents.of(role).orElseThrow().open(read);
      }
      documents.history().forget();
    }

    ThreeWayOutcome.Computed outcome() {
      return comparison.getView().orElseThrow().computed().orElseThrow();
    }

    List<FieldPath> undecided() {
      return decisions.getTally().undecided();
    }

    void decide(FieldPath field, Optional<Fate> wanted) {
      if (wanted.isEmpty()) {
        documents.leftOut().leaveOut(List.of(field));
        left.add(field.toString());
      } else if (!isDone(field, wanted.get())) {
        assertThat(isDone(field, Fate.KEEP_LOCAL)).as(field.toString()).isTrue();
      }
    }

    private boolean isDone(FieldPath field, Fate fate) {
      Proposal proposal = decisions.fates().orElseThrow().propose(fate, List.of(field));
      ThreeDocuments<SourceDocument> texts =
          new ThreeDocuments<>(
              Optional.of(read(documents.lastApplied())),
              read(documents.local()),
              Optional.of(read(documents.live())));
      if (!proposal.isPossible()
          || !(EditedTexts.of(texts, proposal.changes()) instanceof EditedTexts.Done done)) {
        return false;
      }
      documents
          .history()
          .decide(
              proposal.decision(),
              () ->
                  done.texts()
                      .forEach((role, text) -> documents.of(role).orElseThrow().type(text)));
      return true;
    }

    void save() throws IOException {
      for (DocumentViewModel each : documents.all()) {
        if (each.isModified()) {
          each.saved(files.save(each.getOpened().origin().orElseThrow(), each.getText()));
        }
      }
    }
  }

  private static SourceDocument read(DocumentViewModel document) {
    return SourceReader.read(document.title(), document.getText());
  }

  private Path file(Role role) {
    return folder.resolve(role.name() + ".yaml");
  }

  private void write(Role role, MapValue object) throws IOException {
    Files.writeString(file(role), YamlWriter.write(object));
  }

  @Test
  void nothingIsLeftToDoButWhatWasLeftOut() throws Exception {
    List<Upgrade> all = RealUpgrades.recorded();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      Upgrade upgrade = all.get(i * all.size() / 10);
      names.add(upgrade.name());
      flow(upgrade);
    }
    assertThat(names).doesNotHaveDuplicates().hasSize(10);
    assertThat(turn).isGreaterThan(15);
  }

  private void flow(Upgrade upgrade) throws IOException {
    left.clear();
    write(Role.LAST_APPLIED, upgrade.before());
    write(Role.LOCAL, upgrade.after());
    write(Role.LIVE, upgrade.live());
    Open open = new Open();
    List<FieldPath> conflicts = open.undecided();
    assertThat(conflicts).as(upgrade.name()).isNotEmpty();
    while (!open.undecided().isEmpty()) {
      int before = open.undecided().size();
      open.decide(open.undecided().getFirst(), WANTED.get(turn++ % WANTED.size()));
      assertThat(open.undecided()).as(upgrade.name()).hasSizeLessThan(before);
    }
    open.save();
    assertThat(new Open().undecided()).as(upgrade.name()).isSubsetOf(conflicts);
    send(open);
    isLeft(upgrade.name());
  }

  /** What the cluster has afterwards. */
  private void send(Open open) throws IOException {
    write(Role.LIVE, open.outcome().result());
    Files.copy(file(Role.LOCAL), file(Role.LAST_APPLIED), StandardCopyOption.REPLACE_EXISTING);
  }

  private void isLeft(String name) throws IOException {
    Open again = new Open();
    if (left.isEmpty()) {
      assertThat(again.outcome().patch()).as(name).isEqualTo(MapValue.EMPTY);
      return;
    }
    assertThat(again.outcome().patch()).as(name).isNotEqualTo(MapValue.EMPTY);
    again.documents.leftOut().leaveOut(left.stream().map(FieldPath::parse).toList());
    assertThat(again.outcome().patch()).as(name + left).isEqualTo(MapValue.EMPTY);
  }
}
