package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.dialect.Reading;
import dev.tripatch.dialect.RuleSample;
import dev.tripatch.document.Node;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.kustomize.KustomizeMerger;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.json.Counted;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.share.Export;
import dev.tripatch.share.KustomizeEntry;
import dev.tripatch.workspace.schemas.RuleTrial;
import dev.tripatch.workspace.schemas.RuleTrial.TrialCell;
import dev.tripatch.workspace.schemas.SchemaExport;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.schemas.TrialSample;
import dev.tripatch.workspace.schemas.TriedRule;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What we export, built by a real {@code kubectl kustomize}: from recorded pairs taken at random,
 * the base written as YAML by us. {@code mvn -Pkustomize test -Dtest=RealKustomizeTest} gets the
 * program first; without it the test is skipped. {@code -Dkubectl.binary=FILE} names another.
 */
class RealKustomizeTest {
  private static final Path KUBECTL =
      Path.of(System.getProperty("kubectl.binary", "target/kubectl/kubectl/kubectl"));
  private static final int PAIRS = Integer.getInteger("kubectl.pairs", 100);

  @TempDir private Path folder;

  @Test
  void realKustomizeBuildsWhatWeExport()
      throws IOException, InterruptedException, URISyntaxException {
    Assumptions.assumeTrue(
        Files.isExecutable(KUBECTL),
        "needs a real kubectl: mvn -Pkustomize test gets one from npm");
    long seed = Long.getLong("kubectl.seed", 1);
    Random random = new Random(seed);
    int built = 0;
    int asJson = 0;
    var pairs = recording().cases().stream().filter(line -> line.has("wanted")).toList();
    for (int i = 0; i < PAIRS; i++) {
      RecordedCase line = pairs.get(random.nextInt(pairs.size()));
      MapValue before = line.map("resource");
      MapValue after = line.map("wanted");
      KustomizeEntry entry =
          new KustomizeEntry(ObjectName.of(before), before, after, new BundledCatalog().of(before));
      if (entry.inline(PatchFormat.STRATEGIC) instanceof Export.Made made) {
        built++;
        asJson += made.text().contains("target:") ? 1 : 0;
        assertThat(build(before, made.text()))
            .as(line.id() + ", seed " + seed + "\n" + made.text())
            .isEqualTo(Optional.of(KustomizeMerger.withoutPatch(after)));
      }
    }
    System.out.println("built by real kustomize: " + built + ", of these as JSON Patch " + asJson);
    assertThat(built).isPositive();
  }

  /** A kustomization that is given the exported schema follows own rules as our column says. */
  @Test
  void realKustomizeFollowsTheExportedSchema()
      throws IOException, InterruptedException, SchemaFault {
    Assumptions.assumeTrue(
        Files.isExecutable(KUBECTL),
        "needs a real kubectl: mvn -Pkustomize test gets one from npm");
    for (RuleSample sample : RuleSample.all()) {
      Schemas schemas = sample.schemas();
      Files.writeString(
          folder.resolve("schema.json"),
          SchemaExport.KUSTOMIZE.write(
              schemas,
              schemas.source().kinds().stream()
                  .filter(kind -> kind.kind().equals("Deployment"))
                  .toList()));
      Files.writeString(folder.resolve("patch.yaml"), YamlWriter.write(sample.change()));
      String entry = "patches:\n- path: patch.yaml\nopenapi: {path: schema.json}\n";
      Reading ours =
          Reading.of(
              Dialect.KUSTOMIZE,
              sample.before(),
              sample.change(),
              schemas.source().of(sample.before()));
      assertThat(Optional.of(ours))
          .as(sample.toString())
          .containsInstanceOf(Reading.Done.class)
          .map(read -> ((Reading.Done) read).result())
          .isEqualTo(build(sample.before(), entry));
    }
  }

  /** What the tab Tools foretells of kustomize under a rule that one tries is what it builds. */
  @Test
  void realKustomizeBuildsWhatIsForetoldUnderATriedRule() throws Exception {
    Assumptions.assumeTrue(
        Files.isExecutable(KUBECTL),
        "needs a real kubectl: mvn -Pkustomize test gets one from npm");
    String udp = "{port: 53, protocol: UDP, name: dns}";
    String tcp = "{port: 53, protocol: TCP, name: dns-tcp}";
    String metrics = "{port: 9153, protocol: TCP, name: metrics}";
    String local = "ports: [%s, %s], zones: [a, b], options: {mode: fast}".formatted(udp, tcp);
    String live = "ports: [%s, %s], zones: [a, c], options: {level: low}".formatted(udp, metrics);
    for (TrialSample sample :
        List.of(
            TrialSample.gate("", "", local, live),
            TrialSample.service(
                "",
                local.substring(0, local.indexOf(", zones")),
                live.substring(0, live.indexOf(", zones"))))) {
      for (String rule :
          List.of("atomic", "map:port,protocol", "map:port", "map:name", "replace", "merge:name")) {
        requireBuilt(sample, "spec.ports", rule);
      }
    }
    TrialSample gate = TrialSample.gate("", "", local, live);
    for (String rule : List.of("atomic", "set", "merge", "replace")) {
      requireBuilt(gate, "spec.zones", rule);
    }
    for (String rule : List.of("atomic", "granular", "merge")) {
      requireBuilt(gate, "spec.options", rule);
    }
  }

  private void requireBuilt(TrialSample sample, String path, String rule) throws Exception {
    RuleTrial trial = sample.trial(path);
    TriedRule tried = TrialSample.read(rule, trial.field());
    TrialCell foretold = trial.with(List.of(tried)).get(1).cells().get(2);
    Schemas schemas =
        sample
            .schemas()
            .withOverlay(sample.schemas().overlay().with(trial.field().own(tried, Overlay.EMPTY)));
    Files.writeString(
        folder.resolve("schema.json"),
        SchemaExport.KUSTOMIZE.write(
            schemas,
            schemas.source().kinds().stream()
                .filter(kind -> kind.kind().equals(trial.field().kind().kind()))
                .toList()));
    ThreeWayInputs inputs = sample.inputs();
    Files.writeString(folder.resolve("patch.yaml"), YamlWriter.write(inputs.localAsWritten()));
    String entry = "patches:\n- path: patch.yaml\nopenapi: {path: schema.json}\n";
    Optional<Value> built = build(inputs.live().orElseThrow(), entry);
    assertThat(foretold.refusal()).as(rule).isEmpty();
    assertThat(built.flatMap(object -> Counted.valueAt((MapValue) object, FieldPath.parse(path))))
        .as(sample.kind() + path + " " + rule)
        .isEqualTo(foretold.value());
  }

  private Optional<Value> build(MapValue resource, String entry)
      throws IOException, InterruptedException {
    Files.writeString(folder.resolve("base.yaml"), YamlWriter.write(resource));
    Files.writeString(folder.resolve("kustomization.yaml"), "resources:\n- base.yaml\n" + entry);
    Process process =
        new ProcessBuilder(KUBECTL.toString(), "kustomize", folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (InputStream out = process.getInputStream()) {
      String text = new String(out.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as(entry).isZero();
      return SourceReader.read("built", text).root().map(Node::value).map(EngineNumbers::convert);
    }
  }

  private static RecordedFile recording() throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(
                    RealKustomizeTest.class.getResource("/recorded/kustomize.jsonl.gz"))
                .toURI()));
  }
}
