package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.time.Patience;
import dev.tripatch.ui.panes.FindBar;
import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/**
 * Where the keyboard is after each command of the menus, from local; with {@code
 * -Dfocus.commands=all} also from a composed patch.
 */
class FocusTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(
        stage,
        new WindowServices(
                new Workbench(new BundledCatalog()),
                Optional.empty(),
                "test",
                page -> CompletableFuture.completedFuture(true))
            .in(NO_KUBECTL),
        new NoFileDialogs(),
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.empty(),
                OpenDocument.unfiled("web.yaml", BuiltInExample.local()),
                Optional.of(OpenDocument.unfiled("live.yaml", BuiltInExample.live())))));
    place(stage, 1280, 800);
  }

  /** Waits for nothing else, as the robot would: there are many commands. */
  private static <T> T onFx(Supplier<T> ask) {
    return CompletableFuture.supplyAsync(ask, Platform::runLater).join();
  }

  private static void run(Runnable action) {
    CompletableFuture.runAsync(action, Platform::runLater).join();
  }

  /** Each command under the titles that lead to it. */
  private Map<String, MenuItem> commands() {
    MenuBar bar = lookup(".menu-bar").query();
    Map<String, MenuItem> found = new LinkedHashMap<>();
    bar.getMenus().forEach(menu -> collect("", menu, found));
    return found;
  }

  private static void collect(String way, MenuItem item, Map<String, MenuItem> found) {
    String here = way + Objects.requireNonNullElse(item.getText(), "").replace("_", "");
    if (item instanceof Menu menu) {
      menu.getItems().forEach(each -> collect(here + " > ", each, found));
    } else if (!(item instanceof SeparatorMenuItem)) {
      found.put(here, item);
    }
  }

  private void settle() {
    // What is done later may do something later again.
    for (int round = 0; round < 3; round++) {
      Patience.until(() -> !onFx(() -> content().comparison().busyProperty().get()));
    }
  }

  private List<Window> others() {
    return onFx(() -> Window.getWindows().stream().filter(each -> !each.equals(stage())).toList());
  }

  private void begin(Optional<PatchFormat> composing) {
    for (int i = 0; i < 5 && !others().isEmpty(); i++) {
      others().forEach(each -> run(each::hide));
    }
    run(() -> restore(composing));
    settle();
    run(
        () -> {
          Role start = composing.isPresent() ? Role.PATCH : Role.LOCAL;
          content().view().arrangement().uncover(start);
          content().view().panes().focus(start);
        });
  }

  /** Changes only what is not so already: each change is compared and drawn. */
  private void restore(Optional<PatchFormat> composing) {
    content().presenter().leave();
    content().view().closeRoom();
    if (content().visit().isVisiting()) {
      content().visit().back();
    }
    content().stepper().onProperty().set(false);
    restore(content().documents().local(), BuiltInExample.local());
    restore(content().documents().live(), BuiltInExample.live());
    if (!content().composer().currentProperty().get().equals(composing)) {
      content().composer().leave();
      composing.ifPresent(content().composer()::begin);
    }
    content().documents().history().forget();
    content().view().panes().all().forEach(each -> each.findBar().close());
    content().view().arrangement().restore();
    content().view().tables().choose("fields");
    content().selection().select(FieldPath.of("spec", "replicas"));
  }

  private static void restore(DocumentViewModel document, String text) {
    if (!document.getText().equals(text)) {
      document.type(text);
    }
  }

  private String focus() {
    return onFx(
        () ->
            Window.getWindows().stream()
                .filter(each -> !each.equals(stage()))
                .findFirst()
                .map(each -> each instanceof Stage other ? "window " + other.getTitle() : "popup")
                .orElseGet(this::focusInWindow));
  }

  private String focusInWindow() {
    Node owner = content().scene().getFocusOwner();
    if (owner == null) {
      return "nothing";
    }
    List<Node> way = Stream.<Node>iterate(owner, Objects::nonNull, Node::getParent).toList();
    if (way.stream().anyMatch(each -> !each.isVisible())) {
      return "what nobody sees";
    }
    return way.stream()
        .flatMap(each -> name(each).stream())
        .findFirst()
        .orElse(owner.getClass().getSimpleName());
  }

  private Optional<String> name(Node node) {
    if (node instanceof FindBar) {
      return Optional.of("find bar");
    }
    if (node instanceof PaneView pane) {
      return Optional.of(pane.pane().title().toLowerCase(Locale.ROOT));
    }
    if (node.equals(content().view().tables())) {
      return content().view().tables().chosenProperty().get().map(each -> "table " + each.title());
    }
    if (node.equals(content().view().status())) {
      return Optional.of("status bar");
    }
    return Optional.ofNullable(node.getId()).filter(id -> !(id.startsWith("text") || id.isBlank()));
  }

  /** A window, a popup or a lookup may come later than the answer. */
  private String focus(String expected) {
    settle();
    Patience.until(
        () -> focus().equals(expected), () -> "in %s and not in %s".formatted(focus(), expected));
    return expected;
  }

  private String after(MenuItem item, Optional<PatchFormat> composing, String expected) {
    begin(composing);
    if (onFx(item::isDisable)) {
      return focus();
    }
    Platform.runLater(item::fire);
    String found = focus(expected.replaceFirst(", then .*", ""));
    if (item instanceof CheckMenuItem) {
      run(item::fire);
    }
    if (!others().isEmpty()) {
      others().forEach(each -> run(each::hide));
      settle();
      others().forEach(each -> run(each::hide));
      settle();
      found += ", then " + focus();
    }
    return found;
  }

  /**
   * Titles and places, one command a line; the second place is the one from the patch if that
   * differs. {@code -} where it is not tried here.
   */
  private static Map<String, String> table() throws IOException {
    Map<String, String> rows = new LinkedHashMap<>();
    try (InputStream text = FocusTest.class.getResourceAsStream("focus-after-commands.txt")) {
      new String(Objects.requireNonNull(text).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split(" \\| ", 2))
          .forEach(row -> rows.put(row[0], row[1]));
    }
    return rows;
  }

  /** Quit and New Window leave the window. */
  @Test
  void afterEachCommandTheKeyboardIsWhereTheTableSays() throws IOException {
    Waiting.until(() -> content().comparison().getView().isPresent());
    begin(Optional.empty());
    Map<String, MenuItem> commands = commands();
    Map<String, String> expected = table();
    assertThat(commands.keySet()).containsExactlyInAnyOrderElementsOf(expected.keySet());
    SoftAssertions all = new SoftAssertions();
    List<Optional<PatchFormat>> states = new ArrayList<>(List.of(Optional.empty()));
    if (Objects.equals(System.getProperty("focus.commands"), "all")) {
      states.add(Optional.of(PatchFormat.STRATEGIC));
    }
    for (Optional<PatchFormat> state : states) {
      commands.forEach(
          (title, item) -> {
            String place = Objects.requireNonNull(expected.get(title));
            if (!place.equals("-")) {
              String start = state.isPresent() ? "patch" : "local";
              String[] places = place.split(" \\| ");
              String there =
                  places[state.isPresent() ? places.length - 1 : 0].replace("stays", start);
              all.assertThat(after(item, state, there))
                  .as("%s, from %s", title, start)
                  .isEqualTo(there);
            }
          });
    }
    all.assertAll();
  }
}
