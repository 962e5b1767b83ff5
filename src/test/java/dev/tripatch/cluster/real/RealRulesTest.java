package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.time.Patience;
import dev.tripatch.workspace.schemas.RuleField;
import dev.tripatch.workspace.schemas.RuleTrial;
import dev.tripatch.workspace.schemas.RuleTrial.TrialCell;
import dev.tripatch.workspace.schemas.RuleTrial.TrialColumn;
import dev.tripatch.workspace.schemas.SchemaExport;
import dev.tripatch.workspace.schemas.SchemaText;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.schemas.TrialSample;
import dev.tripatch.workspace.schemas.TriedRule;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A rule that one tries for a custom resource, exported into its definition: the server takes the
 * definition, or refuses it where we said so, and server-side apply comes to what we foretold.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RealRulesTest {
  private static final String NAMESPACE = "rules";

  private static final String LIVE =
      "ports: [{port: 53, protocol: UDP, name: dns}, {port: 9153, protocol: TCP, name: metrics}],"
          + " zones: [a, c], options: {level: low}";
  private static final String LOCAL =
      "ports: [{port: 53, protocol: UDP, name: dns}, {port: 53, protocol: TCP, name: dns-tcp}],"
          + " zones: [a, b], options: {mode: fast}";

  private final RealCluster cluster = new RealCluster(NAMESPACE);
  private Path folder = Path.of("");
  private int count;

  @BeforeAll
  void start(@TempDir Path own) throws Exception {
    folder = own;
    cluster.start(folder);
  }

  @AfterAll
  void stop() throws Exception {
    cluster.stop();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "spec.ports | atomic",
        "spec.ports | map:port,protocol",
        "spec.ports | map:port",
        "spec.ports | map:protocol",
        "spec.ports | map:name",
        "spec.ports | map:name,port",
        "spec.zones | set",
        "spec.zones | atomic",
        "spec.options | atomic",
        "spec.options | granular",
      })
  void theServerDoesWhatIsForetold(String path, String rule) throws Exception {
    String kind = "Gate" + (char) ('a' + count++);
    TrialSample sample = renamed(TrialSample.gate("", "", LOCAL, LIVE), kind);
    RuleField field = sample.field(path).orElseThrow();
    TriedRule tried = TrialSample.read(rule, field);
    TrialColumn column = sample.trial(path).with(List.of(tried)).get(1);

    RealServer.Ended taken = define(sample, field, tried, kind);
    assertThat(taken.exit() == 0)
        .as(kind + " " + rule + ": " + taken.err())
        .isEqualTo(column.remarks().isEmpty());
    if (taken.exit() != 0) {
      assertThat(taken.err()).contains("it must have a default or be a required property");
      return;
    }
    ThreeWayInputs inputs = sample.inputs();
    MapValue live = create(kind, inputs.live().orElseThrow());
    TrialCell foretold = foretold(sample, field, tried, live);
    String file = cluster.file("local.json", inputs.localAsWritten());
    RealServer.Ended applied = apply(file, false);
    assertThat(applied.exit() == 0)
        .as(rule + ": " + applied.err())
        .isEqualTo(foretold.refusal().isEmpty());
    if (!foretold.isRefused()) {
      if (applied.exit() != 0) {
        apply(file, true);
      }
      assertThat(Counted.valueAt(read(kind), FieldPath.parse(path)))
          .as(rule)
          .isEqualTo(foretold.value());
    } else {
      // A server of 1.20 does not name the object.
      assertThat(applied.err())
          .contains(foretold.refusal().orElseThrow().replaceFirst(" \\([^)]*\\):", ":"));
    }
  }

  /** A kind of its own, so that no server takes another's definition for it. */
  private static TrialSample renamed(TrialSample sample, String kind) throws Exception {
    Schemas builtIn = Schemas.of(sample.schemas().builtIn());
    return new TrialSample(
        sample.kind().replace("Gate", kind),
        sample.last(),
        sample.local(),
        sample.live(),
        new SchemaText("crd.yaml", definition(kind)).over(builtIn));
  }

  private static String definition(String kind) {
    String plural = kind.toLowerCase(Locale.ROOT) + "s";
    return TrialSample.definition("")
        .replace("GateList", kind + "List")
        .replace("kind: Gate,", "kind: " + kind + ",")
        .replace("gates", plural)
        .replace("singular: gate,", "singular: " + kind.toLowerCase(Locale.ROOT) + ",");
  }

  /** The definition with what is exported in it. */
  private RealServer.Ended define(TrialSample sample, RuleField field, TriedRule tried, String kind)
      throws Exception {
    Schemas schemas =
        sample
            .schemas()
            .withOverlay(new Overlay(List.of(field.own(tried, Overlay.EMPTY)), List.of()));
    String exported =
        SchemaExport.CRD.write(
            schemas,
            schemas.source().kinds().stream().filter(each -> each.kind().equals(kind)).toList());
    MapValue definition = object(definition(kind));
    cluster.file("crd.json", (MapValue) merged(definition, object(exported)));
    RealServer.Ended taken =
        cluster.kubectlMay(
            "apply", "--validate=false", "-f", folder.resolve("crd.json").toString());
    String address = "/apis/demo.example.com/v1";
    Patience.until(
        () ->
            taken.exit() != 0
                || cluster.kubectlMay("get", "--raw", address).out().contains('"' + kind + '"'));
    return taken;
  }

  private static MapValue object(String yaml) {
    return SourceReader.read("text", yaml).object().orElseThrow();
  }

  /** Maps are merged, and lists by place: there is one version. */
  private static Value merged(Value under, Value over) {
    if (under instanceof MapValue map && over instanceof MapValue other) {
      MapValue.Builder all = map.toBuilder();
      other
          .entries()
          .forEach(
              (key, value) -> all.put(key, map.find(key).map(o -> merged(o, value)).orElse(value)));
      return all.build();
    }
    if (under instanceof ListValue list
        && over instanceof ListValue other
        && list.size() == 1
        && other.size() == 1
        && list.get(0) instanceof MapValue) {
      return new ListValue(List.of(merged(list.get(0), other.get(0))));
    }
    return over;
  }

  private MapValue create(String kind, MapValue live) throws Exception {
    cluster.kubectl(
        "apply",
        "--server-side",
        "--validate=false",
        "--field-manager=other",
        "-f",
        cluster.file("live.json", live));
    return read(kind);
  }

  private MapValue read(String kind) throws Exception {
    String plural = kind.toLowerCase(Locale.ROOT) + "s";
    return object(
        cluster
            .kubectl(
                "get", "--raw", "/apis/demo.example.com/v1/namespaces/default/" + plural + "/dns")
            .out());
  }

  private RealServer.Ended apply(String file, boolean force) throws Exception {
    return cluster.kubectlMay(
        "apply",
        "--server-side",
        "--validate=false",
        "--force-conflicts=" + force,
        "--field-manager=" + ServerSideApply.DEFAULT_MANAGER,
        "-f",
        file);
  }

  private static TrialCell foretold(
      TrialSample sample, RuleField field, TriedRule tried, MapValue live) {
    ThreeWayInputs now =
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(
                Optional.empty(), sample.inputs().localAsWritten(), Optional.of(live)),
            sample.inputs().schema());
    return new RuleTrial(now, sample.source(), sample.schemas().builtIn(), field)
        .with(List.of(tried))
        .get(1)
        .cells()
        .get(1);
  }
}
