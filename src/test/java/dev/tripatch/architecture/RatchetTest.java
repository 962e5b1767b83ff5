package dev.tripatch.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The numbers of the house only fall, and what an issue adds is in its budget. */
final class RatchetTest {
  private static final Path PROJECT = Path.of("");
  private static final String FILE = "src/build/ratchet.txt";

  @Test
  void theHouseHasTheNumbersOfTheFile() throws IOException {
    String text = Files.readString(PROJECT.resolve(FILE));
    Ratchet old = Ratchet.parse(text);
    SortedMap<String, Integer> counted =
        HouseCount.of(HouseCount.sources(PROJECT), HouseCount.refusedWords(PROJECT));
    counted.forEach(
        (name, count) ->
            System.out.printf("%-24s%8s%8d%n", name, old.numbers().getOrDefault(name, 0), count));
    counted.remove(HouseCount.TEST_CODE);

    Ratchet now = asAsked(old, counted);
    if (!now.equals(old)) {
      Files.writeString(PROJECT.resolve(FILE), now.text());
    }

    assertThat(old.text()).isEqualTo(text);
    assertThat(now.differences(counted)).isEmpty();
    assertThat(now.overspent()).isEmpty();
  }

  private static Ratchet asAsked(Ratchet old, Map<String, Integer> counted) {
    int issue = Integer.getInteger("ratchet.issue", 0);
    if (issue > 0) {
      return old.paidBy(issue, counted);
    }
    return Boolean.getBoolean("ratchet.write") ? old.lowered(counted) : old;
  }

  @Test
  void itsLastChangeIsPaid() throws Exception {
    assumeTrue(
        git(PROJECT, "rev-parse", "--is-shallow-repository").strip().equals("false"),
        "Only the numbers were checked: how they changed is asked of git, in a whole clone");

    assertThat(faultsOfLastChange(PROJECT)).isEmpty();
  }

  /** A change that is not committed yet has no message. */
  private static List<String> faultsOfLastChange(Path project) throws Exception {
    Ratchet now = Ratchet.parse(Files.readString(project.resolve(FILE)));
    List<String> commits =
        git(project, "log", "--first-parent", "-2", "--format=%H", "--", FILE).lines().toList();
    List<Ratchet> versions = new ArrayList<>();
    for (String commit : commits) {
      versions.add(Ratchet.parse(git(project, "show", commit + ":./" + FILE)));
    }
    if (!versions.isEmpty() && !now.equals(versions.getFirst())) {
      return now.faultsSince(versions.getFirst(), Optional.empty());
    }
    if (versions.size() < 2) {
      return List.of();
    }
    String way = commits.getLast() + ".." + commits.getFirst();
    return now.faultsSince(
        versions.getLast(), Optional.of(git(project, "log", "--format=%B", way, "--", FILE)));
  }

  @Test
  void aNumberMayOnlyFallAndTheFileSaysSo() {
    Ratchet ratchet = Ratchet.parse("files 10\ntabs 3\ncommands 5\n");
    Map<String, Integer> counted = Map.of("files", 9, "tabs", 4, "commands", 5);

    assertThat(ratchet.differences(counted))
        .satisfiesExactly(
            files -> assertThat(files).startsWith("files fell from 10 to 9"),
            tabs -> assertThat(tabs).startsWith("tabs rose from 3 to 4"));
    assertThat(ratchet.lowered(counted).numbers())
        .isEqualTo(Map.of("files", 9, "tabs", 3, "commands", 5));
  }

  @Test
  void whatAnIssuePaysIsWrittenOnItsAccount() {
    Ratchet ratchet =
        Ratchet.parse("code 10\ncode.cli 6\ncode.ui 4\ntabs 3\nspent 54 code.ui +2\n");
    Map<String, Integer> counted = Map.of("code", 12, "code.cli", 3, "code.ui", 9, "tabs", 3);

    assertThat(ratchet.paidBy(54, counted))
        .isEqualTo(
            Ratchet.parse(
                "code 12\n"
                    + "code.cli 3\n"
                    + "code.ui 9\n"
                    + "tabs 3\n"
                    + "spent 54 code.cli -3\n"
                    + "spent 54 code.ui +7\n"));
  }

