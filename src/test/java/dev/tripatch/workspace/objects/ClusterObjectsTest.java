package dev.tripatch.workspace.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.workspace.objects.DecidedFile.ObjectFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AfterTry;
import net.jqwik.api.lifecycle.BeforeTry;
import org.jspecify.annotations.Nullable;

/** Of objects that the cluster does not tell of, nobody reads that apply would create them. */
class ClusterObjectsTest {
  private @Nullable Path made;
  private @Nullable FakeKubectl fake;

  @BeforeTry
  void write() throws IOException {
    made = Files.createTempDirectory("objects");
    fake = new FakeKubectl(made);
  }

  private Path folder() {
    return Objects.requireNonNull(made);
  }

  private FakeKubectl kubectl() {
    return Objects.requireNonNull(fake);
  }

  @AfterTry
  void remove() throws IOException {
    try (Stream<Path> all = Files.walk(folder())) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  /** Kinds that a cluster may have; the last one it has not. */
  enum Kind {
    DEPLOYMENT("apps/v1", "Deployment", "deployments"),
    SERVICE("v1", "Service", "services"),
    SECRET("v1", "Secret", "secrets"),
    CLUSTER_ROLE("rbac.authorization.k8s.io/v1", "ClusterRole", "clusterroles"),
    GADGET("example.com/v1", "Gadget", "");

    private final String apiVersion;
    private final String kind;
    private final String plural;

    Kind(String apiVersion, String kind, String plural) {
      this.apiVersion = apiVersion;
      this.kind = kind;
      this.plural = plural;
    }

    boolean isNamespaced() {
      return this != CLUSTER_ROLE;
    }

    String group() {
      return (apiVersion.contains("/") ? "/apis/" : "/api/") + apiVersion;
    }

    String list(String namespace) {
      return group() + (isNamespaced() ? "/namespaces/" + namespace : "") + "/" + plural;
    }

    String resource() {
      return "{\"name\":\"%s\",\"kind\":\"%s\",\"namespaced\":%s}"
          .formatted(plural, kind, isNamespaced());
    }
  }

  enum Answer {
    GIVEN,
    FORBIDDEN,
    BROKEN;

    FakeAnswer or(FakeAnswer given, String what) {
      return switch (this) {
        case GIVEN -> given;
        case FORBIDDEN ->
            refused("Forbidden", what + " is forbidden: User \"viewer\" cannot do it");
        case BROKEN ->
            refused("ServiceUnavailable", "the server is currently unable to handle " + what);
      };
    }
  }

  private static FakeAnswer refused(String reason, String words) {
    return FakeAnswer.fails("Error from server (" + reason + "): " + words + "\n");
  }

  /** An object that is wanted: whether it is there, and what comes of asking for it by name. */
  record Wanted(String name, boolean exists, Answer byName) {
    String json(Place place) {
      String namespace = place.kind().isNamespaced() ? place.namespace() : "";
      return "{\"apiVersion\":\"%s\",\"kind\":\"%s\",\"metadata\":{\"name\":\"%s\"%s}}"
          .formatted(
              place.kind().apiVersion,
              place.kind().kind,
              name,
              namespace.isEmpty() ? "" : ",\"namespace\":\"" + namespace + "\"");
    }
  }

  /** All objects of a kind in a namespace. */
  record Place(String namespace, Kind kind, Answer list, List<Wanted> wanted) {}

  @Provide
  Arbitrary<List<Place>> worlds() {
    Arbitrary<Answer> answer =
        Arbitraries.frequency(
            Tuple.of(4, Answer.GIVEN), Tuple.of(2, Answer.FORBIDDEN), Tuple.of(1, Answer.BROKEN));
    Arbitrary<List<Wanted>> wanted =
        Combinators.combine(Arbitraries.of(true, false), answer)
            .as((exists, byName) -> new Wanted("", exists, byName))
            .list()
            .ofMinSize(1)
            .ofMaxSize(12)
            .map(
                all ->
                    IntStream.range(0, all.size())
                        .mapToObj(
                            i -> new Wanted("o" + i, all.get(i).exists(), all.get(i).byName()))
                        .toList());
    Arbitrary<Place> place =
        Combinators.combine(
                Arbitraries.of("shop", "till"), Arbitraries.of(Kind.values()), answer, wanted)
            .as(Place::new);
    return place
        .list()
        .ofMinSize(1)
        .ofMaxSize(5)
        .uniqueElements(each -> each.kind().isNamespaced() ? each.namespace() + each.kind() : "");
  }

  private void lay(List<Place> world) {
    at(Kind.GADGET.group(), FakeAnswer.recorded("raw, no such kind"));
    at("/apis/apps/v1", resources(Kind.DEPLOYMENT));
    at("/api/v1", resources(Kind.SERVICE, Kind.SECRET));
    at("/apis/rbac.authorization.k8s.io/v1", resources(Kind.CLUSTER_ROLE));
    for (Place place : world) {
      String address = place.kind().list(place.namespace());
      at(address + "?limit=500", place.list().or(list(place), place.kind().plural));
      for (Wanted wanted : place.wanted()) {
        String quoted = "%s \"%s\"".formatted(place.kind().plural, wanted.name());
        at(
            address + "/" + wanted.name(),
            wanted
                .byName()
                .or(
                    wanted.exists()
                        ? FakeAnswer.prints(wanted.json(place))
                        : refused("NotFound", quoted + " not found"),
                    quoted));
      }
    }
  }

  private static FakeAnswer resources(Kind... kinds) {
    return FakeAnswer.prints(
        "{\"resources\":["
            + String.join(",", Stream.of(kinds).map(Kind::resource).toList())
            + ",{\"name\":\"all/status\",\"kind\":\"Secret\"}]}");
  }

  /** With one object that nobody asked for. */
  private static FakeAnswer list(Place place) {
    List<String> items =
        new ArrayList<>(List.of(new Wanted("stranger", true, Answer.GIVEN).json(place)));
    place.wanted().stream().filter(Wanted::exists).forEach(each -> items.add(each.json(place)));
    return FakeAnswer.prints("{\"items\":[" + String.join(",", items) + "]}");
  }

  private void at(String path, FakeAnswer answer) {
    kubectl().answersAny(List.of("--raw", path), answer);
  }

  private ClusterObjects objects() {
    Map<String, String> environment = Map.of("PATH", folder() + ":/usr/bin:/bin");
    return new ClusterObjects(
        new Cluster(
            new Kubectl(environment, new CommandLog()),
            new Connection(
                Optional.empty(), Optional.of("c"), Optional.of("default"), Optional.empty())));
  }

  private static ObjectSet local(List<Place> world) {
    List<FoundObject> found = new ArrayList<>();
    for (Place place : world) {
      for (Wanted wanted : place.wanted()) {
        ManifestFile file = ManifestFile.read("local.yaml", wanted.json(place));
        found.add(
            new FoundObject(
                new ObjectFile(Optional.empty(), wanted.json(place), file),
                0,
                file.objects().getFirst()));
      }
    }
    return new ObjectSet(found, List.of(), List.of());
  }

  @Property(tries = 30, shrinking = ShrinkingMode.OFF)
  void whatNobodyTellsOfIsNeverMissing(@ForAll("worlds") List<Place> world) {
    lay(world);
    ObjectSet local = local(world);
    ObjectSet live = objects().liveOf(local, Watch.NOBODY);
    List<ObjectPair> pairs = Pairing.of(ObjectSet.NONE, local, live);
    int at = 0;
    for (Place place : world) {
      for (Wanted wanted : place.wanted()) {
        ObjectPair pair = pairs.get(at++);
        boolean isKnown = place.kind() != Kind.GADGET && isTold(place, wanted);
        boolean isMissing = pair.live().isEmpty() && pair.unreadLive().isEmpty();
        assertThat(isMissing && wanted.exists())
            .as("there, and called missing: %s", pair)
            .isFalse();
        assertThat(pair.live().isPresent() && !wanted.exists()).as("not there: %s", pair).isFalse();
        if (place.list() == Answer.GIVEN && wanted.byName() == Answer.GIVEN) {
          assertThat(pair.unreadLive().isEmpty()).as("hidden: %s", pair).isEqualTo(isKnown);
        }
        pair.unreadLive().ifPresent(reason -> assertThat(reason).isNotBlank());
      }
    }
    assertThat(pairs).as("nobody asked for others").hasSize(at);
    assertThat(live.remarks()).isEmpty();
  }

  private static boolean isTold(Place place, Wanted wanted) {
    return place.list() == Answer.GIVEN || wanted.byName() == Answer.GIVEN;
  }

  private static List<Wanted> wanted(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new Wanted("o" + i, true, Answer.GIVEN))
        .toList();
  }

