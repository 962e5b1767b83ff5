package dev.tripatch.cli;

import static dev.tripatch.cli.FakeCluster.live;
import static dev.tripatch.cli.FakeCluster.local;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.workspace.sending.SendContexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code tripatch send} and {@code undo} with a kubectl that answers as real ones do. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class SendTest {
  private static final FakeAnswer AFTER = FakeAnswer.prints(live("one", 6, "new"));
  private static final FakeAnswer CONFLICT =
      FakeAnswer.fails(
          "Error from server (Conflict): Operation cannot be fulfilled on configmaps \"one\": the"
              + " object has been modified; please apply your changes to the latest version and try"
              + " again\n");
  private static final FakeAnswer LOST = FakeAnswer.fails("error: unexpected EOF\n");

  @TempDir private Path folder;
  private FakeCluster cluster;

  @BeforeEach
  void write() throws IOException {
    cluster = new FakeCluster(folder);
    Files.writeString(folder.resolve("one.yaml"), local("one", "new"));
  }

  private void allow(SendPolicy policy) throws IOException {
    SendContexts.keep(
        cluster.settings(), FakeCluster.CONTEXT, policy, Optional.of(FakeCluster.SERVER));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  /** As a person does who agrees. */
  private Shell.Answer send(String... more) {
    List<String> words = new ArrayList<>(List.of("send", "--local", file("one.yaml")));
    words.addAll(List.of(more));
    return cluster.shell().typing("y").run(words.toArray(String[]::new));
  }

  private void usual() throws IOException {
    allow(SendPolicy.ASK);
    cluster.has("one", live("one", 5, "old")).tries("one", AFTER).takes("one", AFTER);
  }

  private String journal() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(cluster.settings().resolve("sent"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".json")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }

  @Test
  void aSheetSaysWhatLeavesAndWhatCameOfIt() throws IOException {
    usual();

    Shell.Answer answer = send("--no-as-kubectl-apply");

    assertThat(answer.out())
        .contains("truth / shop  https://127.0.0.1:1", "ConfigMap v1 · shop/one", "1 changed\n")
        .contains("accepts the change, as predicted", "kubectl patch ConfigMap/one -n shop")
        .contains("--context truth", "--field-manager=tripatch", "Manager    tripatch")
        .contains("Send this to truth? [y/N]", "Sent ", "tripatch undo 2")
        .doesNotContain("cannot undo");
    assertThat(answer.exitCode()).isZero();
    assertThat(journal()).contains("\"state\": \"sent\"");
  }

  /** Somebody moved a field, and a webhook keeps it so. */
  @Test
  void aSheetCallsNoConflictWhatTheServerWouldKeep() throws IOException {
    allow(SendPolicy.ASK);
    Files.writeString(folder.resolve("one.yaml"), local("one", "new, b: theirs"));
    Files.writeString(folder.resolve("last.yaml"), local("one", "old, b: mine"));
    cluster
        .has("one", live("one", 5, "old", "other"))
        .tries(
            "one",
            FakeAnswer.prints(live("one", 6, "new", "theirs")),
            FakeAnswer.prints(live("one", 6, "new", "other")));
    String[] words = {"--dry-run", "--last-applied", file("last.yaml")};

    assertThat(send(words).out()).contains("onflict");
    assertThat(send(words).out()).contains("data.b").doesNotContain("onflict");
  }

  @Test
  void kubectlsAnnotationIsNoFieldOfAnybodys() throws IOException {
    usual();

    assertThat(send("--dry-run").out())
        .contains("1 changed, and kubectl's annotation\n", "Manager    kubectl-client-side-apply");
  }

  @Test
  void inAPipeNobodyIsAsked() throws IOException {
    usual();

    Shell.Answer answer =
        cluster.shell().withInput("y\ny\n").run("send", "--local", file("one.yaml"));

    assertThat(answer.err()).contains("there is no terminal to ask on");
    assertThat(answer.exitCode()).isOne();
    assertThat(cluster.changes()).isZero();
  }

  @Test
  void yesIsRefusedWhereTheNameIsAskedFor() throws IOException {
    usual();
    allow(SendPolicy.ASK_FOR_NAME);

    Shell.Answer answer = cluster.shell().run("send", "--local", file("one.yaml"), "--yes");

    assertThat(answer.err()).contains("--yes does not count for truth");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void whatIsReadOnlySaysHowToAllowIt() throws IOException {
    usual();
    allow(SendPolicy.READ_ONLY);

    Shell.Answer answer = send("--yes");

    assertThat(answer.err()).contains("truth is read only", "tripatch contexts truth --ask");
    assertThat(answer.exitCode()).isOne();
  }

  @Test
  void whereLiveHasItAllNothingIsAsked() throws IOException {
    allow(SendPolicy.ASK);
    cluster.has("one", live("one", 5, "new"));

    Shell.Answer answer = send("--no-as-kubectl-apply");

    assertThat(answer.err()).contains("nothing to send");
    assertThat(answer.exitCode()).isZero();
  }

  @Test
  void aMissingObjectIsNotCreatedAndItsCommandIsGiven() throws IOException {
    allow(SendPolicy.ASK);
    cluster.lacks("one");

    Shell.Answer answer = send();

    assertThat(answer.err())
        .contains("was not sent", "kubectl apply -f", "one.yaml -n shop --context truth");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(cluster.changes()).isZero();
  }

  /** The current context may become another while a person reads the sheet. */
  @Test
  void eachQuestionNamesTheContext() throws IOException {
    usual();

    send();

    assertThat(cluster.kubectl().calls())
        .extracting(FakeCall::arguments)
        .filteredOn(call -> call.contains("get") || call.contains("patch"))
        .hasSizeGreaterThan(4)
        .allSatisfy(call -> assertThat(call).containsSubsequence("--context", "truth"));
  }

  @Test
  void whatMovesElsewhereIsSentAgain() throws IOException {
    allow(SendPolicy.ASK);
    cluster
        .has("one", live("one", 5, "old"), live("one", 5, "old"), live("one", 7, "old", "x"))
        .tries("one", AFTER)
        .takes("one", CONFLICT, FakeAnswer.prints(live("one", 8, "new", "x")));

    Shell.Answer answer = send();

    assertThat(answer.err()).contains("attempt 2");
    assertThat(answer.out()).contains("it took 2 attempts");
    assertThat(answer.exitCode()).isZero();
  }

  @Test
  void whoeverMovesAFieldOfItStopsIt() throws IOException {
    allow(SendPolicy.ASK);
    cluster
        .has("one", live("one", 5, "old"), live("one", 5, "old"), live("one", 7, "theirs"))
        .tries("one", AFTER)
        .takes("one", CONFLICT);

    Shell.Answer answer = send();

    assertThat(answer.err())
        .contains("was not sent", "in a field of this change")
        .containsPattern("data.a +old +theirs +new");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(cluster.changes()).isOne();
  }

  @Test
  void aRefusalIsToldWithItsReason() throws IOException {
    allow(SendPolicy.ASK);
    cluster.has("one", live("one", 5, "old")).tries("one", FakeAnswer.recorded("dry run, viewer"));

    Shell.Answer answer = send();

    assertThat(answer.err()).contains("The server does not accept this change", "Forbidden");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(cluster.changes()).isZero();
  }

  @Test
  void anAnswerThatIsLostIsLookedFor() throws IOException {
    allow(SendPolicy.ASK);
    cluster
        .has("one", live("one", 5, "old"), live("one", 5, "old"), live("one", 6, "new"))
        .tries("one", AFTER)
        .takes("one", LOST);

    Shell.Answer answer = send("--no-as-kubectl-apply");

    assertThat(answer.out()).contains("The answer was lost, but live has the change");
    assertThat(answer.exitCode()).isZero();
  }

  @Test
  void whatIsPerhapsSentCannotBeOverlooked() throws IOException {
    allow(SendPolicy.ASK);
    cluster.has("one", live("one", 5, "old")).tries("one", AFTER).takes("one", LOST);

    Shell.Answer answer = send();

    assertThat(answer.err()).contains("PERHAPS SENT: shop/ConfigMap/one", "tripatch undo 2");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(journal()).contains("\"state\": \"begun\"");
    assertThat(cluster.shell().run("undo", "--list").out()).contains("perhaps sent");
  }

  @Test
  void withoutAJournalNothingIsSent() throws IOException {
    usual();
    Files.writeString(cluster.settings().resolve("sent"), "not a folder");

    Shell.Answer answer = send();

    assertThat(answer.err()).contains("The journal cannot be written, so nothing was sent");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(cluster.changes()).isZero();
  }

  private String three() throws IOException {
    allow(SendPolicy.ASK);
    for (String name : List.of("one", "three")) {
      FakeAnswer after = FakeAnswer.prints(live(name, 6, "new"));
      cluster.has(name, live(name, 5, "old")).tries(name, after);
    }
    cluster.lacks("two");
    return new Shell(folder)
        .file(
            "all.yaml",
            local("one", "new") + "---\n" + local("two", "new") + "---\n" + local("three", "new"));
  }

  @Test
  void ofSeveralAllAreListedAndTheFirstFailureStops() throws IOException {
    String file = three();
    cluster.takes("one", LOST).takes("three", FakeAnswer.prints(live("three", 6, "new")));

    Shell.Answer answer = cluster.shell().typing("y").run("send", "-f", file);

    assertThat(answer.out())
        .contains("2 objects can be sent to truth", "1.   shop/ConfigMap/one", "2.   shop")
        .contains("Send these 2 objects to truth? [y/N]");
    assertThat(answer.err())
        .contains("1 object cannot be sent", "kubectl apply -f")
        .contains("PERHAPS SENT: shop/ConfigMap/one", "0 sent, 1 failed, 1 not tried");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(cluster.changes()).isOne();
  }

  /** Each more object would take as long as a person waits for a server. */
  @Test
  void onceTheServerIsGoneNothingMoreIsAsked() throws IOException {
    allow(SendPolicy.ASK);
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < 9; i++) {
      String name = "n" + i;
      all.append(local(name, "new")).append("---\n");
      cluster
          .kubectl()
          .answersAny(
              List.of("get", "ConfigMap.v1./" + name), FakeAnswer.recorded("raw, context down"));
    }
    cluster
        .kubectl()
        .answersAny(
            List.of("--raw", "/api/v1/namespaces/shop/configmaps?limit=500"),
            FakeAnswer.prints(
                "{\"items\":["
                    + IntStream.range(0, 9)
                        .mapToObj(i -> live("n" + i, 5, "old"))
                        .collect(Collectors.joining(","))
                    + "]}"));

    Shell.Answer answer =
        cluster
            .shell()
            .run("send", "--yes", "-f", new Shell(folder).file("n.yaml", all.toString()));

    assertThat(answer.err()).contains("9 objects cannot be sent");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(cluster.kubectl().calls())
        .filteredOn(call -> call.arguments().get(1).startsWith("ConfigMap"))
        .hasSizeBetween(1, 2);
  }

  @Test
  void whoWantsAllOrNothingGetsNothing() throws IOException {
    Shell.Answer answer = cluster.shell().run("send", "-f", three(), "--all-or-nothing", "--yes");

    assertThat(answer.err()).contains("because of --all-or-nothing: 1 object cannot be sent");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(cluster.changes()).isZero();
  }

  @Test
  void dataSayHowFarItCame() throws IOException {
    usual();

    Shell.Answer answer =
        cluster.shell().run("send", "--local", file("one.yaml"), "--yes", "-o", "json");

    assertThat(answer.out())
        .startsWith("{")
        .contains("\"state\": \"sent\"", "\"context\": \"truth\"", "\"journal\": \"2")
        .contains("\"path\": \"data.a\"", "\"before\": \"old\"", "\"after\": \"new\"");
    assertThat(answer.exitCode()).isZero();
  }

  @Test
  void aPatchThatAPersonWroteIsSent() throws IOException {
    usual();
    String patch = new Shell(folder).file("patch.yaml", "data: {a: new}\n");
    cluster
        .kubectl()
        .answersAny(List.of("get", "cm/one"), FakeAnswer.prints(live("one", 5, "old")));

    Shell.Answer answer =
        cluster.shell().run("send", "--patch", patch, "--object", "shop/cm/one", "--yes");

    assertThat(answer.out()).contains("1 changed\n", "Manager    tripatch", "Sent ");
    assertThat(answer.exitCode()).isZero();
  }

  private String sentId() {
    return cluster
        .shell()
        .run("undo", "--list")
        .out()
        .lines()
        .skip(1)
        .findFirst()
        .orElseThrow()
        .split(" ", 2)[0];
  }

  private Shell.Answer undo(String... more) {
    List<String> words = new ArrayList<>(List.of("undo"));
    words.addAll(List.of(more));
    return cluster.shell().typing("y").run(words.toArray(String[]::new));
  }

  @Test
  void whatIsSentCanBeUndoneOnce() throws IOException {
    allow(SendPolicy.ASK);
    FakeAnswer back = FakeAnswer.prints(live("one", 7, "old"));
    cluster
        .has(
            "one",
            live("one", 5, "old"),
            live("one", 5, "old"),
            live("one", 6, "new"),
            live("one", 6, "new"),
            live("one", 7, "old"))
        .tries("one", AFTER, back)
        .takes("one", AFTER, back);
    send("--no-as-kubectl-apply");
    String id = sentId();

    Shell.Answer answer = undo();

    assertThat(answer.out())
        .contains("Undoes     " + id, "Undo this in truth? [y/N]")
        .containsPattern("data.a +new +old");
    assertThat(answer.exitCode()).isZero();
    assertThat(cluster.shell().run("undo", "--list").out())
        .contains("undone by " + sentId(), "undo of " + id);
    Shell.Answer again = undo(id);
    assertThat(again.err()).contains("The change was undone already");
    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(undo().err()).contains("can be undone");
  }

  @Test
  void whatWasChangedSinceIsShown() throws IOException {
    allow(SendPolicy.ASK);
    cluster
        .has("one", live("one", 5, "old"), live("one", 5, "old"), live("one", 7, "theirs"))
        .tries("one", AFTER)
        .takes("one", AFTER);
    send("--no-as-kubectl-apply");

    Shell.Answer answer = undo();

    assertThat(answer.err())
        .contains("is not undone", "have changed again since")
        .containsPattern("data.a +new +theirs +old");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void aFileThatIsDamagedHidesNoOther() throws IOException {
    usual();
    send();
    Path damaged = cluster.settings().resolve("sent/20200101T000000.000-00000000.json");
    Files.writeString(damaged, "{");

    Shell.Answer answer = cluster.shell().run("undo", "--list");

    assertThat(answer.err()).contains("20200101T000000.000-00000000.json cannot be read");
    assertThat(answer.out()).contains("shop/ConfigMap/one");
    assertThat(answer.exitCode()).isZero();
  }

  @Test
  void noSecretIsShownOrWrittenDown() throws IOException {
    usual();
    String secret =
        "{\"apiVersion\":\"v1\",\"kind\":\"Secret\",\"metadata\":{\"name\":\"db\","
            + "\"namespace\":\"shop\",\"uid\":\"s\",\"resourceVersion\":\"%s\"},"
            + "\"data\":{\"password\":\"%s\"}}";
    FakeAnswer after = FakeAnswer.prints(secret.formatted("6", "enF4c2VjcmV0dHdv"));
    cluster
        .kubectl()
        .answersAny(
            List.of("get", "Secret.v1./db"),
            FakeAnswer.prints(secret.formatted("5", "enF4c2VjcmV0b25l")))
        .answersAny(List.of("patch", "Secret.v1./db"), after);
    String file =
        new Shell(folder)
            .file(
                "db.yaml",
                "apiVersion: v1\nkind: Secret\nmetadata: {name: db, namespace: shop}\n"
                    + "data: {password: enF4c2VjcmV0dHdv}\n");

    for (List<String> form : List.of(List.<String>of(), List.of("-o", "json"))) {
      List<String> words = new ArrayList<>(List.of("send", "--local", file, "--yes"));
      words.addAll(form);
      Shell.Answer answer = cluster.shell().run(words.toArray(String[]::new));

      assertThat(answer.out() + answer.err())
          .contains("••••••", "Tripatch cannot undo this: it changes values of a Secret")
          .doesNotContain("enF4c2VjcmV0", "zqxsecret");
      assertThat(answer.exitCode()).as(answer.err()).isZero();
    }
    assertThat(journal()).contains("tripatch-digest:").doesNotContain("enF4c2VjcmV0");
  }

  @Test
  void contextsSayWhatTheyAllow() throws IOException {
    cluster
        .kubectl()
        .answersAny(List.of("config", "get-contexts"), FakeAnswer.prints("truth\nother\n"));

    assertThat(cluster.shell().run("contexts").out())
        .containsPattern("truth +\\* +read only")
        .containsPattern("other +read only");
    assertThat(cluster.shell().run("contexts", "other", "--ask-for-name").out())
        .contains("other may be changed", "--yes does not count");
    assertThat(cluster.shell().run("contexts").out()).containsPattern("other +ask for the name");
    assertThat(cluster.shell().run("contexts", "nope", "--ask").err()).contains("no context nope");
    assertThat(cluster.shell().run("contexts", "a b", "--ask").exitCode()).isEqualTo(2);
    assertThat(cluster.shell().run("contexts", "*", "--ask").exitCode()).isEqualTo(2);
    assertThat(SendContexts.in(cluster.settings()).of("b")).isEqualTo(SendPolicy.READ_ONLY);
  }

  @Test
  void aPatternThatCountsMoreIsTold() throws IOException {
    Files.createDirectories(cluster.settings());
    Files.writeString(
        cluster.settings().resolve("settings.json"),
        "{\"choices\": {\"sendAskForName\": \"*tru*\"}}");

    Shell.Answer answer = cluster.shell().run("contexts", "truth", "--read-only");

    assertThat(answer.err()).contains("not as you wanted", "*tru*");
    assertThat(answer.exitCode()).isOne();
  }

  @Test
  void settingsThatCannotBeWrittenAreToldAndNothingIsAllowed() throws IOException {
    Path settings = Files.createDirectories(cluster.settings());
    Files.setPosixFilePermissions(settings, PosixFilePermissions.fromString("r-x------"));
    try {
      Shell.Answer answer = cluster.shell().run("contexts", "truth", "--ask");

      // Nothing keeps root from writing.
      assertThat(answer.exitCode() == 2)
          .isEqualTo(SendContexts.in(settings).of("truth") == SendPolicy.READ_ONLY);
    } finally {
      Files.setPosixFilePermissions(settings, PosixFilePermissions.fromString("rwx------"));
    }
  }
}
