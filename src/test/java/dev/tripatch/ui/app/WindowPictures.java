package dev.tripatch.ui.app;

import dev.tripatch.dialect.Party;
import dev.tripatch.dialect.View;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Texts;
import dev.tripatch.ui.sample.LargeSample;
import dev.tripatch.ui.settings.Theme;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ToggleButton;

/** Draws every state of the window, to be looked at: {@code target/screenshots}. */
public final class WindowPictures {

  private static final FieldPath CLEARED = FieldPath.parse("spec.strategy.rollingUpdate");
  private static final FieldPath CONTAINERS = FieldPath.parse("spec.containers");
  private static final int[][] SIZES = {{1600, 1000}, {1280, 800}, {1920, 1080}, {900, 700}};

  private static final String WRONG = "status: {$patch: remove}\n";

  private final Path folder;
  private final String wanted;

  private WindowPictures(Path folder, String wanted) {
    this.folder = folder;
    this.wanted = wanted;
  }

  /**
   * Draws.
   *
   * @param arguments how the names of the wanted pictures begin; without, all are drawn
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of("target", "screenshots"));
    String wanted = arguments.length == 0 ? "" : arguments[0];
    Platform.startup(() -> Platform.setImplicitExit(false));
    try {
      new WindowPictures(folder, wanted).drawAll();
    } finally {
      Platform.exit();
    }
  }

  private void drawAll() throws IOException {
    for (Theme theme : Theme.values()) {
      if (Boolean.getBoolean("patches")) {
        drawPatches(theme);
        continue;
      }
      for (int[] size : SIZES) {
        draw("example", theme, size, CLEARED, WindowPictures::openExample);
      }
      draw("large", theme, SIZES[1], FieldPath.of("field4803"), WindowPictures::openLarge);
      draw("empty", theme, SIZES[1], CLEARED, content -> {});
      draw("stale", theme, SIZES[1], FieldPath.of("field3"), WindowPictures::breakLocal);
      draw(
          "refusal",
          theme,
          SIZES[1],
          FieldPath.parse("spec.template.spec.containers"),
          WindowPictures::openRefused);
      draw("find", theme, SIZES[1], CLEARED, WindowPictures::find);
      draw("long-line", theme, SIZES[1], FieldPath.of("a"), WindowPictures::openLongLine);
      drawPatches(theme);
      draw("large-text", theme, SIZES[1], CLEARED, WindowPictures::enlarge);
      for (int[] size : SIZES) {
        draw("dialects", theme, size, CLEARED, WindowPictures::openDialects);
      }
      for (int[] size : new int[][] {SIZES[1], SIZES[2]}) {
        FieldPath replicas = FieldPath.of("spec", "replicas");
        draw("server-side", theme, size, replicas, WindowPictures::openServerSide);
        draw("server-words", theme, size, replicas, WindowPictures::openServerWords);
        draw("server-refused", theme, size, replicas, WindowPictures::refuseServerSide);
      }
      draw("error", theme, SIZES[1], CONTAINERS, WindowPictures::openError);
      draw("error-words", theme, SIZES[2], CONTAINERS, WindowPictures::openErrorWords);
      draw("dialects-agreed", theme, SIZES[1], CLEARED, WindowPictures::agree);
      draw("dialects-refused", theme, SIZES[1], CLEARED, WindowPictures::refuse);
    }
  }

  /** The patch in its formats and composed, as the engine makes it. */
  private void drawPatches(Theme theme) throws IOException {
    FieldPath image = FieldPath.parse("spec.template.spec.containers[name=web].image");
    for (int[] size : new int[][] {SIZES[1], SIZES[2]}) {
      draw("remarks", theme, size, image, WindowPictures::openRemarks);
      draw("tests", theme, size, image, WindowPictures::openTests);
      draw("compose", theme, size, image, content -> compose(content, "x: 1\n"));
      draw("compose-wrong", theme, size, image, content -> compose(content, WRONG));
      draw("compose-json", theme, size, image, WindowPictures::composeJson);
    }
  }

  private static void openExample(OpenContent content) {
    content.open(example());
  }

  /** The built-in example. */
  static StartDocuments example() {
    return StartDocuments.of(
        new ThreeDocuments<>(
            Optional.empty(),
            OpenDocument.unfiled("web.yaml", BuiltInExample.local()),
            Optional.of(OpenDocument.unfiled("live", BuiltInExample.live()))));
  }

  private static void openRemarks(OpenContent content) {
    openExample(content);
    content.comparison().patch().choose(PatchFormat.MERGE);
    later(
        () -> {
          content.view().applyCss();
          content.view().layout();
          ((Hyperlink) content.view().lookup("#patch-notes")).fire();
        });
  }

  private static void openTests(OpenContent content) {
    openExample(content);
    content.comparison().patch().choose(PatchFormat.JSON);
    content.comparison().patch().withTestsProperty().set(true);
  }

  private static void compose(OpenContent content, String more) {
    openExample(content);
    later(
        () -> {
          content.composer().begin(PatchFormat.STRATEGIC);
          DocumentViewModel draft = content.documents().drafts().in(PatchFormat.STRATEGIC);
          draft.type(draft.getText().replace("minReadySeconds: 10", "minReadySeconds: 30") + more);
        });
  }

