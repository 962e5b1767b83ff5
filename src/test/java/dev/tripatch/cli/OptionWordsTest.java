package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** An option means the same wherever it is: what it takes says so in every command's help. */
class OptionWordsTest {

  /** Words of an option that is known by what it takes, where that is said in several ways. */
  private static final Map<String, List<String>> SAME =
      Map.of(
          // The form of an answer, as far as it has a table.
          "--output", List.of("table|yaml|json", "yaml|json"),
          // Who makes or reads the patch; some commands have fewer.
          "--dialect", List.of("DIALECT", "kubernetes|helm"),
          // The form of what is exported.
          "--as", List.of("kubectl|kustomize|patch-file", "overlay|kustomize|crd|go"),
          // Of this program; of a chart, as Helm calls it.
          "--version", List.of("", "VERSION"),
          // The folders of folders, and the fields of fields: both as kubectl calls them.
          "--recursive", List.of(""));

  @Test
  void noOptionHasTwoMeanings() {
    Map<String, TreeSet<String>> taken = new TreeMap<>();
    for (String command : commands()) {
      String help = help(command);
      help.lines()
          .map(String::strip)
          .filter(line -> line.matches("(-\\w, )?--[a-z\\[\\]-]+.*"))
          .forEach(
              line -> {
                String words = line.replaceFirst("^-\\w, ", "").split(" {2,}| ", 2)[0];
                String[] parts = words.replaceFirst("\\[=.*", "").split("=", 2);
                taken
                    .computeIfAbsent(parts[0], key -> new TreeSet<>())
                    .add(parts.length > 1 ? parts[1] : "");
              });
    }
    assertThat(taken).containsKeys("--patch", "--save-patch", "--save", "--type");
    taken.forEach(
        (option, values) ->
            assertThat(SAME.getOrDefault(option, List.of(values.first())))
                .as(option)
                .containsAll(values));
  }

  private static List<String> commands() {
    List<String> all = new ArrayList<>(List.of("render"));
    for (String line : help("").lines().toList()) {
      if (line.matches("  [a-z-]+ {2,}[A-Z].*")) {
        all.add(line.strip().split(" ", 2)[0]);
      }
    }
    for (String each : List.of("show", "diff", "check", "try", "import", "list", "export")) {
      all.add("schema " + each);
    }
    return all;
  }

  private static String help(String command) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.removeIf(String::isEmpty);
    words.add("--help");
    return new Shell(java.nio.file.Path.of("")).run(words.toArray(String[]::new)).out();
  }
}
