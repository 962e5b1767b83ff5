package dev.tripatch.engine.explain.inner;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** What is true of the inside of any list that is replaced as a whole. */
class InnerPartsLawsTest {
  private static final FieldPath LIST = FieldPath.of("spec", "groups");
  private static final SchemaAnswer CUSTOM = new SchemaAnswer.Unknown("a custom resource");

  private static final Value NAME = new StringValue("a");

  record Lists(ListValue lastApplied, ListValue local, ListValue live) {}

  @Provide
  Arbitrary<Lists> lists() {
    return Combinators.combine(groups(), groups(), groups()).as(Lists::new);
  }

  private static Arbitrary<ListValue> groups() {
    Arbitrary<Value> group =
        Combinators.combine(
                name("name"),
                list(rule()),
                list(argument()),
                Arbitraries.oneOf(text("x"), script()))
            .as(InnerPartsLawsTest::group);
    return list(Arbitraries.oneOf(group, argument(), rule()));
  }

  private static Value group(Value name, ListValue rules, ListValue arguments, Value x) {
    MapValue.Builder group = ((MapValue) name).toBuilder();
    group.put("rules", rules).put("args", arguments);
    ((MapValue) x).entries().forEach(group::put);
    return group.build();
  }

  private static Arbitrary<Value> rule() {
    return Combinators.combine(
            Arbitraries.oneOf(name("alert"), name("record"), text("host"), name("port")),
            text("expr"))
        .as(InnerPartsLawsTest::merged);
  }

  private static Arbitrary<Value> rule(String key) {
    return Combinators.combine(name(key), text("expr")).as(InnerPartsLawsTest::merged);
  }

  private static Value merged(Value one, Value other) {
    MapValue.Builder both = ((MapValue) one).toBuilder();
    ((MapValue) other).entries().forEach(both::put);
    return both.build();
  }

  private static Arbitrary<Value> name(String key) {
    return Arbitraries.of("a", "b", "c", "d").map(text -> MapValue.of(key, new StringValue(text)));
  }

  private static Arbitrary<Value> text(String key) {
    return Arbitraries.of("", "1", "2")
        .map(text -> text.isEmpty() ? MapValue.EMPTY : MapValue.of(key, new StringValue(text)));
  }

  /** A text of several lines; its last line may have no end. */
  private static Arbitrary<Value> script() {
    return Combinators.combine(
            Arbitraries.of("a", "b", "c", "d", "").list().ofMinSize(1).ofMaxSize(8),
            Arbitraries.of("", "\n"))
        .as((lines, end) -> MapValue.of("x", new StringValue(String.join("\n", lines) + end)));
  }

  private static Arbitrary<Value> argument() {
    return Arbitraries.of("--v=1", "--v=2", "--log=x", "run", "--log=y").map(StringValue::new);
  }

  private static Arbitrary<ListValue> list(Arbitrary<Value> items) {
    return items.list().ofMaxSize(5).map(ListValue::new);
  }

  private static Computed computed(Lists lists) {
    ThreeWayOutcome.Computed outcome =
        (ThreeWayOutcome.Computed)
            ThreeWay.compute(
                ThreeWayInputs.asApplied(
                    new ThreeDocuments<>(
                        Optional.of(object(lists.lastApplied())),
                        object(lists.local()),
                        Optional.of(object(lists.live()))),
                    CUSTOM));
    return new Computed(
        outcome.explanation().at(LIST),
        InnerParts.of(outcome.explanation(), outcome.inputs().schema().type()));
  }

  private record Computed(FieldOutcome whole, InnerParts inside) {
    List<FieldOutcome> parts() {
      return inside.of(LIST);
    }
  }

