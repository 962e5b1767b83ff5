package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Fates.Opened;
import dev.tripatch.decide.FirstConflicts;
import dev.tripatch.decide.Proposal;
import dev.tripatch.decide.Tally;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.EditedTexts;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * One field at a time, for each fate, on real upgrades that somebody's changes of live got in the
 * way of, and on recorded cases: decide, read again, and the engine's outcome is the fate's; undo
 * restores the bytes; decisions about fields apart come to the same in any order. A sample; all of
 * them with {@code -Dmanifests.dir=FOLDER}.
 */
class FieldFateLawsTest {

  private final Random random = Sample.random();
  private int decided;
  private int swapped;
  private int toDo;

  @Test
  void theyHoldOnASample() throws URISyntaxException {
    int part = Sample.ALL ? 1 : 3;
    check(sample(upgrades(), 12 / part), 12 / part);
    check(sample(randomCases(), 60 / part), 8 / part);
    assertThat(decided).isGreaterThan(Sample.least(500));
    assertThat(swapped).isGreaterThanOrEqualTo(Sample.least(50));
    assertThat(toDo).isGreaterThanOrEqualTo(Sample.least(20));
  }

  @Test
  @RealInput.Manifests
  void theyHoldOnAll() throws URISyntaxException {
    check(upgrades(), Integer.MAX_VALUE);
    check(sample(randomCases(), 400), Integer.MAX_VALUE);
    System.out.println("fates of single fields: " + decided + "; in another order: " + swapped);
  }

  private static List<ThreeWayOutcome.Computed> upgrades() throws URISyntaxException {
    return RealUpgrades.recorded().stream()
        .map(RealUpgrades.Upgrade::outcome)
        .filter(ThreeWayOutcome.Computed.class::isInstance)
        .map(ThreeWayOutcome.Computed.class::cast)
        .toList();
  }

  private static List<ThreeWayOutcome.Computed> randomCases() throws URISyntaxException {
    List<ThreeWayOutcome.Computed> cases = new ArrayList<>();
    new RecordedComparisons().forEach("three-way.jsonl.gz", outcome -> cases.add(outcome));
    return cases;
  }

