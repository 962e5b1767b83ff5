package dev.tripatch.workspace.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Several files are written, or none; {@code WrittenTogetherTest} does so with the real program.
 */
class SavedTogetherTest {
  private static final List<String> NAMES = List.of("a", "b", "c");

  @TempDir Path folder;
  private List<FileEdit> edits = List.of();
  private final List<String> said = new ArrayList<>();

  @BeforeEach
  void files() throws IOException {
    edits = List.of(edit("a"), edit("b"), edit("c"));
  }

  private FileEdit edit(String name) throws IOException {
    return new FileEdit(put(name, "old " + name), "old " + name, "new " + name);
  }

  private Path put(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private String texts() throws IOException {
    StringBuilder all = new StringBuilder();
    for (String name : NAMES) {
      all.append(Files.readString(folder.resolve(name))).append(", ");
    }
    return all.toString();
  }

  private Path settings() {
    return folder.resolve("settings");
  }

  private SavedTogether.Ending write(FileWriting writing) {
    return new SavedTogether(writing, Optional.of(settings()), said::add)
        .write(edits, done -> true);
  }

  private void assertNoJournal() {
    assertThat(settings().resolve("writing")).isEmptyDirectory();
    assertThat(FileJournal.end(Optional.of(settings()))).isEmpty();
  }

  @Test
  void allAreWritten() throws IOException {
    assertThat(write(TextFiles::write))
        .isEqualTo(new SavedTogether.Ending(edits, List.of(), List.of(), false));
    assertThat(texts()).isEqualTo("new a, new b, new c, ");
    assertThat(said).isEmpty();
    assertNoJournal();
  }

  @Test
  void whereOneFailsTheOthersGetTheirOldContent() throws IOException {
    SavedTogether.Ending ending =
        write(
            (file, text) -> {
              if (file.endsWith("c")) {
                throw new IOException("no space left");
              }
              TextFiles.write(file, text);
            });
    assertThat(ending.isNothing()).isTrue();
    assertThat(ending.hindered()).containsExactly(folder.resolve("c"));
    assertThat(ending.told().getFirst())
        .startsWith("There is no space left for " + folder.resolve("c"));
    assertThat(texts()).isEqualTo("old a, old b, old c, ");
    assertNoJournal();
  }

  @Test
  void aFullDiskHasRoomForTheOldContentWhereItWas() throws IOException {
    boolean[] isFull = {false};
    SavedTogether.Ending ending =
        write(
            (file, text) -> {
              isFull[0] |= file.endsWith("c");
              if (isFull[0]) {
                throw new IOException("no space left");
              }
              TextFiles.write(file, text);
            });
    assertThat(ending.isNothing()).isTrue();
    assertThat(texts()).isEqualTo("old a, old b, old c, ");
  }

  @Test
  void whatSomebodyChangesMeanwhileIsLeftAndNamed() throws IOException {
    SavedTogether.Ending ending =
        write(
            (file, text) -> {
              if (file.endsWith("c")) {
                put("a", "typed");
                throw new IOException("no space left");
              }
              TextFiles.write(file, text);
            });
    assertThat(ending.isNothing()).isFalse();
    assertThat(ending.told().getFirst())
        .endsWith(
            " Left as they are, since somebody has changed them or they cannot be written: "
                + folder.resolve("a")
                + ".");
    assertThat(texts()).isEqualTo("typed, old b, old c, ");
    assertNoJournal();
  }

  @Test
  void whatChangedSinceIsLeftAndTheOthersAreWritten() throws IOException {
    put("b", "typed");
    SavedTogether.Ending ending = write(TextFiles::write);
    assertThat(ending.written()).containsExactly(edits.getFirst(), edits.getLast());
    assertThat(ending.hindered()).containsExactly(folder.resolve("b"));
    assertThat(ending.told())
        .containsExactly(
            folder.resolve("b") + " has changed since it was read, and is left as it is.");
    assertThat(texts()).isEqualTo("new a, typed, new c, ");
  }

  @Test
  void whatBecomesSomethingElseIsLeft() throws IOException {
    Files.delete(folder.resolve("a"));
    Files.delete(folder.resolve("c"));
    Files.createDirectory(folder.resolve("c"));
    SavedTogether.Ending ending = write(TextFiles::write);
    assertThat(ending.written()).containsExactly(edits.get(1));
    assertThat(ending.hindered()).containsExactly(folder.resolve("a"), folder.resolve("c"));
    assertThat(folder.resolve("b")).hasContent("new b");
    assertThat(folder.resolve("a")).doesNotExist();
  }

  @Test
  void eachFileKeepsItsEncoding() throws IOException {
    byte[] before = "\uFEFFold ü".getBytes(StandardCharsets.UTF_16LE);
    byte[] after = "\uFEFFnew ü".getBytes(StandardCharsets.UTF_16LE);
    Path file = Files.write(folder.resolve("c"), before);
    FileEdit marked = new FileEdit(file, "\uFEFFold ü", "\uFEFFnew ü");
    edits = List.of(marked, edits.getFirst());
    assertThat(write(TextFiles::write).written()).hasSize(2);
    assertThat(file).hasBinaryContent(after);
    put("a", "old a");
    leaveJournal();
    assertThat(FileJournal.end(Optional.of(settings()))).hasSize(1);
    assertThat(file).hasBinaryContent(before);
  }

  @Test
  void whoCancelsGetsTheOldContent() throws IOException {
    SavedTogether.Ending ending =
        new SavedTogether(TextFiles::write, Optional.of(settings()), said::add)
            .write(edits, done -> done < 2);
    assertThat(ending)
        .isEqualTo(new SavedTogether.Ending(List.of(), List.of(), List.of("Cancelled."), true));
    assertThat(texts()).isEqualTo("old a, old b, old c, ");
    assertNoJournal();
  }

  @Test
  void withoutAPlaceForTheJournalThatIsSaid() throws IOException {
    new SavedTogether(TextFiles::write, Optional.empty(), said::add).write(edits, done -> true);
    assertThat(said).singleElement().asString().startsWith("There is no folder for settings");
    assertThat(texts()).isEqualTo("new a, new b, new c, ");
  }

  // What a killed program leaves.

  private enum State {
    OLD,
    NEW,
    TORN,
    OTHER
  }

  /** Lets go of the lock as the end of a program does. */
  private void leaveJournal() throws IOException {
    KeptCopy journal = new FileJournal(edits).write(settings()).orElseThrow();
    Path copy = journal.path().resolveSibling(UUID.randomUUID() + ".before");
    Files.copy(journal.path(), copy);
    journal.delete();
  }

  private void leave(String name, State state) throws IOException {
    switch (state) {
      case OLD -> put(name, "old " + name);
      case NEW -> put(name, "new " + name);
      case TORN -> {
        put(name, "nld " + name);
        put("." + name + "." + UUID.randomUUID() + ".before", "old " + name);
      }
      case OTHER -> put(name, "nld " + name);
    }
  }

  /** Law: what somebody has changed is as it was, and all others are old, or all of them new. */
  @Test
  void allAreOldOrAllAreNewAfterTheNextStart() throws IOException {
    int count = State.values().length;
    for (int i = 0; i < count * count * count; i++) {
      int[] digits = {i % count, i / count % count, i / count / count};
      List<State> states = IntStream.of(digits).mapToObj(each -> State.values()[each]).toList();
      for (int name = 0; name < 3; name++) {
        leave(NAMES.get(name), states.get(name));
      }
      leaveJournal();
      assertThat(FileJournal.end(Optional.of(settings()))).as("%s", states).hasSize(1);
      boolean isFinished = !states.contains(State.OLD) && !states.contains(State.TORN);
      StringBuilder wanted = new StringBuilder();
      for (int name = 0; name < 3; name++) {
        String start = states.get(name) == State.OTHER ? "nld " : isFinished ? "new " : "old ";
        wanted.append(start).append(NAMES.get(name)).append(", ");
      }
      assertThat(texts()).as("%s", states).isEqualTo(wanted.toString());
      assertThat(folder).isDirectoryNotContaining("glob:**.before");
      assertNoJournal();
    }
  }

  @Test
  void whatCannotBeTakenBackIsTriedAgain() throws IOException {
    leave("a", State.NEW);
    leaveJournal();
    assertThat(folder.resolve("a").toFile().setWritable(false)).isTrue();
    assertThat(FileJournal.end(Optional.of(settings())))
        .singleElement()
        .asString()
        .contains("cannot be written: " + folder.resolve("a"));
    assertThat(folder.resolve("a").toFile().setWritable(true)).isTrue();
    assertThat(FileJournal.end(Optional.of(settings())))
        .containsExactly(
            "Tripatch was killed while it was writing 3 files together; what it had written is"
                + " taken back.");
    assertThat(texts()).isEqualTo("old a, old b, old c, ");
    assertNoJournal();
  }

  @Test
  void aJournalOfAProgramThatWritesIsNotTaken() throws IOException {
    KeptCopy journal = new FileJournal(edits).write(settings()).orElseThrow();
    put("a", "new a");
    assertThat(FileJournal.end(Optional.of(settings()))).isEmpty();
    assertThat(texts()).isEqualTo("new a, old b, old c, ");
    journal.delete();
  }

  @Test
  void aJournalThatIsNotWholeIsOfFilesThatAreNotWritten() throws IOException {
    leaveJournal();
    Path journal;
    try (var all = Files.list(settings().resolve("writing"))) {
      journal = all.findFirst().orElseThrow();
    }
    Files.writeString(journal, Files.readString(journal).substring(0, 40));
    Files.move(journal, journal.resolveSibling(".tripatch-" + UUID.randomUUID() + ".tmp"));
    assertThat(FileJournal.end(Optional.of(settings()))).isEmpty();
    assertNoJournal();
  }
}
