package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Over all built-in kinds that have several versions: nobody is said to have moved a field. */
class SeveralVersionsLawsTest {
  private static final BundledCatalog CATALOG = new BundledCatalog();
  private static final Workbench WORKBENCH = new Workbench(CATALOG);
  private static final List<Versions> ALL = all();

  /** Two versions of a kind. */
  record Versions(String kind, String one, String other) {}

  private static List<Versions> all() {
    Map<List<String>, List<String>> byKind =
        CATALOG.kinds().stream()
            .collect(
                Collectors.groupingBy(
                    kind -> List.of(GroupVersion.of(kind.apiVersion()).group(), kind.kind()),
                    Collectors.mapping(KnownKind::apiVersion, Collectors.toList())));
    List<Versions> all = new ArrayList<>();
    byKind.forEach(
        (kind, versions) ->
            versions.forEach(
                one ->
                    versions.stream()
                        .filter(other -> !other.equals(one))
                        .forEach(other -> all.add(new Versions(kind.getLast(), one, other)))));
    return all;
  }

  @Provide
  Arbitrary<Versions> versions() {
    return Arbitraries.of(ALL);
  }

  @Provide
  Arbitrary<MapValue> specs() {
    Arbitrary<Value> words = Arbitraries.of("1", "2", "3").map(StringValue::new);
    Arbitrary<Value> lists = words.list().ofMaxSize(3).map(ListValue::new);
    Arbitrary<Value> maps = fields(Arbitraries.oneOf(words, lists)).map(map -> map);
    return fields(Arbitraries.oneOf(words, lists, maps));
  }

  private static Arbitrary<MapValue> fields(Arbitrary<Value> values) {
    return Arbitraries.maps(Arbitraries.of("a", "b", "c", "name"), values)
        .ofMaxSize(4)
        .map(
            map -> {
              MapValue.Builder all = MapValue.builder();
              map.forEach(all::put);
              return all.build();
            });
  }

  private static MapValue object(String version, String kind, MapValue spec) {
    MapValue name = MapValue.builder().put("name", new StringValue("x")).build();
    return MapValue.builder()
        .put("apiVersion", new StringValue(version))
        .put("kind", new StringValue(kind))
        .put("metadata", name)
        .put("spec", spec)
        .build();
  }

  private static SourceDocument read(String name, MapValue object) {
    return SourceReader.read(name, ManifestFile.of(name, object).text());
  }

  private static Compared compare(
      MapValue last, MapValue local, MapValue live, ComparisonMode mode) {
    MapValue annotated = LastAppliedAnnotation.put(live, last);
    return WORKBENCH.compare(
        new ThreeDocuments<>(
            Optional.empty(), read("local", local), Optional.of(read("live", annotated))),
        true,
        Optional.of(mode));
  }

  private static void assertNobodyMoved(Compared compared, String... versions) {
    Compared.Done done = (Compared.Done) compared;
    if (!(done.outcome() instanceof ThreeWayOutcome.Computed computed)) {
      return;
    }
    assertThat(String.join(" ", done.remarks())).contains("several versions").contains(versions);
    assertThat(Conflicts.of(computed).all()).isEmpty();
    InnerParts inside = InnerParts.of(computed.explanation(), computed.inputs().schema().type());
    for (FieldOutcome field : computed.explanation().all()) {
      assertThat(field.isConflict()).as(field.path().toString()).isFalse();
      assertThat(inside.of(field.path())).noneMatch(FieldOutcome::isConflict);
      assertThat(done.view().why(field.path()).toString())
          .doesNotContain("removed it from live", "drifted", "live changed");
    }
  }

  @Property(tries = 300)
  void ofALiveObjectInAnotherVersionNothingIsCalculatedUnlessOneSaysSo(
      @ForAll("versions") Versions of,
      @ForAll("specs") MapValue last,
      @ForAll("specs") MapValue local,
      @ForAll("specs") MapValue live) {
    MapValue applied = object(of.one(), of.kind(), last);
    MapValue mine = object(of.one(), of.kind(), local);
    MapValue theirs = object(of.other(), of.kind(), live);
    for (ComparisonMode mode : List.of(ComparisonMode.KUBECTL_APPLY, ComparisonMode.HELM)) {
      Compared.Unreadable unreadable = (Compared.Unreadable) compare(applied, mine, theirs, mode);
      assertThat(unreadable.isOtherVersion()).isTrue();
      GroupVersion version = GroupVersion.of(of.one());
      assertThat(unreadable.faults().getFirst().diagnostic().remedy())
          .contains(
              "kubectl get %s.%s.%s x -o yaml"
                  .formatted(of.kind(), version.version(), version.group()));
    }
    for (ComparisonMode mode : List.of(ComparisonMode.AS_IT_IS, ComparisonMode.DOCUMENTS)) {
      assertNobodyMoved(compare(applied, mine, theirs, mode), of.one(), of.other());
    }
  }

  @Property(tries = 300)
  void lastAppliedInAnotherVersionMakesThePatchAndNoClaims(
      @ForAll("versions") Versions of,
      @ForAll("specs") MapValue last,
      @ForAll("specs") MapValue local,
      @ForAll("specs") MapValue live) {
    MapValue mine = object(of.one(), of.kind(), local);
    MapValue theirs = object(of.one(), of.kind(), live);
    MapValue applied = object(of.other(), of.kind(), last);
    Compared.Done done =
        (Compared.Done) compare(applied, mine, theirs, ComparisonMode.KUBECTL_APPLY);
    assertNobodyMoved(done, of.one(), of.other());
    MapValue sameVersion = object(of.one(), of.kind(), last);
    Compared.Done usual =
        (Compared.Done) compare(sameVersion, mine, theirs, ComparisonMode.KUBECTL_APPLY);
    // The patch is of the texts: the version of last applied is nothing but a field of it.
    assertThat(patch(done)).isEqualTo(patch(usual));
  }

  private static Optional<Value> patch(Compared.Done done) {
    return done.outcome() instanceof ThreeWayOutcome.Computed computed
        ? computed.patch().find("spec")
        : Optional.empty();
  }
}
