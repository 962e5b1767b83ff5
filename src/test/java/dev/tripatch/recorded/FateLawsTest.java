package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Change;
import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Fates.Opened;
import dev.tripatch.decide.FirstConflicts;
import dev.tripatch.decide.Proposal;
import dev.tripatch.decide.Tally;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.workspace.EditedTexts;
import java.net.URISyntaxException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * For all fields of every recorded case and each fate: decide, read the texts again, and the
 * engine's outcome is the fate's; restoring gives the documents as they were.
 */
class FateLawsTest {
  private final RecordedComparisons recordings = new RecordedComparisons();
  private final Map<Fate, Integer> decided = new EnumMap<>(Fate.class);

  @Test
  void lawsHold() throws URISyntaxException {
    for (String name : List.of("three-way.jsonl.gz", "kubectl-apply.jsonl.gz")) {
      recordings.forEach(name, (line, outcome) -> lawsHold(line.id(), outcome));
    }
    assertThat(decided.get(Fate.TAKE_LIVE)).isGreaterThan(Sample.least(1000));
    if (Sample.ALL) {
      assertThat(decided)
          .containsKeys(Fate.TAKE_LAST_APPLIED, Fate.KEEP_LOCAL, Fate.KEEP_BOTH, Fate.GIVE_UP);
    }
  }

  private void lawsHold(String id, ThreeWayOutcome.Computed outcome) {
    List<FieldPath> fields =
        outcome.explanation().all().stream()
            .filter(field -> field.isWhole() && Marks.of(field).isPresent())
            .map(FieldOutcome::path)
            .toList();
    Opened opened =
        new Opened(outcome.inputs().lastApplied(), Optional.of(outcome.inputs().local()));
    for (Fate fate : Fate.values()) {
      Fates fates = new Fates(outcome, opened, Decisions.NONE);
      Proposal proposal = fates.propose(fate, fields);
      if (proposal.isPossible()) {
        holds(id + " " + fate + " " + proposal.fields(), outcome, opened, proposal);
      }
    }
  }

  private void holds(String id, ThreeWayOutcome.Computed before, Opened opened, Proposal proposal) {
    ThreeDocuments<SourceDocument> texts =
        before.inputs().documents().mapRoles((role, object) -> YamlWriter.render("x", object));
    if (!(EditedTexts.of(texts, proposal.changes()) instanceof EditedTexts.Done done)) {
      return;
    }
    decided.merge(proposal.fate(), proposal.fields().size(), Integer::sum);
    ThreeDocuments<MapValue> read =
        texts.mapRoles((role, text) -> read(done.texts().getOrDefault(role, text.text())));
    ThreeWayOutcome after = ThreeWay.compute(before.inputs().with(read));
    assertThat(after).as(id).isInstanceOf(ThreeWayOutcome.Computed.class);
    ThreeWayOutcome.Computed then = (ThreeWayOutcome.Computed) after;
    proposal.fields().forEach(path -> isAs(proposal.fate(), id, path, before, then));
    undecides(id, opened, before, then, proposal);
  }

  private static MapValue read(String text) {
    return SourceReader.read("x", text).decodedObject().orElseThrow();
  }

  /** Of a list in another order only the order is taken, if nothing else differs. */
  private static boolean isTaken(
      Optional<Value> local,
      ThreeWayOutcome.Computed before,
      FieldPath path,
      Optional<Value> live) {
    return local.equals(live)
        || local.orElseThrow() instanceof ListValue now
            && at(before.inputs().local(), path).orElseThrow() instanceof ListValue own
            && now.size() == own.size()
            && now.items().containsAll(own.items());
  }

  static void isAs(
      Fate fate,
      String id,
      FieldPath path,
      ThreeWayOutcome.Computed before,
      ThreeWayOutcome.Computed then) {
    Optional<Value> live = then.inputs().live().flatMap(object -> at(object, path));
    Optional<Value> local = at(then.inputs().local(), path);
    switch (fate) {
      case TAKE_LIVE -> {
        assertThat(at(then.result(), path)).as(id + path).isEqualTo(live);
        if (before.explanation().at(path).outcome() == Outcome.REORDERED && local.isPresent()) {
          assertThat(local).as(id + path).matches(list -> isTaken(list, before, path, live));
        } else {
          assertThat(local).as(id + path).isEqualTo(live);
        }
      }
      case GIVE_UP -> {
        assertThat(at(then.result(), path)).as(id + path).isEqualTo(live);
        assertThat(local).as(id + path).isEmpty();
      }
      case TAKE_LAST_APPLIED ->
          assertThat(local)
              .as(id + path)
              .isEqualTo(before.inputs().lastApplied().flatMap(object -> at(object, path)));
      case KEEP_LOCAL -> assertThat(then.result()).as(id).isEqualTo(before.result());
      case KEEP_BOTH -> {
        ListValue both = (ListValue) local.orElseThrow();
        assertThat(both.items())
            .as(id + path)
            .containsAll(((ListValue) at(before.inputs().local(), path).orElseThrow()).items());
      }
      case RESTORE -> throw new AssertionError("nothing was changed: " + id);
    }
  }

  /** Decided and no conflict any more that is undecided; restored as it was. */
  private static void undecides(
      String id,
      Opened opened,
      ThreeWayOutcome.Computed before,
      ThreeWayOutcome.Computed then,
      Proposal proposal) {
    Decisions decisions = Decisions.NONE.with(proposal.decision());
    Tally tally = Tally.of(then, decisions, FirstConflicts.of(before, Optional.empty()));
    assertThat(tally.undecided()).as(id).doesNotContainAnyElementsOf(proposal.fields());
    Proposal back = new Fates(then, opened, decisions).propose(Fate.RESTORE, proposal.fields());
    if (back.refusals().isEmpty()) {
      MapValue restored = Change.apply(back.changes(), then.inputs().documents()).local();
      for (FieldPath path : back.fields()) {
        assertThat(at(restored, path)).as(id).isEqualTo(at(before.inputs().local(), path));
      }
    }
  }

  private static Optional<Value> at(MapValue object, FieldPath path) {
    return Fields.at(object, path).filter(value -> value != NullValue.NULL);
  }
}