  private List<String> paths() {
    return kubectl().calls().stream().map(FakeCall::arguments).map(each -> each.get(2)).toList();
  }

  @Example
  void fewAreAskedForByNameAndManyByLists() {
    List<Place> few = List.of(new Place("shop", Kind.DEPLOYMENT, Answer.GIVEN, wanted(3)));
    lay(few);
    assertThat(objects().liveOf(local(few), Watch.NOBODY).objects()).hasSize(3);
    assertThat(paths())
        .contains(Kind.DEPLOYMENT.list("shop") + "/o1")
        .doesNotContain(Kind.DEPLOYMENT.list("shop") + "?limit=500");
  }

  @Example
  void ofManyOnlyWhatIsAloneIsAskedForByName() {
    List<Place> many =
        List.of(
            new Place("shop", Kind.DEPLOYMENT, Answer.GIVEN, wanted(9)),
            new Place("shop", Kind.SECRET, Answer.FORBIDDEN, wanted(1)));
    lay(many);
    assertThat(objects().liveOf(local(many), Watch.NOBODY).objects()).hasSize(10);
    assertThat(paths())
        .containsExactlyInAnyOrder(
            "/apis/apps/v1",
            "/api/v1",
            Kind.DEPLOYMENT.list("shop") + "?limit=500",
            Kind.SECRET.list("shop") + "/o0");
  }

