package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.time.Patience;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.schemas.ClusterSchemas;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** The server of the profile real-server, as a test asks and changes it with the real kubectl. */
final class RealCluster {

  private final RealServer server = RealServer.ofProfile();
  private final String namespace;
  private final Map<String, Workbench> workbenches = new TreeMap<>();
  private Path folder = Path.of("");
  private String kubeconfig = "";
  private long audited;

  /** Starts nothing yet. */
  RealCluster(String namespace) {
    this.namespace = namespace;
  }

  /**
   * Starts the server, and makes the namespace and the custom kinds; without the profile, the test
   * is skipped.
   *
   * @param own where files of the test are
   */
  void start(Path own) throws Exception {
    server.require();
    folder = own;
    kubeconfig = server.start();
    kubectl("create", "namespace", namespace);
    for (String kind : RealManifests.CUSTOM) {
      Files.writeString(folder.resolve("definition.yaml"), RealManifests.definition(kind));
      kubectl("apply", "--validate=false", "-f", "definition.yaml");
    }
    for (String kind : RealManifests.CUSTOM) {
      String address = "/apis/" + kind.substring(0, kind.lastIndexOf('/'));
      Patience.until(() -> kubectlMay("get", "--raw", address).exit() == 0, () -> "no " + kind);
    }
  }

  void stop() throws Exception {
    if (!kubeconfig.isEmpty()) {
      server.stop();
    }
  }

  RealServer server() {
    return server;
  }

  /** Others who work in it, and where the files of their requests are. */
  OtherActors others(Path files, Random random) throws IOException {
    Path certificates = Path.of(Files.readString(server.folder().resolve("data")).strip());
    return new OtherActors(files, certificates, "https://127.0.0.1:" + server.port(), random);
  }

  /** What kubectl needs to find the server, with programs that are found before others. */
  Map<String, String> environment(String path) {
    return Map.of("PATH", path, "HOME", folder.toString(), "KUBECONFIG", kubeconfig);
  }

  /** As the program reaches it. */
  Cluster cluster(Kubectl kubectl) {
    return new Cluster(kubectl, Connection.USUAL.inNamespace(namespace));
  }

  Cluster cluster() {
    return cluster(new Kubectl(environment(System.getenv("PATH")), new CommandLog()));
  }

  static <T> T got(ClusterAnswer<T> answer) {
    return switch (answer) {
      case ClusterAnswer.Got<T>(T value, List<String> _) -> value;
      case ClusterAnswer.Failed<T>(var failure) -> throw new AssertionError(failure);
    };
  }

  /** With the server's own rules for the kinds of a version. */
  Workbench workbench(String apiVersion) {
    return workbenches.computeIfAbsent(
        apiVersion,
        each -> {
          BundledCatalog catalog = new BundledCatalog();
          ClusterSchemas published =
              new ClusterSchemas(
                  cluster(),
                  catalog,
                  Optional.empty(),
                  fault -> {
                    throw new AssertionError(fault);
                  });
          published.prepare(each);
          return new Workbench(Schemas.of(catalog).with(published.brought()).source());
        });
  }

  /** What the window would show of a file and of live. */
  static Comparison compared(Workbench workbench, MapValue local, LiveObject live) {
    ThreeDocuments<SourceDocument> documents =
        new ThreeDocuments<>(
            Optional.empty(),
            document("local", local),
            Optional.of(document("live", live.value())));
    Compared.Done done =
        (Compared.Done)
            workbench.compare(documents, true, Optional.of(ComparisonMode.KUBECTL_APPLY));
    return done.view();
  }

  private static SourceDocument document(String name, MapValue value) {
    return SourceReader.read(name, CanonicalJson.write(value), Format.JSON);
  }

  String file(String name, MapValue object) throws IOException {
    return Files.writeString(folder.resolve(name), JsonWriter.write(object)).toString();
  }

  RealServer.Ended kubectl(String... words) throws Exception {
    RealServer.Ended ended = kubectlMay(words);
    assertThat(ended.exit()).as(ended.err()).isZero();
    return ended;
  }

  RealServer.Ended kubectlMay(String... words) throws Exception {
    List<String> line = new ArrayList<>(List.of("kubectl"));
    line.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().put("KUBECONFIG", kubeconfig);
    builder.environment().put("HOME", folder.toString());
    return RealServer.run(builder);
  }

  void skipAudit() throws IOException {
    audited = Files.size(audit());
  }

  /** The patches that the server got since then, but for those that it only tried. */
  List<MapValue> patches() throws IOException {
    return auditLines().stream()
        .map(line -> SourceReader.read("audit", line).object().orElseThrow())
        .filter(event -> event.text("verb").equals("patch"))
        .filter(event -> !event.text("requestURI").contains("dryRun"))
        .toList();
  }

  /** Whether the server took a patch. */
  static boolean isAccepted(MapValue event) {
    return event.get("responseStatus") instanceof MapValue status
        && new IntegerValue(200).equals(status.get("code"));
  }

  private List<String> auditLines() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(audit().toFile(), "r")) {
      byte[] news = new byte[(int) (file.length() - audited)];
      file.seek(audited);
      file.readFully(news);
      return new String(news, StandardCharsets.UTF_8).lines().toList();
    }
  }

  private Path audit() {
    return server.folder().resolve("audit.log");
  }
}
