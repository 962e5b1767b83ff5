package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectRow;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Another object comes at once: no frame that is drawn names two objects in title, head, path line,
 * panes, tables and status, whichever way leads to it. Each object has a name that nothing else
 * has, and a field of that name.
 */
class OneObjectInEachFrameTest extends WindowFixture {
  private static final int COUNT = 59;
  private static final Pattern NAME = Pattern.compile("ob\\d\\d");

  @TempDir Path folder;

  /** What each frame shows where it names other objects than the one that it should. */
  private final List<String> mixed = new CopyOnWriteArrayList<>();

  private final Set<String> seen = new TreeSet<>();

  private static String object(int number, String value) {
    String name = "ob%02d".formatted(number);
    boolean isSecret = number % 9 == 7;
    return """
    apiVersion: v1
    kind: %s
    metadata:
      name: %s
      namespace: shop
    data:
      level-%s: "%s"
      same: "b25l"
    """
        .formatted(isSecret ? "Secret" : "ConfigMap", name, name, value);
  }

  private static String all(Function<Integer, String> value, Set<Integer> without) {
    return IntStream.range(0, COUNT)
        .filter(number -> !without.contains(number))
        .mapToObj(number -> object(number, value.apply(number)))
        .collect(Collectors.joining("---\n"));
  }

  /** Most are in conflict, some are the same, one is only local and one cannot be read. */
  private void openList() throws IOException {
    Files.writeString(folder.resolve("last.yaml"), all(number -> "b25l", Set.of(5)));
    Files.writeString(
        folder.resolve("local.yaml"),
        all(number -> number % 4 == 2 ? "b25l" : "dHdv", Set.of())
            .replace("level-ob11: \"dHdv\"", "level-ob11: [\"dHdv\""));
    Files.writeString(
        folder.resolve("live.yaml"), all(number -> number % 4 == 2 ? "b25l" : "dHJl", Set.of(5)));
    interact(
        () -> {
          Stage stage = new Stage();
          open(
              stage,
              services(),
              new NoFileDialogs(),
              StartDocuments.of(
                  new ObjectSources(
                      List.of(folder.resolve("last.yaml")),
                      List.of(folder.resolve("local.yaml")),
                      List.of(folder.resolve("live.yaml")),
                      false)));
          place(stage, 1400, 950);
        });
    Waiting.until(
        () ->
            model().rows().size() >= COUNT - 1
                && model().survey().progressProperty().get().isOver());
    Waiting.settled();
    interact(() -> content().scene().addPostLayoutPulseListener(this::look));
  }

  private ObjectsViewModel model() {
    return content().objects().model();
  }

  private String shown() {
    return model().currentProperty().get().map(ObjectRow::name).orElse("");
  }

  private void look() {
    Map<String, Set<String>> found = new TreeMap<>();
    note(found, "title", ((Stage) content().scene().getWindow()).getTitle());
    look(content().scene().getRoot(), "", found);
    Set<String> names = found.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
    seen.addAll(names);
    if (names.size() > 1) {
      mixed.add(shown() + ": " + found);
    }
  }

  private static void note(Map<String, Set<String>> found, String where, String text) {
    List<String> names = NAME.matcher(text).results().map(MatchResult::group).toList();
    if (!names.isEmpty()) {
      found.computeIfAbsent(where, place -> new TreeSet<>()).addAll(names);
    }
  }

