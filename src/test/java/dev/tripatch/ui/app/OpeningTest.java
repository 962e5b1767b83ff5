package dev.tripatch.ui.app;

import static dev.tripatch.ui.Fragments.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** How the window comes onto the screen. */
class OpeningTest extends WindowFixture {

  private static final StartDocuments DOCUMENTS =
      StartDocuments.of(
          new ThreeDocuments<>(
              Optional.empty(),
              OpenDocument.unfiled("local", named("a: 2\n")),
              Optional.of(OpenDocument.unfiled("live", named("a: 3\n")))));

  private static final BundledCatalog CATALOG = new BundledCatalog();

  private final CountDownLatch answering = new CountDownLatch(1);
  private final List<RuntimeException> failures = new ArrayList<>();
  private boolean hadAnswer;

  @Override
  public void stop() throws Exception {
    answering.countDown();
    super.stop();
  }

  private void open(Workbench workbench, StartDocuments documents) {
    open(workbench, documents, Optional.empty());
  }

  private void open(Workbench workbench, StartDocuments documents, Optional<Answer> first) {
    interact(() -> show(workbench, documents, first));
  }

  private void show(Workbench workbench, StartDocuments documents, Optional<Answer> first) {
    WindowServices services = new WindowServices(workbench, Optional.empty(), "test");
    stage().setOnShown(event -> hadAnswer = !patch().isEmpty());
    make(stage(), services, new NoFileDialogs())
        .show(documents, Session.load(Optional.empty()), first, failures::add);
  }

  private String patch() {
    return content().view().panes().view(Role.PATCH).editor().text();
  }

  /** Has its schemas only when the test lets it. */
  private SchemaAnswer late(String apiVersion, String kind) {
    try {
      answering.await();
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    return CATALOG.lookUp(apiVersion, kind);
  }

  @Test
  void anAnswerThatIsKnownIsThereWhenTheWindowAppears() {
    open(
        new Workbench(this::late),
        DOCUMENTS,
        WindowLauncher.compare(new Workbench(CATALOG), DOCUMENTS));
    Waiting.until(() -> stage().isShowing());
    assertThat(hadAnswer).isTrue();
    assertThat(stage().getTitle()).endsWith("– Tripatch");
    assertThat(failures).isEmpty();
  }

  @Test
  void theWindowDoesNotWaitForItsAnswer() {
    open(new Workbench(this::late), DOCUMENTS);
    Waiting.until(() -> stage().isShowing());
    assertThat(hadAnswer).isFalse();
    assertThat(text(Role.LOCAL)).isEqualTo(named("a: 2\n"));
    answering.countDown();
    Waiting.until(() -> patch().contains("a: 2"));
  }

  private String text(Role pane) {
    return content().view().panes().view(pane).editor().text();
  }

  @Test
  void aDocumentWithAnErrorOpensToo() {
    open(
        new Workbench(CATALOG),
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.empty(),
                OpenDocument.unfiled("local", "a: [\n"),
                Optional.of(OpenDocument.unfiled("live", named("a: 3\n"))))));
    Waiting.until(() -> stage().isShowing());
    Waiting.until(() -> content().comparison().staleProperty().get());
  }

  @Test
  void anEmptyWindowOpensAtOnce() {
    open(new Workbench(CATALOG), StartDocuments.NONE);
    assertThat(stage().isShowing()).isTrue();
  }

  @Test
  void theKeyboardIsInLocal() {
    // Nothing differs, so no field is selected, and the caret stays where the text begins.
    open(
        new Workbench(CATALOG),
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.empty(),
                OpenDocument.unfiled("local", named("a: 2\n")),
                Optional.of(OpenDocument.unfiled("live", named("a: 2\n"))))));
    Waiting.until(() -> stage().isShowing());
    write("x");
    Waiting.settled();
    assertThat(text(Role.LOCAL)).isEqualTo(named("xa: 2\n"));
  }

  @Test
  void aWindowThatWasClosedBeforeItAppearsStaysClosed() {
    interact(
        () -> {
          show(new Workbench(this::late), DOCUMENTS, Optional.empty());
          window().close();
        });
    Waiting.settled();
    assertThat(stage().isShowing()).isFalse();
  }
}
