package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.LiveWatch;
import dev.tripatch.cluster.live.WatchEvent;
import dev.tripatch.cluster.live.WatchLink;
import dev.tripatch.cluster.live.Watched;
import dev.tripatch.time.Patience;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A watch of an object of a real server: {@code mvn -Preal-server test -Dtest=RealWatchTest}. It is
 * skipped where the server cannot be built.
 */
class RealWatchTest {
  private static final int CHANGES = 40;

  @TempDir private Path folder;
  private final RealServer server = RealServer.ofProfile();
  private final AtomicReference<Watched> last = new AtomicReference<>();
  private String kubeconfig = "";

  @AfterEach
  void stop() throws Exception {
    if (!kubeconfig.isEmpty()) {
      server.stop();
    }
  }

  private void kubectl(String... words) throws Exception {
    List<String> line = new ArrayList<>(List.of("kubectl"));
    line.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().put("KUBECONFIG", kubeconfig);
    builder.environment().put("HOME", folder.toString());
    RealServer.Ended ended = RealServer.run(builder);
    assertThat(ended.exit()).as(line + ended.err()).isZero();
  }

  private void await(Predicate<Watched> wanted) {
    Patience.until(() -> last.get() != null && wanted.test(last.get()), last::get);
  }

  private static Optional<LiveObject> seen(Watched watched) {
    return watched.told().map(Watched.Told::event).stream()
        .flatMap(
            event ->
                event instanceof WatchEvent.Seen(LiveObject object)
                    ? Optional.of(object).stream()
                    : Optional.<LiveObject>empty().stream())
        .findFirst();
  }

  /** Whatever happens, the last that is told is what reading again would give. */
  @Test
  void theLastThatIsToldIsWhatTheServerHas() throws Exception {
    server.require();
    kubeconfig = server.start();
    kubectl("create", "deployment", "web", "--image=nginx");
    Map<String, String> environment = new HashMap<>(System.getenv());
    environment.put("KUBECONFIG", kubeconfig);
    environment.put("HOME", folder.toString());
    Cluster cluster =
        new Cluster(
            new Kubectl(environment, new CommandLog()),
            Connection.USUAL.in("truth").inNamespace("default"));
    LiveObject read = cluster.get("deployments.v1.apps/web").got().orElseThrow();
    LiveWatch watch =
        new LiveWatch(cluster, read, InstantSource.system(), Thread::sleep, last::set);
    Thread watching = Thread.ofPlatform().daemon().start(watch::run);
    await(now -> now.link() instanceof WatchLink.Running);
    assertThat(seen(last.get()).orElseThrow().yaml()).isEqualTo(read.yaml());

    for (int i = 0; i < CHANGES; i++) {
      kubectl("annotate", "deployment/web", "n=" + i, "--overwrite");
    }
    kubectl("scale", "deployment/web", "--replicas=7");
    LiveObject now = cluster.get("deployments.v1.apps/web").got().orElseThrow();
    await(
        each ->
            seen(each)
                .filter(it -> it.resourceVersion().equals(now.resourceVersion()))
                .isPresent());
    assertThat(seen(last.get()).orElseThrow().yaml()).isEqualTo(now.yaml());

    kubectl("delete", "deployment/web");
    await(
        each ->
            each.told()
                .map(Watched.Told::event)
                .filter(WatchEvent.Gone.class::isInstance)
                .isPresent());
    kubectl("create", "deployment", "web", "--image=nginx");
    await(each -> seen(each).filter(it -> !it.uid().equals(now.uid())).isPresent());

    String process = Files.readString(server.processFile()).strip();
    assertThat(ProcessHandle.of(Long.parseLong(process)).orElseThrow().destroyForcibly()).isTrue();
    await(each -> each.link() instanceof WatchLink.Lost);
    watching.interrupt();
    watching.join();
    assertThat(ProcessHandle.current().descendants().map(each -> each.info().commandLine()))
        .noneMatch(line -> line.filter(words -> words.contains("watch=1")).isPresent());
  }
}