  /** All texts that are visible, but not those of the list, which names all objects. */
  private static void look(Node node, String where, Map<String, Set<String>> found) {
    if (!node.isVisible() || "objects".equals(node.getId())) {
      return;
    }
    String place = node.getId() == null ? where : node.getId();
    if (node instanceof Text text) {
      note(found, place, text.getText());
    } else if (node instanceof Labeled labeled) {
      note(found, place, String.valueOf(labeled.getText()));
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> look(child, place, found));
    }
  }

  /** Faster than any hand: the keys are there before anything is compared. */
  private void hurry(KeyCode code, boolean isControl, boolean isAlt, int times) {
    interact(
        () -> {
          for (int i = 0; i < times; i++) {
            content()
                .view()
                .panes()
                .view(Role.LOCAL)
                .editor()
                .lookup(".editor-area")
                .fireEvent(
                    new KeyEvent(
                        KeyEvent.KEY_PRESSED, "", "", code, false, isControl, isAlt, false));
          }
        });
    awaitAnswer();
  }

  private void awaitAnswer() {
    Waiting.until(
        () -> !content().comparison().busyProperty().get() && !content().queue().isWaiting());
  }

  private void click(String name) {
    Label found =
        lookup(".object-name").queryAllAs(Label.class).stream()
            .filter(label -> label.getText().replace("● ", "").equals(name))
            .findFirst()
            .orElseThrow();
    clickOn(found);
    Waiting.until(() -> shown().equals(name));
    awaitAnswer();
  }

  private void assertOneObject(String what) {
    assertThat(mixed).as(what).isEmpty();
  }

  @Test
  void noFrameNamesTwoObjects() throws IOException {
    openList();
    push(KeyCode.CONTROL, KeyCode.DIGIT2);
    for (int i = 0; i < 12; i++) {
      push(KeyCode.F9);
      awaitAnswer();
    }
    assertThat(seen).hasSizeGreaterThan(11);
    assertOneObject("F9, one after the other");
    hurry(KeyCode.F9, false, false, 20);
    assertOneObject("F9, held down");
    hurry(KeyCode.PAGE_DOWN, true, false, 10);
    assertOneObject("the way through conflicts");
    hurry(KeyCode.PAGE_UP, true, false, 10);
    hurry(KeyCode.LEFT, false, true, 12);
    assertOneObject("back");
    hurry(KeyCode.RIGHT, false, true, 5);
    assertOneObject("forth");
    List<String> names = visible();
    for (String name : names) {
      click(name);
    }
    assertOneObject("clicks on rows");
  }

  private List<String> visible() {
    return lookup(".object-name").queryAllAs(Label.class).stream()
        .map(label -> label.getText().replace("● ", ""))
        .filter(name -> NAME.matcher(name).matches())
        .sorted()
        .limit(6)
        .toList();
  }

  /** Secrets that are revealed, fields that are left out, typing and other tables. */
  @Test
  void noFrameNamesTwoObjectsWhateverWasDoneInThem() throws IOException {
    openList();
    for (String tab : List.of("problems", "dialects", "server-side", "schema", "rules", "tools")) {
      interact(() -> content().view().tables().choose(tab));
      hurry(KeyCode.F9, false, false, 3);
      hurry(KeyCode.LEFT, false, true, 2);
      assertOneObject(tab);
    }
    interact(() -> content().selection().selectFirst());
    leaveOut();
    hurry(KeyCode.F9, false, false, 1);
    leaveOut();
    hurry(KeyCode.F9, false, false, 1);
    hurry(KeyCode.LEFT, false, true, 2);
    hurry(KeyCode.RIGHT, false, true, 2);
    assertOneObject("left out");
    String before = shown();
    interact(
        () -> {
          String text = content().documents().local().getText();
          content().documents().local().type(text + "  typed: \"1\"\n");
        });
    hurry(KeyCode.F9, false, false, 2);
    hurry(KeyCode.LEFT, false, true, 2);
    assertThat(shown()).isEqualTo(before);
    assertThat(content().documents().local().getText()).endsWith("  typed: \"1\"\n");
    assertOneObject("typed");
    hurry(KeyCode.F9, false, false, 2);
    hurry(KeyCode.Z, true, false, 1);
    assertThat(content().selection().getPath()).isNotEqualTo(Optional.of(FieldPath.of("none")));
    assertOneObject("undone");
  }

  private void leaveOut() {
    interact(() -> content().selection().selectFirst());
    List<FieldPath> chosen = new ArrayList<>();
    interact(() -> content().selection().getPath().ifPresent(chosen::add));
    interact(() -> content().documents().leftOut().leaveOut(chosen));
    awaitAnswer();
  }
}
