package dev.tripatch.ui.panes.model;

import static dev.tripatch.ui.Fragments.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** Documents are compared before they are shown, and shown with their answer. */
class PreparedAnswerTest {

  private static final Texts FIRST = texts("a: 1\n");

  private int lookUps;
  private final Queue<Runnable> later = new ArrayDeque<>();
  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(
          documents, new Comparer(new Workbench(this::lookUp)), Runnable::run, later::add);

  /** Each comparison looks its kind up once. */
  private SchemaAnswer lookUp(String apiVersion, String kind) {
    lookUps++;
    return new BundledCatalog().lookUp(apiVersion, kind);
  }

  private static Texts texts(String local) {
    return new Texts(
        new ThreeDocuments<>(
            Optional.empty(),
            new NamedText("local", named(local)),
            Optional.of(new NamedText("live", named("a: 3\n")))));
  }

  private void open(String local) {
    documents.local().open(OpenDocument.unfiled("local", named(local)));
    documents.live().open(OpenDocument.unfiled("live", named("a: 3\n")));
  }

  private void finish() {
    while (!later.isEmpty()) {
      later.remove().run();
    }
  }

  /** The patch, but for the record of what was applied. */
  private String patch() {
    return comparison.paneProperty(Role.PATCH).get().orElseThrow().text().split("metadata:")[0];
  }

  private void show(Texts prepared, String local) {
    comparison.prepare(prepared, () -> open(local));
  }

  @Test
  void documentsAreSeenOnlyTogetherWithTheirAnswer() {
    open("a: 2\n");
    finish();
    show(FIRST, "a: 1\n");
    assertThat(comparison.busyProperty().get()).isTrue();
    while (!later.isEmpty()) {
      assertThat(named(patch())).isEqualTo(documents.local().getText());
      later.remove().run();
    }
    assertThat(patch()).isEqualTo("a: 1\n");
    assertThat(comparison.microsProperty().get()).isNotNegative();
    assertThat(comparison.busyProperty().get()).isFalse();
    assertThat(lookUps).isEqualTo(2);
  }

  @Test
  void itAnswersOnce() {
    show(FIRST, "a: 1\n");
    finish();
    documents.local().type(named("a: 2\n"));
    documents.local().type(named("a: 1\n"));
    finish();
    assertThat(patch()).isEqualTo("a: 1\n");
    assertThat(lookUps).isEqualTo(3);
  }

  @Test
  void anAnswerThatIsKnownIsNotComputedAgain() {
    comparison.expect(new Comparer(new Workbench(new BundledCatalog())).compare(FIRST));
    open("a: 1\n");
    finish();
    assertThat(patch()).isEqualTo("a: 1\n");
    assertThat(lookUps).isZero();
  }

  @Test
  void otherDocumentsAreCompared() {
    show(FIRST, "a: 2\n");
    finish();
    assertThat(patch()).isEqualTo("a: 2\n");
    assertThat(lookUps).isEqualTo(2);
  }

  @Test
  void ofSeveralTheLastIsShown() {
    show(FIRST, "a: 1\n");
    show(texts("a: 7\n"), "a: 7\n");
    finish();
    assertThat(patch()).isEqualTo("a: 7\n");
    assertThat(documents.local().getText()).isEqualTo(named("a: 7\n"));
  }

  @Test
  void anErrorIsAnAnswerToo() {
    show(texts("a: [\n"), "a: [\n");
    finish();
    assertThat(comparison.diagnosticsProperty().get()).containsOnlyKeys(Role.LOCAL);
    assertThat(lookUps).isZero();
  }
}
