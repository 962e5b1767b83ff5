package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.show.StoredResult;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.PatchRemark;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The result as a server stores it: what the pane, the table and the notes have of it. */
class StoredViewModelTest {
  private static final FieldPath CONTAINERS =
      FieldPath.of("spec", "template", "spec", "containers");
  private static final FieldPath CPU =
      CONTAINERS.item("name", new StringValue("web")).key("resources").key("limits").key("cpu");
  private static final FieldPath PROXY = CONTAINERS.item("name", new StringValue("proxy"));

  private final OpenModel model = new OpenModel();
  private final StoredViewModel stored = model.comparison.stored();

  private static String deployment(String cpu, String others) {
    return """
    apiVersion: apps/v1
    kind: Deployment
    metadata: {name: web}
    spec:
      selector: {matchLabels: {app: web}}
      template:
        metadata: {labels: {app: web}}
        spec:
          hostNetwork: false
          containers:
          - {name: web, image: "web:1", resources: {limits: {cpu: CPU}}}
    """
            .replace("CPU", cpu)
        + others;
  }

  private void open(String cpu) {
    String local = deployment(cpu, "      - {name: proxy, image: \"envoy:1\"}\n");
    model.open(deployment("100m", ""), local, deployment("100m", ""));
  }

  private PaneText pane() {
    return model.comparison.paneProperty(Role.RESULT).get().orElseThrow();
  }

  private StoredResult result() {
    return stored.shownProperty().get().orElseThrow();
  }

  @Test
  void aSwitchShowsItAndShowsTheResultAgain() {
    open("0.5");
    PaneText before = pane();
    stored.wantedProperty().set(true);

    assertThat(pane().text())
        .contains("cpu: 500m", "imagePullPolicy")
        .doesNotContain("hostNetwork: ");
    assertThat(pane().notes()).extracting(LineNote::text).contains("← given as 0.5", "· default");
    stored.wantedProperty().set(false);
    assertThat(pane()).isSameAs(before);
    assertThat(stored.reasonsFor(CPU)).isEmpty();
  }

  @Test
  void eachFieldHasItsWordsAndItsReason() {
    open("0.5");
    stored.wantedProperty().set(true);

    assertThat(result().words(CPU)).isEqualTo("500m");
    assertThat(result().words(FieldPath.of("spec", "template", "spec", "hostNetwork")))
        .isEqualTo("not stored");
    assertThat(result().words(PROXY)).startsWith("+ ").contains("defaults");
    assertThat(result().words(FieldPath.of("metadata", "name"))).isEmpty();
    assertThat(stored.reasonsFor(CPU)).singleElement().asString().contains("one format");
    assertThat(stored.reasonsFor(FieldPath.of("spec")))
        .hasSize(6)
        .last()
        .asString()
        .contains("other");
  }

  @Test
  void theNotesNameEveryFieldOnce() {
    open("0.5");
    stored.wantedProperty().set(true);

    List<FieldPath> named =
        result().remarks().stream().map(PatchRemark::fields).flatMap(List::stream).toList();
    assertThat(named)
        .containsExactlyInAnyOrderElementsOf(
            result().stored().changes().stream().map(change -> change.path()).toList());
  }

  @Test
  void whatIsNotKnownIsSaid() {
    model.open(
        "",
        "apiVersion: example.org/v1\nkind: Widget\nmetadata: {name: a}\nspec: {size: 2}\n",
        "apiVersion: example.org/v1\nkind: Widget\nmetadata: {name: a}\nspec: {size: 1}\n");
    stored.wantedProperty().set(true);

    assertThat(result().remarks())
        .extracting(PatchRemark::sentence)
        .singleElement()
        .asString()
        .contains("defaults of Widget are unknown");
  }

  @Test
  void ofWhatIsRefusedNothingIsStored() {
    String twice = deployment("1", "      - {image: x}\n");
    model.open("", twice, deployment("1", ""));
    stored.wantedProperty().set(true);

    assertThat(model.comparison.getView().orElseThrow().refusal()).isPresent();
    assertThat(pane().text()).isEmpty();
    assertThat(result().remarks()).isEmpty();
  }

  @Test
  void aSecretStaysMasked() {
    String secret = "apiVersion: v1\nkind: Secret\nmetadata: {name: a}\n";
    model.open("", secret + "stringData: {key: hunter2}\n", secret);
    stored.wantedProperty().set(true);

    assertThat(pane().text())
        .contains("data:")
        .doesNotContain("hunter2", "aHVudGVyMg", "\nstringData");
    assertThat(pane().text()).contains("••");
  }

  @Test
  void theOneBeforeStaysUntilTheNextIsThere() {
    Deque<Runnable> waiting = new ArrayDeque<>();
    OpenModel later = new OpenModel(waiting::add);
    Documents documents = later.documents;
    ComparisonViewModel comparison = later.comparison;
    comparison.stored().wantedProperty().set(true);
    documents.local().type(deployment("0.5", ""));
    documents.live().type(deployment("100m", ""));
    runAll(waiting);
    documents.local().type(deployment("0.7", ""));
    Objects.requireNonNull(waiting.poll()).run();

    assertThat(shown(comparison)).contains("cpu: 500m");
    runAll(waiting);
    assertThat(shown(comparison)).contains("cpu: 700m");
    documents.live().type("");
    assertThat(comparison.stored().shownProperty().get()).isEmpty();
  }

  private static String shown(ComparisonViewModel comparison) {
    Optional<PaneText> pane = comparison.paneProperty(Role.RESULT).get();
    return pane.map(PaneText::text).orElse("");
  }

  private static void runAll(Deque<Runnable> waiting) {
    while (!waiting.isEmpty()) {
      waiting.poll().run();
    }
  }
}