  @Example
  void whoMayNotListMayStillReadAFewByName() {
    List<Place> world =
        List.of(
            new Place("shop", Kind.DEPLOYMENT, Answer.GIVEN, wanted(7)),
            new Place("shop", Kind.SECRET, Answer.FORBIDDEN, wanted(2)));
    lay(world);
    assertThat(objects().liveOf(local(world), Watch.NOBODY).unknown()).isEmpty();
  }

  /** Without it each question would wait for its deadline. */
  @Example
  void onceTheServerIsGoneNothingMoreIsAsked() {
    kubectl().answersAny(List.of("--raw"), FakeAnswer.recorded("raw, context down"));
    List<Place> world = List.of(new Place("shop", Kind.DEPLOYMENT, Answer.GIVEN, wanted(8)));

    ObjectSet live = objects().liveOf(local(world), Watch.NOBODY);

    assertThat(live.unknown()).hasSize(8);
    assertThat(live.unknown().values()).allMatch(each -> each.contains("127.0.0.1:1 was refused"));
    assertThat(paths()).hasSizeLessThanOrEqualTo(2);
  }

  @Example
  void whatIsNotAskedForAfterItWasCancelledIsUnknown() {
    List<Place> world = List.of(new Place("shop", Kind.DEPLOYMENT, Answer.GIVEN, wanted(8)));
    lay(world);
    ObjectSet local = local(world);
    Watch afterTwo =
        new Watch() {
          private volatile int done;

          @Override
          public void done(int count, int all) {
            done = count;
          }

          @Override
          public boolean isCancelled() {
            return done >= 2;
          }
        };

    ObjectSet live = objects().liveOf(local, afterTwo);

    assertThat(live.objects()).hasSize(2);
    assertThat(live.unknown().keySet().stream().map(ObjectName::name))
        .containsExactlyInAnyOrder("o2", "o3", "o4", "o5", "o6", "o7");
  }

  /** kubectls that wait for each other help nobody. */
  @Example
  void onlyTwoAreAskedAtOnce() throws IOException {
    Path running = Files.createDirectory(folder().resolve("running"));
    Path begun = folder().resolve("begun");
    List<Place> world = List.of(new Place("shop", Kind.DEPLOYMENT, Answer.GIVEN, wanted(8)));
    FakeAnswer slow =
        new FakeAnswer(
            List.of(
                "touch '" + running + "'/$$",
                "echo >>'" + begun + "'",
                // The first of two waits for the second.
                "number=$(wc -l <'" + begun + "')",
                "until [ $((number % 2)) = 0 ] || [ $(wc -l <'" + begun + "') -gt $number ]; do",
                "  sleep 0.02; done; sleep 0.05",
                "ls '" + running + "' | wc -l >>'" + folder().resolve("most") + "'",
                "rm '" + running + "'/$$"),
            "{}",
            "",
            0);
    at("/apis/apps/v1", resources(Kind.DEPLOYMENT));
    kubectl().answersAny(List.of("--raw"), slow);

    objects().liveOf(local(world), Watch.NOBODY);

    List<String> most = Files.readAllLines(folder().resolve("most"));
    assertThat(most).hasSize(8);
    assertThat(most.stream().mapToInt(each -> Integer.parseInt(each.strip())).max().orElse(0))
        .isEqualTo(2);
  }
}
