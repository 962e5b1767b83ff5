package dev.tripatch.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Real git with the real driver on random histories: each file is what the merge by field makes of
 * it, or what git makes of it. {@code -Dgit.histories=100 -Dgit.seed=7 -Dmerge.folder=…} for more.
 */
final class GitHistoriesTest {

  private static final int HISTORIES = Integer.getInteger("git.histories", 3);
  private static final long SEED = Long.getLong("git.seed", 1);
  private static final SchemaSource SCHEMAS = new BundledCatalog();
  private static final List<String> NAMES =
      List.of("a b's \"$(touch pwned)\".yaml", "ümläut;touch pwned.yaml", "-dash.yaml");
  private static final String BRANCH = "side/$(touch${IFS}pwned)';\"x";

  @TempDir Path folder;
  private Path home = Path.of("");

  private record Ran(int code, String output) {}

  @BeforeEach
  void requireGit() throws Exception {
    home = Files.createDirectories(folder.resolve("home's $x"));
    assumeTrue(
        Stream.of("/usr/bin/git", "/bin/git").anyMatch(git -> Files.exists(Path.of(git))),
        "no git");
  }

  private static String driver() {
    String java = ProcessHandle.current().info().command().orElseThrow();
    return "'%s' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '%s' dev.tripatch.app.Main merge --driver --base %%O --ours %%A --theirs %%B --path %%P --marker-size %%L"
        .formatted(java, classPath());
  }

  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private Ran git(Path repository, String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(repository.toFile()).redirectErrorStream(true);
    builder.environment().put("HOME", home.toString());
    builder.environment().put("GIT_CONFIG_NOSYSTEM", "1");
    builder.environment().remove("XDG_CONFIG_HOME");
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ran(process.waitFor(), output);
  }

  private Path repository(String name) throws Exception {
    Path repository = Files.createDirectories(folder.resolve(name));
    git(repository, "init", "-q", "-b", "main");
    for (String setting :
        List.of(
            "user.name=a",
            "user.email=a@example.com",
            "core.quotePath=false",
            "rerere.enabled=true",
            "commit.gpgSign=false",
            "merge.tripatch.driver=" + driver())) {
      int at = setting.indexOf('=');
      git(repository, "config", setting.substring(0, at), setting.substring(at + 1));
    }
    Files.writeString(repository.resolve(".gitattributes"), "*.yaml merge=tripatch\n");
    return repository;
  }

  private void commit(Path repository, List<String> texts) throws Exception {
    for (int i = 0; i < texts.size(); i++) {
      Files.writeString(repository.resolve(NAMES.get(i)), texts.get(i));
    }
    git(repository, "add", "-A");
    git(repository, "commit", "-q", "--allow-empty", "-m", "some change");
  }

  /** What must come out for a file that both sides changed. */
  private String expected(Threefold<String> texts, String ourName, String theirName)
      throws Exception {
    if (texts.winner() != null) {
      return String.valueOf(texts.of(texts.winner()));
    }
    Path temp = Files.createDirectories(folder.resolve("by-git"));
    for (var branch : dev.tripatch.merge.Branch.values()) {
      Files.writeString(temp.resolve(branch.name()), String.valueOf(texts.of(branch)));
    }
    String[] merge = {
      "merge-file", "-q", "-L", ourName, "-L", "base", "-L", theirName, "OURS", "BASE", "THEIRS"
    };
    boolean isClean = git(temp, merge).code() == 0;
    String gits = Files.readString(temp.resolve("OURS"));
    try {
      return ManifestMerge.of(texts, isClean ? Optional.of(gits) : Optional.empty(), SCHEMAS)
          .text(Map.of(), Optional.empty(), ConflictMarks.USUAL);
    } catch (NotMergedException _) {
      return gits;
    }
  }

