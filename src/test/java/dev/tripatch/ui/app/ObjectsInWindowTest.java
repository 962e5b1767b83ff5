package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectFilter;
import dev.tripatch.ui.feature.objects.ObjectRow;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.KeyTable;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of objects, with real files, keys and clicks. */
class ObjectsInWindowTest extends WindowFixture {
  @TempDir Path folder;
  private Optional<Path> settingsFolder = Optional.empty();

  private static String settings(String name, String level) {
    return """
    apiVersion: v1
    kind: ConfigMap
    metadata:
      name: %s
      namespace: shop
    data:
      level: %s # of %s
    """
        .formatted(name, level, name);
  }

  private Path file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    return Files.writeString(file, text);
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  /** Two objects in one file and one in another, of which one is live otherwise. */
  private void openFolders() throws IOException {
    file("new/ab.yaml", "# two\n" + settings("a", "info") + "---\n" + settings("b", "info"));
    file("new/sub/c.yaml", settings("c", "info"));
    file("new/broken.yaml", "kind: [Pod\n");
    file("old/all.yaml", settings("a", "debug") + "---\n" + settings("b", "info"));
    open(
        StartDocuments.of(
            new ObjectSources(
                List.of(), List.of(folder.resolve("new")), List.of(folder.resolve("old")), true)));
    Waiting.until(() -> model().rows().stream().allMatch(row -> row.state().isPresent()));
    Waiting.until(
        () -> model().rows().size() == 4 && model().survey().progressProperty().get().isOver());
  }

  private void open(StartDocuments start) {
    interact(
        () -> {
          WindowServices services = settingsFolder.map(WindowFixture::services).orElse(services());
          Stage shown = new Stage();
          open(shown, services, new NoFileDialogs(), start);
          place(shown, 1300, 900);
        });
    Waiting.until(() -> content().scene().getWindow().isShowing());
  }

  private ObjectsViewModel model() {
    return content().objects().model();
  }

  private DocumentViewModel document(Role pane) {
    return content().documents().of(pane).orElseThrow();
  }

  private String shown() {
    return model().currentProperty().get().map(ObjectRow::name).orElse("");
  }

  private ObjectRow row(String name) {
    return model().rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  private void click(String name) {
    Label found =
        lookup(".object-name").queryAllAs(Label.class).stream()
            .filter(label -> label.getText().replace("● ", "").equals(name))
            .findFirst()
            .orElseThrow();
    clickOn(found);
    Waiting.until(() -> shown().equals(name));
  }

  private void typeAtEnd(String text) {
    clickOn(content().view().panes().view(Role.LOCAL).editor());
    push(KeyCode.CONTROL, KeyCode.END);
    write(text);
  }

  @Test
  void takesAllThatOnlyDriftedAfterALookAndGoesToAField() throws IOException {
    file("last/ab.yaml", settings("a", "info") + "---\n" + settings("b", "info"));
    String local = "# two\n" + settings("a", "info") + "---\n" + settings("b", "info");
    file("new/ab.yaml", local);
    file("old/all.yaml", settings("a", "debug") + "---\n" + settings("b", "debug"));
    open(
        StartDocuments.of(
            new ObjectSources(
                List.of(folder.resolve("last")),
                List.of(folder.resolve("new")),
                List.of(folder.resolve("old")),
                true)));
    Waiting.until(
        () -> model().rows().size() == 2 && model().survey().progressProperty().get().isOver());
    Waiting.settled();
    assertThat(lookup("#objects-total").queryLabeled().getText())
        .isEqualTo("2 fields change · 2 conflicts");
    clickOn("#take-all-drifted");
    Waiting.until(() -> lookup("#comparison-list").tryQuery().isPresent());
    push(KeyCode.ENTER);
    Waiting.until(() -> row("b").isModified());
    assertThat(row("a").isModified()).isTrue();
    assertThat(document(Role.LOCAL).getText()).contains("level: debug # of a");
    assertThat(lookup("#take-all-drifted").query().getParent().isVisible()).isFalse();
    assertThat(lookup("#objects-total").queryLabeled().getText()).endsWith("decided");
    assertThat(read("new/ab.yaml")).isEqualTo(local);

    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
    push(KeyCode.HOME);
    leaveOutAllBy(KeyCode.X);
    interact(() -> changeKeys("LEAVE_OUT", "Shortcut+Shift+F12"));
    leaveOutAllBy(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F12);
    push(KeyCode.RIGHT);
    push(KeyCode.DOWN);
    push(KeyCode.DOWN);
    push(KeyCode.ENTER);
    Waiting.until(() -> shown().equals("b"));
    Waiting.until(
        () -> content().selection().getPath().equals(Optional.of(FieldPath.of("data", "level"))));

    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> !row("a").isModified() && !row("b").isModified());
    assertThat(shown()).isEqualTo("b");
    assertThat(document(Role.LOCAL).getText()).isEqualTo(settings("b", "info"));
  }