  private <T> List<T> sample(List<T> all, int count) {
    List<T> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, Math.min(count, shuffled.size()));
  }

  private void check(List<ThreeWayOutcome.Computed> cases, int fields) {
    for (ThreeWayOutcome.Computed each : cases) {
      List<FieldPath> changed =
          each.explanation().all().stream()
              .filter(field -> field.isWhole() && Marks.of(field).isPresent())
              .map(FieldOutcome::path)
              .toList();
      List<Proposal> proposals = new ArrayList<>();
      for (FieldPath path : sample(changed, fields)) {
        for (Fate fate : Fate.values()) {
          proposals.addAll(decided(each, fate, path));
        }
      }
      commute(each, sample(proposals, 4));
    }
  }

  private static Fates fates(ThreeWayOutcome.Computed outcome, ThreeWayOutcome.Computed first) {
    Opened opened = new Opened(first.inputs().lastApplied(), Optional.of(first.inputs().local()));
    return new Fates(outcome, opened, Decisions.NONE);
  }

  /** The decision, if it can be made; the laws about one alone hold for it. */
  private List<Proposal> decided(ThreeWayOutcome.Computed before, Fate fate, FieldPath path) {
    Proposal proposal = fates(before, before).propose(fate, List.of(path));
    if (!proposal.isPossible()) {
      return List.of();
    }
    ThreeDocuments<SourceDocument> texts = texts(before);
    if (!(EditedTexts.of(texts, proposal.changes()) instanceof EditedTexts.Done done)) {
      return List.of();
    }
    decided++;
    String id = before.inputs().local().get("kind") + " " + fate + " " + path;
    ThreeWayOutcome.Computed then = computed(id, before, read(texts, done));
    proposal.fields().forEach(field -> FateLawsTest.isAs(fate, id, field, before, then));
    undoRestores(id, texts, proposal, done);
    appliedInTheCluster(id, before, proposal, then);
    return List.of(proposal);
  }

  /**
   * Only local can be saved and applied: the cluster keeps its last-applied configuration. There
   * the decision comes true, too, or is said to be to do; and nothing is to do in vain.
   */
  private void appliedInTheCluster(
      String id,
      ThreeWayOutcome.Computed before,
      Proposal proposal,
      ThreeWayOutcome.Computed then) {
    ThreeWayOutcome.Computed inCluster =
        computed(
            id,
            before,
            before
                .inputs()
                .documents()
                .mapRoles((role, was) -> role == Role.LOCAL ? then.inputs().local() : was));
    Tally tally =
        Tally.of(
            then,
            Decisions.NONE.with(proposal.decision()),
            FirstConflicts.of(before, before.inputs().lastApplied()));
    for (FieldPath field : proposal.fields()) {
      boolean isToDo = tally.toDo().containsKey(field);
      boolean isDeleted =
          before.explanation().at(field).values().live() != null
              && inCluster.explanation().at(field).values().result() == null;
      if (isToDo) {
        toDo++;
        assertThat(isDeleted || proposal.fate() == Fate.RESTORE).as(id + " in vain").isTrue();
      } else if (!isLeaked(inCluster, field)
          && (proposal.fate() == Fate.GIVE_UP || proposal.fate() == Fate.TAKE_LIVE)) {
        FateLawsTest.isAs(proposal.fate(), id + " in the cluster", field, before, inCluster);
      }
    }
  }

  /** Where live lacks the list, the server writes the directive that deletes an item into it. */
  private static boolean isLeaked(ThreeWayOutcome.Computed inCluster, FieldPath field) {
    return inCluster.explanation().at(field).values().result() instanceof MapValue item
        && item.has("$patch");
  }

  private static ThreeDocuments<SourceDocument> texts(ThreeWayOutcome.Computed outcome) {
    return outcome.inputs().documents().mapRoles((role, value) -> YamlWriter.render("x", value));
  }

  private static ThreeDocuments<MapValue> read(
      ThreeDocuments<SourceDocument> texts, EditedTexts.Done done) {
    return texts.mapRoles(
        (role, text) ->
            SourceReader.read("x", done.texts().getOrDefault(role, text.text()))
                .decodedObject()
                .orElseThrow());
  }

  private static ThreeWayOutcome.Computed computed(
      String id, ThreeWayOutcome.Computed before, ThreeDocuments<MapValue> read) {
    ThreeWayOutcome after = ThreeWay.compute(before.inputs().with(read));
    assertThat(after).as(id).isInstanceOf(ThreeWayOutcome.Computed.class);
    return (ThreeWayOutcome.Computed) after;
  }

  private static void undoRestores(
      String id, ThreeDocuments<SourceDocument> texts, Proposal proposal, EditedTexts.Done done) {
    Documents documents = new Documents();
    texts
        .toMap()
        .forEach(
            (role, text) ->
                documents
                    .of(role)
                    .orElseThrow()
                    .open(OpenDocument.unfiled(role.title(), text.text())));
    documents
        .history()
        .decide(
            proposal.decision(),
            () -> done.texts().forEach((role, text) -> type(documents, role, text)));
    documents.history().undo(Optional.empty());
    texts
        .toMap()
        .forEach(
            (role, text) ->
                assertThat(documents.of(role).orElseThrow().getText())
                    .as(id)
                    .isEqualTo(text.text()));
  }

  private static void type(Documents documents, Role role, String text) {
    documents.of(role).orElseThrow().type(text);
  }

  /** Fields apart: none holds another one. */
  private void commute(ThreeWayOutcome.Computed before, List<Proposal> proposals) {
    for (Proposal one : proposals) {
      for (Proposal other : proposals) {
        if (areApart(one, other)) {
          Optional<ThreeDocuments<Value>> forth = inOrder(before, one, other);
          Optional<ThreeDocuments<Value>> back = inOrder(before, other, one);
          if (forth.isPresent() && back.isPresent()) {
            swapped++;
            assertThat(forth).as(one.decision() + " and " + other.decision()).isEqualTo(back);
          }
        }
      }
    }
  }

  private static boolean areApart(Proposal one, Proposal other) {
    return one.fields().stream()
        .allMatch(
            mine ->
                other.fields().stream()
                    .noneMatch(theirs -> mine.startsWith(theirs) || theirs.startsWith(mine)));
  }

  /** What the documents are after both; the second is proposed in what the first left. */
  private static Optional<ThreeDocuments<Value>> inOrder(
      ThreeWayOutcome.Computed before, Proposal first, Proposal second) {
    return after(before, before, first)
        .flatMap(then -> after(before, then, second))
        .map(then -> then.inputs().documents().mapRoles((role, object) -> unordered(object)));
  }

  private static Optional<ThreeWayOutcome.Computed> after(
      ThreeWayOutcome.Computed first, ThreeWayOutcome.Computed now, Proposal wanted) {
    Proposal proposal = fates(now, first).propose(wanted.fate(), wanted.fields());
    ThreeDocuments<SourceDocument> texts = texts(now);
    boolean isSame = proposal.fields().equals(wanted.fields());
    return isSame && EditedTexts.of(texts, proposal.changes()) instanceof EditedTexts.Done done
        ? Optional.of(computed(wanted.decision().toString(), now, read(texts, done)))
        : Optional.empty();
  }

  /** Items that are added stand in the order in which they came. */
  private static Value unordered(Value value) {
    return switch (value) {
      case MapValue map -> {
        MapValue.Builder all = MapValue.builder();
        map.entries().forEach((key, each) -> all.put(key, unordered(each)));
        yield all.build();
      }
      case ListValue list ->
          new ListValue(
              list.items().stream()
                  .map(FieldFateLawsTest::unordered)
                  .sorted(Comparator.comparing(CanonicalJson::write))
                  .toList());
      default -> value;
    };
  }
}
