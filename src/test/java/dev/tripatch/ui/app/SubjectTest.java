package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.EditorCaret;
import dev.tripatch.ui.feature.objects.ObjectEdits.Edited;
import dev.tripatch.ui.feature.objects.ObjectRow;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A key acts on what the path line shows, however that was chosen, and on nothing else. */
class SubjectTest extends WindowFixture {

  private static final int CONFLICTS = 3;

  @TempDir Path folder;

  /** The keys that decide, and what they are called. */
  private enum Command {
    TAKE_LIVE("Take live", KeyCode.L),
    KEEP_LOCAL("Keep local", KeyCode.K),
    TAKE_LAST_APPLIED("Take last applied", KeyCode.B),
    LEAVE_OUT("Leave out of the patch", KeyCode.X),
    GIVE_UP("Leave to live", KeyCode.DELETE);

    private final String title;
    private final KeyCode key;

    Command(String title, KeyCode key) {
      this.title = title;
      this.key = key;
    }
  }

  /** The ways to choose what a command is about, and what each of them chooses. */
  enum Way {
    CARET("data.key1"),
    CLICK("data.key2"),
    RIGHT_CLICK("data.key1"),
    FIND("data.key2"),
    GUTTER("data.key1"),
    TABLE("data.key1"),
    ROW_OF_ALL("data.key0"),
    BY_NAME("data.key2"),
    NEXT("data.key1"),
    LINK("data");

    private final String field;

    Way(String field) {
      this.field = field;
    }
  }

  /** Of each object but a, live changed some fields; a is changed in local only. */
  @BeforeEach
  void write() throws IOException {
    for (Role role : Role.DOCUMENTS) {
      for (String name : List.of("a", "b", "c", "d", "e")) {
        StringBuilder text =
            new StringBuilder("apiVersion: v1\nkind: ConfigMap\nmetadata: {name: " + name + "}\n");
        text.append("data:\n");
        for (int i = 0; i < CONFLICTS; i++) {
          String value = role == Role.LIVE && !name.equals("a") ? role.title() + name : "first";
          text.append("  key%d: '%s'\n".formatted(i, role == Role.LOCAL ? "mine" : value));
        }
        Path file = folder.resolve(role.name()).resolve(name + ".yaml");
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
      }
    }
  }

  private void show() {
    interact(
        () -> {
          Stage stage = new Stage();
          open(
              stage,
              StartDocuments.of(
                  new ObjectSources(
                      List.of(folder.resolve(Role.LAST_APPLIED.name())),
                      List.of(folder.resolve(Role.LOCAL.name())),
                      List.of(folder.resolve(Role.LIVE.name())),
                      false)));
          place(stage, 1280, 800);
        });
  }

  private void openAndWait() {
    show();
    Waiting.until(() -> objects().rows().size() == 5 && objects().survey().isComplete());
    goTo("b");
    interact(() -> content().view().panes().focus(Role.LOCAL));
  }

  private void goTo(String name) {
    interact(() -> content().objects().open(row(name)));
    Waiting.until(
        () ->
            isIdle()
                && objects().currentProperty().get().map(ObjectRow::name).orElse("").equals(name));
  }

