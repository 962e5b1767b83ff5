package dev.tripatch.edit.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.output.data.HazardList;
import dev.tripatch.cli.output.data.HazardList.LocatedHazard;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.data.JsonData;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.recorded.RealInput;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.workspace.ComparisonMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * The fix that a hazard's data has is carried out: the result is accepted, the hazard is gone, none
 * is new, and nothing of live is lost that the text does not delete by name.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RemedyLawTest {
  private static final Pattern BLOCK =
      Pattern.compile("```(?:yaml|text) ([a-z-]+) ?([a-z-]*)\n(.*?)\n```\n", Pattern.DOTALL);

  private static final Pattern MANY = Pattern.compile("\\(… ([0-9]+) letters …\\)");
  private static final boolean SHOWN = Boolean.getBoolean("laws.shown");

  private static final Set<HazardKind> KEEPS_WHAT_IS_WANTED =
      Set.of(HazardKind.LIST_DROPS_ITEMS, HazardKind.ADD_REPLACES);

  private final Map<HazardKind, Integer> carriedOut = new EnumMap<>(HazardKind.class);
  private final Map<HazardKind, Map<String, Integer>> without = new EnumMap<>(HazardKind.class);
  private final List<String> wrong = new ArrayList<>();

  @BeforeAll
  void knownSamples() {
    Stream.of(HazardKind.values())
        .filter(kind -> ProvenFixes.whyNone(kind).isEmpty())
        .map(HazardFixesTest::sampleCase)
        .forEach(this::tryCase);
    for (HazardKind kind : HazardKind.values()) {
      page(kind.page(), kind.id()).ifPresent(this::tryCase);
    }
    BundledLessons.books().stream()
        .flatMap(book -> book.lessons().stream())
        .flatMap(lesson -> lesson(lesson).stream())
        .forEach(this::tryCase);
  }

  @AfterAll
  void print() {
    for (HazardKind kind : HazardKind.values()) {
      System.out.println(
          "fix %-28s %6d carried out, none: %s"
              .formatted(
                  kind.id(),
                  carriedOut.getOrDefault(kind, 0),
                  without.getOrDefault(kind, Map.of())));
    }
  }

  @Test
  void whatSamplesPagesAndLessonsAdviseWorks() {
    assertThat(wrong).isEmpty();
  }

  /** Every kind that has a fix was mended at least once. */
  @Test
  void eachFixIsCarriedOut() {
    assertThat(HazardKind.values())
        .filteredOn(kind -> ProvenFixes.whyNone(kind).isEmpty())
        .filteredOn(kind -> kind != HazardKind.KUSTOMIZE_ITEM_WITHOUT_KEY)
        .allMatch(carriedOut::containsKey);
  }

  @Test
  @RealInput.Manifests
  void whatIsAdvisedOfSlipsInRealObjectsWorks() throws IOException {
    Random random = Sample.random();
    for (Path file : Sample.of(RealInput.manifestFiles())) {
      for (ManifestObject object :
          ManifestFile.read(file.toString(), Files.readString(file)).objects()) {
        if (object
            .document()
            .decodedObject()
            .filter(each -> each.has("kind") && each.has("metadata"))
            .isPresent()) {
          new RealSlips(object.document().decodedObject().orElseThrow(), random)
              .each(1)
              .forEach(this::tryCase);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private void tryCase(RemedyCase one) {
    Optional<RemedyCase.Seen> seen = one.seen(one.text());
    if (seen.isEmpty()) {
      return;
    }
    FixText text =
        new FixText(
            one.writing(),
            RemedyCase.document(one.text()),
            one.schema(),
            one.live().flatMap(SourceDocument::decodedObject),
            seen.get().hazards());
    ProvenFixes fixes =
        new ProvenFixes(text, other -> one.seen(other.text()).map(RemedyCase.Seen::hazards));
    List<Hazard> hazards = seen.get().hazards();
    ListValue data =
        data(
            HazardList.of(
                hazards.stream().map(each -> new LocatedHazard(each, "")).toList(), fixes));
    for (int i = 0; i < hazards.size(); i++) {
      tryHazard(one, seen.get(), hazards.get(i), (MapValue) data.get(i));
    }
  }

  private static ListValue data(List<?> entries) {
    return (ListValue) SourceReader.read("data", JsonData.write(entries)).decoded().orElseThrow();
  }

  private void tryHazard(RemedyCase one, RemedyCase.Seen before, Hazard hazard, MapValue data) {
    assertThat(data.has("fix"))
        .as("%s: either a fix or why none: %s", one.name(), data)
        .isNotEqualTo(data.has("noFix"));
    if (!(data.get("fix") instanceof MapValue fix)) {
      if (SHOWN && ProvenFixes.whyNone(hazard.kind()).isEmpty()) {
        System.out.println(
            "NONE "
                + hazard.kind()
                + " "
                + one.name()
                + " "
                + hazard.path()
                + ": "
                + hazard.sentence()
                + " "
                + hazard.remedy()
                + "\n"
                + (one.writing() == Writing.OBJECT ? "" : one.text()));
      }
      without
          .computeIfAbsent(hazard.kind(), _ -> new TreeMap<>())
          .merge(data.text("noFix"), 1, Integer::sum);
      return;
    }
    carriedOut.merge(hazard.kind(), 1, Integer::sum);
    assertThat(fix.text("type"))
        .isEqualTo(one.writing().format().map(PatchFormat::word).orElse(""));
    String text = fix.text(one.writing().format().isPresent() ? "patch" : "local");
    List<String> faults = faults(one, before, hazard, text);
    if (!faults.isEmpty()) {
      wrong.add(
          "%s %s: %s%nby %s%n%s%nto%n%s"
              .formatted(
                  one.name(), hazard.kind(), faults, fix.text("sentence"), one.text(), text));
    }
  }

  private static List<String> faults(
      RemedyCase one, RemedyCase.Seen before, Hazard hazard, String text) {
    Optional<RemedyCase.Seen> seen = one.seen(text);
    boolean isSameRefusal =
        before.result().isEmpty()
            && seen.filter(
                    it ->
                        it.hazards().stream()
                            .allMatch(each -> !each.refuses() || isKnown(before, each)))
                .isPresent();
    if (seen.isEmpty() || seen.get().result().isEmpty() && !isSameRefusal) {
      return List.of("refused: " + seen.map(RemedyCase.Seen::hazards).orElse(List.of()));
    }
    List<String> faults = new ArrayList<>();
    boolean isAccepted =
        before.result().isPresent() && before.hazards().stream().noneMatch(Hazard::refuses);
    for (Hazard left : seen.get().hazards()) {
      boolean isKnown = isKnown(before, left);
      if (subject(left).equals(subject(hazard))) {
        faults.add("still " + left.sentence());
      } else if (left.refuses() && !isKnown) {
        faults.add("refuses " + left.sentence());
      } else if (isAccepted && !isKnown && !isBrought(hazard, left)) {
        faults.add("new " + left.sentence());
      }
    }
    if (isAccepted) {
      Set<FieldPath> lost = lost(one, seen.get());
      lost.removeAll(lost(one, before));
      MapValue stored = one.stored(seen.get().result().orElseThrow());
      lost.removeIf(
          path ->
              Counted.valueAt(stored, path).isPresent()
                  || path.startsWith(FieldPath.of("status"))
                  || path.startsWith(FieldPath.of("stringData"))
                  || isNamed(one, text, path));
      lost.forEach(path -> faults.add("loses " + path));
      boolean isList =
          Counted.valueAt(before.result().orElseThrow(), hazard.path()).orElse(NullValue.NULL)
              instanceof ListValue;
      if (isList && KEEPS_WHAT_IS_WANTED.contains(hazard.kind())) {
        lost(one, before.result().orElseThrow(), seen.get())
            .forEach(path -> faults.add("no longer does " + path));
      }
    }
    return faults;
  }

  /** Pods restart by the change that is wanted, and who deletes a map gets its defaults. */
  private static boolean isBrought(Hazard hazard, Hazard left) {
    return left.kind().isOnlyTold()
        || hazard.kind() == HazardKind.EMPTIED_MAP && left.kind() == HazardKind.DEFAULTED_AGAIN;
  }

  private static boolean isKnown(RemedyCase.Seen before, Hazard left) {
    return before.hazards().stream().anyMatch(each -> subject(each).equals(subject(left)));
  }

  private static List<Object> subject(Hazard hazard) {
    return List.of(hazard.kind(), hazard.path());
  }

  /** What live has and the result has not. */
  private static Set<FieldPath> lost(RemedyCase one, RemedyCase.Seen seen) {
    return lost(one, one.object(), seen);
  }

  private static Set<FieldPath> lost(RemedyCase one, MapValue object, RemedyCase.Seen seen) {
    Set<FieldPath> lost = new LinkedHashSet<>();
    lost(object, TypedPath.root(one.schema().declaredType()), seen.result().orElseThrow(), lost);
    return lost;
  }

  private static void lost(Value value, TypedPath at, MapValue result, Set<FieldPath> lost) {
    switch (value) {
      case MapValue map ->
          map.entries().forEach((key, each) -> lost(each, at.key(key), result, lost));
      case ListValue list when at.mergeKey().isPresent() ->
          at.items(list).forEach((step, each) -> lost(each, at.then(step), result, lost));
      case ListValue list -> {
        Value after = Counted.valueAt(result, at.path()).orElse(NullValue.NULL);
        list.items().stream()
            .filter(each -> !(after instanceof ListValue there && isIn(there, each)))
            .forEach(
                each ->
                    lost.add(
                        at.path()
                            .member(
                                each instanceof Scalar plain
                                    ? plain
                                    : new dev.tripatch.json.StringValue(each.toString()))));
      }
      case Scalar _ -> {
        if (Counted.valueAt(result, at.path()).isEmpty()) {
          lost.add(at.path());
        }
      }
    }
  }

  /** An item that has all that live's has is the same, changed. */
  private static boolean isIn(ListValue list, Value item) {
    return list.items().stream()
        .anyMatch(
            each ->
                each.equals(item)
                    || each instanceof MapValue now
                        && item instanceof MapValue before
                        && now.keys().containsAll(before.keys()));
  }

  /** Whether the text says null or deletion there or around it, or last applied is what says it. */
  private static boolean isNamed(RemedyCase one, String text, FieldPath path) {
    Places places = Places.of(RemedyCase.document(text));
    for (FieldPath at = path; !at.isRoot(); at = at.parent().orElseThrow()) {
      Value written =
          places.locate(at).map(Place::node).map(node -> node.value()).orElse(MapValue.EMPTY);
      if (written == NullValue.NULL || Directives.isDeletion(written)) {
        return true;
      }
    }
    // An item without a name is another one as soon as a field of it is deleted.
    boolean isChanged =
        places
            .locate(path.parent().orElseThrow())
            .filter(_ -> path.last().orElseThrow() instanceof PathStep.SetItem)
            .filter(list -> CanonicalJson.write(list.node().value()).contains(":null"))
            .isPresent();
    return isChanged
        || one.lastApplied()
            .flatMap(SourceDocument::object)
            .flatMap(applied -> Counted.valueAt(applied, path))
            .isPresent();
  }

  private static Optional<RemedyCase> page(String page, String name) {
    Map<String, String> texts = new HashMap<>();
    Optional<Dialect> dialect = Optional.empty();
    Optional<ComparisonMode> mode = Optional.empty();
    boolean overwrite = true;
    for (MatchResult block :
        BLOCK.matcher(page.substring(0, page.indexOf("## The way out"))).results().toList()) {
      texts.put(
          block.group(1),
          MANY.matcher(block.group(3) + "\n")
              .replaceAll(many -> "x".repeat(Integer.parseInt(many.group(1)))));
      switch (block.group(2)) {
        case "" -> {}
        case "overwrite-off" -> overwrite = false;
        case "helm" -> mode = Optional.of(ComparisonMode.HELM);
        default ->
            dialect =
                Optional.of(
                    Dialect.valueOf(block.group(2).toUpperCase(Locale.ROOT).replace('-', '_')));
      }
    }
    Optional<RemedyCase.Reader> reader =
        Optional.of(new RemedyCase.Reader(dialect, overwrite, mode));
    boolean isPatch = texts.containsKey("patch");
    String text = texts.getOrDefault(isPatch ? "patch" : "local", "");
    boolean isList = RemedyCase.document(text).object().isEmpty();
    boolean isMerge = dialect.filter(it -> !it.isStrategic()).isPresent();
    Writing writing =
        !isPatch
            ? Writing.OBJECT
            : isList ? Writing.OPERATIONS : isMerge ? Writing.MERGE : Writing.STRATEGIC;
    return text.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new RemedyCase(
                name,
                writing,
                text,
                document(texts.get("live")),
                document(texts.get("last-applied")),
                isList ? Optional.empty() : reader));
  }

  private static Optional<RemedyCase> lesson(Lesson lesson) {
    boolean isLocal = lesson.isCalculated();
    Optional<String> text = lesson.text(isLocal ? BlockLabel.LOCAL : BlockLabel.PATCH);
    Optional<String> live = lesson.text(BlockLabel.LIVE);
    Writing writing = isLocal ? Writing.OBJECT : Writing.of(lesson.format());
    return text.filter(_ -> isLocal || live.isPresent())
        .map(
            it ->
                new RemedyCase(
                    lesson.name(),
                    writing,
                    it,
                    document(live.orElse(null)),
                    document(lesson.text(BlockLabel.LAST_APPLIED).orElse(null)),
                    Optional.empty()));
  }

  private static Optional<SourceDocument> document(@org.jspecify.annotations.Nullable String text) {
    return Optional.ofNullable(text).map(RemedyCase::document);
  }
}
