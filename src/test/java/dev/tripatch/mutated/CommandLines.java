package dev.tripatch.mutated;

import dev.tripatch.cli.Shell;
import dev.tripatch.workspace.schemas.SchemaFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Reads texts from files on the command line, and checks how it ends. */
final class CommandLines {

  private static final List<String> OF_DOCUMENTS =
      List.of(
          "patch",
          "patch -o json",
          "patch --no-overwrite",
          "patch --dialect helm",
          "patch --as-kubectl-apply",
          "apply",
          "apply -o json",
          "apply --dialect custom-resource",
          "explain",
          "explain --color always",
          "explain -o json",
          "explain -o yaml",
          "explain --steps",
          "explain --field spec.template.spec.containers",
          "explain --field spec.ports[0]",
          "changes --names",
          "changes -o json",
          "conflicts",
          "conflicts -o json",
          "decide --take-live --dry-run",
          "decide --leave-to-live",
          "report --format md",
          "report --format html",
          "dialects",
          "dialects -o json",
          "export --as kubectl",
          "export --as kustomize",
          "export --as patch-file --type json",
          "server-side",
          "server-side -o json",
          "hazards",
          "hazards -o json");

  private static final List<String> OF_PATCH =
      List.of(
          "apply",
          "apply -o json",
          "apply --dialect kustomize",
          "apply --dialect before-element-order",
          "explain",
          "explain -o json",
          "explain --steps",
          "hazards",
          "dialects",
          "report --format md");

  private final Path folder;
  private final Shell shell;
  private int count;

  /** A command line that has its files in a folder. */
  CommandLines(Path folder) {
    this.folder = folder;
    this.shell = new Shell(folder).with("XDG_CONFIG_HOME", folder.toString());
  }

  boolean documents(List<String> texts, Random random) throws IOException {
    List<String> words = words(OF_DOCUMENTS, random);
    if (!texts.getFirst().isEmpty()) {
      words.addAll(List.of("--last-applied", file("last.yaml", texts.getFirst(), random)));
    }
    words.addAll(List.of("--local", file("local.yaml", texts.get(1), random)));
    words.addAll(List.of("--live", file("live.yaml", texts.get(2), random)));
    return ends(words) < 2;
  }

  boolean patch(List<String> texts, Random random) throws IOException {
    if (random.nextInt(10) == 0) {
      String answer = file("answer.yaml", texts.get(1), random);
      return ends(List.of("learn", "three-replicas", "--check", answer)) < 2;
    }
    List<String> words = words(OF_PATCH, random);
    if (!words.contains("--dialect")) {
      words.addAll(List.of("--type", texts.get(2)));
    }
    words.addAll(List.of("--live", file("live.yaml", texts.get(0), random)));
    words.addAll(List.of("--patch", file("patch.yaml", texts.get(1), random)));
    return ends(words) < 2;
  }

  boolean schema(List<String> texts, Random random) throws IOException {
    String schema = file("schema.yaml", texts.getFirst(), random);
    String local = file("local.yaml", texts.get(1), random);
    return ends(
            switch (random.nextInt(6)) {
              case 0 -> List.of("patch", "--schema", schema, "--local", local);
              case 1 -> List.of("schema", "check", "--schema", schema, local);
              case 2 -> List.of("schema", "export", "--as", "go", "--schema", schema);
              case 3 -> List.of("schema", "export", "--as", "kustomize", "--schema", schema);
              case 4 -> List.of("schema", "show", "Oven", "--schema", schema);
              default ->
                  List.of("schema", "diff", schema, SchemaFiles.versions().getLast(), "Deployment");
            })
        < 2;
  }

  boolean caseFile(List<String> texts, Random random) throws IOException {
    List<String> words = words(OF_DOCUMENTS, random);
    words.addAll(List.of("--case", file("a.tripatch", texts.getFirst(), random)));
    return ends(words) < 2;
  }

  boolean error(List<String> texts, Random random) throws IOException {
    return ends(List.of("open-error", file("error.txt", texts.getFirst(), random))) < 2;
  }

  private static List<String> words(List<String> commands, Random random) {
    String command = commands.get(random.nextInt(commands.size()));
    return new ArrayList<>(Arrays.asList(command.split(" ")));
  }

  /** Some files have a byte that the text did not have. */
  private String file(String name, String text, Random random) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > 0 && random.nextInt(40) == 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return Files.write(folder.resolve(name), bytes).toString();
  }

  private int ends(List<String> words) {
    count++;
    Shell.Answer answer = shell.run(words.toArray(String[]::new));
    String err = answer.err();
    boolean isClean =
        answer.exitCode() >= 0
            && answer.exitCode() <= 2
            && !err.contains("this is a mistake in Tripatch")
            && !err.contains("\tat dev.")
            && (answer.exitCode() < 2 || !err.isBlank());
    if (!isClean) {
      throw new IllegalStateException(
          "%s ends with %d, saying: %s".formatted(words, answer.exitCode(), err));
    }
    return answer.exitCode();
  }

  /** How many command lines were run. */
  int count() {
    return count;
  }
}
