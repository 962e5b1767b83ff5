package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.MapValue;
import dev.tripatch.laws.RandomSecrets;
import dev.tripatch.laws.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What we say of a Secret is the same whether its values are masked or not, but for the values:
 * masks are for showing, and nothing is computed from them.
 */
class MasksLawsTest {
  private static final int TRIES = 300;

  /** A text that mends a Secret cannot be written with masks. */
  private static final Pattern FIX =
      Pattern.compile("(?m)^ *\"(?:fix\": \\{\\R(?:.*\\R)*? *}|noFix\": .*?),?\\R");

  private static final Pattern MASK = Pattern.compile("•{6}(?:\\([A-Z]+(?:, plain)?\\))?");

  /** What the values of {@link RandomSecrets} look like, plain and in base64. */
  private static final Pattern SECRET =
      Pattern.compile(
          "zqx\\d\\d\\\\?! not base64|enF4[A-Za-z0-9+/]{3,}=*|zqx\\d\\d|700\\d\\d|true");

  private static final List<String> COMMANDS =
      List.of(
          "explain",
          "explain -o json",
          "explain --dialect helm",
          "apply",
          "apply -o json",
          "patch --type json",
          "changes",
          "changes -o json",
          "conflicts",
          "conflicts -o json",
          "report",
          "dialects -o json",
          "server-side --manager m -o json",
          "hazards",
          "hazards -o json",
          "dialects",
          "server-side --manager m",
          "decide --take-live --drifted --dry-run");

  private final Random random = Sample.random();
  private final RandomSecrets secrets = new RandomSecrets(random);
  @TempDir Path folder;

  @Test
  void masksChangeNothingButValues() throws IOException {
    List<String> different = new ArrayList<>();
    int shown = 0;
    for (int i = Sample.tries(TRIES); i > 0; i--) {
      MapValue last = secrets.secret();
      MapValue live = secrets.edited(last);
      boolean isAnnotated = random.nextBoolean();
      String files = " --local " + written("local.yaml", secrets.edited(last));
      files +=
          " --live "
              + written("live.yaml", isAnnotated ? RandomSecrets.annotated(live, last) : live);
      files += isAnnotated ? "" : " --last-applied " + written("last.yaml", last);
      for (int j = 0; j < 4; j++) {
        String command = COMMANDS.get(random.nextInt(COMMANDS.size()));
        Shell.Answer masked = run(command + files);
        Shell.Answer exact = run(command + files + " --show-secrets");
        shown += MASK.matcher(masked.out()).results().count() > 0 ? 1 : 0;
        String left = masked.exitCode() + text(masked);
        String right = exact.exitCode() + text(exact);
        if (!left.equals(right)) {
          different.add(command + "\n" + left + "\n" + right + "\n" + YamlWriter.write(live));
        }
      }
    }
    assertThat(different.stream().limit(3).collect(Collectors.joining("\n\n"))).isEmpty();
    assertThat(shown).isGreaterThan(Sample.tries(TRIES) / 2);
  }

  private Shell.Answer run(String line) {
    return new Shell(folder).with("COLUMNS", "1000").onTerminal().run(line.split(" ", -1));
  }

  /** Without values, how they are quoted, broken and laid out, and lines' numbers. */
  private static String text(Shell.Answer answer) {
    return FIX.matcher(answer.out() + "\n" + answer.err())
        .replaceAll("")
        .lines()
        .filter(
            line ->
                !line.contains("--show-secrets")
                    && !line.contains("are masked:")
                    && !line.contains("report shows secret values"))
        .map(line -> line.replaceFirst("^\\s*\\d+ ", "").replaceAll("</?code>", ""))
        .map(line -> line.replace("&#92;", "\\").replace("&#34;", "\""))
        .map(line -> MASK.matcher(line).replaceAll("¤"))
        .map(line -> SECRET.matcher(line).replaceAll("¤"))
        .map(line -> line.replaceAll("yqx\\d\\d", "¬"))
        .map(line -> line.replaceAll("¤(?:(?:\\\\+n|⏎)¬)+(?:\\\\+n|⏎)?", "¤"))
        .map(line -> line.replaceAll("[\"'`“”‘’\\\\]*¤[\"'`“”‘’\\\\]*", "¤"))
        .map(line -> line.replaceAll("\\{\"?kubectl\\.…\\S*", "¤"))
        .map(line -> line.replaceAll("\\{\"apiVersion\":.*?}}+", "¤"))
        .collect(Collectors.joining(" "))
        .replaceAll("(?:[|>][-+]?(\\s+← was ¤)?[\\s!+~−≈✂¿-]+)?¤(?:[\\s│!+~−≈✂¿-]*¬)+", "¤$1")
        .replaceAll("[\\s│─┌┐└┘├┤┬┴┼-]+", " ");
  }

  private Path written(String name, MapValue object) throws IOException {
    return Files.writeString(folder.resolve(name), YamlWriter.write(object));
  }
}
