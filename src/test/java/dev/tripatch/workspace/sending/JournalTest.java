package dev.tripatch.workspace.sending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was sent is in files that only their owner may read, without values of Secrets. */
class JournalTest {
  private static final Instant NOON = Instant.parse("2026-11-26T12:00:00Z");
  private static final String OLD = "aHVzaC1vbGQtaHVzaA==";
  private static final String NEW = "aHVzaC1uZXctaHVzaA==";

  @TempDir private Path settings;

  private Path folder() {
    return settings.resolve("sent");
  }

  private Journal journal() {
    return Journal.in(settings);
  }

  private static MapValue object(String text) {
    return SourceReader.read("object", text).object().orElseThrow();
  }

  private static MapValue settings(String value) {
    return object(
        "{apiVersion: v1, kind: ConfigMap, metadata: {name: a, namespace: shop}, data: {a: %s}}"
            .formatted(value));
  }

  /** Its annotation has the value once more, and another annotation has it as text. */
  private static MapValue secret(String value, String plain) {
    return object(
        """
        apiVersion: v1
        kind: Secret
        metadata:
          name: a
          namespace: shop
          labels: {tier: back}
          annotations:
            note: "it is %2$s"
            kubectl.kubernetes.io/last-applied-configuration: '{"kind":"Secret","data":{"password":"%1$s"}}'
        data: {password: %1$s}
        """
            .formatted(value, plain));
  }

  private static SentChange change(Instant at, MapValue before, MapValue after) {
    return new SentChange(
        Journal.nameFor(at),
        at,
        SentChange.State.BEGUN,
        Optional.of("/home/me/.kube/config"),
        "dev",
        Optional.of("me"),
        "https://dev:6443",
        "shop",
        Optional.empty(),
        "tripatch",
        "7",
        List.of("data.a"),
        before,
        after,
        false);
  }

  private static SentChange change() {
    return change(NOON, settings("1"), settings("2"));
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    assertThat(journal().read()).isEqualTo(new Journal.Read(List.of(), List.of()));
    SentChange first = change();
    SentChange second = change(NOON.plusMillis(1), settings("2"), settings("3"));
    journal().write(first);
    journal().write(second);
    journal().write(first.sent(settings("2x")));

    assertThat(journal().read())
        .isEqualTo(new Journal.Read(List.of(second, first.sent(settings("2x"))), List.of()));
    assertThat(journal().find(second.id())).contains(second);
    assertThat(journal().find("nothing")).isEmpty();
    assertThat(first.connection().words())
        .containsExactly("--kubeconfig", "/home/me/.kube/config", "--context", "dev", "--as", "me");
  }