  private void changeKeys(String action, String keys) {
    KeyTable now = content().keys().tableProperty().get();
    content()
        .keys()
        .choose(
            new KeyTable(
                now.actions(), now.keyboard(), Map.of(action, KeyCombination.valueOf(keys))));
  }

  /** Nothing of it can be: local already has what live has. */
  private void leaveOutAllBy(KeyCode... keys) {
    interact(() -> content().view().status().say(""));
    push(keys);
    Waiting.until(() -> message().contains("2 fields are not decided: data.level"));
  }

  @Test
  void whoComparesOneObjectSeesNoList() {
    open(StartDocuments.NONE);
    assertThat(lookup("#objects").tryQuery()).isEmpty();
    push(KeyCode.F9);
    assertThat(lookup("#objects").tryQuery()).isEmpty();
  }

  @Test
  void theListSaysWhatBecomesOfEach() throws IOException {
    openFolders();
    assertThat(model().shown().stream().map(ObjectRow::name))
        .containsExactly("a", "b", "broken.yaml", "c");
    assertThat(model().shown().stream().map(row -> row.state().orElseThrow().words()))
        .containsExactly("will change", "annotation only", "not readable", "only local");
    assertThat(lookup("#objects-count").queryLabeled().getText()).isEqualTo("4 · 1 will change");
    assertThat(shown()).isEqualTo("a");
    assertThat(document(Role.LIVE).getText()).isEqualTo(settings("a", "debug"));
  }

  @Test
  void keysAndClicksMoveThroughTheObjects() throws IOException {
    openFolders();
    push(KeyCode.F9);
    assertThat(shown()).isEqualTo("b");
    assertThat(document(Role.LOCAL).getText()).isEqualTo(settings("b", "info"));
    push(KeyCode.SHIFT, KeyCode.F9);
    assertThat(shown()).isEqualTo("a");
    click("c");
    assertThat(document(Role.LIVE).getText()).isEmpty();
  }

  @Test
  void anObjectOpensAtItsFirstChange() throws IOException {
    file("new/ab.yaml", settings("a", "info") + "---\n" + settings("b", "info"));
    file("old/ab.yaml", settings("a", "debug") + "---\n" + settings("b", "debug"));
    open(
        StartDocuments.of(
            new ObjectSources(
                List.of(), List.of(folder.resolve("new")), List.of(folder.resolve("old")), true)));
    Waiting.until(() -> model().rows().size() == 2);
    Waiting.until(() -> selected().equals("data.level"));
    clickOn("#pane-local").push(KeyCode.CONTROL, KeyCode.HOME);
    Waiting.until(() -> !selected().equals("data.level"));
    click("b");
    Waiting.until(() -> selected().equals("data.level"));
  }

  @Test
  void searchAndFilterLeaveWhatFits() throws IOException {
    openFolders();
    clickOn("#objects-search").write("configMap/C");
    Waiting.until(() -> model().shown().size() == 1);
    assertThat(model().shown().getFirst().name()).isEqualTo("c");
    push(KeyCode.ENTER);
    push(KeyCode.ENTER);
    assertThat(shown()).isEqualTo("c");
    interact(
        () -> {
          model().soughtProperty().set("");
          model().filterProperty().set(ObjectFilter.WILL_CHANGE);
        });
    assertThat(model().shown()).containsExactly(row("a"));
    interact(() -> model().filterProperty().set(ObjectFilter.CONFLICTS));
    Waiting.until(() -> lookup(".objects-nothing").tryQuery().isPresent());
    assertThat(lookup(".objects-nothing").queryLabeled().getText()).contains("No object matches");
  }

