package dev.tripatch.learn.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressFileTest {
  @TempDir private Path folder;

  @Test
  void nothingIsSolvedAtFirst() {
    assertThat(new ProgressFile(folder.resolve("new")).load())
        .isEqualTo(new ProgressFile.Loaded(Set.of(), Set.of(), Optional.empty()));
  }

  @Test
  void whatOneProgramAddsTheOtherKeeps() {
    ProgressFile one = new ProgressFile(folder.resolve("new"));
    ProgressFile other = new ProgressFile(folder.resolve("new"));
    one.load();
    other.load();
    assertThat(one.add("lists/a")).isEmpty();
    assertThat(other.add("lists/b")).isEmpty();
    assertThat(one.add("lists/a")).isEmpty();
    assertThat(one.read("lists/b")).isEmpty();
    assertThat(other.read("unions/c")).isEmpty();
    assertThat(one.load().solved()).containsExactlyInAnyOrder("lists/a", "lists/b");
    assertThat(one.load().read()).containsExactlyInAnyOrder("lists/b", "unions/c");
    assertThat(other.clear()).isEmpty();
    assertThat(one.load().solved()).isEmpty();
    assertThat(one.load().read()).isEmpty();
    assertThat(one.load().problem()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"solved\": [",
        "{\"solved\": 3}",
        "",
        "[]",
        "{\"solved\": [null]}",
        "{\"read\": [null]}"
      })
  void aDamagedFileIsToldOfAndKept(String damaged) throws IOException {
    Path file = Files.writeString(folder.resolve("exercises.json"), damaged);
    ProgressFile progress = new ProgressFile(folder);
    assertThat(progress.load().solved()).isEmpty();
    assertThat(progress.load().problem().orElseThrow())
        .contains("Could not read")
        .contains(file.toString());
    assertThat(progress.add("lists/a")).isEmpty();
    assertThat(progress.load())
        .isEqualTo(new ProgressFile.Loaded(Set.of("lists/a"), Set.of(), Optional.empty()));
    assertThat(folder.resolve("exercises-damaged-1.json")).hasContent(damaged);
    Files.writeString(file, damaged + " ");
    assertThat(progress.load().problem().orElseThrow()).contains("exercises-damaged-2.json");
    assertThat(progress.clear()).isEmpty();
    assertThat(folder.resolve("exercises-damaged-2.json")).hasContent(damaged + " ");
  }

  @Test
  void whatWasSavedUnderAFormerNameCountsForTheLesson() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("exercises.json"),
            """
            {"solved": ["traps/udp-beside-tcp", "traps/udp-next-to-tcp"],
             "read": ["last-applied-life-cycle/a-field-leaves-the-file", "mine/a"]}
            """);
    ProgressFile progress = new ProgressFile(folder);
    assertThat(progress.load())
        .isEqualTo(
            new ProgressFile.Loaded(
                Set.of("traps/udp-next-to-tcp"),
                Set.of("last-applied-life-cycle/a-field-is-removed-from-the-file", "mine/a"),
                Optional.empty()));
    assertThat(progress.add("lists/c")).isEmpty();
    assertThat(file).content().contains("traps/udp-beside-tcp");
    assertThat(progress.load().solved())
        .containsExactlyInAnyOrder("traps/udp-next-to-tcp", "lists/c");
  }

  @Test
  void whatANewerReleaseRemembersStays() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("exercises.json"),
            "{\"solved\": [\"lists/a\"], \"tried\": {\"lists/b\": 2}}");
    ProgressFile progress = new ProgressFile(folder);
    assertThat(progress.add("lists/c")).isEmpty();
    assertThat(progress.load().solved()).containsExactlyInAnyOrder("lists/a", "lists/c");
    assertThat(progress.clear()).isEmpty();
    assertThat(file).content().contains("\"lists/b\": 2").doesNotContain("lists/a");
  }

  @Test
  void aFolderThatCannotBeWrittenIsToldOf() throws IOException {
    Path noFolder = Files.writeString(folder.resolve("file"), "");
    assertThat(new ProgressFile(noFolder.resolve("in")).add("lists/a").orElseThrow())
        .contains("Could not save your progress");
  }

  /** Another process adds while this one does: the lock makes them take turns. */
  @Test
  void manyAddAtTheSameTimeAndNothingIsLost() throws IOException, InterruptedException {
    Stream<Process> others = Stream.of("a", "b").map(this::start).toList().stream();
    ProgressFile own = new ProgressFile(folder);
    for (int i = 0; i < 20; i++) {
      assertThat(own.add("own/" + i)).isEmpty();
    }
    for (Process each : others.toList()) {
      assertThat(each.waitFor()).isZero();
    }
    assertThat(own.load().solved()).hasSize(60);
  }

  private Process start(String name) {
    try {
      return new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-cp",
              System.getProperty("java.class.path"),
              ProgressFileTest.Adding.class.getName(),
              folder.toString(),
              name)
          .inheritIO()
          .start();
    } catch (IOException failed) {
      throw new AssertionError(failed);
    }
  }

  /** Adds twenty names. */
  static final class Adding {
    private Adding() {}

    public static void main(String... arguments) {
      ProgressFile file = new ProgressFile(Path.of(arguments[0]));
      for (int i = 0; i < 20; i++) {
        if (file.add(arguments[1] + "/" + i).isPresent()) {
          System.exit(1);
        }
      }
    }
  }
}