  private static MapValue object(ListValue groups) {
    return MapValue.of("spec", MapValue.of("groups", groups));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void thereIsAPartWhereverTheResultIsAnother(@ForAll("lists") Lists lists) {
    Computed computed = computed(lists);
    assertThat(computed.parts().isEmpty()).isEqualTo(lists.local().equals(lists.live()));
    Set<FieldPath> paths = new HashSet<>();
    assertThat(computed.parts()).allMatch(part -> paths.add(part.path()));
  }

  /**
   * Items without a name may find another like of theirs once a part of them is taken, so that more
   * keys are needed than there were parts, but never many: of thousands of lists, one needed 11 for
   * 4 parts.
   */
  @Property(edgeCases = EdgeCasesMode.NONE)
  void takenOneAfterTheOtherInAnyOrderThePartsGiveLive(
      @ForAll("lists") Lists lists, @ForAll Random random) {
    assertThat(keysToTakeAll(lists, random))
        .isLessThanOrEqualTo(3 * computed(lists).parts().size());
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void takenAllAtOnceThePartsGiveLive(@ForAll("lists") Lists lists) {
    Computed all = computed(lists);
    Set<FieldPath> paths = all.parts().stream().map(FieldOutcome::path).collect(Collectors.toSet());
    assertThat(all.inside().taken(all.whole(), paths, Role.LIVE)).contains(lists.live());
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void takenInTwoLotsThePartsGiveLive(@ForAll("lists") Lists lists, @ForAll Random random) {
    Computed all = computed(lists);
    Set<FieldPath> some =
        all.parts().stream()
            .map(FieldOutcome::path)
            .filter(path -> random.nextBoolean())
            .collect(Collectors.toSet());
    Value local = all.inside().taken(all.whole(), some, Role.LIVE).orElseThrow();
    Lists then = new Lists(lists.lastApplied(), (ListValue) local, lists.live());
    Computed rest = computed(then);
    Set<FieldPath> others =
        rest.parts().stream().map(FieldOutcome::path).collect(Collectors.toSet());
    assertThat(rest.inside().taken(rest.whole(), others, Role.LIVE)).contains(lists.live());
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void afterTakingWhatOnlyLiveChangedNothingIsLeftThatOnlyLiveChanged(
      @ForAll("named") Lists lists) {
    Computed before = computed(lists);
    Set<FieldPath> drifted = new HashSet<>(before.inside().onlyLive(LIST));
    Value local = before.inside().taken(before.whole(), drifted, Role.LIVE).orElseThrow();
    Computed then = computed(new Lists(lists.lastApplied(), (ListValue) local, lists.live()));
    assertThat(then.inside().onlyLive(LIST)).isEmpty();
    Map<FieldPath, Optional<Value>> others = localsValues(before);
    others.keySet().removeAll(drifted);
    assertThat(localsValues(then)).isEqualTo(others);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void ofTextsNothingIsLeftEitherThatOnlyLiveChanged(@ForAll("scriptsWithoutTwins") Lists lists) {
    assertThat(computed(withoutDrift(lists)).inside().onlyLive(LIST)).isEmpty();
  }

  /**
   * Of equal lines in one text, another may be the counterpart once a stretch is taken, so that
   * there is more that only live changed. Taken again and again, all of it is.
   */
  @Property(edgeCases = EdgeCasesMode.NONE)
  void whereLinesRepeatWhatOnlyLiveChangedEnds(@ForAll("scripts") Lists lists) {
    Lists now = lists;
    int most = lines(lists.local()) + lines(lists.live());
    while (!computed(now).inside().onlyLive(LIST).isEmpty()) {
      assertThat(most--).as("does not end: %s", now).isPositive();
      now = withoutDrift(now);
    }
  }

  private static Lists withoutDrift(Lists lists) {
    Computed before = computed(lists);
    Set<FieldPath> drifted = new HashSet<>(before.inside().onlyLive(LIST));
    Value local = before.inside().taken(before.whole(), drifted, Role.LIVE).orElseThrow();
    return new Lists(lists.lastApplied(), (ListValue) local, lists.live());
  }

  private static int lines(ListValue groups) {
    return AlignedText.lines(groups.toString()).size();
  }

  @Provide
  Arbitrary<Lists> scripts() {
    return scripts(script());
  }

  @Provide
  Arbitrary<Lists> scriptsWithoutTwins() {
    return scripts(
        Combinators.combine(
                Arbitraries.of("a", "b", "c", "d", "e", "f", "g", "")
                    .list()
                    .uniqueElements()
                    .ofMinSize(1)
                    .ofMaxSize(8),
                Arbitraries.of("", "\n"))
            .as((lines, end) -> MapValue.of("x", new StringValue(String.join("\n", lines) + end))));
  }

  private static Arbitrary<Lists> scripts(Arbitrary<Value> script) {
    Arbitrary<ListValue> text =
        script.map(x -> new ListValue(List.of(merged(MapValue.of("name", NAME), x))));
    return Combinators.combine(text, text, text).as(Lists::new);
  }

  /** What local has in each part; what moved is no value. */
  private static Map<FieldPath, Optional<Value>> localsValues(Computed computed) {
    Map<FieldPath, Optional<Value>> values = new HashMap<>();
    computed.parts().stream()
        .filter(part -> !part.outcome().isReordered())
        .forEach(part -> values.put(part.path(), Optional.ofNullable(part.values().local())));
    return values;
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void partsOfNamedItemsAreTakenWithOneKeyEach(
      @ForAll("named") Lists lists, @ForAll Random random) {
    assertThat(keysToTakeAll(lists, random)).isLessThanOrEqualTo(computed(lists).parts().size());
  }

  @Provide
  Arbitrary<Lists> named() {
    return Combinators.combine(namedItems(), namedItems(), namedItems()).as(Lists::new);
  }

  private static Arbitrary<ListValue> namedItems() {
    Arbitrary<Value> group =
        Combinators.combine(name("name"), unique(rule("alert")), text("x"), text("y"))
            .as((name, rules, x, y) -> group(name, rules, ListValue.EMPTY, merged(x, y)));
    return unique(group);
  }

  private static Arbitrary<ListValue> unique(Arbitrary<Value> items) {
    return items
        .list()
        .ofMaxSize(4)
        .uniqueElements(item -> nameOf(item).getFirst())
        .map(ListValue::new);
  }

  private static int keysToTakeAll(Lists lists, Random random) {
    Lists now = lists;
    int keys = 0;
    for (Computed left = computed(now); !left.parts().isEmpty(); left = computed(now)) {
      FieldOutcome part = left.parts().get(random.nextInt(left.parts().size()));
      Value local = left.inside().taken(left.whole(), Set.of(part.path()), Role.LIVE).orElseThrow();
      now = new Lists(lists.lastApplied(), (ListValue) local, lists.live());
      assertThat(keys++).as("does not end: %s", now).isLessThan(1000);
    }
    assertThat(now.local()).isEqualTo(lists.live());
    return keys;
  }

  /** What a document has at a path of these names is what the part says it has. */
  @Property(edgeCases = EdgeCasesMode.NONE)
  void aPathLeadsToTheSamePartInEveryDocument(@ForAll("lists") Lists lists) {
    Computed computed = computed(lists);
    for (FieldOutcome part : computed.parts()) {
      for (Role role : Role.DOCUMENTS) {
        Value there =
            computed
                .inside()
                .names()
                .in(role, part.path())
                .map(path -> at(computed.whole().values(), role, path))
                .orElse(null);
        assertThat(there).as("%s in %s", part.path(), role).isEqualTo(part.values().of(role));
      }
    }
  }

  private static @Nullable Value at(FieldValues values, Role role, FieldPath path) {
    @Nullable Value value = values.of(role);
    for (PathStep step : path.steps().subList(LIST.length(), path.length())) {
      value =
          switch (step) {
            case PathStep.Key(String key) -> value instanceof MapValue map ? map.get(key) : null;
            case PathStep.IndexItem(int index) ->
                value instanceof ListValue list && index < list.size() ? list.get(index) : null;
            case PathStep.KeyedItem item -> throw new AssertionError(item);
            case PathStep.SetItem item -> throw new AssertionError(item);
            case PathStep.Lines(int first, int last) ->
                first > last || !(value instanceof StringValue(String text, _))
                    ? null
                    : new StringValue(
                        String.join("", AlignedText.lines(text).subList(first - 1, last)));
          };
    }
    return value;
  }

  /** What differs on both sides of lines that say nothing is one change to a person. */
  @Property(edgeCases = EdgeCasesMode.NONE)
  void betweenTwoPartsOfATextIsALineThatIsNotBlank(
      @ForAll("texts") String local, @ForAll("texts") String live) {
    List<String> lines = AlignedText.lines(live);
    List<FieldOutcome> parts = InnerParts.between(new StringValue(live), new StringValue(local));
    int before = -1;
    for (FieldOutcome part : parts) {
      if (part.path().last().orElse(null) instanceof PathStep.Lines(int first, int last)) {
        assertThat(
                before < 0 || !lines.subList(before, first - 1).stream().allMatch(String::isBlank))
            .as("%s in %s", parts, lines)
            .isTrue();
        assertThat(part.values().live()).isNotEqualTo(part.values().result());
        before = last;
      }
    }
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of("a", "b", "c", "d", "", " ")
        .list()
        .ofMinSize(2)
        .ofMaxSize(9)
        .map(lines -> String.join("\n", lines));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void noPairCrossesAName(@ForAll("lists") Lists lists) {
    Computed computed = computed(lists);
    InnerNames names = computed.inside().names();
    for (int i = 0; i < lists.local().size(); i++) {
      FieldPath mine = names.step(Role.LOCAL, LIST, i).map(LIST::then).orElse(LIST.index(i));
      Optional<FieldPath> theirs = names.in(Role.LIVE, mine);
      Value one = lists.local().get(i);
      theirs
          .filter(path -> index(path) < lists.live().size())
          .map(path -> lists.live().get(index(path)))
          .ifPresent(other -> assertThat(nameOf(other)).isEqualTo(nameOf(one)));
    }
  }

  private static int index(FieldPath path) {
    return ((PathStep.IndexItem) path.last().orElseThrow()).index();
  }

  private static List<Value> nameOf(Value item) {
    List<Value> name = new ArrayList<>();
    if (item instanceof MapValue map) {
      for (String key : List.of("name", "alert", "record")) {
        map.find(key).ifPresent(name::add);
      }
    }
    return name;
  }
}