  private ObjectRow row(String name) {
    return objects().rows().stream()
        .filter(row -> row.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private ObjectsViewModel objects() {
    return content().objects().model();
  }

  private boolean isIdle() {
    Waiting.settled();
    return !content().comparison().busyProperty().get() && !content().queue().isWaiting();
  }

  private void press(KeyCode code, boolean isShift, boolean isControl) {
    Node owner = Objects.requireNonNull(content().scene().getFocusOwner());
    owner.fireEvent(
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, isShift, isControl, false, false));
  }

  private static List<DialogPane> questions() {
    return List.copyOf(Window.getWindows()).stream()
        .map(window -> window.getScene().getRoot())
        .filter(DialogPane.class::isInstance)
        .map(DialogPane.class::cast)
        .toList();
  }

  private String message() {
    return lookup("#status-message").<Labeled>query().getText();
  }

  /** Where some words are on the screen; the caret is elsewhere then. */
  private Point2D in(Role pane, String words) {
    EditorCaret caret = content().view().panes().view(pane).editor().caret();
    interact(() -> caret.goTo(textOf(pane).indexOf(words) + 2));
    Bounds at = caret.boundsProperty().getValue().orElseThrow();
    interact(() -> caret.goTo(0));
    return new Point2D(at.getMinX() + 1, at.getCenterY());
  }

  private String textOf(Role pane) {
    return content().documents().of(pane).orElseThrow().getText();
  }

  private void caretAt(String words) {
    interact(() -> click(Role.LOCAL, words));
  }

  private void click(Role pane, String words) {
    content().view().panes().view(pane).editor().caret().goTo(textOf(pane).indexOf(words));
  }

  private void rightClickWhileTextIsSelected(String words) {
    Point2D place = in(Role.LOCAL, words);
    caretAt("key2");
    push(KeyCode.SHIFT, KeyCode.END);
    rightClickOn(place);
  }

  private void choose(Way way) {
    switch (way) {
      case CARET -> caretAt("key1");
      case CLICK -> clickOn(in(Role.LIVE, "key2"));
      case RIGHT_CLICK -> {
        rightClickWhileTextIsSelected("key1");
        push(KeyCode.ESCAPE);
      }
      case FIND -> {
        push(KeyCode.CONTROL, KeyCode.F);
        write("key2");
        push(KeyCode.ESCAPE);
      }
      case GUTTER -> clickOn(from(lookup("#pane-local")).lookup("6").<Node>query());
      case TABLE -> {
        push(KeyCode.CONTROL, KeyCode.DIGIT7);
        Waiting.until(() -> lookup("#conflict-table").tryQuery().isPresent());
        Waiting.until(() -> !content().findings().lookingProperty().get());
        push(KeyCode.HOME);
        push(KeyCode.DOWN);
      }
      case ROW_OF_ALL -> chooseRowOf("c");
      case BY_NAME -> {
        push(KeyCode.CONTROL, KeyCode.G);
        write("key2");
        push(KeyCode.ENTER);
      }
      case NEXT -> push(KeyCode.F7);
      case LINK -> clickOn(from(lookup(".path-line")).lookup("data").<Node>query());
    }
    Waiting.until(this::isIdle);
  }

  /** Goes to a row that is about one object other than the one in the panes. */
  private void chooseRowOf(String name) {
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
    Waiting.until(() -> lookup("#changes-table").tryQuery().isPresent());
    TableView<?> table = lookup("#changes-table").query();
    Waiting.until(() -> !table.getItems().isEmpty());
    int row =
        IntStream.range(0, table.getItems().size())
            .filter(i -> isRowOf(table, i, name))
            .findFirst()
            .orElseThrow();
    interact(() -> table.getSelectionModel().clearAndSelect(row));
  }

  private static boolean isRowOf(TableView<?> table, int row, String name) {
    return table.getVisibleLeafColumns().stream()
        .anyMatch(column -> name.equals(column.getCellData(row)));
  }

  private String pathLine() {
    String object = lookup("#object").<Labeled>query().getText();
    Node path = from(lookup(".path-line")).lookup(".breadcrumb").query();
    return path.isVisible() ? path.getAccessibleText() + " of " + object : "Path: " + object;
  }

  private Subject subject() {
    return content().selection().subjectProperty().get().orElseThrow();
  }

  @ParameterizedTest
  @EnumSource(Way.class)
  void whatThePathLineShowsIsWhatEveryCommandNamesAndDecides(Way way) {
    openAndWait();
    for (Command command : Command.values()) {
      interact(
          () -> {
            content().selection().select(FieldPath.of("data", "key0"));
            content().view().panes().focus(Role.LOCAL);
          });
      choose(way);
      String object = way == Way.ROW_OF_ALL ? "ConfigMap/c" : "ConfigMap/b";
      assertThat(subject().title()).as(way + "").isEqualTo(way.field + " of " + object);
      assertThat(pathLine()).isEqualTo("Path: " + subject().title());
      Map<String, String> before = texts();
      int done = content().documents().history().done().size();
      interact(() -> press(command.key, true, true));
      Waiting.until(() -> isIdle() || !questions().isEmpty());
      if (way == Way.ROW_OF_ALL && !questions().isEmpty()) {
        assertThat(questions()).hasSize(1);
        assertThat(questions().getFirst().getHeaderText())
            .as(command + " of " + way)
            .startsWith(command.title + ": " + way.field + " of " + object);
        clickOn(from(questions().getFirst()).lookup(command.title).<Node>query());
        Waiting.until(() -> isIdle() && questions().isEmpty());
      }
      assertThat(message()).startsWith(command.title + ": " + way.field + " of " + object);
      Map<String, String> after = texts();
      after.forEach(
          (name, text) -> {
            if (!text.equals(before.get(name))) {
              assertThat(name).isEqualTo(object.substring(object.length() - 1));
              assertChanged(before.getOrDefault(name, text), text, way.field);
            }
          });
      while (content().documents().history().done().size() > done) {
        interact(() -> content().documents().history().undo(Optional.empty()));
      }
      Waiting.until(this::isIdle);
    }
  }

  private static void assertChanged(String before, String after, String field) {
    String key = field.substring(field.indexOf('.') + 1);
    assertThat(after.lines().filter(line -> !before.contains(line)))
        .allMatch(line -> line.contains(key.equals("data") ? "key" : key));
  }

  /** Local's text of each object, as it is now. */
  private Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    for (ObjectRow row : objects().rows()) {
      row.pair()
          .flatMap(pair -> pair.local())
          .ifPresent(local -> texts.put(row.name(), local.object().text()));
    }
    for (Edited each : objects().edits().all()) {
      texts.put(each.opened().origin().orElseThrow().object().name().name(), each.text());
    }
    return texts;
  }

