package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Decisions;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Fates.Opened;
import dev.tripatch.decide.FirstConflicts;
import dev.tripatch.decide.Proposal;
import dev.tripatch.decide.Tally;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Live's order of a merged list is taken into local: local's items move, nothing else changes. */
class OrderTakenTest {

  private static final String HEAD =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n";

  private static final String LOCAL =
      HEAD
          + """
            finalizers: # who waits
            - a.example.com/x # the first
            - b.example.com/y
          spec:
            template:
              spec:
                containers:
                # the server
                - name: web
                  image: "nginx:1"  # pinned
                - name: side
                  image: busybox
          """;

  private static final String LIVE =
      HEAD
          + """
            finalizers: [b.example.com/y, a.example.com/x]
          spec:
            template:
              spec:
                containers:
                - {name: side, image: busybox, imagePullPolicy: Always}
                - {name: injected, image: proxy}
                - {name: web, image: "nginx:1", imagePullPolicy: Always}
          """;

  private static ThreeDocuments<SourceDocument> documents(String local) {
    return new ThreeDocuments<>(
        Optional.of(SourceReader.read("last", LOCAL)),
        SourceReader.read("local", local),
        Optional.of(SourceReader.read("live", LIVE)));
  }

  private static ThreeWayOutcome.Computed outcome(ThreeDocuments<SourceDocument> documents) {
    Compared compared = new Workbench(new BundledCatalog()).compare(documents, true);
    return (ThreeWayOutcome.Computed) ((Compared.Done) compared).outcome();
  }

  private static String taken(String local, String field) {
    ThreeDocuments<SourceDocument> documents = documents(local);
    ThreeWayOutcome.Computed before = outcome(documents);
    Opened opened = new Opened(before.inputs().lastApplied(), Optional.of(before.inputs().local()));
    Proposal proposal =
        new Fates(before, opened, Decisions.NONE)
            .propose(Fate.TAKE_LIVE, List.of(FieldPath.parse(field)));
    assertThat(proposal.refusals()).isEmpty();
    EditedTexts.Done done = (EditedTexts.Done) EditedTexts.of(documents, proposal.changes());
    assertThat(done.comments()).as("comments lost").isZero();
    return Objects.requireNonNull(done.texts().get(Role.LOCAL));
  }

  @Test
  void itemsMoveWithTheirCommentsAndNothingElseOfLiveComes() {
    String containers = taken(LOCAL, "spec.template.spec.containers");
    assertThat(containers)
        .isEqualTo(
            LOCAL.substring(0, LOCAL.indexOf("      # the server"))
                + """
                      - name: side
                        image: busybox
                      # the server
                      - name: web
                        image: "nginx:1"  # pinned
                """);
    String both = taken(containers, "metadata.finalizers");
    assertThat(both)
        .isEqualTo(
            containers.replace(
                "  - a.example.com/x # the first\n  - b.example.com/y\n",
                "  - b.example.com/y\n  - a.example.com/x # the first\n"));
    ThreeWayOutcome.Computed then = outcome(documents(both));
    assertThat(then.result().get("spec")).isEqualTo(then.inputs().live().orElseThrow().get("spec"));
    assertThat(then.explanation().all())
        .extracting(FieldOutcome::outcome)
        .doesNotContain(Outcome.REORDERED);
  }

  @Test
  void ordersInAChosenMapAreTakenTogether() {
    String both = taken(LOCAL, "spec");
    assertThat(both).isEqualTo(taken(LOCAL, "spec.template.spec.containers"));
  }

  @Test
  void itStaysDecidedThoughLiveHasMoreItems() {
    FieldPath containers = FieldPath.parse("spec.template.spec.containers");
    Decisions decisions = Decisions.NONE.with(new Decision(Fate.TAKE_LIVE, List.of(containers)));
    String taken = taken(LOCAL, containers.toString());
    assertThat(Tally.of(outcome(documents(taken)), decisions, FirstConflicts.NONE).at(containers))
        .contains(Fate.TAKE_LIVE.done());
    for (String other : List.of(LOCAL, taken.replace("busybox", "busybox:2"))) {
      assertThat(Tally.of(outcome(documents(other)), decisions, FirstConflicts.NONE).at(containers))
          .isEmpty();
    }
  }
}
