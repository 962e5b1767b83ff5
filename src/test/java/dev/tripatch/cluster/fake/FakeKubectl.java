package dev.tripatch.cluster.fake;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A kubectl for tests: a shell program in a folder, which gives the answers that a test has laid
 * down and writes down how it was called. It needs nothing but {@code sh}, so it starts at once.
 */
public final class FakeKubectl {
  static final String END = "(end of call)";

  /** The exit code where no rule says what to answer. */
  public static final int NO_ANSWER = 97;

  /** Stands between arguments: a character that they do not have. */
  private static final String BETWEEN = "\u001f";

  private static final List<String> VARIABLES =
      List.of("KUBERC", "KUBECONFIG", "KUBECTL_EXTERNAL_DIFF", "LC_ALL");

  private final Path folder;
  private final String name;
  private final List<String> rules = new ArrayList<>();

  /** Writes the program into an empty folder. */
  public FakeKubectl(Path folder) {
    this(folder, "kubectl");
  }

  /** Another program that is called in the same way, such as helm. */
  public FakeKubectl(Path folder, String name) {
    this.folder = folder;
    this.name = name;
    for (String own : List.of("calls", "given", "answers")) {
      try {
        Files.createDirectory(folder.resolve(own));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    write();
  }

  public Path program() {
    return folder.resolve(name);
  }

  /**
   * Answers calls with exactly these arguments. Of several answers each is given once, in their
   * order, and the last one from then on. Of several rules the first counts.
   */
  public FakeKubectl answers(List<String> arguments, FakeAnswer... answers) {
    return rule("is", arguments, answers);
  }

  /** Answers calls that have these arguments among theirs, next to each other. */
  public FakeKubectl answersAny(List<String> arguments, FakeAnswer... answers) {
    return rule("has", arguments, answers);
  }

  /** Answers calls that have all these arguments, wherever they are. */
  public FakeKubectl answersWhere(List<String> arguments, FakeAnswer... answers) {
    return rule("all", arguments, answers);
  }

  /** Answers as kubectl did when it was recorded, with the same arguments. */
  public FakeKubectl answers(KubectlAnswer recorded) {
    return answers(recorded.arguments(), FakeAnswer.of(recorded));
  }

  /** The calls up to now, in the order in which they began. */
  public List<FakeCall> calls() {
    List<FakeCall> calls = new ArrayList<>();
    for (int i = 0; Files.exists(folder.resolve("calls/" + i)); i++) {
      String written = read(folder.resolve("calls/" + i));
      if (written.endsWith(END + "\0")) {
        calls.add(FakeCall.read(written));
      }
    }
    return calls;
  }

  private FakeKubectl rule(String condition, List<String> arguments, FakeAnswer... answers) {
    int rule = rules.size();
    for (int i = 0; i < answers.length; i++) {
      lay(folder.resolve("answers/" + rule + "-" + i), answers[i]);
    }
    rules.add(
        "%s %s && give %d %d"
            .formatted(
                condition, quoted(String.join(BETWEEN, arguments)), rule, answers.length - 1));
    write();
    return this;
  }

  private static void lay(Path place, FakeAnswer answer) {
    Path out = place.resolveSibling(place.getFileName() + ".out");
    Path err = place.resolveSibling(place.getFileName() + ".err");
    write(out, answer.out());
    write(err, answer.err());
    List<String> lines = new ArrayList<>(answer.steps());
    lines.add("cat " + quoted(out.toString()));
    lines.add("cat " + quoted(err.toString()) + " >&2");
    lines.add("exit " + answer.exit() + "\n");
    write(place, String.join("\n", lines));
  }

  private void write() {
    String program =
        """
        #!/bin/sh
        here=%s
        between='%s'

        # A file that exists is not written again: whoever makes it has the number.
        set -C
        call=0
        { until true >"$here/calls/$call"; do call=$((call + 1)); done; } 2>/dev/null
        printf '%%s\\0' $$ $# "$@" %s '%s' >>"$here/calls/$call"

        IFS=$between
        all=$between$*$between
        is() { [ "$all" = "$between$1$between" ]; }
        has() { case $all in *"$between$1$between"*) ;; *) return 1 ;; esac }
        all() { for one in $1; do has "$one" || return 1; done; }
        give() {
          answer=0
          while [ $answer -lt $2 ] && ! { true >"$here/given/$1-$answer"; } 2>/dev/null; do
            answer=$((answer + 1))
          done
          . "$here/answers/$1-$answer"
        }

        %s
        echo "this fake has no answer to: $*" >&2
        exit %d
        """
            .formatted(
                quoted(folder.toString()),
                BETWEEN,
                VARIABLES.stream()
                    .map(name -> "\"${%1$s+%1$s=$%1$s}\"".formatted(name))
                    .collect(Collectors.joining(" ")),
                END,
                String.join("\n", rules),
                NO_ANSWER);
    // A call may be reading the program.
    Path next = folder.resolve(name + ".next");
    write(next, program);
    try {
      Files.setPosixFilePermissions(next, PosixFilePermissions.fromString("rwx------"));
      Files.move(next, program(), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