  @Test
  void editsAreKeptWhileAnotherObjectIsShownAndEachIsSavedInItsPlace() throws IOException {
    openFolders();
    typeAtEnd("  x: y");
    click("b");
    assertThat(row("a").isModified()).isTrue();
    assertThat(row("b").isModified()).isFalse();
    typeAtEnd("  z: z");
    click("a");
    assertThat(document(Role.LOCAL).getText())
        .isEqualTo("# two\n" + settings("a", "info") + "  x: y");
    push(KeyCode.CONTROL, KeyCode.S);
    Waiting.until(() -> !row("a").isModified());
    String first = "# two\n" + settings("a", "info") + "  x: y\n---\n";
    assertThat(read("new/ab.yaml")).isEqualTo(first + settings("b", "info"));
    click("b");
    assertThat(document(Role.LOCAL).getText()).isEqualTo(settings("b", "info") + "  z: z");
    push(KeyCode.CONTROL, KeyCode.S);
    Waiting.until(() -> !row("b").isModified());
    assertThat(read("new/ab.yaml")).isEqualTo(first + settings("b", "info") + "  z: z\n");
    click("a");
    assertThat(document(Role.LOCAL).getText()).startsWith("# two\n").contains("  x: y");
  }

  @Test
  void decisionsComeBackWithTheirObject() throws IOException {
    file("last/all.yaml", settings("a", "one") + "---\n" + settings("b", "one"));
    file("new/all.yaml", settings("a", "two") + "---\n" + settings("b", "two"));
    file("old/all.yaml", settings("a", "three") + "---\n" + settings("b", "three"));
    open(
        StartDocuments.of(
            new ObjectSources(
                List.of(folder.resolve("last")),
                List.of(folder.resolve("new")),
                List.of(folder.resolve("old")),
                true)));
    awaitUndecided("1 conflict undecided");
    interact(() -> content().selection().select(FieldPath.parse("data.level")));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    awaitUndecided("1 conflict decided");
    click("b");
    awaitUndecided("1 conflict undecided");
    interact(() -> content().selection().select(FieldPath.parse("data.level")));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    awaitUndecided("1 conflict decided, 1 to do in the cluster");
    click("a");
    awaitUndecided("1 conflict decided");
    assertThat(content().documents().leftOut().get()).isEmpty();
    click("b");
    awaitUndecided("1 conflict decided, 1 to do in the cluster");
    assertThat(content().documents().leftOut().get())
        .containsExactly(FieldPath.parse("data.level"));
    click("a");
    push(KeyCode.CONTROL, KeyCode.Z);
    awaitUndecided("1 conflict undecided");
    assertThat(shown()).isEqualTo("b");
    assertThat(message()).startsWith("Undone: ").endsWith(" in shop/ConfigMap/b");
    push(KeyCode.CONTROL, KeyCode.Z);
    awaitUndecided("1 conflict undecided");
    assertThat(shown()).isEqualTo("a");
    click("b");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    awaitUndecided("1 conflict decided");
    assertThat(shown()).isEqualTo("a");
  }

  private void awaitUndecided(String words) {
    Waiting.until(
        () ->
            !content().comparison().busyProperty().get()
                && lookup("#undecided").queryLabeled().getText().equals(words));
  }

  @Test
  void anEditChangesTheSummaryOfItsObject() throws IOException {
    openFolders();
    click("b");
    typeAtEnd("  z: z");
    Waiting.until(() -> row("b").state().orElseThrow().words().equals("will change"));
  }