  @Test
  void onlyAnUndoThatWasSentCounts() throws IOException {
    SentChange change = change();
    SentChange undo =
        new SentChange(
            Journal.nameFor(NOON.plusSeconds(1)),
            NOON,
            SentChange.State.BEGUN,
            Optional.empty(),
            "dev",
            Optional.empty(),
            "",
            "shop",
            Optional.of(change.id()),
            "tripatch",
            "8",
            List.of(),
            settings("2"),
            settings("1"),
            false);
    journal().write(undo);
    assertThat(journal().read().undoOf(change)).isEmpty();

    journal().write(undo.in(SentChange.State.NOT_SENT));
    assertThat(journal().read().undoOf(change)).isEmpty();

    journal().write(undo.in(SentChange.State.SENT));
    assertThat(journal().read().undoOf(change)).contains(undo.in(SentChange.State.SENT));
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no POSIX permissions")
  void onlyItsOwnerMayReadIt() throws IOException {
    Files.createDirectories(folder());
    Files.setPosixFilePermissions(folder(), PosixFilePermissions.fromString("rwxrwxrwx"));
    journal().write(change(NOON, secret(OLD, "old"), secret(NEW, "new")));

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())))
        .isEqualTo("rwx------");
    List<Path> files = files();
    assertThat(files).hasSize(2);
    for (Path file : files) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .as(file.toString())
          .isEqualTo("rw-------");
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder())) {
      return files.toList();
    }
  }

  @Test
  void aFileThatCannotBeReadHidesNoOther() throws IOException {
    SentChange change = change();
    journal().write(change);
    Files.writeString(folder().resolve("20270101T000000.000-half.json"), "{\"id\": \"20");
    Files.writeString(folder().resolve("foreign.json"), "{\"kind\": \"ConfigMap\"}");
    Files.writeString(folder().resolve("empty.json"), "");
    Files.writeString(folder().resolve(".tripatch-crashed.tmp"), "{\"id\": \"20");
    Files.writeString(folder().resolve("notes.txt"), "not ours");

    Journal.Read read = journal().read();

    assertThat(read.changes()).containsExactly(change);
    assertThat(read.faults()).hasSize(3).allSatisfy(fault -> assertThat(fault).contains(".json"));
  }

  @Test
  void whatCannotBeWrittenLeavesWhatWasSaid() throws IOException {
    SentChange change = change();
    Journal journal = journal();
    journal.write(change);
    Files.move(folder(), settings.resolve("aside"));
    Files.writeString(folder(), "no folder");

    assertThatThrownBy(() -> journal.write(change.in(SentChange.State.SENT)))
        .isInstanceOf(IOException.class)
        .satisfies(
            failed -> assertThat(journal.sentence(change, (IOException) failed)).isNotBlank());
    assertThat(new Journal(settings.resolve("aside")).read().changes()).containsExactly(change);
    assertThat(journal.read().faults()).hasSize(1);
  }

  @Test
  void programsWriteAtTheSameTime() throws Exception {
    List<Callable<SentChange>> writers =
        IntStream.range(0, 40)
            .<Callable<SentChange>>mapToObj(
                i ->
                    () -> {
                      SentChange change =
                          change(NOON.plusMillis(i % 3), secret(OLD, "old"), secret(NEW, "new"));
                      Journal own = journal();
                      own.write(change);
                      own.write(change.in(SentChange.State.SENT));
                      return change;
                    })
            .toList();
    List<String> ids = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Future<SentChange> each : threads.invokeAll(writers)) {
        ids.add(each.get().id());
      }
    }

    Journal.Read read = journal().read();
    assertThat(read.faults()).isEmpty();
    assertThat(read.changes()).extracting(SentChange::id).containsExactlyInAnyOrderElementsOf(ids);
    assertThat(read.changes()).allMatch(each -> each.state() == SentChange.State.SENT);
    assertThat(read.changes())
        .as("all have the same key")
        .extracting(SentChange::after)
        .containsOnly(read.changes().getFirst().after());
    assertThat(files()).as("nothing is left over").hasSize(41);
  }

  // Secrets.

  @Test
  void valuesOfSecretsAreInNoFile() throws IOException {
    SentChange change = change(NOON, secret(OLD, "hush-old-hush"), secret(NEW, "hush-new-hush"));
    Journal journal = journal();
    journal.write(change);
    journal.write(change.sent(secret(NEW, "hush-new-hush")));

    for (Path file : files()) {
      assertThat(Files.readString(file)).doesNotContain(OLD, NEW, "hush-old-hush", "hush-new-hush");
    }
    SentChange read = journal().read().changes().getFirst();
    assertThat(read.isDigested()).isTrue();
    assertThat(Journal.isOfDigests(read.before())).isTrue();
    assertThat(read.before()).isNotEqualTo(read.after());
    assertThat(((MapValue) read.beforeMap().find("metadata").orElseThrow()).find("labels"))
        .as("what is no secret stays")
        .contains(object("{tier: back}"));
    assertThat(journal().asIn(read, secret(NEW, "hush-new-hush"))).isEqualTo(read.after());
    assertThat(journal().asIn(change(), settings("1"))).isEqualTo(settings("1"));
    assertThat(journal.read().changes().getFirst())
        .as("the program that sent it knows it")
        .isEqualTo(change.sent(secret(NEW, "hush-new-hush")));
  }

  @Test
  void whatAnotherProgramFoundOutCounts() throws IOException {
    SentChange change = change();
    Journal journal = journal();
    journal.write(change);
    journal().write(change.in(SentChange.State.SENT));

    assertThat(journal.read().changes()).containsExactly(change.in(SentChange.State.SENT));
  }

  @Test
  void digestsOfTwoMachinesHaveNothingInCommon() throws IOException {
    SentChange change = change(NOON, secret(OLD, "old"), secret(NEW, "new"));
    Journal other = new Journal(settings.resolve("other"));
    journal().write(change);
    other.write(change);

    assertThat(new Journal(settings.resolve("other")).read().changes().getFirst().before())
        .isNotEqualTo(journal().read().changes().getFirst().before());
  }

  @ParameterizedTest
  @ValueSource(strings = {"no key", "", "00ff"})
  void aDamagedKeyWritesNoSecret(String key) throws IOException {
    Files.createDirectories(folder());
    Files.writeString(folder().resolve("key"), key);

    assertThatThrownBy(() -> journal().write(change(NOON, secret(OLD, "old"), secret(NEW, "new"))))
        .isInstanceOf(IOException.class);
    assertThat(journal().read().changes()).isEmpty();
    journal().write(change());
    assertThat(journal().read().changes()).as("what has no secret needs no key").hasSize(1);
  }
}
