package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Tally.ToDo;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** No rule and no reading again decides a conflict, and what local cannot say is still to do. */
class OnlyAPersonDecidesTest {

  private static final String ARGS_MERGE =
      """
      apiVersion: tripatch/v1
      kind: SchemaOverlay
      rules:
      - type: io.k8s.api.core.v1.Container
        field: args
        patchStrategy: merge
      """;

  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(
          documents,
          new Comparer(new Workbench(new BundledCatalog())),
          Runnable::run,
          Runnable::run);
  private final DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);

  private static String pod(String args) {
    return """
    apiVersion: v1
    kind: Pod
    metadata:
      name: web
    spec:
      containers:
      - name: web
        image: web:1
    %s\
    """
        .formatted(args.isEmpty() ? "" : "    args: " + args + "\n");
  }

  private void open(String lastApplied, String local, String live) {
    documents.lastApplied().open(OpenDocument.unfiled("last", lastApplied));
    documents.local().open(OpenDocument.unfiled("local", local));
    documents.live().open(OpenDocument.unfiled("live", live));
    documents.history().forget();
  }

  private String words() {
    return decisions.getTally().words();
  }

  private static FieldPath args() {
    return FieldPath.parse("spec.containers[name=web].args");
  }

  @Test
  void aRuleHidesAConflictAndDecidesNone() {
    open(pod("[a, b]"), pod("[a, b]"), pod("[a, b, c]"));
    assertThat(words()).isEqualTo("1 conflict undecided");
    documents.schemas().text().type(ARGS_MERGE);
    assertThat(decisions.getTally().decided()).isEmpty();
    assertThat(words()).isEqualTo("1 conflict undecided");
    documents.schemas().usedProperty().set(false);
    assertThat(words()).isEqualTo("1 conflict undecided");
    documents.local().type(pod("[a, b, c]"));
    assertThat(words()).isEqualTo("1 conflict decided");
    documents.history().undo(Optional.of(documents.local()));
    assertThat(words()).isEqualTo("1 conflict undecided");
  }

  @Test
  void aLiveObjectThatMovedBackLeavesNothingToDecide() {
    open(pod("[a]"), pod("[a]"), pod("[b]"));
    assertThat(words()).isEqualTo("1 conflict undecided");
    documents.live().open(OpenDocument.unfiled("live", pod("[a]")));
    assertThat(words()).isEmpty();
  }

  private static String live(String args, String appliedArgs) {
    String annotation =
        "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\"web\"},\"spec\":"
            + "{\"containers\":[{\"image\":\"web:1\",\"name\":\"web\""
            + (appliedArgs.isEmpty() ? "" : ",\"args\":" + appliedArgs)
            + "}]}}";
    return pod(args)
        .replace(
            "  name: web\nspec",
            "  name: web\n  annotations:\n    kubectl.kubernetes.io/last-applied-configuration: '"
                + annotation
                + "'\nspec");
  }

  /** As <i>Leave to live</i> does it: out of local, and out of the annotation in live's copy. */
  @Test
  void whatTheClusterWouldDeleteIsToDoUntilLiveShowsItDone() {
    open("", pod("[\"a\"]"), live("[\"b\"]", "[\"a\"]"));
    documents
        .history()
        .decide(
            new Decision(Fate.GIVE_UP, List.of(args())),
            () -> {
              documents.local().type(pod(""));
              documents.live().type(live("[\"b\"]", ""));
            });
    assertThat(decisions.getTally().toDo()).containsEntry(args(), ToDo.EDIT_LAST_APPLIED);
    assertThat(decisions.getTally().at(args())).contains("left to live, to do in the cluster");
    assertThat(words()).isEqualTo("1 conflict decided, 1 to do in the cluster");
    assertThat(decisions.toDo(decisions.getTally()))
        .containsExactly(
            "spec.containers[name=web].args: the last-applied configuration in the cluster still"
                + " has this, so kubectl apply would delete it. Delete it there, too: kubectl apply"
                + " edit-last-applied Pod/web");
    documents.live().saved(OpenDocument.unfiled("live", documents.live().getText()));
    assertThat(words()).as("a saved copy").isEqualTo("1 conflict decided, 1 to do in the cluster");
    String again = live("[\"b\"]", "").replace("  annotations:", "  uid: u\n  annotations:");
    documents
        .history()
        .act("Reload Live", () -> documents.live().open(OpenDocument.unfiled("live", again)));
    assertThat(words()).as("read again from the cluster").isEmpty();
  }
}
