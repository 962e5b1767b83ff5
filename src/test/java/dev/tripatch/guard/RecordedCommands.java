package dev.tripatch.guard;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What command lines print and write, and how they end: a file for each. */
final class RecordedCommands {
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\\S+");
  private static final int LONGEST_NAME = 120;

  private final SampleFiles samples;

  RecordedCommands(SampleFiles samples) {
    this.samples = samples;
  }

  void write(Path folder) throws IOException {
    Map<String, String> before = samples.texts();
    Set<String> names = new HashSet<>();
    for (String line : SampleFiles.lines("commands.txt")) {
      StringBuilder answer = new StringBuilder("$ ").append(line).append('\n');
      for (String command : line.split(" && ")) {
        answer.append(run(command));
      }
      samples
          .texts()
          .forEach(
              (name, text) -> {
                if (!text.equals(before.get(name))) {
                  answer.append("--- file ").append(name).append('\n').append(text);
                }
              });
      samples.restore(before);
      String name = name(line);
      if (!names.add(name)) {
        throw new IllegalStateException("two command lines are recorded as " + name);
      }
      Files.writeString(folder.resolve(name), samples.withoutFolder(answer.toString()));
    }
  }

  private String run(String command) throws IOException {
    String[] parts = command.split(" < ", 2);
    Shell shell =
        new Shell(samples.folder())
            .with("HOME", samples.folder().resolve("home").toString())
            .with("SOURCE_DATE_EPOCH", "1767225600");
    if (parts.length > 1) {
      shell.withInput(Files.readString(Path.of(samples.resolve(parts[1]))));
    }
    Shell.Answer answer = shell.run(words(parts[0]).toArray(String[]::new));
    return "--- exit code %d%n--- standard output%n%s--- standard error%n%s"
        .formatted(answer.exitCode(), answer.out(), answer.err());
  }

  private List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(command);
    while (word.find()) {
      words.add(samples.resolve(word.group(1) == null ? word.group() : word.group(1)));
    }
    return words;
  }

  private static String name(String line) {
    String name = line.replace("<", "of").replaceAll("[^A-Za-z0-9.]+", "-");
    return (name.length() > LONGEST_NAME
            ? name.substring(0, LONGEST_NAME) + "-" + Integer.toHexString(line.hashCode())
            : name)
        + ".txt";
  }
}