  @Test
  void whoLeavesTheListForAPaneDecidesThere() {
    openAndWait();
    Point2D place = in(Role.LOCAL, "key1");
    chooseRowOf("c");
    assertThat(subject()).isInstanceOf(Subject.InList.class);
    clickOn(place);
    interact(() -> press(KeyCode.K, true, true));
    Waiting.until(() -> isIdle() && !message().isEmpty());
    assertThat(questions()).isEmpty();
    assertThat(content().decisions().getTally().at(FieldPath.of("data", "key1")))
        .contains("kept local");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
    assertThat(subject()).as("back in the list").isInstanceOf(Subject.InList.class);
    push(KeyCode.CONTROL, KeyCode.DIGIT6);
    assertThat(subject()).as("another table").isInstanceOf(Subject.InPanes.class);
  }

  @Test
  void twelvePressesAskOnceAndKeysTypedAheadDoNotAnswer() {
    openAndWait();
    chooseRowOf("c");
    Map<String, String> before = texts();
    List<Boolean> answered = new ArrayList<>();
    ListChangeListener<Window> shown =
        change -> Platform.runLater(() -> answered.addAll(typedAhead()));
    interact(
        () -> {
          Window.getWindows().addListener(shown);
          for (int i = 0; i < 12; i++) {
            press(KeyCode.L, true, true);
          }
        });
    Waiting.until(() -> !answered.isEmpty());
    interact(() -> Window.getWindows().removeListener(shown));
    assertThat(answered)
        .as("whether it is still asked after what nobody can have read")
        .containsExactly(true);
    assertThat(message()).contains("11 commands were given before this question");
    push(KeyCode.ESCAPE);
    Waiting.until(() -> questions().isEmpty());
    Waiting.until(this::isIdle);
    assertThat(questions()).isEmpty();
    assertThat(texts()).isEqualTo(before);
  }