  @Test
  void anIssueSpendsItsBudgetAndNoOther() {
    String budgets = "budget 54 code +160\nbudget 54 tabs +1 Blame\nbudget 67 code -300\n";

    assertThat(overspent(budgets + "spent 54 code.ui +100\nspent 54 code.cli +60\n")).isEmpty();
    assertThat(overspent(budgets + "spent 54 code.ui +200\nspent 54 code.cli -40\n")).isEmpty();
    assertThat(overspent(budgets + "spent 54 files +2\nspent 54 packages +2\nspent 54 tabs +1\n"))
        .isEmpty();
    assertThat(overspent(budgets + "spent 54 code.ui +100\nspent 54 code.cli +61\n"))
        .containsExactly("issue 54 spent 161 of 160: code");
    assertThat(overspent(budgets + "spent 54 files +3\nspent 54 packages +3\nspent 54 tabs +2\n"))
        .hasSize(3);
    assertThat(
            overspent(budgets + "spent 55 code.ui +1\nspent 67 code.ui +1\nspent 55 packages +1\n"))
        .hasSize(3);
  }

  private static List<String> overspent(String file) {
    return Ratchet.parse(file).overspent();
  }

  @Test
  void aChangeIsPaidByTheIssueThatItsCommitNames() {
    String old = "code 10\ncode.cli 6\ncode.ui 4\nfiles 3\nbudget 54 code +9\n";
    String paid =
        "code 12\ncode.cli 6\ncode.ui 6\nfiles 3\nbudget 54 code +9\nspent 54 code.ui +2\n";

    assertThat(faults(old, paid, "Add a (issue 54)")).isEmpty();
    assertThat(faults(old, paid, "Add a (issue 5, issue 545)")).hasSize(1);
    assertThat(faults(old, paid.replace("ui +2", "ui +1"), "Add a (issue 54)")).hasSize(2);
    assertThat(faults(old, paid.replace("54 code +9", "54 code +90"), "issue 54")).hasSize(1);
    assertThat(faults(paid, paid.replace("ui +2", "ui +1"), "issue 54")).hasSize(2);
    assertThat(faults(old, old.replace("files 3", "files 2"), "Remove a")).isEmpty();
    assertThat(faults(old, old.replace("files 3", "files 4"), "Add a")).hasSize(1);
    assertThat(faults(old, old + "counters 7\n", "Count b")).isEmpty();
  }

  @Test
  void codeMovesBetweenWingsIfThatIsSaidAndItIsNoMore() {
    String old = "code 10\ncode.cli 6\ncode.ui 4\n";
    Map<String, Integer> moved = Map.of("code", 9, "code.cli", 2, "code.merge", 7);

    String now = Ratchet.parse(old).lowered(moved).text();
    assertThat(Ratchet.parse(now).numbers()).isEqualTo(moved);
    assertThat(faults(old, now, "Move a")).isEmpty();
    assertThat(faults(old, now, "Remove a")).hasSize(1);
    assertThat(faults(old, now.replace("code 9", "code 11"), "Move a")).isNotEmpty();
  }

  private static List<String> faults(String old, String now, String message) {
    return Ratchet.parse(now).faultsSince(Ratchet.parse(old), Optional.of(message));
  }

  @Test
  void gitIsAskedForTheLastChange(@TempDir Path project) throws Exception {
    assumeTrue(!git(project, "init").isEmpty(), "Without git there is nothing to ask");
    commit(project, "files 3\n", "Begin");
    assertThat(faultsOfLastChange(project)).isEmpty();

    Files.writeString(project.resolve(FILE), "files 4\n");
    assertThat(faultsOfLastChange(project)).hasSize(1);
    commit(project, "files 4\nspent 54 files +1\n", "Add a");
    assertThat(faultsOfLastChange(project)).containsExactly("the commit does not say: issue 54");
    commit(project, "files 4\nspent 54 files +1\n", "Add a (issue 54)", "--amend");
    assertThat(faultsOfLastChange(project)).isEmpty();
  }

  private static void commit(Path project, String file, String message, String... more)
      throws Exception {
    Files.createDirectories(project.resolve(FILE).getParent());
    Files.writeString(project.resolve(FILE), file);
    git(project, "add", "--all");
    List<String> words =
        new ArrayList<>(
            List.of("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-m", message));
    words.addAll(List.of(more));
    git(project, words.toArray(String[]::new));
  }

  /** What git prints; nothing if it fails, or if there is no git. */
  private static String git(Path folder, String... words) throws InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    try {
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .directory(folder.toAbsolutePath().toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD);
      // A hook that runs tests has them, and they name its repository.
      builder.environment().keySet().removeIf(name -> name.startsWith("GIT_"));
      Process git = builder.start();
      String printed = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return git.waitFor() == 0 ? printed : "";
    } catch (IOException noGit) {
      return "";
    }
  }
}
