package dev.tripatch.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.role.Role;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.model.document.NamedText;
import dev.tripatch.ui.model.document.OpenDocument;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** Answers that are computed before the documents are opened. */
class ExpectedAnswerTest {

  private static final Texts FIRST =
      new Texts(
          new ThreeDocuments<>(
              Optional.empty(),
              new NamedText("local", "a: 1\n"),
              Optional.of(new NamedText("live", "a: 3\n"))));

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

  private static Answer known(Texts texts) {
    return new Comparer(new Workbench(new BundledCatalog())).compare(texts);
  }

  private void open(String local) {
    documents.local().open(OpenDocument.unfiled("local", local));
    documents.live().open(OpenDocument.unfiled("live", "a: 3\n"));
  }

  private void finish() {
    while (!later.isEmpty()) {
      later.remove().run();
    }
  }

  private String patch() {
    return comparison.paneProperty(Role.PATCH).get().orElseThrow().text();
  }

  @Test
  void theDocumentsThatItIsAboutAreNotComparedAgain() {
    comparison.expect(known(FIRST));
    open("a: 1\n");
    assertThat(comparison.getView()).as("not while the documents are being opened").isEmpty();
    assertThat(comparison.busyProperty().get()).isTrue();
    finish();
    assertThat(patch()).isEqualTo("a: 1\n");
    assertThat(comparison.microsProperty().get()).isNotNegative();
    assertThat(comparison.busyProperty().get()).isFalse();
    assertThat(lookUps).isZero();
  }

  @Test
  void itAnswersOnce() {
    comparison.expect(known(FIRST));
    open("a: 1\n");
    finish();
    documents.local().type("a: 2\n");
    documents.local().type("a: 1\n");
    finish();
    assertThat(patch()).isEqualTo("a: 1\n");
    assertThat(lookUps).isEqualTo(2);
  }

  @Test
  void otherDocumentsAreCompared() {
    comparison.expect(known(FIRST));
    open("a: 2\n");
    finish();
    assertThat(patch()).isEqualTo("a: 2\n");
    assertThat(lookUps).isEqualTo(1);
  }

  @Test
  void whatIsTypedBeforeItIsShownCounts() {
    comparison.expect(known(FIRST));
    open("a: 1\n");
    documents.local().type("a: 2\n");
    finish();
    assertThat(patch()).isEqualTo("a: 2\n");
  }

  @Test
  void itIsNotShownForDocumentsThatAreGone() {
    comparison.expect(known(FIRST));
    open("a: 1\n");
    documents.live().type("");
    finish();
    assertThat(comparison.getView()).isEmpty();
  }

  @Test
  void anErrorIsAnAnswerToo() {
    Texts broken =
        new Texts(
            new ThreeDocuments<>(
                Optional.empty(),
                new NamedText("local", "a: [\n"),
                Optional.of(new NamedText("live", "a: 3\n"))));
    comparison.expect(known(broken));
    open("a: [\n");
    finish();
    assertThat(comparison.diagnosticsProperty().get()).containsOnlyKeys(Role.LOCAL);
    assertThat(lookUps).isZero();
  }
}
