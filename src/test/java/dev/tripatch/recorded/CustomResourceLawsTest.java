package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Counted;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.validate.CustomResources;
import dev.tripatch.validate.DefinedBreach;
import dev.tripatch.validate.DefinedFault;
import java.io.IOException;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What we say that a server refuses in custom resources, against what kube-apiserver 1.36.2 and
 * apiextensions-apiserver's own code said, and what holds of it whatever the object.
 */
class CustomResourceLawsTest {
  private static final int TRIES = 60;
  private static final Pattern FIELD =
      Pattern.compile(
          "(?:^|invalid: \\[?|, |\\* )([a-zA-Z][\\w.\\[\\]-]*|<nil>): (?=[A-Z][a-z]+ )");

  private final SchemaSource today = DefinedKinds.TODAY;
  private final ServerAnswers answers = new ServerAnswers(today);

  /** A change of a custom resource on a real server. */
  private record Change(
      String id, MapValue result, Optional<MapValue> live, SchemaAnswer schema, String refusal) {

    List<DefinedFault> faults() {
      return CustomResources.of(result, live, schema).stream()
          .filter(DefinedFault::refuses)
          .toList();
    }
  }

  private List<Change> changes() throws IOException, URISyntaxException {
    List<Change> changes = new ArrayList<>();
    for (RecordedFile file : Recordings.builtIn()) {
      if (file.name().contains("on-server-1.36")) {
        for (RecordedCase line : file.cases()) {
          change(line).ifPresent(changes::add);
        }
      }
    }
    return changes;
  }

  private Optional<Change> change(RecordedCase line) {
    MapValue written = line.map(line.has("given") ? "given" : "local");
    SchemaAnswer schema = today.lookUp(written.text("apiVersion"), written.text("kind"));
    Optional<MapValue> result = line.has("given") ? Optional.of(written) : answers.result(line);
    String refusal = line.has("stderr") ? line.text("stderr") : line.text("message");
    boolean isRefused =
        line.has("stderr")
            ? line.value("after") == null || refusal.contains("is invalid")
            : line.text("answer").equals("refused");
    return CustomResources.areDefined(schema)
        ? result.map(
            object ->
                new Change(
                    line.id(),
                    EngineNumbers.asEngineReads(object),
                    line.value("live") instanceof MapValue live
                        ? Optional.of(live)
                        : Optional.empty(),
                    schema,
                    isRefused ? refusal : ""))
        : Optional.empty();
  }

  @Test
  void refusalsOfAServerAreForetold() throws IOException, URISyntaxException {
    int foretold = 0;
    List<String> missed = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    for (Change change : changes()) {
      List<String> ours = change.faults().stream().map(DefinedFault::field).toList();
      List<String> theirs =
          FIELD
              .matcher(change.refusal())
              .results()
              .map(found -> found.group(1))
              .filter(field -> !field.startsWith("metadata") && !field.equals("<nil>"))
              .toList();
      if (change.refusal().isEmpty() && !ours.isEmpty()) {
        wrong.add(change.id() + " " + change.faults());
      }
      if (change.refusal().contains("is invalid") && !theirs.isEmpty()) {
        if (ours.containsAll(theirs)) {
          foretold++;
        } else {
          missed.add(change.id() + " " + change.refusal() + " ours " + ours);
        }
      }
    }
    System.out.println(
        "refusals foretold at the server's field: " + foretold + ", missed " + missed);
    assertThat(wrong).as("said to be refused, and taken").isEmpty();
    assertThat(missed).isEmpty();
    assertThat(foretold).isGreaterThan(15);
  }

  @Test
  void whatIsStoredIsNotRefused() throws IOException, URISyntaxException {
    for (Change change : changes()) {
      change
          .live()
          .ifPresent(
              live ->
                  assertThat(CustomResources.of(live, Optional.of(live), change.schema()))
                      .as(change.id())
                      .filteredOn(DefinedFault::refuses)
                      .isEmpty());
    }
  }

  /** An edit that breaks a keyword is found where it was made. */
  @Test
  void whatBreaksAKeywordIsFoundAtItsPlace() {
    Random random = Sample.random();
    Map<DefinedBreach, Integer> found = new TreeMap<>();
    List<RandomCustomResources.Seed> seeds = CustomSeeds.all();
    for (int i = 0; i < Sample.tries(TRIES); i++) {
      RandomCustomResources.Seed seed = seeds.get(random.nextInt(seeds.size()));
      SchemaAnswer schema = CustomAnswers.schema(seed.schema(), seed.object());
      MapValue broken =
          seed.object().toBuilder()
              .put("spec", new StringValue("no map"))
              .put("extra", ListValue.EMPTY)
              .build();
      List<DefinedFault> faults = CustomResources.of(broken, Optional.empty(), schema);
      faults.forEach(fault -> found.merge(fault.breach(), 1, Integer::sum));
      assertThat(faults).anyMatch(fault -> fault.path().toString().equals("spec"));
      for (DefinedFault fault : CustomResources.of(seed.object(), Optional.empty(), schema)) {
        assertThat(fault.sentence()).contains(fault.path().toString());
        if (fault.breach() != DefinedBreach.REQUIRED) {
          assertThat(Counted.valueAt(seed.object(), fault.path())).as(fault.words()).isPresent();
        }
      }
    }
    assertThat(found).containsKeys(DefinedBreach.TYPE, DefinedBreach.UNKNOWN);
  }

  /** With {@code -Dmanifests.dir=FOLDER}: what projects publish, mostly a server takes. */
  @Test
  @RealInput.Manifests
  void customResourcesOfProjectsAreTaken() throws IOException {
    Map<String, List<String>> refused = new TreeMap<>();
    int count = 0;
    int unchecked = 0;
    for (RandomCustomResources.Seed seed : CustomSeeds.ofManifests()) {
      SchemaAnswer schema = CustomAnswers.schema(seed.schema(), seed.object());
      List<DefinedFault> faults =
          CustomResources.of(EngineNumbers.asEngineReads(seed.object()), Optional.empty(), schema);
      count++;
      unchecked += faults.stream().anyMatch(fault -> !fault.refuses()) ? 1 : 0;
      List<String> said =
          faults.stream().filter(DefinedFault::refuses).map(DefinedFault::words).toList();
      String name = ((MapValue) seed.object().find("metadata").orElse(MapValue.EMPTY)).text("name");
      if (!said.isEmpty()) {
        refused.put(seed.object().text("kind") + " " + name, said);
      }
    }
    System.out.println(
        count + " custom resources, " + unchecked + " with rules that are not checked; refused:");
    refused.forEach((name, said) -> System.out.println("  " + name + " " + said));
    // Two fixtures of Argo Rollouts that its controller alone reads, and an example of
    // CloudNativePG
    // for a definition that is not published with it.
    assertThat(refused.keySet())
        .containsExactlyInAnyOrder(
            "Cluster cluster-example", "Rollout guestbook", "Rollout my-guestbook");
  }
}
