package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.merge.Branch;
import dev.tripatch.time.Effort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Large input takes time that grows with its size, and no faster. */
@Tag("large")
class LargeInputTest {
  private static final int KEYS = 100_000;
  private static final int MANY = 800_000;
  private static final int OBJECTS = 8_000;

  /** What takes one to three seconds. */
  private static final int SECONDS = 30;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void shell() {
    shell = new Shell(folder);
  }

  private static String configuration(String value) {
    return "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: big}\ndata:\n"
        + IntStream.range(0, KEYS)
            .mapToObj(i -> "  key-%06d: \"%s%d\"\n".formatted(i, value, i))
            .collect(Collectors.joining());
  }

  /** Three documents, so that every field is a conflict, which there is most to say of. */
  @ParameterizedTest
  @ValueSource(strings = {"html", "md"})
  void aHundredThousandFieldsMakeAReportThatCanBeOpened(String ending) throws IOException {
    String local = shell.file("local.yaml", configuration("new"));
    String live = shell.file("live.yaml", configuration("old"));
    String lastApplied = shell.file("last.yaml", configuration("was"));
    Path report = folder.resolve("report." + ending);
    String[] words = {
      "report",
      "--local",
      local,
      "--live",
      live,
      "--last-applied",
      lastApplied,
      "-o",
      "" + report,
      "--no-as-kubectl-apply"
    };
    Shell.Answer answer = Effort.within(SECONDS, () -> shell.run(words));
    assertThat(answer.err()).isEmpty();
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(Files.size(report)).isLessThan(6_000_000);
    assertThat(Files.readString(report))
        .contains("100000 conflict")
        .contains("each list shows the first 2,000.")
        .contains("key-001999")
        .contains("tripatch explain -o json");
  }

  @ParameterizedTest
  @CsvSource({"A., true", "'a,', true", "(a, true", "-a, true", "'A ', false"})
  void aMangledErrorIsReadOnce(String piece, boolean isEscaped) throws IOException {
    String text = piece.repeat(MANY) + (isEscaped ? "\\n\\\\x" : "");
    String error = shell.file("error.txt", text);
    Shell.Answer answer = Effort.within(SECONDS, () -> shell.run("open-error", error));
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("there is no error of kubectl apply in it");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{a: ", "- ", "? "})
  void depthIsNoStackTrace(String opening) throws IOException {
    String deep = shell.file("deep.yaml", opening.repeat(KEYS));
    Shell.Answer answer = Effort.within(SECONDS, () -> shell.run("patch", "--local", deep));
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("are nested more than 300 levels deep");
  }

  @Test
  void aLineOfFiveMillionCharactersIsAValue() throws IOException {
    String text = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: \"%s\"}\n";
    String local = shell.file("local.yaml", text.formatted("x".repeat(5_000_000)));
    String live = shell.file("live.yaml", text.formatted("y".repeat(5_000_000)));
    Shell.Answer answer =
        Effort.within(SECONDS, () -> shell.run("explain", "--local", local, "--live", live));
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  /** Kubernetes takes an integer that does not fit 64 bits for a float, and these fit none. */
  @ParameterizedTest
  @CsvSource({"data, 400", "data, 800000", "annotation, 400", "annotation, 800000"})
  void anIntegerLargerThanAnyFloatIsRefused(String place, int digits) throws IOException {
    String number = "-" + "7".repeat(digits);
    String object =
        "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\"a\"},\"data\":{\"a\":"
            + number
            + "}}";
    String local = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n";
    String live =
        place.equals("data")
            ? object
            : "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  annotations:\n    "
                + "kubectl.kubernetes.io/last-applied-configuration: '%s'\n".formatted(object);
    String[] words = {
      "patch", "--local", shell.file("local.yaml", local), "--live", shell.file("live.yaml", live)
    };
    Shell.Answer answer = Effort.within(SECONDS, () -> shell.run(words));
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err())
        .contains(
            place.equals("data")
                ? "live.yaml:1:75: The number is too large for Kubernetes."
                : "live.yaml:6:5: The last-applied annotation is not a JSON object.");
  }

  @Test
  void anIntegerThatAFloatHoldsIsRead() throws IOException {
    String number = "1" + "0".repeat(308);
    String object =
        "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\"a\"},\"data\":{\"a\":"
            + number
            + "}}";
    String local = shell.file("local.json", object);
    Shell.Answer answer = shell.run("patch", "--local", local);
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out()).contains("a: 1e+308");
  }

  @Test
  void operationsWithNumbersThatNoFloatHoldsAreTexts() throws IOException {
    String live = shell.file("live.yaml", "apiVersion: v1\nkind: ConfigMap\ndata: {a: b}\n");
    String patch =
        shell.file(
            "patch.json",
            "[{\"op\":\"add\",\"path\":\"/data/b\",\"value\":%s}]".formatted("9".repeat(MANY)));
    String[] words = {"apply", "--patch", patch, "--live", live};
    Shell.Answer answer = Effort.within(SECONDS, () -> shell.run(words));
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out()).contains("b: \"999");
  }