  @Test
  void whatWasTypedIsUndoneInItsObjectToWhichBackLeads() throws IOException {
    openFolders();
    typeAtEnd("  x: y");
    click("b");
    clickOn(content().view().panes().view(Role.LOCAL).editor());
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(message()).isEqualTo("There is nothing to undo in Local.");
    assertThat(shown()).isEqualTo("b");
    push(KeyCode.ALT, KeyCode.LEFT);
    assertThat(shown()).isEqualTo("a");
    assertThat(document(Role.LOCAL).getText()).endsWith("  x: y");
    push(KeyCode.ALT, KeyCode.LEFT);
    assertThat(message()).isEqualTo("No other object was shown before this one.");
    push(KeyCode.ALT, KeyCode.RIGHT);
    assertThat(shown()).isEqualTo("b");
    push(KeyCode.ALT, KeyCode.LEFT);
    // Who types slowly has typed several things, each to be undone by itself.
    for (int i = 0; i < 10 && row("a").isModified(); i++) {
      push(KeyCode.CONTROL, KeyCode.Z);
    }
    assertThat(row("a").isModified()).isFalse();
    assertThat(shown()).isEqualTo("a");
    assertThat(model().edits().all()).isEmpty();
  }

  @Test
  void closingAsksOnceForAllAndSavesAll() throws IOException {
    openFolders();
    typeAtEnd("  x: y");
    click("c");
    typeAtEnd("  w: w");
    interact(() -> Platform.runLater(() -> window().close()));
    Waiting.until(() -> lookup("Save All").tryQuery().isPresent());
    clickOn(lookup("Save All").queryAs(Button.class));
    Waiting.until(() -> !content().scene().getWindow().isShowing());
    assertThat(read("new/ab.yaml")).contains("  x: y\n---\n");
    assertThat(read("new/sub/c.yaml")).endsWith("  w: w");
  }

  /** Looked up each time: the list makes its cells again when its rows change. */
  private Label nameOf(String object) {
    return lookup(".object-name").queryAllAs(Label.class).stream()
        .filter(label -> label.getText().endsWith(object))
        .findFirst()
        .orElseThrow();
  }

  private List<String> menuOn(Node place) {
    // In the middle, for the platform without a display draws no menu beyond its edges.
    interact(
        () ->
            place.fireEvent(
                new ContextMenuEvent(
                    ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                    0,
                    0,
                    300,
                    100,
                    false,
                    new PickResult(place, 0, 0))));
    Waiting.until(() -> lookup(".context-menu").tryQuery().isPresent());
    return lookup(".context-menu .menu-item .label").queryAllAs(Label.class).stream()
        .map(Label::getText)
        .toList();
  }

  private void choose(String entry) {
    clickOn(
        lookup(".context-menu .menu-item .label").queryAllAs(Label.class).stream()
            .filter(label -> label.getText().equals(entry))
            .findFirst()
            .orElseThrow());
    Waiting.until(() -> lookup(".context-menu").tryQuery().isEmpty());
  }

  @Test
  void listTabsAndStatusBarHaveMenus() throws IOException {
    openFolders();
    assertThat(menuOn(nameOf("c")))
        .contains("Open", "Copy Name", "Copy Path", "Show", "Sort")
        .contains("Next Undecided Conflict", "Save All Objects", "Open Folder…");
    push(KeyCode.ESCAPE);
    click("a");
    typeAtEnd("  x: y");
    click("c");
    menuOn(nameOf("c"));
    choose("Copy Path");
    interact(
        () ->
            assertThat(Clipboard.getSystemClipboard().getString())
                .endsWith(Path.of("new", "sub", "c.yaml").toString()));
    menuOn(nameOf("c"));
    choose("Open");
    Waiting.until(() -> shown().equals("c"));
    typeAtEnd("  w: w");
    menuOn(nameOf("c"));
    choose("Save All Objects");
    Waiting.until(() -> !row("c").isModified());
    assertThat(read("new/sub/c.yaml")).endsWith("  w: w");
    assertThat(read("new/ab.yaml")).contains("  x: y\n---\n");
    assertThat(message()).isEqualTo("Saved 2 files in " + folder.resolve("new"));
    assertThat(menuOn(lookup(".tab-row .tabs").query()))
        .contains("Next Change", "Next Undecided Conflict", "Next Problem", "Reset Layout")
        .contains("Copy Report as Markdown", "Save Report…", "Show What Servers and kubectl Write");
    boolean before = content().comparison().showNoiseProperty().get();
    choose("Show What Servers and kubectl Write");
    assertThat(content().comparison().showNoiseProperty().get()).isNotEqualTo(before);
    assertThat(menuOn(lookup("#status-message").query()))
        .contains("Go to Field…", "Reveal All Secrets", "Mask All Secrets", "Settings…")
        .contains("Larger Text", "Smaller Text", "Usual Text Size", "Next Change");
    int size = content().appearance().textSizeProperty().get();
    choose("Larger Text");
    assertThat(content().appearance().textSizeProperty().get()).isGreaterThan(size);
  }

