package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Decisions that once lost something, or did what nobody asked for. */
class DecideCasesTest {
  private static final String WEB = "spec.template.spec.containers[name=web].";

  private static final Pattern PATH = Pattern.compile("\"path\": \"(.*)\"");

  @TempDir Path folder;

  private Shell.Answer decide(String name, String... options) throws IOException {
    for (String file : List.of("local.yaml", "live.yaml")) {
      if (!Files.exists(folder.resolve(file))) {
        Files.write(folder.resolve(file), Files.readAllBytes(of(name, file)));
      }
    }
    return run("decide", options);
  }

  private Shell.Answer run(String command, String... options) {
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(List.of("--local", path("local.yaml"), "--live", path("live.yaml")));
    words.addAll(List.of(options));
    return new Shell(folder).run(words.toArray(String[]::new));
  }

  private String path(String file) {
    return folder.resolve(file).toString();
  }

  private String local() throws IOException {
    return Files.readString(folder.resolve("local.yaml"));
  }

  private static Path of(String name, String file) {
    try {
      String resource = "/dev/tripatch/cli/decide/" + name + "/" + file;
      return Path.of(Objects.requireNonNull(DecideCasesTest.class.getResource(resource)).toURI());
    } catch (URISyntaxException wrong) {
      throw new IllegalStateException(wrong);
    }
  }

  private static String localOf(String name) throws IOException {
    return Files.readString(of(name, "local.yaml"));
  }

  /** Decides twice: the second time there is nothing left to do, and it ends like the first. */
  private void drifted(String name, int exitCode, String expected) throws IOException {
    Shell.Answer first = decide(name, "--take-live", "--drifted");
    assertThat(local()).isEqualTo(expected);
    assertThat(first.exitCode()).isEqualTo(exitCode);
    Shell.Answer second = run("decide", "--take-live", "--drifted");
    assertThat(local()).isEqualTo(expected);
    assertThat(second.exitCode()).isEqualTo(exitCode);
    assertThat(second.out()).isEmpty();
    assertThat(second.err()).isNotEmpty();
  }

  private void left(String name) throws IOException {
    drifted(name, 1, localOf(name));
    assertThat(run("decide", "--take-live", "--drifted").err())
        .contains("is undecided: Local and live both changed");
  }

  @Test
  void whatLocalRemovedStaysAway() throws IOException {
    String name = "01-drifted-brings-back-what-local-removed";
    drifted(name, 0, localOf(name).replace("app: shop", "app: shop-v2"));
  }

  @Test
  void aVerbThatLocalRemovedStaysAway() throws IOException {
    String name = "01b-drifted-brings-back-a-verb";
    drifted(name, 0, localOf(name).replace("  - update\n", ""));
  }

  @Test
  void anArgumentThatLocalRemovedStaysAway() throws IOException {
    String name = "01c-drifted-undoes-a-removed-argument";
    drifted(name, 0, localOf(name).replace("        - --c\n", ""));
  }

  @Test
  void twoNewRulesAreNotMixed() throws IOException {
    left("02-drifted-mixes-two-new-rules");
  }

  @Test
  void anItemThatBothChangedIsNotThereTwice() throws IOException {
    left("02b-drifted-adds-live-item-beside-local-item");
  }

  @Test
  void anotherItemDoesNotGetTheValueOfTheOneItReplaced() throws IOException {
    left("02c-drifted-gives-memory-the-target-of-cpu");
  }

  @Test
  void theValueOfAnArgumentIsTaken() throws IOException {
    String name = "03-drifted-loses-an-argument-value";
    drifted(name, 0, localOf(name).replace("- '1'", "- '3'"));
  }

  /** Nothing is written, and the message says what to use. */
  private void refused(String name, String field, String... instead) throws IOException {
    Shell.Answer answer = decide(name, "--take-live", "--field", field);
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains(field).contains(instead);
    assertThat(local()).isEqualTo(localOf(name));
  }

  @Test
  void anIndexOfAListThatLiveShortenedIsNotTaken() throws IOException {
    refused("04-index-decides-another-item", WEB + "args[1]", "instead: " + WEB + "args\n");
    assertThat(run("conflicts").out()).contains(WEB + "args").doesNotContain("args[");
  }

