package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.app.Main;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tripatch merge} as git calls it. */
class MergeTest {

  private static final String BASE =
      "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  one: \"1\"\n  two: \"2\"\n";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void files() throws Exception {
    shell = new Shell(folder).with("PATH", "/usr/bin:/bin");
    Files.writeString(folder.resolve("base"), BASE);
    Files.writeString(folder.resolve("ours"), BASE.replace("\"1\"", "\"x\""));
    Files.writeString(folder.resolve("theirs"), BASE.replace("\"2\"", "\"y\""));
  }

  private Shell.Answer merge(String... further) {
    List<String> words = new ArrayList<>(List.of("merge"));
    for (String file : List.of("base", "ours", "theirs")) {
      words.addAll(List.of("--" + file, folder.resolve(file).toString()));
    }
    words.addAll(List.of(further));
    return shell.run(words.toArray(String[]::new));
  }

  @Test
  void theDriverWritesIntoOurs() throws Exception {
    assertThat(merge("--driver").exitCode()).isZero();
    assertThat(folder.resolve("ours"))
        .hasContent(BASE.replace("\"1\"", "\"x\"").replace("\"2\"", "\"y\""));
  }

  @Test
  void aConflictIsSaidAndMarked() throws Exception {
    Files.writeString(folder.resolve("theirs"), BASE.replace("\"1\"", "\"z\""));
    Shell.Answer answer =
        merge(
            "--driver",
            "--path",
            "k8s/a b.yaml",
            "--marker-size",
            "9",
            "--label-ours",
            "main",
            "--label-theirs",
            "%Y");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.err())
        .isEqualTo(
            "tripatch: k8s/a b.yaml: conflict in ConfigMap/a: data.one: Both changed it, in"
                + " different ways.\n");
    assertThat(folder.resolve("ours"))
        .hasContent(
            BASE.replace(
                "  one: \"1\"\n",
                "<<<<<<<<< main\n  one: \"x\"\n=========\n  one: \"z\"\n>>>>>>>>> theirs\n"));
  }

  @Test
  void whatIsNoManifestIsMergedByGit() throws Exception {
    Files.writeString(folder.resolve("base"), "a\nb\nc\n");
    Files.writeString(folder.resolve("ours"), "x\nb\nc\n");
    Files.writeString(folder.resolve("theirs"), "a\nb\ny\n");
    Shell.Answer answer = merge("--driver");
    assertThat(answer.err()).isEmpty();
    assertThat(answer.exitCode()).isZero();
    assertThat(folder.resolve("ours")).hasContent("x\nb\ny\n");
  }

  /** An alias takes along what only its anchor got. */
  @Test
  void whatGitMergesIntoAnAliasIsMarked() throws Exception {
    String labels = "\n    a: b\n    c: d\n";
    String base =
        "apiVersion: v1\nkind: Pod\nmetadata:\n  labels:"
            + labels
            + "spec:\n  nodeSelector:"
            + labels;
    Files.writeString(folder.resolve("base"), base);
    Files.writeString(
        folder.resolve("ours"),
        base.replace("  nodeSelector:" + labels, "  nodeSelector: *l\n")
            .replace("labels:\n", "labels: &l\n"));
    Files.writeString(folder.resolve("theirs"), base.replaceFirst("b\n", "b\n    x: z\n"));
    assertMarked("An alias in the file would");
  }

  /** Two objects of one name are for git to merge, but it must not write a key twice. */
  @Test
  void whatGitWritesTwiceIsMarked() throws Exception {
    String base = "apiVersion: v1\nkind: ConfigMap\nb: 1\nc: 2\nd: 3\n";
    base = base + "---\n" + base;
    Files.writeString(folder.resolve("base"), base);
    Files.writeString(folder.resolve("ours"), base.replaceFirst("b: 1", "x: 5\nb: 1"));
    Files.writeString(folder.resolve("theirs"), base.replaceFirst("d: 3", "d: 3\nx: 6"));
    assertMarked("Merged by line, it would have a key twice");
  }

  private void assertMarked(String why) {
    Shell.Answer answer = merge("--driver", "--path", "a.yaml");
    assertThat(answer.err()).contains("a.yaml has marks wherever the sides differ: " + why);
    assertThat(answer.exitCode()).isPositive();
    assertThat(folder.resolve("ours")).content().contains("<<<<<<< ours", ">>>>>>> theirs");
  }

  @Test
  void withoutGitItSaysSo() throws Exception {
    Files.writeString(folder.resolve("theirs"), "a\n");
    shell = new Shell(folder);
    Shell.Answer answer = merge("--driver");
    assertThat(answer.err()).contains("ours is for git to merge, but git merge-file failed");
    assertThat(answer.exitCode()).isEqualTo(129);
  }

  @Test
  void bytesThatAreNoTextStayWithGit() throws Exception {
    Files.write(folder.resolve("theirs"), "\u00e4".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(merge("--driver").err()).contains("not UTF-8 text");
  }

  @Test
  void whatIsTooLargeIsMergedByGitAndNothingIsLost() throws Exception {
    String filler = "# what is kept\n".repeat((8 << 20) / 14);
    Files.writeString(folder.resolve("base"), BASE + filler);
    Files.writeString(folder.resolve("ours"), BASE.replace("\"1\"", "\"x\"") + filler);
    Files.writeString(folder.resolve("theirs"), BASE.replace("\"1\"", "\"z\"") + filler);
    Shell.Answer answer = merge("--driver", "--path", "all.yaml");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.err())
        .isEqualTo(
            "tripatch: all.yaml is merged by git: A version of the file is larger than 8 MB.\n");
    assertThat(Files.readString(folder.resolve("ours")))
        .contains("<<<<<<< ours", "one: \"x\"", "one: \"z\"")
        .endsWith(filler);
  }

  @Test
  void whatDoesNotFitInMemoryIsMergedByGit() throws Exception {
    String many =
        IntStream.range(0, 20_000)
            .mapToObj(i -> "---\n" + BASE.replace("name: a", "name: a" + i))
            .collect(Collectors.joining());
    Files.writeString(folder.resolve("base"), many);
    Files.writeString(folder.resolve("ours"), many.replaceFirst("\"1\"", "\"x\""));
    Files.writeString(folder.resolve("theirs"), many.replaceFirst("\"1\"", "\"z\""));
    List<String> command =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "merge",
                "--driver"));
    for (String file : List.of("base", "ours", "theirs")) {
      command.addAll(List.of("--" + file, folder.resolve(file).toString()));
    }
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(said).contains("is merged by git: There is not enough memory to merge it by field.");
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(Files.readString(folder.resolve("ours")))
        .contains("<<<<<<< ours", "one: \"x\"", "one: \"z\"")
        .hasSizeGreaterThan(many.length());
  }

  @Test
  void withoutAWindowTheOutputGetsMarks() throws Exception {
    Files.writeString(folder.resolve("theirs"), BASE.replace("\"1\"", "\"z\""));
    Files.writeString(folder.resolve("out"), "before");
    assertThat(merge("--save", folder.resolve("out").toString()).exitCode()).isEqualTo(1);
    assertThat(folder.resolve("out")).content().contains("<<<<<<< ours");
    assertThat(folder.resolve("ours")).hasContent(BASE.replace("\"1\"", "\"x\""));
  }

  @Test
  void saysWhereToWriteAndWhatItCannotRead() {
    assertThat(merge().err()).contains("--driver, or --save");
    assertThat(merge("--driver", "--save", "out").exitCode()).isEqualTo(2);
    Shell.Answer missing =
        shell.run("merge", "--driver", "--base", "nope", "--ours", "nope", "--theirs", "nope");
    assertThat(missing.exitCode()).isEqualTo(2);
    assertThat(missing.err()).contains("nope cannot be read");
  }
}
