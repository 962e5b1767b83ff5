package dev.tripatch.cluster.real;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** A webhook that a test registers in a real API server. It lets all that is only tried through. */
final class AdmissionWebhook implements AutoCloseable {
  private static final String PASSWORD = "webhook";

  /** What it does with a real change. */
  private static final class Answers {
    private volatile String denial = "";
    private volatile String patch = "";
    private volatile long pauseMs;
  }

  private final HttpsServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final String authority;
  private final Answers answers = new Answers();

  /** Starts it with a new certificate, which openssl makes. */
  AdmissionWebhook(Path folder) throws Exception {
    Path key = folder.resolve("webhook.key");
    Path certificate = folder.resolve("webhook.crt");
    Path store = folder.resolve("webhook.p12");
    openssl(
        "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext"
            + " subjectAltName=IP:127.0.0.1 -keyout %s -out %s".formatted(key, certificate));
    openssl(
        "pkcs12 -export -inkey %s -in %s -out %s -passout pass:%s"
            .formatted(key, certificate, store, PASSWORD));
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(store)) {
      keys.load(in, PASSWORD.toCharArray());
    }
    KeyManagerFactory managers =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    managers.init(keys, PASSWORD.toCharArray());
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(managers.getKeyManagers(), null, null);
    server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setHttpsConfigurator(new HttpsConfigurator(context));
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
    authority = Base64.getEncoder().encodeToString(Files.readAllBytes(certificate));
  }

  private static void openssl(String words) throws IOException, InterruptedException {
    RealServer.Ended ended = RealServer.run(new ProcessBuilder(("openssl " + words).split(" ")));
    if (ended.exit() != 0) {
      throw new IOException(ended.err());
    }
  }

  /**
   * What registers it for patches of ConfigMaps in a namespace.
   *
   * @param failurePolicy what the server does where it says nothing: Fail or Ignore
   */
  String registration(String namespace, String failurePolicy) {
    return """
    apiVersion: admissionregistration.k8s.io/v1
    kind: MutatingWebhookConfiguration
    metadata: {name: rules}
    webhooks:
    - name: rules.example.com
      admissionReviewVersions: [v1]
      sideEffects: NoneOnDryRun
      failurePolicy: %s
      timeoutSeconds: 2
      clientConfig: {url: "https://127.0.0.1:%d/", caBundle: %s}
      namespaceSelector: {matchLabels: {rules: %s}}
      rules:
      - {apiGroups: [""], apiVersions: [v1], operations: [UPDATE], resources: [configmaps]}
    """
        .formatted(failurePolicy, server.getAddress().getPort(), authority, namespace);
  }

  /** Real changes are denied with these words; not if they are empty. */
  void denies(String words) {
    answers.denial = words;
  }

  /** Real changes are changed by a JSON Patch; not if it is empty. */
  void changes(String patch) {
    answers.patch = patch;
  }

  /** Real changes wait. */
  void pauses(long ms) {
    answers.pauseMs = ms;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String asked = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      MapValue review = SourceReader.read("review", asked).object().orElseThrow();
      MapValue request = (MapValue) review.find("request").orElseThrow();
      boolean isReal = !BoolValue.TRUE.equals(request.get("dryRun"));
      MapValue.Builder response =
          MapValue.builder().put("uid", new StringValue(request.text("uid")));
      if (isReal) {
        pause();
      }
      boolean isDenied = isReal && !answers.denial.isEmpty();
      response.put("allowed", BoolValue.of(!isDenied));
      if (isDenied) {
        response.put("status", MapValue.of("message", new StringValue(answers.denial)));
      } else if (isReal && !answers.patch.isEmpty()) {
        response
            .put("patchType", new StringValue("JSONPatch"))
            .put(
                "patch",
                new StringValue(
                    Base64.getEncoder()
                        .encodeToString(answers.patch.getBytes(StandardCharsets.UTF_8))));
      }
      byte[] body =
          CanonicalJson.write(
                  review.toBuilder().remove("request").put("response", response.build()).build())
              .getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().add("Content-Type", "application/json");
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private void pause() {
    try {
      Thread.sleep(answers.pauseMs);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
