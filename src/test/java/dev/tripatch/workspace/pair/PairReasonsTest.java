package dev.tripatch.workspace.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.pair.PairReasons.PairReason;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why apply changes a field: what was applied last, live, the file and the server's answer say. */
class PairReasonsTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  private static final String OBJECT =
      "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: b}\n";

  /** An object with a value; {@code -} for none. */
  private static MapValue object(String value) {
    return read(OBJECT + (value.equals("-") ? "data: {}\n" : "data: {k: " + value + "}\n"));
  }

  private static MapValue read(String text) {
    return SourceReader.read("", text).decodedObject().orElseThrow();
  }

  private static MapValue applied(MapValue live, String lastApplied) {
    return lastApplied.equals("none")
        ? live
        : LastAppliedAnnotation.put(live, LastAppliedAnnotation.textOf(object(lastApplied)));
  }

  private static PairReason reason(MapValue live, Optional<MapValue> local, MapValue merged) {
    Optional<MapValue> predicted = local.map(each -> predicted(live, each));
    PairReasons reasons = new PairReasons(live, local, predicted, WORKBENCH.schemaOf(live));
    return PairDifference.between(live, merged, WORKBENCH.schemaOf(live)).stream()
        .map(reasons::of)
        .findFirst()
        .orElseThrow();
  }

  private static MapValue predicted(MapValue live, MapValue local) {
    Compared.Done done =
        (Compared.Done)
            WORKBENCH.compare(
                new ThreeDocuments<>(Optional.empty(), written(local), Optional.of(written(live))),
                true);
    return ((ThreeWayOutcome.Computed) done.outcome()).result();
  }

  private static SourceDocument written(MapValue object) {
    return SourceReader.read("", YamlWriter.write(object));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    // what was applied last, live, the server's answer, with the file known, unknown
    "a, a, b, changed in your file since, changed in your file since",
    "a, a, -, and removed from your file, and removed from your file",
    "a, b, a, apply reverts it, apply reverts it",
    "a, -, a, apply reverts it, apply reverts it",
    "a, b, c, your file wins, your file wins",
    "a, -, c, your file wins, your file wins",
    "-, -, a, new in your file, or the server adds it",
    "-, a, b, your file sets it now, or the server does",
    "none, a, b, live has no last-applied annotation, live has no last-applied annotation"
  })
  void everySituationHasItsReason(
      String last, String live, String merged, String known, String unknown) {
    MapValue now = applied(object(live), last);
    MapValue after = applied(object(merged), last);

    assertThat(reason(now, Optional.of(object(merged)), after).heading()).contains(known);
    assertThat(reason(now, Optional.empty(), after).heading()).contains(unknown);
    assertThat(reason(now, Optional.empty(), after).isConflict())
        .isEqualTo(known.contains("reverts") || known.contains("wins"));
  }

  @Test
  void whatTheServerDoesIsNotTheFiles() {
    MapValue live = applied(object("a"), "a");

    assertThat(reason(live, Optional.of(object("b")), applied(object("c"), "a")).heading())
        .contains("the server stores something else");
    MapValue labelled = read(OBJECT.replace("{name", "{labels: {l: v}, name") + "data: {k: a}\n");
    assertThat(reason(live, Optional.of(object("a")), applied(labelled, "a")).heading())
        .contains("not in your file: the server does it");
  }

  @Test
  void whatASecretSaysPlainlyIsWhatTheServerKeeps() {
    String secret = "apiVersion: v1\nkind: Secret\nmetadata: {name: a}\n";
    MapValue was = read(secret + "stringData: {k: b}\n");
    MapValue live =
        LastAppliedAnnotation.put(
            read(secret + "data: {k: Yg==}\n"), LastAppliedAnnotation.textOf(was));
    MapValue merged = read(secret + "data: {k: Yw==}\n");

    PairReasons reasons =
        new PairReasons(live, Optional.empty(), Optional.empty(), WORKBENCH.schemaOf(live));
    assertThat(
            PairDifference.between(live, merged, WORKBENCH.schemaOf(live)).stream()
                .filter(change -> change.path().toString().equals("data.k"))
                .map(change -> reasons.of(change).heading()))
        .containsExactly("changed in your file since the last apply");
  }

  @Test
  void aQuantityInAnotherSpellingIsTheSame() {
    String pod = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [";
    String item = "{name: c, image: i, resources: {limits: {cpu: CPU}}}]}\n";
    MapValue was = read(pod + item.replace("CPU", "1000m"));
    MapValue live =
        LastAppliedAnnotation.put(
            read(pod + item.replace("CPU", "\"1\"")), LastAppliedAnnotation.textOf(was));
    MapValue merged =
        LastAppliedAnnotation.put(
            read(pod + item.replace("CPU", "\"2\"")), LastAppliedAnnotation.textOf(was));

    assertThat(reason(live, Optional.empty(), merged).heading())
        .isEqualTo("changed in your file since the last apply");
  }
}
