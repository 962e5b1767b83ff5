package dev.tripatch.cluster.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.fake.KubectlAnswer;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A watch tells the newest state of its object, and how it is connected. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class LiveWatchTest {
  private static final Instant START = Instant.parse("2026-11-26T16:32:05Z");
  private static final Duration SOON = Duration.ofMillis(20);
  private static final String LIST =
      "/apis/apps/v1/namespaces/shop/deployments?fieldSelector=metadata.name%3Dweb";

  @TempDir private Path folder;
  private FakeKubectl kubectl;
  private final List<Watched> told = Collections.synchronizedList(new ArrayList<>());
  private final List<Duration> rests = new ArrayList<>();
  private final AtomicReference<Instant> now = new AtomicReference<>(START);
  private int enough = 1;

  /** How long the first watch lasts. */
  private Duration lasts = Duration.ZERO;

  @BeforeEach
  void write() {
    kubectl = new FakeKubectl(folder);
    kubectl.answersAny(
        List.of("/apis/apps/v1"),
        FakeAnswer.prints(
            """
            {"kind": "APIResourceList", "groupVersion": "apps/v1", "resources": [
              {"name": "deployments", "namespaced": true, "kind": "Deployment", "verbs": ["get", "list"]}]}
            """));
  }

  private static String object(int version, int replicas) {
    return "{\"metadata\":{\"resourceVersion\":\""
        + version
        + "\",\"namespace\":\"shop\",\"name\":\"web\",\"uid\":\"u\"},\"spec\":{\"replicas\":"
        + replicas
        + "}}";
  }

  private static String event(String type, int version, int replicas) {
    return "{\"type\":\"" + type + "\",\"object\":" + object(version, replicas) + "}";
  }

  private static FakeAnswer list(int version, String... items) {
    return FakeAnswer.prints(
        "{\"kind\":\"DeploymentList\",\"apiVersion\":\"apps/v1\",\"metadata\":{\"resourceVersion\":\""
            + version
            + "\"},\"items\":["
            + String.join(",", items)
            + "]}");
  }

  private void streams(int from, FakeAnswer... answers) {
    kubectl.answersAny(List.of(LIST + "&watch=1&resourceVersion=" + from), answers);
  }

  /** Runs until it has rested often enough. */
  private void run() {
    Cluster cluster =
        new Cluster(
            new Kubectl(Map.of("PATH", folder + ":/usr/bin:/bin"), new CommandLog()),
            new Connection(
                Optional.empty(), Optional.of("truth"), Optional.empty(), Optional.empty()));
    LiveObject shown =
        new LiveObject(
            Cluster.read(
                    object(90, 7)
                        .replaceFirst(
                            "\\{", "{\"apiVersion\":\"apps/v1\",\"kind\":\"Deployment\","))
                .orElseThrow(),
            START);
    new LiveWatch(cluster, shown, now::get, this::rest, this::hear).run();
  }

  private void hear(Watched watched) {
    told.add(watched);
    if (told.size() == 3) {
      now.set(now.get().plus(lasts));
    }
  }

  private void rest(Duration time) throws InterruptedException {
    rests.add(time);
    now.set(now.get().plus(time));
    if (rests.size() >= enough) {
      throw new InterruptedException();
    }
  }

  private static String words(Watched watched) {
    String link =
        switch (watched.link()) {
          case WatchLink.Starting _ -> "starting";
          case WatchLink.Running _ -> "running";
          case WatchLink.Lost lost -> "lost" + lost.why().map(each -> " " + each.kind()).orElse("");
          case WatchLink.Refused refused -> "refused " + refused.why().kind();
        };
    return link + watched.told().map(each -> " " + words(each.event())).orElse("");
  }

  private static String words(WatchEvent event) {
    return switch (event) {
      case WatchEvent.Seen(LiveObject object) ->
          object.resourceVersion()
              + ":"
              + Counted.valueAt(object.value(), FieldPath.of("spec", "replicas")).orElse(null);
      case WatchEvent.Gone gone -> "gone " + gone.version();
      case WatchEvent.Unreadable _ -> "?";
    };
  }

  private List<String> told() {
    return told.stream()
        .map(each -> words(each).replaceAll("IntegerValue\\[number=(\\d+)]", "$1"))
        .toList();
  }

  @Test
  void readsAndThenHearsOfEveryChangeFromThere() {
    kubectl.answersAny(List.of(LIST), list(95, object(91, 6)));
    streams(
        95,
        FakeAnswer.streams(
            SOON,
            List.of(event("MODIFIED", 96, 5), event("DELETED", 97, 5), event("ADDED", 98, 3))));
    run();

    assertThat(told())
        .containsExactly(
            "starting",
            "running 91:6",
            "running 96:5",
            "running gone 97",
            "running 98:3",
            "lost 98:3");
    List<FakeCall> calls = kubectl.calls();
    assertThat(calls.getLast().arguments())
        .containsExactly(
            "get",
            "--raw",
            LIST + "&watch=1&resourceVersion=95",
            "--output=",
            "--selector=",
            "--context",
            "truth");
  }

  /** Servers have keys in another order, and say less in a list. */
  @Test
  void anObjectIsAsKubectlPrintsIt() {
    kubectl.answersAny(
        List.of(LIST), list(95, "{\"spec\":{\"b\":1,\"a\":{\"d\":1,\"c\":null}},\"metadata\":{}}"));
    streams(95, FakeAnswer.prints(""));
    run();

    WatchEvent.Seen seen = (WatchEvent.Seen) told.getLast().told().orElseThrow().event();
    assertThat(seen.object().yaml())
        .isEqualTo(
            """
            apiVersion: apps/v1
            kind: Deployment
            metadata: {}
            spec:
              a:
                c: null
                d: 1
              b: 1
            """);
  }

  @Test
  void whatIsNotThereIsGone() {
    kubectl.answersAny(List.of(LIST), list(95));
    streams(95, FakeAnswer.streams(SOON, List.of(event("ADDED", 96, 1))));
    run();

    assertThat(told()).containsExactly("starting", "running gone 95", "running 96:1", "lost 96:1");
  }

  /** The server dies without a word, and later with one; each try waits longer. */
  @Test
  void whatIsLostIsTriedAgainEachTimeLaterAndReadAgain() {
    enough = 6;
    kubectl.answersAny(
        List.of(LIST),
        list(95, object(91, 6)),
        FakeAnswer.recorded("raw, context down"),
        FakeAnswer.recorded("raw, context down"),
        FakeAnswer.recorded("raw, context down"),
        FakeAnswer.recorded("raw, context down"),
        list(99, object(98, 2)));
    streams(95, FakeAnswer.prints(""));
    streams(99, FakeAnswer.fails("error: http2: server sent GOAWAY and closed the connection"));
    run();

    assertThat(rests.stream().map(Duration::toSeconds)).containsExactly(1L, 2L, 5L, 15L, 15L, 15L);
    assertThat(told())
        .containsExactly(
            "starting",
            "running 91:6",
            "lost 91:6",
            "lost UNREACHABLE 91:6",
            "lost UNREACHABLE 91:6",
            "lost UNREACHABLE 91:6",
            "lost UNREACHABLE 91:6",
            "running 98:2",
            "lost UNREACHABLE 98:2");
    assertThat(((WatchLink.Lost) told.get(4).link()).lastSeen()).as("not later").isEqualTo(START);
  }

  /** Servers end watches after some minutes; that is nothing to tell anybody. */
  @Test
  void aLongWatchThatEndsIsGoneOnWithInSilence() {
    kubectl.answersAny(List.of(LIST), list(95, object(91, 6)), list(99, object(98, 2)));
    streams(95, FakeAnswer.streams(SOON, List.of(event("MODIFIED", 96, 5))));
    streams(99, FakeAnswer.prints(""));
    lasts = Duration.ofMinutes(30);
    run();

    assertThat(told())
        .containsExactly("starting", "running 91:6", "running 96:5", "running 98:2", "lost 98:2");
  }

  /** No try may open a login of its own. */
  @Test
  void whatAnotherTryWouldNotMendIsNotTriedAgain() {
    kubectl.answersAny(List.of(LIST), FakeAnswer.recorded("raw, list forbidden"));
    run();

    assertThat(told()).containsExactly("starting", "refused FORBIDDEN");
    assertThat(rests).isEmpty();
  }

  @Test
  void whatComesTooLateIsReadAgain() {
    kubectl.answersAny(List.of(LIST), list(95, object(91, 6)));
    streams(
        95,
        FakeAnswer.streams(
            SOON, List.of("{\"type\":\"ERROR\",\"object\":{\"kind\":\"Status\",\"code\":410}}")));
    run();

    assertThat(told()).containsExactly("starting", "running 91:6", "running ?", "lost ?");
  }

  /** Whoever is slow misses states, and never the last. */
  @Test
  void theNewestWaitsForWhoeverTakesIt() throws InterruptedException {
    Newest<Integer> newest = new Newest<>();
    List<Integer> taken = new ArrayList<>();
    Thread slow =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    while (taken.isEmpty() || taken.getLast() < 10_000) {
                      taken.add(newest.take());
                      Thread.sleep(1);
                    }
                  } catch (InterruptedException ended) {
                    Thread.currentThread().interrupt();
                  }
                });
    for (int i = 1; i <= 10_000; i++) {
      newest.put(i);
    }
    slow.join();

    assertThat(taken).isSorted().endsWith(10_000);
  }

  /** Equal objects give equal text, however a server orders their keys. */
  @Test
  void theOrderOfKeysDoesNotMatter() {
    ObjectName name = new ObjectName("v1", "ConfigMap", "shop", "web");
    String one =
        "{\"type\":\"ADDED\",\"object\":{\"data\":{\"b\":\"1\",\"a\":\"2\"},\"kind\":\"X\"}}";
    String other =
        "{\"object\":{\"kind\":\"X\",\"data\":{\"a\":\"2\",\"b\":\"1\"}},\"type\":\"ADDED\"}";

    assertThat(yaml(one, name)).isEqualTo(yaml(other, name)).contains("kind: ConfigMap");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.20", "1.27", "1.32", "1.36"})
  void everyVersionTellsOfOneEventInALine(String version) {
    KubectlAnswer recorded = KubectlAnswer.of("watch, changed, deleted and made again", version);
    ObjectName name = new ObjectName("apps/v1", "Deployment", "shop", "moving");
    List<WatchEvent> events =
        recorded.out().lines().map(line -> new Watched.Told(line, START, name).event()).toList();

    assertThat(recorded.exit()).isZero();
    assertThat(events)
        .extracting(each -> each.getClass().getSimpleName())
        .containsExactly("Seen", "Seen", "Gone", "Seen");
    assertThat(((WatchEvent.Seen) events.getFirst()).object().uid())
        .isEqualTo(((WatchEvent.Seen) events.get(1)).object().uid())
        .isNotEqualTo(((WatchEvent.Seen) events.get(3)).object().uid());
  }

  /** To take what a watch saw is to show what reading again would show. */
  @ParameterizedTest
  @CsvSource({"raw,found", "'preferences: other output, raw, options given',without annotation"})
  void anObjectIsTheSameSeenOrRead(String seen, String read) {
    String object = KubectlAnswer.of(seen).out();
    LiveObject web =
        new LiveObject(Cluster.read(KubectlAnswer.of(read).out()).orElseThrow(), START);
    String json = "{\"type\":\"MODIFIED\",\"object\":" + object + "}";

    assertThat(yaml(json, web.name())).isEqualTo(web.yaml());
  }

  private static String yaml(String json, ObjectName name) {
    WatchEvent event = new Watched.Told(json, START, name).event();
    LiveObject object = ((WatchEvent.Seen) event).object();
    return object.yaml();
  }
}
