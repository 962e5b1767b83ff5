package dev.tripatch.guide;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a page shows of a terminal: commands, each with what it prints. A line {@code …} stands for
 * any number of lines. The commands of a page are run one after the other in one folder.
 */
final class ShownSession {
  private static final String PROMPT = "$ ";
  private static final String LEFT_OUT = "…";
  private static final Pattern PATH =
      Pattern.compile(
          "[\\w-]+(/[\\w-]+)*\\.(yaml|md|html|tripatch)|before|after|lessons|(\\.\\./)?tripatch-guide(-again)?");

  private Path folder;
  private int exitCode;

  /** A session that begins in this folder. */
  ShownSession(Path folder) {
    this.folder = folder;
  }

  /** A command, and the lines that the page shows below it. */
  record Step(String command, String shown) {
    String text() {
      return PROMPT + command + "\n" + shown;
    }

    private boolean fits(String printed) {
      StringBuilder expected = new StringBuilder();
      shown
          .lines()
          .forEach(
              line ->
                  expected.append(
                      line.strip().equals(LEFT_OUT) ? "(?:.*\\n)*" : Pattern.quote(line) + "\\n"));
      return Pattern.matches(expected.toString(), printed);
    }
  }

  static List<Step> steps(String block) {
    List<Step> steps = new ArrayList<>();
    for (String part : block.split("(?m)^" + Pattern.quote(PROMPT), -1)) {
      if (!part.isBlank()) {
        int end = part.indexOf('\n');
        steps.add(new Step(part.substring(0, end), part.substring(end + 1)));
      }
    }
    return steps;
  }

  /** The step as it is; with what its command prints, if the page shows something else. */
  Step corrected(Step step) throws IOException {
    String printed = run(step.command());
    return step.fits(printed) ? step : new Step(step.command(), printed);
  }

  private String run(String command) throws IOException {
    List<String> words = List.of(command.split(" ", -1));
    return switch (words.getFirst()) {
      case "cd" -> {
        folder = folder.resolve(words.get(1)).toRealPath();
        yield "";
      }
      case "echo" -> exitCode + "\n";
      case "tripatch" -> {
        Shell.Answer answer =
            new Shell(folder)
                .with("COLUMNS", "100")
                .run(words.stream().skip(1).map(this::resolved).toArray(String[]::new));
        exitCode = answer.exitCode();
        yield answer.err() + answer.out();
      }
      default -> throw new IllegalArgumentException("not a command of the guide: " + command);
    };
  }

  private String resolved(String word) {
    return PATH.matcher(word).matches() ? folder.resolve(word).toString() : word;
  }
}
