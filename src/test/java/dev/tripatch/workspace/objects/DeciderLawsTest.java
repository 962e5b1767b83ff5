package dev.tripatch.workspace.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.laws.Sample;
import dev.tripatch.recorded.RecordedViews;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.Schemas;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What is decided holds when the texts are read again, on recorded cases. */
class DeciderLawsTest {
  private static final Case.Options DOCUMENTS =
      new Case.Options(true, Optional.of(ComparisonMode.DOCUMENTS), Set.of(), MapValue.EMPTY);

  private final Workbench workbench = new Workbench(Schemas.of(new BundledCatalog()).source());
  private int decided;
  private int refused;

  @Test
  void noConflictIsLeftButThoseThatAreNamed() throws URISyntaxException {
    new RecordedViews(3).calculated(this::check);
    assertThat(decided).as("decided fields").isGreaterThanOrEqualTo(Sample.least(200));
    if (Sample.ALL) {
      assertThat(refused).as("named ones are few").isLessThan(decided / 4);
    }
  }

  private void check(String id, ComparisonView view) {
    ThreeDocuments<MapValue> documents = view.computed().orElseThrow().inputs().documents();
    ObjectSet local = set("local", Optional.of(documents.local()));
    ObjectSet live = set("live", documents.live());
    if (local.objects().size() != 1 || live.objects().size() != 1) {
      return;
    }
    ObjectSet last = set("last", documents.lastApplied());
    ObjectPair pair =
        new ObjectPair(
            last.objects().stream().findFirst(),
            local.objects().stream().findFirst(),
            live.objects().stream().findFirst(),
            List.of());
    DecidedObject answer =
        new Decider(workbench, DOCUMENTS, true)
            .decide(pair, new Decider.Wish(Fate.TAKE_LIVE, Fates::undecided));
    decided += answer.fields().size();
    refused += answer.refusals().size();
    if (answer.text().isEmpty()) {
      return;
    }
    List<FieldPath> named = answer.refusals().stream().map(Proposal.Refused::path).toList();
    assertThat(conflictsIn(pair, answer.text().get()))
        .as(id)
        .allMatch(path -> named.stream().anyMatch(path::startsWith));
  }

  private List<FieldPath> conflictsIn(ObjectPair pair, String text) {
    ThreeDocuments<SourceDocument> before = pair.documents().orElseThrow();
    ThreeDocuments<SourceDocument> now =
        new ThreeDocuments<>(before.lastApplied(), SourceReader.read("local", text), before.live());
    return workbench.compare(now, true, DOCUMENTS.mode()) instanceof Compared.Done done
            && done.outcome() instanceof ThreeWayOutcome.Computed computed
        ? new Fates(computed, new Fates.Opened(Optional.empty(), Optional.empty()), Decisions.NONE)
            .undecided()
        : List.of(FieldPath.root());
  }

  private static ObjectSet set(String name, Optional<MapValue> object) {
    return object
        .map(YamlWriter::write)
        .map(text -> new ObjectReader(UnaryOperator.identity()).read(Optional.empty(), name, text))
        .orElse(ObjectSet.NONE);
  }
}