  @Test
  void anIndexThatMeansAnotherItemInLiveIsNotTaken() throws IOException {
    String name = "05-index-in-a-named-list-doubles-an-item";
    refused(name, WEB + "env[1]", WEB + "env[name=B], " + WEB + "env[name=D]\n");
    refused(name, WEB + "env[1].value", WEB + "env[name=B].value, " + WEB + "env[name=D].value");
  }

  @Test
  void anIndexDeletesNoOtherItem() throws IOException {
    String name = "05b-index-in-mounts-deletes-another";
    refused(name, WEB + "volumeMounts[1]", "instead: " + WEB + "volumeMounts[mountPath=/q]\n");
    Shell.Answer named = decide(name, "--take-live", "--field", WEB + "volumeMounts[mountPath=/q]");
    assertThat(named.exitCode()).isZero();
    assertThat(named.err()).contains("nothing to decide");
    assertThat(local()).isEqualTo(localOf(name));
  }

  @Test
  void eachPlaceThatIsPrintedCanBeDecided() throws IOException {
    String name = "08-printed-place-is-refused";
    refused(name, "spec.metrics[1]", "no object has spec.metrics[1]");
    assertThat(run("conflicts").out()).contains("spec.metrics").doesNotContain("spec.metrics[");
    assertThat(decide(name, "--take-live", "--field", "spec.metrics").exitCode()).isZero();
    assertThat(local()).contains("name: rps");
  }

  @Test
  void oneOfSeveralFieldsThatIsNotTakenKeepsAllFromBeingWritten() throws IOException {
    String name = "09-counted-but-not-done";
    Shell.Answer both =
        decide(name, "--take-live", "--field", "subjects[0]", "--field", "metadata.labels.x");
    assertThat(both.exitCode()).isEqualTo(2);
    assertThat(both.err()).contains("subjects[name=a], subjects[name=b]");
    assertThat(local()).isEqualTo(localOf(name));
  }

  @Test
  void whatLastAppliedHasIsAFieldThatCanBeNamed() throws IOException {
    String name = "10-second-run-fails";
    Shell.Answer first = decide(name, "--take-live", "--field", "data.b");
    assertThat(first.exitCode()).isZero();
    assertThat(local()).isEqualTo(localOf(name).replace("  b: '2'\n", ""));
    Shell.Answer second = decide(name, "--take-live", "--field", "data.b");
    assertThat(second.exitCode()).isZero();
    assertThat(second.err()).contains("nothing to decide");
  }

  @Test
  void insideAListThatIsSentWholeAnIndexIsAnotherNameOfItsItem() throws IOException {
    String name = "16-index-in-a-list-that-is-sent-whole";
    String weight = "spec.http[0].route[0].weight";
    assertThat(decide(name, "--take-live", "--field", weight).exitCode()).isZero();
    assertThat(local()).isEqualTo(localOf(name).replace("weight: 100", "weight: 80"));
    assertThat(run("explain", "--field", weight).out()).contains("Stays as it is");
    assertThat(run("explain", "--field", "spec.http[0].route[1].weight").out())
        .contains("Live changed this part");
    for (String nobody : List.of("spec.http[name=nope].route[0].weight", "spec.http[7].name")) {
      assertThat(run("explain", "--field", nobody).exitCode()).isEqualTo(2);
      assertThat(decide(name, "--take-live", "--field", nobody).exitCode()).isEqualTo(2);
    }
  }

  @Test
  void whatTookLastAppliedIsDecidedTheSecondTimeToo() throws IOException {
    String name = "11-last-applied-twice";
    assertThat(decide(name, "--take-last-applied").exitCode()).isZero();
    assertThat(local()).isEqualTo(localOf(name).replace("'2'", "'1'"));
    Shell.Answer second = decide(name, "--take-last-applied");
    assertThat(second.exitCode()).isZero();
    assertThat(second.err()).contains("nothing to decide: the fields already have these values");
    assertThat(run("conflicts").out()).contains("data.a");
  }