  private static List<String> bases(Random random) throws IOException {
    String where = System.getProperty("merge.folder", "src/test/resources/dev/tripatch/merge");
    List<Path> files;
    try (Stream<Path> all = Files.walk(Path.of(where))) {
      files = all.filter(path -> path.toString().matches(".*\\.ya?ml")).sorted().toList();
    }
    List<String> bases = new ArrayList<>();
    while (bases.size() < NAMES.size() - 1) {
      String text = Files.readString(files.get(random.nextInt(files.size())));
      if (text.length() < 100_000) {
        bases.add(text);
      }
    }
    bases.add(
        "# {{ if .x }}\nkind: {{ .y }}\nreplicas: 1\n"
            + "line:\n".repeat(random.nextInt(2) * 9)
            + "other: 2\n");
    return bases;
  }

  @Test
  void eachFileIsTheMergeByFieldOrGits() throws Exception {
    int conflicts = 0;
    for (int i = 0; i < HISTORIES; i++) {
      Random random = new Random(SEED + i);
      RandomEdits edits = new RandomEdits(SEED + i);
      List<String> base = bases(random);
      List<String> ours = new ArrayList<>();
      List<String> theirs = new ArrayList<>();
      for (String text : base) {
        boolean isTemplate = text.contains("{{");
        ours.add(
            isTemplate
                ? text.replace("other: 2", "other: 3")
                : edits.edited(text, 1 + random.nextInt(4)));
        theirs.add(
            isTemplate
                ? text.replace("replicas: 1", "replicas: 2")
                : edits.edited(text, 1 + random.nextInt(4)));
      }
      Path repository = repository("r" + i);
      commit(repository, base);
      git(repository, "checkout", "-q", "-b", BRANCH);
      commit(repository, theirs);
      git(repository, "checkout", "-q", "main");
      commit(repository, ours);
      String way = List.of("merge", "rebase", "cherry-pick").get(i % 3);
      Ran ran =
          switch (way) {
            case "merge" -> git(repository, "merge", "-q", "--no-edit", BRANCH);
            case "cherry-pick" -> git(repository, "cherry-pick", BRANCH);
            default -> git(repository, "rebase", "main", BRANCH);
          };
      boolean isMarked = false;
      for (int f = 0; f < NAMES.size(); f++) {
        String text = Files.readString(repository.resolve(NAMES.get(f)));
        isMarked |= text.contains("<<<<<<<");
        Threefold<String> texts = new Threefold<>(base.get(f), ours.get(f), theirs.get(f));
        assertThat(text)
            .as("%s, seed %s, file %s\n%s", way, SEED + i, f, ran.output())
            .isEqualTo(expected(texts, "ours", "theirs"));
      }
      conflicts += isMarked ? 1 : 0;
      assertThat(ran.code() != 0).as("%s\n%s", way, ran.output()).isEqualTo(isMarked);
      if (isMarked && way.equals("merge")) {
        isRemembered(repository, ours);
      }
      try (Stream<Path> all = Files.walk(folder)) {
        assertThat(all.filter(path -> path.endsWith("pwned"))).isEmpty();
      }
    }
    System.out.println(HISTORIES + " histories, " + conflicts + " with conflicts");
  }

  /** git records how a conflict was resolved, and does it again. */
  private void isRemembered(Path repository, List<String> resolved) throws Exception {
    for (int f = 0; f < NAMES.size(); f++) {
      Path file = repository.resolve(NAMES.get(f));
      if (Files.readString(file).contains("<<<<<<<")) {
        Files.writeString(file, resolved.get(f) + "# resolved\n");
      }
    }
    git(repository, "add", "-A");
    git(repository, "commit", "-q", "-m", "merged");
    List<String> before = texts(repository);
    git(repository, "reset", "-q", "--hard", "HEAD^1");
    Ran again = git(repository, "merge", "--no-edit", BRANCH);
    assertThat(texts(repository)).as(again.output()).isEqualTo(before);
  }

  private static List<String> texts(Path repository) throws IOException {
    List<String> texts = new ArrayList<>();
    for (String name : NAMES) {
      texts.add(Files.readString(repository.resolve(name)));
    }
    return texts;
  }
}