  /** Types into each question that is shown; says of each whether it is still shown. */
  private static List<Boolean> typedAhead() {
    List<DialogPane> all = questions();
    for (DialogPane question : all) {
      for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.SPACE, KeyCode.ESCAPE)) {
        for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
          Optional.ofNullable(question.getScene().getFocusOwner())
              .orElse(question)
              .fireEvent(new KeyEvent(type, "", "", key, false, false, false, false));
        }
      }
    }
    return all.stream().map(question -> questions().contains(question)).toList();
  }

  /** What only local changed is no conflict: no move leads there. */
  @Test
  void keysWhileTheListIsReadAndComparedDecideNothingButConflicts() {
    show();
    List<String> decided = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      interact(
          () -> {
            press(KeyCode.PAGE_DOWN, false, true);
            press(KeyCode.L, true, true);
          });
    }
    Waiting.until(() -> objects().rows().size() == 5 && objects().survey().isComplete());
    Waiting.until(this::isIdle);
    Map<String, String> texts = texts();
    assertThat(texts.get("a")).as("object without a conflict").doesNotContain("first");
    texts.forEach((name, text) -> text.lines().forEach(line -> decided.add(name + ": " + line)));
    assertThat(decided).noneMatch(line -> line.contains("first"));
  }

  private void letters(String text) {
    Node owner = Objects.requireNonNull(content().scene().getFocusOwner());
    text.chars()
        .forEach(
            letter ->
                owner.fireEvent(
                    new KeyEvent(
                        KeyEvent.KEY_TYPED,
                        Character.toString(letter),
                        "",
                        KeyCode.UNDEFINED,
                        false,
                        false,
                        false,
                        false)));
  }

  /** Forty keys and clicks, one by one or all at once. */
  private Map<String, String> doAll(List<Runnable> acts, boolean isAhead) {
    openAndWait();
    if (isAhead) {
      interact(() -> acts.forEach(Runnable::run));
    } else {
      acts.forEach(
          act -> {
            interact(act);
            Waiting.until(this::isIdle);
          });
    }
    Waiting.until(this::isIdle);
    Map<String, String> outcome = texts();
    Map<FieldPath, String> tally = content().decisions().getTally().decided();
    tally.forEach((field, words) -> outcome.put(field.toString(), words));
    interact(() -> window().drop());
    interact(() -> window().content().scene.getWindow().hide());
    return outcome;
  }

  private static List<Runnable> rounds(Runnable... round) {
    return IntStream.range(0, 40).mapToObj(i -> round[i % round.length]).toList();
  }

  /** What is decided, and all lines of local, of many keys are among those of one by one. */
  private static void assertNothingElse(Map<String, String> fast, Map<String, String> slow) {
    fast.forEach(
        (name, outcome) -> {
          String wanted = slow.getOrDefault(name, "");
          assertThat(outcome.lines())
              .as(name)
              .allMatch(line -> line.contains("'mine'") || wanted.lines().anyMatch(line::equals));
        });
  }

  @Test
  void fortyKeysBetweenClicksDecideNothingElseThanOneByOne() {
    List<Runnable> acts =
        rounds(
            () -> click(Role.LOCAL, "key2"),
            () -> press(KeyCode.L, true, true),
            () -> click(Role.LIVE, "key0"),
            () -> press(KeyCode.K, true, true),
            () -> click(Role.LOCAL, "key1"),
            () -> press(KeyCode.B, true, true));
    Map<String, String> slow = doAll(acts, false);
    Map<String, String> fast = doAll(acts, true);
    assertNothingElse(fast, slow);
    assertThat(slow).containsEntry("data.key0", "kept local");
  }

  @Test
  void fortyKeysAfterFindDecideNothingElseThanOneByOne() {
    List<Runnable> acts =
        rounds(
            () -> press(KeyCode.F, false, true),
            () -> letters("key2"),
            () -> press(KeyCode.ESCAPE, false, false),
            () -> press(KeyCode.K, true, true),
            () -> press(KeyCode.F, false, true),
            () -> letters("key1"),
            () -> press(KeyCode.ESCAPE, false, false),
            () -> press(KeyCode.L, true, true));
    Map<String, String> slow = doAll(acts, false);
    Map<String, String> fast = doAll(acts, true);
    assertNothingElse(fast, slow);
    assertThat(slow).containsEntry("data.key2", "kept local").doesNotContainKey("data.key0");
  }

  @Test
  void rightClickMovesWhatTheMenuIsAbout() {
    openAndWait();
    rightClickWhileTextIsSelected("key0");
    assertThat(subject().title()).isEqualTo("data.key0 of ConfigMap/b");
    clickOn("Take live");
    Waiting.until(() -> textOf(Role.LOCAL).contains("key0: 'Liveb'"));
    assertThat(textOf(Role.LOCAL)).contains("key1: 'mine'", "key2: 'mine'");
  }

  @Test
  void severalRowsAreMeantUntilOneOfThemIsClickedInAPane() {
    openAndWait();
    push(KeyCode.CONTROL, KeyCode.DIGIT7);
    Waiting.until(() -> !content().findings().lookingProperty().get());
    push(KeyCode.HOME);
    Point2D place = in(Role.LOCAL, "key1");
    push(KeyCode.CONTROL, KeyCode.DIGIT7);
    push(KeyCode.HOME);
    push(KeyCode.SHIFT, KeyCode.DOWN);
    assertThat(content().selection().chosen()).hasSize(2);
    clickOn(place);
    assertThat(content().selection().chosen()).containsExactly(FieldPath.of("data", "key1"));
    interact(() -> press(KeyCode.L, true, true));
    Waiting.until(this::isIdle);
    assertThat(content().documents().local().getText()).contains("key0: 'mine'", "key1: 'Liveb'");
  }
}