  @Test
  void aLineThatNobodyDecidedKeepsItsEnd() throws IOException {
    String name = "14-mixed-line-ends";
    assertThat(decide(name, "--take-live").exitCode()).isZero();
    assertThat(local())
        .isEqualTo(
            localOf(name)
                .replace("  k: v # c\n", "")
                .replace("    two\r\n", "    TWO\r\n    three\r\n"));
  }

  @Test
  void whereAnObjectCannotBeComparedNothingIsWritten() throws IOException {
    String name = "15-error-but-written";
    for (String form : List.of("table", "json")) {
      Shell.Answer answer = decideMany(name, "--take-live", "-o", form);
      assertThat(answer.exitCode()).isEqualTo(2);
      assertThat(answer.err()).contains("lacks its merge key port", "nothing was written");
      assertThat(answer.out()).doesNotContain("data.k", "\"written\": true");
      assertThat(local()).isEqualTo(localOf(name));
    }
  }

  private Shell.Answer decideMany(String name, String... options) throws IOException {
    decide(name, "--take-live", "--dry-run");
    List<String> words = new ArrayList<>(List.of("decide", "-f", path("local.yaml")));
    words.addAll(List.of("--live", path("live.yaml")));
    words.addAll(List.of(options));
    return new Shell(folder).run(words.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "01-drifted-brings-back-what-local-removed",
        "01b-drifted-brings-back-a-verb",
        "02-drifted-mixes-two-new-rules",
        "02c-drifted-gives-memory-the-target-of-cpu",
        "03-drifted-loses-an-argument-value",
        "04-index-decides-another-item",
        "05-index-in-a-named-list-doubles-an-item",
        "08-printed-place-is-refused",
        "09-counted-but-not-done",
        "16-index-in-a-list-that-is-sent-whole"
      })
  void whateverConflictsPrintsIsAField(String name) throws IOException {
    decide(name, "--take-live", "--dry-run");
    List<String> places =
        PATH.matcher(run("conflicts", "-o", "json").out()).results().map(m -> m.group(1)).toList();
    assertThat(places).isNotEmpty();
    for (String place : places) {
      Shell.Answer answer = run("decide", "--take-live", "--dry-run", "--field", place);
      assertThat(answer.exitCode()).as(place + " " + answer.err()).isNotEqualTo(2);
    }
  }

  @Test
  void ofItemsWithOneNameEachIsAField() throws IOException {
    String rules =
        """
        apiVersion: monitoring.coreos.com/v1
        kind: PrometheusRule
        metadata: {name: rules}
        spec:
          groups:
          - name: web
            rules:
            - {alert: Down, expr: up == 0}
            - {alert: Down, expr: up == 1}
        """;
    write("last.yaml", rules);
    write("local.yaml", rules);
    write("live.yaml", rules.replace("up == 1", "up == 2"));
    String[] last = {"--last-applied", path("last.yaml")};
    String second = "spec.groups[name=web].rules[alert=Down]#2.expr";
    assertThat(run("conflicts", last).out()).contains(second);
    String[] taken = {"--take-live", "--field", second, last[0], last[1]};
    assertThat(run("decide", taken).out()).contains("1 field");
    assertThat(local()).isEqualTo(rules.replace("up == 1", "up == 2"));
  }

  @Test
  void severalIndexesCountInTheFileAsItWas() throws IOException {
    String pod =
        """
        apiVersion: v1
        kind: Pod
        metadata: {name: p}
        spec:
          containers:
          - name: a
            args: [-x, '1', -y, '2', -z, '3']
        """;
    write("last.yaml", pod);
    write("local.yaml", pod);
    write("live.yaml", pod.replace("'1'", "'7'").replace("'2'", "'8'").replace("'3'", "'9'"));
    String args = "spec.containers[0].args";
    String[] options = {
      "--take-live",
      "--field",
      args + "[1]",
      "--field",
      args + "[5]",
      "--last-applied",
      path("last.yaml")
    };
    Shell.Answer answer = run("decide", options);
    assertThat(answer.out()).contains("2 fields");
    assertThat(local()).isEqualTo(pod.replace("'1'", "'7'").replace("'3'", "'9'"));
    Shell.Answer again = run("decide", options);
    assertThat(again.exitCode()).isZero();
    assertThat(again.out()).isEmpty();
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text);
  }
}