  @Test
  void whatWasTypedIntoAnObjectThatIsNotShownOutlivesACrash() throws IOException {
    Path kept = Files.createDirectory(folder.resolve("settings"));
    settingsFolder = Optional.of(kept);
    openFolders();
    typeAtEnd("  x: y");
    click("b");
    Waiting.until(
        () -> keptTexts(kept).stream().anyMatch(text -> text.contains("\"OBJECT/LOCAL/0/")));
    Path session = sessions(kept).getFirst();
    Path left = Files.createDirectory(kept.resolve("unsaved/00000000-0000-0000-0000-000000000000"));
    try (Stream<Path> files = Files.list(session)) {
      for (Path file : files.toList()) {
        Files.copy(file, left.resolve(file.getFileName()));
      }
    }
    interact(() -> content().scene().getWindow().hide());
    open(StartDocuments.NONE);
    Waiting.until(() -> lookup("#restore-unsaved").tryQuery().isPresent());
    clickOn("#restore-unsaved");
    Waiting.until(() -> model().rows().size() == 2 && row("a").isModified());
    interact(() -> model().show(row("b"), () -> {}));
    interact(() -> model().show(row("a"), () -> {}));
    assertThat(document(Role.LOCAL).getText()).endsWith("  x: y");
    assertThat(document(Role.LOCAL).isModified()).isTrue();
  }

  private static String replicas(String name, int replicas) {
    return """
    apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: %s
      namespace: shop
    spec:
      replicas: %d
    """
        .formatted(name, replicas);
  }

  /** Rows of one batch are at many places of the sorted list; each cell must show its new state. */
  @Test
  void eachObjectInViewTellsWhatBecomesOfIt() throws IOException {
    int many = 80;
    for (int i = 0; i < many; i++) {
      String name = "map-" + Integer.reverse(i) + "-" + i;
      file("new/" + i + ".yaml", replicas(name.replace("--", "-"), 2));
      file("live/" + i + ".yaml", replicas(name.replace("--", "-"), i % 2 == 0 ? 5 : 2));
    }
    open(
        StartDocuments.of(
            new ObjectSources(
                List.of(), List.of(folder.resolve("new")), List.of(folder.resolve("live")), true)));
    Waiting.until(
        () -> model().rows().size() == many && model().survey().progressProperty().get().isOver());
    Waiting.until(
        () ->
            lookup(".object-state").queryAllAs(Label.class).stream()
                .noneMatch(label -> label.getText().equals("not compared")));
    assertThat(lookup(".object-count").queryAllAs(Label.class)).hasSizeGreaterThan(2);
  }

  /** What was applied had two, live has five of each, local wants more or says nothing else. */
  private void openConflicts() throws IOException {
    for (String name : List.of("a", "b", "c", "d")) {
      boolean isConflict = !name.equals("b");
      file("old/" + name + ".yaml", replicas(name, 2));
      file("new/" + name + ".yaml", replicas(name, isConflict ? 3 : 2));
      file("live/" + name + ".yaml", replicas(name, isConflict ? 5 : 2));
    }
    open(
        StartDocuments.of(
            new ObjectSources(
                List.of(folder.resolve("old")),
                List.of(folder.resolve("new")),
                List.of(folder.resolve("live")),
                true)));
    Waiting.until(
        () -> model().rows().size() == 4 && model().survey().progressProperty().get().isOver());
    Waiting.until(() -> selected().equals("spec.replicas"));
  }

