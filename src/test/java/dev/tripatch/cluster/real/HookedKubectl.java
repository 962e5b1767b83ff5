package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program in the place of the real kubectl that writes down its words, runs the real one, and
 * does what a test wants just before and just after a patch is tried or sent: lines of a shell.
 */
final class HookedKubectl {
  /** When a hook runs. */
  enum Call {
    TRY,
    SEND
  }

  private final Path folder;

  /**
   * Writes the program.
   *
   * @param folder an own one
   */
  HookedKubectl(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
    Path programs = Files.createDirectories(folder.resolve("programs"));
    Path script = programs.resolve("kubectl");
    Files.writeString(
        script,
        """
        #!/bin/sh
        here='%s'
        real='%s'
        printf '%%s\\n' "$*" >>"$here/calls"
        case " $* " in
        *' --dry-run=none '*) call=SEND ;;
        *' --dry-run=server '*) call=TRY ;;
        *) exec "$real" "$@" ;;
        esac
        number=1
        while [ -e "$here/$call-$number-began" ]; do number=$((number + 1)); done
        : >"$here/$call-$number-began"
        [ ! -e "$here/$call-$number-before" ] || . "$here/$call-$number-before"
        [ -e "$here/$call-$number-after" ] || exec "$real" "$@"
        "$real" "$@" >"$here/out" 2>"$here/err"
        code=$?
        . "$here/$call-$number-after"
        cat "$here/out"
        cat "$here/err" >&2
        exit $code
        """
            .formatted(folder, real()));
    assertThat(script.toFile().setExecutable(true)).isTrue();
    Files.writeString(folder.resolve("calls"), "");
  }

  private static Path real() {
    return Stream.of(System.getenv("PATH").split(":"))
        .map(each -> Path.of(each, "kubectl"))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow();
  }

  /** A PATH on which it is the first. */
  String path() {
    return folder.resolve("programs") + ":/usr/bin:/bin";
  }

  /** Forgets all hooks, and counts from the start. */
  void forget() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        if (file.getFileName().toString().matches("(TRY|SEND)-.*")) {
          Files.delete(file);
        }
      }
    }
  }

  /** Runs lines just before a call, the first of which is number 1. */
  void before(Call call, int number, String lines) throws IOException {
    Files.writeString(hook(call, number, "before"), lines + "\n");
  }

  /** Runs lines after the real kubectl ended, and before anybody knows of it. */
  void after(Call call, int number, String lines) throws IOException {
    Files.writeString(hook(call, number, "after"), lines + "\n");
  }

  private Path hook(Call call, int number, String when) {
    return folder.resolve(call + "-" + number + "-" + when);
  }

  /** How often it was called so since hooks were forgotten. */
  int count(Call call) {
    int number = 0;
    while (Files.exists(hook(call, number + 1, "began"))) {
      number++;
    }
    return number;
  }

  /** All words of all calls. */
  List<String> calls() throws IOException {
    return Files.readAllLines(folder.resolve("calls"));
  }

  /** A file beside the hooks. */
  Path place(String name) {
    return folder.resolve(name);
  }
}
