package dev.tripatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.ui.settings.Settings.WindowPlace;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SupportTest {

  @TempDir Path folder;

  @Test
  void settingsComeBackAsTheyWere() {
    SettingsFile file = new SettingsFile(folder.resolve("new/folder"));
    Settings settings =
        new Settings(
            Map.of(
                "theme", "DARK",
                "textSize", "15",
                "showRemoved", "false",
                "showNoise", "false",
                "scrollTogether", "true",
                "showLinks", "false",
                "linesAround", "10",
                "advances", "true",
                "masksSecrets", "false",
                "showsOwners", "true"),
            Map.of("SAVE", "Shortcut+B"),
            new WindowPlace(10, 20, 1300, 900, true),
            "fields",
            List.of(0.1, 0.2, 0.3, 0.4, 0.5, 0.6),
            List.of("/a b/c.yaml"),
            List.of("prod eu shop deploy/web"));
    assertThat(file.save(settings)).isEmpty();
    assertThat(file.load()).isEqualTo(new SettingsFile.Loaded(settings, Optional.empty()));
  }

  @Test
  void twoWindowsKeepEachOthersChanges() {
    SettingsFile one = new SettingsFile(folder);
    SettingsFile other = new SettingsFile(folder);
    Settings first = changed(one.load().settings(), "SYSTEM", 12, List.of());
    one.know(first);
    other.load();
    other.know(first);
    assertThat(one.save(changed(first, "DARK", 12, List.of("/one")))).isEmpty();
    assertThat(other.save(changed(first, "SYSTEM", 15, List.of("/other")))).isEmpty();
    assertThat(one.save(changed(first, "DARK", 12, List.of("/more", "/one")))).isEmpty();
    assertThat(new SettingsFile(folder).load().settings())
        .isEqualTo(changed(first, "DARK", 15, List.of("/more", "/other", "/one")));
    assertThat(other.save(changed(first, "SYSTEM", 12, List.of("/other")))).isEmpty();
    assertThat(new SettingsFile(folder).load().settings())
        .isEqualTo(changed(first, "DARK", 12, List.of("/more", "/other", "/one")));
  }

  private static Settings changed(Settings to, String theme, int textSize, List<String> recent) {
    return new Settings(
        Map.of("theme", theme, "textSize", String.valueOf(textSize)),
        to.keys(),
        to.window(),
        to.table(),
        to.dividers(),
        recent,
        recent);
  }

  @Test
  void settingsOfAFirstStart() {
    assertThat(new SettingsFile(folder).load())
        .isEqualTo(new SettingsFile.Loaded(Settings.FIRST, Optional.empty()));
  }

  @Test
  void brokenSettingsAreSaidAndReplaced() throws IOException {
    Files.writeString(folder.resolve("settings.json"), "{\"theme\": ");
    SettingsFile.Loaded loaded = new SettingsFile(folder).load();
    assertThat(loaded.settings()).isEqualTo(Settings.FIRST);
    assertThat(loaded.problem())
        .contains(
            "Settings: This is not valid JSON: it ends too early. %s All settings have their defaults. The file is kept as settings-damaged-1.json."
                .formatted(folder.resolve("settings.json:1:11")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"textSize\": 15,}",
        "{\"theme\": ",
        "",
        "null",
        "[]",
        "{\"textSize\": \"big\"}",
        "{\"a\": 1, \"a\": 2}"
      })
  void settingsThatCannotBeReadAreKept(String broken) throws IOException {
    Path settings = Files.writeString(folder.resolve("settings.json"), broken);
    for (int start = 1; start <= 3; start++) {
      SettingsFile file = new SettingsFile(folder);
      assertThat(file.load().problem().orElse("")).contains("settings-damaged-1.json");
      assertThat(file.save(Settings.FIRST)).isEmpty();
      assertThat(folder.resolve("settings-damaged-1.json")).hasContent(broken);
      assertThat(file.load()).isEqualTo(new SettingsFile.Loaded(Settings.FIRST, Optional.empty()));
      Files.writeString(settings, broken);
    }
    Files.writeString(settings, broken + "?");
    assertThat(new SettingsFile(folder).save(Settings.FIRST)).isEmpty();
    assertThat(folder.resolve("settings-damaged-2.json")).hasContent(broken + "?");
    assertThat(folder.resolve("settings-damaged-3.json")).doesNotExist();
  }

  @Test
  void whatIsNoFileOfSettingsIsMovedAway() throws IOException {
    Path inside = folder.resolve("settings.json/a.txt");
    Files.createDirectory(inside.getParent());
    Files.writeString(inside, "kept");
    SettingsFile file = new SettingsFile(folder);
    assertThat(file.load().problem()).isPresent();
    assertThat(file.save(Settings.FIRST)).isEmpty();
    assertThat(folder.resolve("settings-damaged-1.json/a.txt")).hasContent("kept");
    assertThat(file.load().problem()).isEmpty();
    assertThat(new SettingsFile(folder).load().problem()).isEmpty();
  }

  @Test
  void aLinkToBrokenSettingsStaysOne() throws IOException {
    Path elsewhere = Files.writeString(folder.resolve("elsewhere.json"), "{");
    Path link = Files.createSymbolicLink(folder.resolve("settings.json"), elsewhere);
    SettingsFile file = new SettingsFile(folder);
    assertThat(file.save(Settings.FIRST)).isEmpty();
    assertThat(link).isSymbolicLink();
    assertThat(folder.resolve("settings-damaged-1.json")).hasContent("{");
    assertThat(new SettingsFile(folder).load().problem()).isEmpty();
  }

  @Test
  void whatANewerReleaseRemembersStays() throws IOException {
    Path settings =
        Files.writeString(
            folder.resolve("settings.json"),
            """
            {"future": {"a": [1.10, 12345678901234567890, null], "b": {}}, "themee": "DARK", "textSize": 14,
             "window": {"width": 1000, "depth": 1e400}, "keys": {"SAVE": "Shortcut+B", "FLY": "Shortcut+Y"}}
            """);
    SettingsFile file = new SettingsFile(folder);
    Settings read = file.load().settings();
    // The window knows no action FLY.
    Settings taken = withKeys(read, Map.of("SAVE", "Shortcut+B"));
    file.know(taken);
    assertThat(file.save(withKeys(taken, Map.of()))).isEmpty();
    assertThat(settings)
        .content()
        .contains("\"a\": [\n      1.10,\n      12345678901234567890,\n      null\n    ]")
        .contains("\"b\": {}", "\"themee\": \"DARK\"", "\"depth\": 1E+400", "\"textSize\": 14")
        .contains("\"FLY\": \"Shortcut+Y\"")
        .doesNotContain("SAVE");
    assertThat(file.load().problem()).isEmpty();
    assertThat(folder.resolve("settings-damaged-1.json")).doesNotExist();
  }

  @Test
  void whatIsRightStaysWhereSomethingIsWrong() throws IOException {
    Path settings =
        Files.writeString(
            folder.resolve("settings.json"),
            "{\"theme\": \"DARK\", \"textSize\": {}, \"future\": 1, \"keys\": {\"SAVE\": 5}}");
    SettingsFile file = new SettingsFile(folder);
    assertThat(file.save(file.load().settings())).isEmpty();
    assertThat(settings).content().contains("DARK", "\"future\": 1").doesNotContain("5,", ": 5");
    assertThat(new SettingsFile(folder).load().problem()).isEmpty();
  }

  @Test
  void nothingInPlaceOfSettingsIsNoSetting() throws IOException {
    Files.writeString(
        folder.resolve("settings.json"),
        "{\"theme\": null, \"recentFiles\": [null, \"/a\"], \"dividers\": [null], \"keys\":"
            + " {\"SAVE\": null}, \"window\": null}");
    SettingsFile.Loaded loaded = new SettingsFile(folder).load();
    assertThat(loaded.problem().orElse("")).contains("recentFiles[0] must not be null");
    assertThat(loaded.settings().recentFiles()).containsExactly("/a");
    assertThat(loaded.settings().dividers()).isEmpty();
    assertThat(loaded.settings().keys()).isEmpty();
  }

  private static Settings withKeys(Settings to, Map<String, String> keys) {
    return new Settings(
        to.choices(),
        keys,
        to.window(),
        to.table(),
        to.dividers(),
        to.recentFiles(),
        to.recentObjects());
  }

  @Test
  void settingsOfAnotherShapeGiveWhatIsUsable() throws IOException {
    Files.writeString(
        folder.resolve("settings.json"),
        """
        {"theme": "DARK", "textSize": "big", "dividers": [2], "recentFiles": ["/a", 7, "/b"],
         "window": {"x": 1, "y": 2, "width": "wide"}, "showRemoved": false, "later": {}}
        """);
    SettingsFile.Loaded loaded = new SettingsFile(folder).load();
    assertThat(loaded.problem())
        .contains(
            "Settings: The field textSize must be a whole number. %s What is wrong has its default. The file is kept as settings-damaged-1.json."
                .formatted(folder.resolve("settings.json:1:31")));
    Settings settings = loaded.settings();
    assertThat(settings.choices()).isEqualTo(Map.of("theme", "DARK", "showRemoved", "false"));
    assertThat(settings.window()).isEqualTo(new WindowPlace(1, 2, 1360, 860, false));
    assertThat(settings.dividers()).isEmpty();
    assertThat(settings.recentFiles()).containsExactly("/a", "/b");
  }

  @Test
  void settingsThatCannotBeWrittenAreSaid() throws IOException {
    Path blocked = Files.writeString(folder.resolve("file"), "");
    assertThat(new SettingsFile(blocked.resolve("below")).save(Settings.FIRST)).isPresent();
  }

  @Test
  void recentFilesHaveTheLatestFirstAndEachOnce() {
    List<String> recent = Settings.withRecent(List.of("a", "b"), "b");
    assertThat(recent).containsExactly("b", "a");
    for (int i = 0; i < 30; i++) {
      recent = Settings.withRecent(recent, "f" + i);
    }
    assertThat(recent).hasSize(12).startsWith("f29");
  }

  @Test
  void writingKeepsPermissionsAndLinks() throws IOException {
    Path target = Files.writeString(folder.resolve("target.yaml"), "a");
    Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-rw----"));
    Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), target);
    TextFiles.write(link, "ä");
    assertThat(link).isSymbolicLink();
    assertThat(Files.readString(target)).isEqualTo("ä");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(target)))
        .isEqualTo("rw-rw----");
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(2);
    }
  }

  @Test
  void readingSaysWhatIsWrong() throws IOException {
    Path binary = Files.write(folder.resolve("b.bin"), new byte[] {(byte) 0xC3, 0x28});
    assertThatThrownBy(() -> TextFiles.read(binary)).hasMessage("b.bin is not UTF-8 text.");
    assertThatThrownBy(() -> TextFiles.read(folder)).hasMessageContaining("is a folder");
    assertThatThrownBy(() -> TextFiles.read(folder.resolve("no")))
        .hasMessageContaining("does not exist");
    assertThatThrownBy(() -> TextFiles.read(Path.of(""))).hasMessageContaining("is empty");
    Path marked = Files.writeString(folder.resolve("m.yaml"), "\uFEFFa: 1");
    assertThat(TextFiles.read(marked)).isEqualTo("a: 1");
  }

  @Test
  void theLatestOfManyQuestionsIsAnswered() {
    Queue<Runnable> background = new ArrayDeque<>();
    List<String> answers = new ArrayList<>();
    LatestWins<String, String> work =
        new LatestWins<>(
            input -> input + "!",
            background::add,
            Runnable::run,
            answers::add,
            problem -> answers.add(problem.getMessage()));
    work.ask("a");
    work.ask("b");
    work.ask("c");
    assertThat(background).hasSize(1);
    background.remove().run();
    assertThat(work.isBusy()).isTrue();
    background.remove().run();
    assertThat(answers).containsExactly("a!", "c!");
    assertThat(background).isEmpty();
    assertThat(work.isBusy()).isFalse();
  }

  @Test
  void whatIsForgottenIsNotAnsweredAndWhatFailsIsSaid() {
    Queue<Runnable> background = new ArrayDeque<>();
    List<String> answers = new ArrayList<>();
    LatestWins<String, String> work =
        new LatestWins<>(
            input -> {
              throw new IllegalStateException("no " + input);
            },
            background::add,
            Runnable::run,
            answers::add,
            problem -> answers.add(problem.getMessage()));
    work.ask("a");
    work.forget();
    background.remove().run();
    assertThat(answers).isEmpty();
    work.ask("b");
    background.remove().run();
    assertThat(answers).containsExactly("no b");
  }

  @Test
  void whatFailsForLackOfStackIsSaidToo() {
    List<String> answers = new ArrayList<>();
    LatestWins<Integer, Integer> work =
        new LatestWins<>(
            input -> {
              throw new StackOverflowError();
            },
            Runnable::run,
            Runnable::run,
            answer -> answers.add("done"),
            problem -> answers.add(problem.getMessage()));
    work.ask(1);
    assertThat(answers).containsExactly("java.lang.StackOverflowError");
    assertThat(work.isBusy()).isFalse();
  }
}