  private String selected() {
    return content().selection().getPath().map(FieldPath::toString).orElse("");
  }

  private void goTo(KeyCode key, String name) {
    push(KeyCode.CONTROL, key);
    Waiting.until(() -> shown().equals(name) && selected().equals("spec.replicas"));
  }

  @Test
  void behindTheLastConflictOfAnObjectIsTheNextObjectWithAny() throws IOException {
    openConflicts();
    goTo(KeyCode.PAGE_DOWN, "c");
    Waiting.until(() -> message().equals("Moved on to c, Deployment · shop."));
    goTo(KeyCode.PAGE_DOWN, "d");
    push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
    Waiting.until(() -> message().startsWith("This is the only conflict."));
    assertThat(message())
        .endsWith(
            " No object below has an undecided conflict. Left: 3 undecided in 3 of 4 objects. Press"
                + " again to go to a.");
    assertThat(shown()).isEqualTo("d");
    goTo(KeyCode.PAGE_DOWN, "a");
    goTo(KeyCode.PAGE_DOWN, "c");
    goTo(KeyCode.PAGE_DOWN, "d");
    goTo(KeyCode.PAGE_UP, "c");
    goTo(KeyCode.PAGE_UP, "a");
  }

  @Test
  void anObjectWhoseConflictsAreDecidedIsPassedBy() throws IOException {
    openConflicts();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    Waiting.until(() -> content().decisions().getTally().undecided().isEmpty());
    goTo(KeyCode.PAGE_DOWN, "c");
    push(KeyCode.CONTROL, KeyCode.PAGE_UP);
    Waiting.until(() -> message().contains(" No object above has an undecided conflict."));
    assertThat(message()).endsWith(" Left: 2 undecided in 2 of 4 objects. Press again to go to d.");
    assertThat(shown()).isEqualTo("c");
  }

  private static String service(String name, String target) {
    return """
    apiVersion: v1
    kind: Service
    metadata: {name: %s, namespace: shop}
    spec:
      ports:
      - {name: tcp, port: 53, protocol: TCP, targetPort: %s}
      - {name: udp, port: 53, protocol: UDP}
    """
        .formatted(name, target);
  }

  @Test
  void afterTheLastProblemOfAnObjectComesTheNextObjectWithAny() throws IOException {
    for (String name : List.of("a", "b", "c")) {
      boolean hasProblem = !name.equals("b");
      file("new/" + name + ".yaml", hasProblem ? service(name, "53") : settings(name, "info"));
      file("live/" + name + ".yaml", hasProblem ? service(name, "54") : settings(name, "debug"));
    }
    open(
        StartDocuments.of(
            new ObjectSources(
                List.of(), List.of(folder.resolve("new")), List.of(folder.resolve("live")), true)));
    awaitList(3);
    assertThat(model().rows())
        .filteredOn(row -> row.getSummary().orElseThrow().hazards() > 0)
        .extracting(ObjectRow::name)
        .containsExactlyInAnyOrder("a", "c");
    Waiting.until(() -> shown().equals("a") && problems() > 0);
    for (int i = 0; i < problems(); i++) {
      nextProblem("problem " + (i + 1) + " of " + problems());
    }
    nextProblem("Moved on to c");
    Waiting.until(() -> shown().equals("c"));
    nextProblem("problem 1 of");
  }

  private int problems() {
    return content().findings().foundProperty().get().hazards().size();
  }

