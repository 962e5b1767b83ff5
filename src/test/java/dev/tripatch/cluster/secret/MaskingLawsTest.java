package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.engine.threeway.ThreeWayOutcome.Computed;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.table.Why;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every Secret. */
class MaskingLawsTest {
  private static final List<String> CONTENTS =
      List.of(
          "hunter-alpha",
          "hunter \"beta\" \\ : #",
          "hunter\ngamma\n",
          "hunter-\u00fcml\u00e4ut",
          "  hunter delta\t",
          "hunter <epsilon> & zeta");
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  @Provide
  Arbitrary<ThreeDocuments<SourceDocument>> cases() {
    return Combinators.combine(
            secrets(), secrets(), secrets(), Arbitraries.of(true, false), Arbitraries.of(0, 1, 2))
        .as(MaskingLawsTest::sources);
  }

  private static Arbitrary<MapValue> secrets() {
    Arbitrary<String> keys = Arbitraries.of("a", "b", "tls.key", ".dockerconfigjson", "with space");
    Arbitrary<Value> encoded = Arbitraries.of(CONTENTS).map(text -> new StringValue(base64(text)));
    Arbitrary<Value> plain = Arbitraries.of(CONTENTS).map(StringValue::new);
    return Combinators.combine(
            Arbitraries.maps(keys, encoded).ofMaxSize(4).map(MapValue::of),
            Arbitraries.maps(keys, plain).ofMaxSize(3).map(MapValue::of))
        .as(
            (data, stringData) ->
                Snippets.yaml("{apiVersion: v1, kind: Secret, metadata: {name: db}}").toBuilder()
                    .put("data", data)
                    .put("stringData", stringData)
                    .build());
  }

  private static ThreeDocuments<SourceDocument> sources(
      MapValue before, MapValue local, MapValue live, boolean inAnnotation, int form) {
    MapValue remembering =
        inAnnotation
            ? live.toBuilder().put("metadata", metadata(CanonicalJson.write(before))).build()
            : live;
    return new ThreeDocuments<>(
        inAnnotation ? Optional.empty() : Optional.of(written(before, form)),
        written(local, form),
        Optional.of(written(remembering, form)));
  }

  private static MapValue metadata(String json) {
    return MapValue.builder()
        .put("name", new StringValue("db"))
        .put(
            "annotations",
            MapValue.of(
                "kubectl.kubernetes.io/last-applied-configuration", new StringValue(json + "\n")))
        .build();
  }

  private static SourceDocument written(MapValue object, int form) {
    return switch (form) {
      case 0 -> YamlWriter.render("secret", object);
      case 1 -> JsonWriter.render("secret", object);
      default -> SourceReader.read("secret", CanonicalJson.write(object));
    };
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  @Property(tries = 300)
  void nothingThatIsShownHoldsASecret(@ForAll("cases") ThreeDocuments<SourceDocument> sources) {
    Compared.Done done = done(Masking.maskedDocuments(sources));
    String shown = shown(new Comparison(done.documents(), done.outcome()));
    for (String content : CONTENTS) {
      String core = content.strip();
      String json = CanonicalJson.write(new StringValue(core));
      assertThat(shown)
          .doesNotContain(core)
          .doesNotContain(base64(content))
          .doesNotContain(json.substring(1, json.length() - 1));
    }
    assertThat(shown).doesNotContain("hunter");
  }

  @Property(tries = 300)
  void theMasksStandInTheTextsThemselves(@ForAll("cases") ThreeDocuments<SourceDocument> sources) {
    Masking masking = Masking.ofDocuments(sources);
    for (SourceDocument document : List.of(sources.local(), sources.live().orElseThrow())) {
      MaskedDocument masked = masking.inPlace(document);
      assertThat(masked.isInPlace()).isTrue();
      assertThat(Mask.in(document.text(), masked.masks()))
          .isEqualTo(masked.document().text())
          .doesNotContain("hunter");
    }
  }

  @Property(tries = 300)
  void noLineOfAHalfTypedTextTellsASecret(
      @ForAll("cases") ThreeDocuments<SourceDocument> sources, @ForAll int cut) {
    String text = sources.live().orElseThrow().text();
    String half = text.substring(0, Math.floorMod(cut, text.length())) + "\n[";
    assertThat(Mask.in(half, SecretLines.in(half)))
        .doesNotContain("hunter-", "hunter ", "aHVudGVy");
  }

  @Property(tries = 300)
  void theComparisonComesOutAsThatOfTheRealDocuments(
      @ForAll("cases") ThreeDocuments<SourceDocument> sources) {
    assertThat(outcomes(Masking.maskedDocuments(sources))).isEqualTo(outcomes(sources));
  }

  @Property(tries = 300)
  void equalStaysEqualAndDifferentStaysDifferent(
      @ForAll("cases") ThreeDocuments<SourceDocument> sources) {
    Masking masking = Masking.ofDocuments(sources);
    MapValue local = sources.local().object().orElseThrow();
    MapValue live = sources.live().orElseThrow().object().orElseThrow();
    for (String region : List.of("data", "stringData")) {
      MapValue left = (MapValue) local.find(region).orElseThrow();
      MapValue right = (MapValue) live.find(region).orElseThrow();
      MapValue maskedLeft = (MapValue) masking.masked(local).find(region).orElseThrow();
      MapValue maskedRight = (MapValue) masking.masked(live).find(region).orElseThrow();
      assertThat(maskedLeft.keys()).isEqualTo(left.keys());
      for (Map.Entry<String, Value> one : left.entries().entrySet()) {
        right
            .entries()
            .forEach(
                (key, other) ->
                    assertThat(maskedRight.find(key).equals(maskedLeft.find(one.getKey())))
                        .isEqualTo(other.equals(one.getValue())));
      }
    }
  }

  private static Compared.Done done(ThreeDocuments<SourceDocument> sources) {
    return (Compared.Done) WORKBENCH.compare(sources, true);
  }

  private static List<String> outcomes(ThreeDocuments<SourceDocument> sources) {
    return ((Computed) done(sources).outcome())
        .explanation().all().stream().map(MaskingLawsTest::described).toList();
  }

  private static String described(FieldOutcome field) {
    return field.path() + " " + field.outcome() + " " + field.reason() + " " + field.isConflict();
  }

  private static String shown(Comparison comparison) {
    StringBuilder shown = new StringBuilder(comparison.resultYaml());
    for (Role pane : Role.values()) {
      shown.append(comparison.pane(pane).text()).append(comparison.pane(pane).notes());
    }
    comparison.rows().forEach(row -> shown.append(row).append(why(comparison.why(row.path()))));
    return shown.toString();
  }

  private static String why(Why why) {
    return why.headline() + why.sentence() + why.facts();
  }
}
