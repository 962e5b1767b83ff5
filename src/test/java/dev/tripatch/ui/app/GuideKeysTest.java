package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.guide.GuideSource;
import dev.tripatch.ui.settings.Keyboard;
import dev.tripatch.ui.window.action.Actions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Menus and keys that the guide names are those of the program. */
class GuideKeysTest extends WindowFixture {
  private static final Pattern MENU = Pattern.compile("\\*([A-Z]\\w+ → [^*]+)\\*");
  private static final Pattern KEYS =
      Pattern.compile(
          "\\b((?:Ctrl|Alt|Shift)\\+(?:Shift\\+|Alt\\+)?"
              + "(?:Page Up|Page Down|Enter|Space|Delete|Down|Up|F\\d+|[A-Z0-9](?!\\w)|\\.(?= |$))"
              + "|F\\d+)");

  /** Keys of one place each, which are in no menu. */
  private static final Set<String> OF_PLACES = Set.of("Ctrl+Enter", "Ctrl+.");

  @Override
  public void start(Stage stage) {
    open(stage, example());
  }

  private Actions actions() {
    return content().actions();
  }

  private static Set<String> found(Pattern pattern) throws IOException {
    Set<String> found = new TreeSet<>();
    for (Path page : GuideSource.pages()) {
      String text = Files.readString(page).replaceAll("\\s+", " ");
      pattern.matcher(text).results().map(each -> each.group(1)).forEach(found::add);
    }
    return found;
  }

  @Test
  void menusAreThoseOfTheProgram() throws IOException {
    List<String> ways = new ArrayList<>();
    interact(
        () ->
            actions()
                .inMenus()
                .forEach(
                    each ->
                        ways.add(
                            each.way().replace(" › ", " → ") + " → " + each.action().title())));
    assertThat(found(MENU))
        .hasSizeGreaterThan(30)
        .allMatch(
            menu ->
                ways.stream().anyMatch(way -> way.equals(menu) || way.startsWith(menu + " → ")));
  }

  @Test
  void keysAreThoseOfActions() throws IOException {
    Set<KeyCombination> known =
        actions().withKeys().stream()
            .flatMap(each -> each.keys().stream())
            .flatMap(
                keys ->
                    Stream.concat(
                        Stream.of(keys.on(Keyboard.OTHER)), keys.secondOn(Keyboard.OTHER).stream()))
            .collect(Collectors.toSet());
    assertThat(found(KEYS).stream().filter(keys -> !OF_PLACES.contains(keys)))
        .hasSizeGreaterThan(20)
        .allMatch(
            keys ->
                known.contains(KeyCombination.valueOf(keys))
                    || known.contains(KeyCombination.valueOf(keys.replace("Ctrl+", "Shortcut+"))));
  }
}