  private void nextProblem(String said) {
    Waiting.until(() -> !content().findings().lookingProperty().get() && problems() > 0);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.PAGE_DOWN);
    Waiting.until(() -> message().startsWith(said));
  }

  private String message() {
    return lookup("#status-message").queryLabeled().getText();
  }

  private static List<Path> sessions(Path kept) {
    try (Stream<Path> all = Files.list(kept.resolve("unsaved"))) {
      return all.toList();
    } catch (IOException | UncheckedIOException changing) {
      return List.of();
    }
  }

  private static List<String> keptTexts(Path kept) {
    try (Stream<Path> all = Files.walk(kept)) {
      List<String> texts = new ArrayList<>();
      for (Path file : all.filter(each -> each.toString().endsWith(".kept")).toList()) {
        texts.add(Files.readString(file));
      }
      return texts;
    } catch (IOException | UncheckedIOException changing) {
      return List.of();
    }
  }

  @Test
  void aFolderThatIsDroppedOnLiveIsComparedWithTheList() throws IOException {
    openFolders();
    file("other/a.yaml", settings("a", "info"));
    interact(() -> content().files().open(Role.LIVE, folder.resolve("other")));
    Waiting.until(() -> row("a").state().map(s -> s.words()).orElse("").equals("annotation only"));
    assertThat(row("b").state().orElseThrow().words()).isEqualTo("only local");
  }

  private void openAsFile(Role pane, String name) {
    interact(() -> Platform.runLater(() -> content().files().open(pane, folder.resolve(name))));
  }

  private void awaitList(int size) {
    Waiting.until(
        () -> model().rows().size() == size && model().survey().progressProperty().get().isOver());
  }

  @Test
  void aFileWithManyObjectsIsOpenedAsAList() throws IOException {
    file("all.yaml", settings("a", "info") + "---\n" + settings("b", "info"));
    file("live.yaml", settings("b", "debug") + "---\n" + settings("a", "info"));
    open(StartDocuments.NONE);
    openAsFile(Role.LOCAL, "all.yaml");
    awaitList(2);
    openAsFile(Role.LIVE, "live.yaml");
    Waiting.until(
        () -> row("b").state().map(state -> state.words()).orElse("").equals("will change"));
    assertThat(row("a").state().orElseThrow().words()).isEqualTo("annotation only");
    assertThat(lookup("#objects").tryQuery()).isPresent();
  }

  @Test
  void besideAnObjectWithAFileToItselfOnlyOneOfManyCanBeMeant() throws IOException {
    file("a.yaml", settings("a", "info"));
    file("live.yaml", settings("b", "debug") + "---\n" + settings("a", "debug"));
    open(StartDocuments.NONE);
    openAsFile(Role.LOCAL, "a.yaml");
    Waiting.until(() -> document(Role.LOCAL).getText().equals(settings("a", "info")));
    openAsFile(Role.LIVE, "live.yaml");
    Waiting.until(() -> lookup(".dialog-pane").tryQuery().isPresent());
    push(KeyCode.ESCAPE);
    assertThat(model().isOpen()).isFalse();
  }

  @Test
  void severalFilesAreListedTogether() throws IOException {
    file("x/a.yaml", settings("a", "info"));
    file("x/b.yaml", settings("b", "info"));
    open(StartDocuments.NONE);
    List<Path> dropped = List.of(folder.resolve("x/a.yaml"), folder.resolve("x/b.yaml"));
    interact(() -> content().files().open(Role.LOCAL, dropped));
    awaitList(2);
    interact(() -> content().objects().openAll(Role.LIVE, dropped));
    Waiting.until(
        () -> row("b").state().map(state -> state.words()).orElse("").equals("annotation only"));
  }

  @Test
  void theListIsAsWideAsItWasDragged() throws IOException {
    settingsFolder = Optional.of(Files.createDirectory(folder.resolve("settings")));
    openFolders();
    Region bar = lookup("#objects").queryAs(Region.class);
    Waiting.until(() -> bar.getWidth() > 0);
    double first = bar.getWidth();
    interact(
        () -> {
          fire(MouseEvent.MOUSE_PRESSED, 2);
          fire(MouseEvent.MOUSE_DRAGGED, 82);
        });
    Waiting.until(() -> Math.abs(bar.getWidth() - first - 80) <= 2);
    double dragged = bar.getWidth();
    interact(() -> window().close());
    openFolders();
    Waiting.until(
        () -> Math.abs(lookup("#objects").queryAs(Region.class).getWidth() - dragged) <= 1);
  }

  /** Without a display JavaFX forgets the pressed button as soon as the mouse leaves a node. */
  private void fire(EventType<MouseEvent> type, double x) {
    lookup("#objects-divider")
        .query()
        .fireEvent(
            new MouseEvent(
                type,
                x,
                5,
                0,
                0,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                true,
                false,
                true,
                null));
  }
}
