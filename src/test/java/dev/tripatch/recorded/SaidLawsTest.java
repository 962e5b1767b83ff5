package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.explain.Notes;
import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.composed.ComposedExplainer;
import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.format.PatchEffect;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Said;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is said of a field is so, and its advice, carried out, does what it promises; on a sample of
 * the recorded cases, on live objects that drifted at random, and on random patches. All cases with
 * {@code -Drecorded.all}.
 */
class SaidLawsTest {
  private static final boolean ALL = System.getProperty("recorded.all") != null;
  private static final int ADVICE_EACH = ALL ? 400 : 12;

  private final BundledCatalog catalog = new BundledCatalog();

  /**
   * Not the seed of the commit: with another, odd input finds sentences that are not quite so
   * ({@code -Dsaid.seed=N}).
   */
  private final Random random = new Random(Long.getLong("said.seed", 27));

  private final RandomPatches patches = new RandomPatches(random);
  private final Map<String, Integer> said = new HashMap<>();
  private final Map<String, Integer> advised = new HashMap<>();
  private final Map<String, List<String>> faults = new LinkedHashMap<>();

  @Test
  void eachSentenceHasALaw() {
    Set<String> sentences = new TreeSet<>();
    for (String topic :
        List.of("ReasonWording", "EffectWording", "NoteWording", "ConflictWording")) {
      Prose.about(topic).keys().forEach(key -> sentences.add(topic + "." + key.split("\\.")[0]));
    }
    assertThat(SaidLaws.OF.keySet()).containsExactlyInAnyOrderElementsOf(sentences);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "three-way.jsonl.gz",
        "three-way-odd.jsonl.gz",
        "three-way-third.jsonl.gz",
        "json-merge.jsonl.gz",
        "kubectl-apply.jsonl.gz"
      })
  void ofCalculatedPatches(String name) throws URISyntaxException {
    List<ThreeWayOutcome.Computed> cases = new ArrayList<>();
    RecordedComparisons comparisons = new RecordedComparisons();
    for (RecordedCase line : recording(name).cases()) {
      if (comparisons.outcome(line, name) instanceof ThreeWayOutcome.Computed outcome) {
        cases.add(outcome);
      }
    }
    for (ThreeWayOutcome.Computed each : sample(cases, 120)) {
      check(each);
      MapValue live = each.inputs().live().orElse(MapValue.EMPTY);
      MapValue drifted = patches.drifted(live, each.inputs().local());
      check(each.inputs(), each.inputs().local(), Optional.of(drifted));
      check(ThreeWay.compute(each.inputs().asTwoWayJsonMergePatch()));
      check(ThreeWay.compute(each.inputs().withOverwrite(false)));
      each.explanation().all().stream()
          .map(FieldOutcome::path)
          .skip(1 + random.nextInt(5))
          .findFirst()
          .ifPresent(path -> check(ThreeWay.compute(each.inputs().leavingOut(Set.of(path)))));
    }
    holds(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "apply-directives.jsonl.gz",
        "apply-directives-odd.jsonl.gz",
        "apply-directives-third.jsonl.gz"
      })
  void ofRecordedComposedPatches(String name) throws URISyntaxException {
    for (RecordedCase line : sample(recording(name).cases(), 250)) {
      SchemaAnswer schema = catalog.lookUp(line.apiVersion(), line.kind());
      check(PatchFormat.STRATEGIC, line.map("current"), line.map("patch"), schema);
    }
    holds(name);
  }

  @ParameterizedTest
  @EnumSource(PatchFormat.class)
  void ofRandomPatches(PatchFormat format) throws URISyntaxException {
    for (RecordedCase line : sample(recording("three-way.jsonl.gz").cases(), 250)) {
      SchemaAnswer schema = catalog.lookUp(line.apiVersion(), line.kind());
      MapValue live = line.map("current");
      MapValue other = line.map("modified");
      MapValue strategic = patches.strategic(TypedPath.root(schema.type()), live, other);
      Value patch =
          switch (format) {
            case STRATEGIC -> strategic;
            case MERGE -> patches.plain(strategic);
            case JSON -> patches.operations(live, other);
          };
      check(format, live, patch, schema);
    }
    holds("random " + format);
  }

  private <T> List<T> sample(List<T> all, int count) {
    List<T> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    return ALL ? shuffled : shuffled.subList(0, Math.min(count, shuffled.size()));
  }

  private void check(ThreeWayInputs inputs, MapValue local, Optional<MapValue> live) {
    check(ThreeWay.compute(inputs.with(new ThreeDocuments<>(inputs.lastApplied(), local, live))));
  }

  private void check(ThreeWayOutcome outcome) {
    if (outcome instanceof ThreeWayOutcome.Computed computed) {
      ThreeWayInputs inputs = computed.inputs();
      Function<Value, Optional<MapValue>> engine =
          local ->
              ThreeWay.compute(
                          inputs.with(
                              new ThreeDocuments<>(
                                  inputs.lastApplied(), (MapValue) local, inputs.live())))
                      instanceof ThreeWayOutcome.Computed then
                  ? Optional.of(then.result())
                  : Optional.empty();
      check(computed.explanation(), inputs.local(), engine);
      SourceDocument text = Occasion.text(inputs.local());
      for (Conflict conflict : Conflicts.of(computed).all()) {
        conflict.said().stream()
            .flatMap(Said::all)
            .map(each -> new Occasion(computed.explanation(), conflict.field(), each, text, engine))
            .forEach(this::check);
      }
    }
  }

  private void check(PatchFormat format, MapValue live, Value patch, SchemaAnswer schema) {
    PatchEffect effect = new PatchEffect(live, schema);
    MapValue result = effect.of(format, patch).orElse(null);
    if (result == null) {
      return;
    }
    TypedPath root = TypedPath.root(schema.type());
    Explanation explanation =
        switch (format) {
          case STRATEGIC -> ComposedExplainer.ofStrategic(root, live, (MapValue) patch, result);
          case MERGE -> ComposedExplainer.ofMerge(root, live, (MapValue) patch, result);
          case JSON ->
              ComposedExplainer.ofOperations(
                  root,
                  live,
                  PlacedOperation.of(((JsonPatch.Read) JsonPatch.read(patch)).patch(), live, root),
                  result);
        };
    check(explanation, patch, changed -> effect.of(format, changed));
  }

  private void check(
      Explanation explanation, Value written, Function<Value, Optional<MapValue>> engine) {
    SourceDocument text = Occasion.text(written);
    InnerParts inside = InnerParts.of(explanation, SchemaType.Primitive.UNDECLARED);
    for (FieldOutcome field : explanation.all()) {
      Words words = Words.of(field);
      Stream<Said> all =
          Stream.of(
                  Stream.of(words.title(), words.brief()),
                  words.said().stream(),
                  Stream.of(InnerParts.NOTHING, inside)
                      .flatMap(parts -> Notes.about(explanation, parts, field.path()).stream())
                      .map(note -> note.said()))
              .flatMap(Function.identity());
      all.flatMap(Said::all)
          .forEach(each -> check(new Occasion(explanation, field, each, text, engine)));
    }
  }

  private void check(Occasion at) {
    String key = at.said().wording().prose().topic() + "." + at.said().wording().name();
    SaidLaws.Law law = Objects.requireNonNull(SaidLaws.OF.get(key), key);
    said.merge(key, 1, Integer::sum);
    if (!law.claim().test(at)) {
      faults.computeIfAbsent(key + " is not so", _ -> new ArrayList<>()).add(at.toString());
    } else if (isSentence(at.said()) && advised.merge(key, 1, Integer::sum) <= ADVICE_EACH) {
      if (!law.advice().test(at)) {
        faults.computeIfAbsent(key + " fails", _ -> new ArrayList<>()).add(at.toString());
      }
    }
  }

  private static boolean isSentence(Said said) {
    return !said.key().endsWith(".headline") && !said.key().endsWith(".summary");
  }

  private void holds(String name) {
    System.out.println(name + ": " + said);
    List<String> shortest =
        faults.entrySet().stream()
            .map(
                each ->
                    "\n%s, %d times: %s"
                        .formatted(
                            each.getKey(),
                            each.getValue().size(),
                            Collections.min(
                                each.getValue(), Comparator.comparingInt(String::length))))
            .toList();
    assertThat(shortest).isEmpty();
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(SaidLawsTest.class.getResource("/recorded/" + name)).toURI()));
  }
}