  /** All of these keys have the same hash code. */
  @Test
  void keysMadeToCollideAreRead() throws IOException {
    String keys =
        IntStream.range(0, 1 << 15)
            .mapToObj(
                i ->
                    IntStream.range(0, 15)
                        .mapToObj(bit -> (i >> bit & 1) == 0 ? "Aa" : "BB")
                        .collect(Collectors.joining()))
            .collect(Collectors.joining(": x\n  ", "  ", ": x\n"));
    String text = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n";
    String local = shell.file("local.yaml", text + keys);
    String live = shell.file("live.yaml", text + keys.replace("x", "y"));
    String[] words = {"patch", "--local", local, "--live", live, "--no-as-kubectl-apply"};
    Shell.Answer answer = Effort.within(SECONDS, () -> shell.run(words));
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out().lines()).hasSize((1 << 15) + 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "*", "map[string]", "struct { A ", "("})
  void aDeepGoTypeIsNoStackTrace(String opening) throws IOException {
    String go = "package v1\ntype A struct {\n  B " + opening.repeat(KEYS) + "string\n}\n";
    refusesNothing(shell.file("types.go", go));
  }

  @Test
  void manyFieldsOfAGoStructAreRead() throws IOException {
    String fields =
        IntStream.range(0, KEYS)
            .mapToObj(i -> "  F%d string `json:\"f%d\"`\n".formatted(i, i))
            .collect(Collectors.joining());
    refusesNothing(shell.file("types.go", "package v1\ntype A struct {\n" + fields + "}\n"));
  }

  private void refusesNothing(String schema) throws IOException {
    String local =
        shell.file("local.yaml", "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n");
    String[] words = {"patch", "--local", local, "--schema", schema};
    Shell.Answer answer = Effort.within(SECONDS, () -> shell.run(words));
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.err().length()).isLessThan(2_000);
  }

  @Test
  void aWordOfManyCharactersIsNotQuotedWhole() throws IOException {
    String local =
        shell.file("local.yaml", "kind: ConfigMap\ndata: {a: " + "0".repeat(MANY) + "1}");
    Shell.Answer answer = Effort.within(SECONDS, () -> shell.run("patch", "--local", local));
    assertThat(answer.err()).contains("local.yaml:2:11: warning: ").hasSizeLessThan(4_000);
  }

  /** Clocks are numbers to the base of 60 for some readers of YAML, so that they are quoted. */
  @Test
  void aLongClockIsNoStackTrace() throws IOException {
    String local =
        shell.file(
            "local.yaml",
            "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: '1"
                + ":1".repeat(MANY)
                + "'}");
    Shell.Answer answer = Effort.within(SECONDS, () -> shell.run("patch", "--local", local));
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out()).contains("a: \"1:1:1");
  }

  /** git waits for it. */
  @ParameterizedTest
  @EnumSource
  void aMergeTakesTimeThatGrowsWithTheObjects(Merged merged) throws IOException {
    List<String> words = new ArrayList<>(List.of("merge", "--driver"));
    for (Branch branch : Branch.values()) {
      String file = shell.file(branch.name(), merged.file(branch));
      words.addAll(List.of("--" + branch.name().toLowerCase(Locale.ROOT), file));
    }
    Shell.Answer answer = Effort.within(SECONDS, () -> shell.run(words.toArray(String[]::new)));
    assertThat(answer.exitCode()).isEqualTo(merged == Merged.CLASHING ? 1 : 0);
    assertThat(answer.err().lines()).hasSize(merged == Merged.CLASHING ? OBJECTS : 0);
    assertThat(Files.readString(folder.resolve("OURS")).split("\nkind: "))
        .hasSize((merged == Merged.ADDED ? 2 : 1) * OBJECTS + 1);
  }

  enum Merged {
    CHANGED,
    CLASHING,
    ADDED,
    COMMENTED,
    CUSTOM,
    REORDERED;

    String file(Branch branch) {
      List<Integer> order = new ArrayList<>(IntStream.range(0, OBJECTS).boxed().toList());
      if (this == REORDERED && branch == Branch.OURS) {
        Collections.shuffle(order, new Random(1));
      }
      return this == ADDED && branch == Branch.BASE
          ? ""
          : order.stream().map(i -> object(i, branch)).collect(Collectors.joining("---\n"));
    }

    private String object(int i, Branch branch) {
      boolean isBase = branch == Branch.BASE;
      return (this == COMMENTED && !isBase ? "# " + branch + " says this of " + i + "\n" : "")
          + (this == CUSTOM ? "apiVersion: shop.example.com/v1\nkind: Shop" : "apiVersion: v1")
          + (this == CUSTOM ? "\n" : "\nkind: ConfigMap\n")
          + "metadata:\n  name: %s-%d\n".formatted(this == ADDED ? branch : "app", i)
          + "data:\n  ours: \"%s\"\n".formatted(branch == Branch.OURS ? "x" : "")
          + "  same: \"%s\"\n".formatted(this == CLASHING ? branch : "")
          + "  theirs: \"%s\"\n".formatted(branch == Branch.THEIRS ? "x" : "");
    }
  }
}