  private static void composeJson(OpenContent content) {
    openExample(content);
    content.comparison().patch().choose(PatchFormat.JSON);
    later(() -> content.composer().begin(PatchFormat.JSON));
  }

  /** Does something once there is an answer. */
  private static void later(Runnable action) {
    Platform.runLater(() -> Platform.runLater(action));
  }

  private void draw(
      String name, Theme theme, int[] size, FieldPath selected, Consumer<OpenContent> prepare)
      throws IOException {
    if (!name.startsWith(wanted)) {
      return;
    }
    String file = name + "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + size[0] + ".png";
    long start = System.nanoTime();
    new WindowPicture(
            new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"))
        .draw(
            content -> prepare.accept(new OpenContent(content)),
            new WindowPicture.Look(
                size[0], size[1], theme, Optional.of(selected), Optional.empty(), Optional.empty()),
            folder.resolve(file));
    System.out.println(file + " in " + (System.nanoTime() - start) / 1_000_000 + " ms");
  }

  private static void openDialects(OpenContent content) {
    openExample(content);
    content.view().tables().choose("dialects");
    content.dialects().besideProperty().set(Optional.of(Party.KUSTOMIZE));
  }

  private static void openServerSide(OpenContent content) {
    openServerSide(content, ServerSideSample.LOCAL);
  }

  private static void openServerSide(OpenContent content, String local) {
    content.open(
        documents(
            new Texts(
                new ThreeDocuments<>(
                    Optional.empty(),
                    new NamedText("local.yaml", local),
                    Optional.of(new NamedText("live.yaml", ServerSideSample.LIVE))))));
    content.view().tables().choose("server-side");
  }

  private static void openServerWords(OpenContent content) {
    openServerSide(content);
    later(
        () -> {
          content.view().applyCss();
          ((ToggleButton) content.view().lookup("#show-server-words")).setSelected(true);
        });
  }

  private static void refuseServerSide(OpenContent content) {
    openServerSide(content, ServerSideSample.LOCAL.replace("replicas", "replica"));
  }

  private static void openError(OpenContent content) {
    content.errors().openIfError(KubectlErrorTest.NO_PATCH);
  }

  private static void openErrorWords(OpenContent content) {
    openError(content);
    ((ToggleButton) content.view().lookup("#show-error-words")).setSelected(true);
  }

  private static void agree(OpenContent content) {
    content.open(
        documents(
            new Texts(
                new ThreeDocuments<>(
                    Optional.empty(),
                    new NamedText("local.yaml", service(1)),
                    Optional.of(new NamedText("live.yaml", service(2)))))));
    content.view().tables().choose("dialects");
  }

  private static String service(int port) {
    return "apiVersion: v1\nkind: Service\nmetadata: {name: web}\nspec: {healthCheckNodePort: "
        + port
        + "}\n";
  }

  private static void refuse(OpenContent content) {
    openRefused(content);
    content.dialects().sameProperty().set(View.SAME_DOCUMENTS);
    content.view().tables().choose("dialects");
  }

  /** A container without a name. */
  private static void openRefused(OpenContent content) {
    String deployment = "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\n";
    content.open(
        documents(
            new Texts(
                new ThreeDocuments<>(
                    Optional.empty(),
                    new NamedText(
                        "local.yaml",
                        deployment + "spec: {template: {spec: {containers: [{image: a}]}}}\n"),
                    Optional.of(
                        new NamedText(
                            "live.yaml",
                            deployment
                                + "spec: {template: {spec: {containers: [{name: a, image:"
                                + " b}]}}}\n"))))));
  }

  private static void openLarge(OpenContent content) {
    content.open(documents(LargeSample.texts(10_000)));
  }

  private static void breakLocal(OpenContent content) {
    content.open(documents(LargeSample.texts(60)));
    String text = content.documents().local().getText();
    Platform.runLater(
        () -> content.documents().local().type(text.replaceFirst("shop/web:2.3", "[shop/web:2.3")));
  }

  private static void find(OpenContent content) {
    openExample(content);
    content.view().panes().view(Role.LIVE).findBar().open("name");
  }

  private static void enlarge(OpenContent content) {
    openExample(content);
    content.appearance().setTextSize(17);
  }

  private static void openLongLine(OpenContent content) {
    String annotation = "annotation: \"" + "0123456789".repeat(100_000) + "\"\n";
    content.open(
        documents(
            new Texts(
                new ThreeDocuments<>(
                    Optional.empty(),
                    new NamedText("local.yaml", "a: 1\nb: 2\n"),
                    Optional.of(new NamedText("live.yaml", annotation + "a: 2\nb: 2\n"))))));
  }

  public static StartDocuments documents(Texts texts) {
    return StartDocuments.of(texts.documents().map(WindowPictures::open));
  }

  private static OpenDocument open(NamedText text) {
    return OpenDocument.unfiled(text.name(), text.text());
  }
}
