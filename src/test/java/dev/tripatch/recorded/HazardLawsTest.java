package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.outcome.DocumentDirective;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.check.Hazards;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On every recorded case: nothing is thrown, places are real, and every refusal is told. */
class HazardLawsTest {
  private final BundledCatalog catalog = new BundledCatalog();
  private final Map<HazardKind, Integer> counts = new EnumMap<>(HazardKind.class);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "three-way.jsonl.gz",
        "three-way-odd.jsonl.gz",
        "three-way-third.jsonl.gz",
        "stages.jsonl.gz",
        "json-merge.jsonl.gz",
        "bench-env-5000.jsonl.gz"
      })
  void hazardsOfDocuments(String name) throws URISyntaxException {
    int cases = 0;
    for (RecordedCase line : recording(name).sample()) {
      cases++;
      Map<Role, SourceDocument> texts = new EnumMap<>(Role.class);
      texts.put(Role.LAST_APPLIED, text(line, "original"));
      texts.put(Role.LOCAL, text(line, "modified"));
      texts.put(Role.LIVE, text(line, "current"));
      ThreeWayOutcome outcome = ThreeWay.compute(inputs(line, name));
      if (outcome instanceof ThreeWayOutcome.Computed computed) {
        texts.put(Role.PATCH, YamlWriter.render("patch", computed.patch()));
      }
      List<Hazard> found =
          Hazards.of(
              Optional.ofNullable(texts.get(Role.LAST_APPLIED)),
              Objects.requireNonNull(texts.get(Role.LOCAL)),
              Optional.ofNullable(texts.get(Role.LIVE)),
              outcome);
      placesAreReal(line.id(), found, texts);
      if (outcome.inputs().dialect().isStrategic()) {
        directivesAreTold(line, found);
      }
      if (outcome instanceof ThreeWayOutcome.Refused refused) {
        isTold(line.id(), found, refused.refusal().referenceText());
      }
    }
    assertThat(cases).isPositive();
    System.out.println(name + ": " + counts);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "apply-directives.jsonl.gz",
        "apply-directives-odd.jsonl.gz",
        "apply-directives-third.jsonl.gz"
      })
  void hazardsOfPatches(String name) throws URISyntaxException {
    int refusals = 0;
    for (RecordedCase line : recording(name).sample()) {
      Map<Role, SourceDocument> texts = new EnumMap<>(Role.class);
      texts.put(Role.PATCH, text(line, "patch"));
      texts.put(Role.LIVE, text(line, "current"));
      for (Dialect dialect : Dialect.values()) {
        List<Hazard> found =
            Hazards.ofPatch(
                Objects.requireNonNull(texts.get(Role.PATCH)),
                Objects.requireNonNull(texts.get(Role.LIVE)),
                catalog.lookUp(line.apiVersion(), line.kind()),
                dialect);
        placesAreReal(line.id(), found, texts);
        if (dialect == Dialect.KUBERNETES
            && Answer.recorded(line.map("applied")) instanceof Answer.Refused) {
          refusals++;
          assertThat(found).as(line.id()).anyMatch(each -> each.kubernetesText().isPresent());
        }
        if (dialect == Dialect.KUBERNETES
            && line.map("applied").get("result") instanceof MapValue result) {
          markersDoWhatIsTold(line.id(), found, Places.of(YamlWriter.render("result", result)));
        }
      }
    }
    assertThat(refusals).isGreaterThanOrEqualTo(Sample.least(1));
    System.out.println(name + ": " + counts);
  }

  /** The hazard is reported exactly where a document has a directive. */
  private static void directivesAreTold(RecordedCase line, List<Hazard> found) {
    boolean isThere =
        Stream.of("original", "modified", "current")
            .anyMatch(document -> DocumentDirective.isWithin(line.map(document)));
    assertThat(found.stream().anyMatch(each -> each.kind() == HazardKind.DIRECTIVE_IN_OBJECT))
        .as(line.id())
        .isEqualTo(isThere);
  }

  /** Kinds that speak of what a document does not have. */
  private static final Set<HazardKind> MISSING =
      Set.of(
          HazardKind.REFUSED,
          HazardKind.REQUIRED_FIELD,
          HazardKind.INVALID_RESULT,
          HazardKind.DEFAULTED_AGAIN,
          HazardKind.POD_RESTART,
          HazardKind.IMMUTABLE_FIELD,
          HazardKind.OTHER_OBJECT,
          HazardKind.DROPS_FIELDS,
          HazardKind.LIST_DROPS_ITEMS,
          HazardKind.STAYS_IN_DATA);

  /** What the hazards of {@code $patch} in a map say is what Kubernetes did. */
  private static void markersDoWhatIsTold(String id, List<Hazard> found, Places result) {
    for (Hazard hazard : found) {
      Optional<Value> left =
          hazard.path().parent().flatMap(result::locate).map(place -> place.node().value());
      if (hazard.kind() == HazardKind.EMPTIED_MAP) {
        assertThat(left).as(id + " " + hazard).contains(MapValue.EMPTY);
      } else if (hazard.kind() == HazardKind.DROPPED_WITH_DIRECTIVE) {
        assertThat(left).as(id + " " + hazard).isEmpty();
      }
    }
  }

  private void placesAreReal(String id, List<Hazard> found, Map<Role, SourceDocument> texts) {
    for (Hazard hazard : found) {
      counts.merge(hazard.kind(), 1, Integer::sum);
      String told = id + " " + hazard;
      assertThat(texts).as(told).containsKey(hazard.where());
      SourceDocument text = Objects.requireNonNull(texts.get(hazard.where()));
      assertThat(hazard.span().map(span -> span.end() <= text.text().length()).orElse(true))
          .as(told)
          .isTrue();
      assertThat(hazard.sentence()).as(told).endsWith(".").doesNotContain("%s", "%d");
      assertThat(hazard.remedy()).as(told).matches("(?s).*[.?]");
      if (!MISSING.contains(hazard.kind())) {
        assertThat(Places.of(text).locate(hazard.path())).as(told).isPresent();
        assertThat(hazard.span()).as(told).isPresent();
      }
    }
  }

  private static void isTold(String id, List<Hazard> found, String words) {
    assertThat(found)
        .as(id + " " + words)
        .anyMatch(each -> each.kubernetesText().filter(words::equals).isPresent());
  }

  private static SourceDocument text(RecordedCase line, String name) {
    MapValue object = line.map(name);
    return YamlWriter.render(name, object);
  }

  private ThreeWayInputs inputs(RecordedCase line, String name) {
    SchemaAnswer schema =
        name.startsWith("json-merge")
            ? new SchemaAnswer.Unknown("a custom resource")
            : catalog.lookUp(line.apiVersion(), line.kind());
    return ThreeWayInputs.asApplied(
        new ThreeDocuments<>(
            Optional.of(line.map("original")),
            line.map("modified"),
            Optional.of(line.map("current"))),
        schema);
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(HazardLawsTest.class.getResource("/recorded/" + name)).toURI()));
  }
}
