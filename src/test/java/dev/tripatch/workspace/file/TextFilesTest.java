package dev.tripatch.workspace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Real files: what they are besides their bytes stays, and so do the bytes where writing fails. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "no POSIX permissions")
class TextFilesTest {

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("web.yaml"), "old: 1\n");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void modeAndOwnerStay() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    boolean isRoot = Files.getAttribute(file, "unix:uid").equals(0);
    if (isRoot) {
      Files.setAttribute(file, "unix:uid", 4711);
      Files.setAttribute(file, "unix:gid", 4712);
    }
    TextFiles.write(file, "new: 2\n");
    assertThat(file).hasContent("new: 2\n");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r-----");
    if (isRoot) {
      assertThat(Files.getAttribute(file, "unix:uid")).isEqualTo(4711);
      assertThat(Files.getAttribute(file, "unix:gid")).isEqualTo(4712);
    }
  }

  @Test
  void anotherNameOfTheFileSeesTheSame() throws IOException {
    Path other = Files.createLink(folder.resolve("other.yaml"), file);
    TextFiles.write(file, "new: 2\n");
    assertThat(other).hasContent("new: 2\n");
    assertThat(Files.isSameFile(file, other)).isTrue();
    TextFiles.write(other, "x\n");
    assertThat(file).as("a shorter text leaves nothing behind").hasContent("x\n");
    assertThat(names()).containsExactly("other.yaml", "web.yaml");
  }

  @Test
  void linksAreWrittenThrough() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), Path.of("web.yaml"));
    TextFiles.write(link, "new: 2\n");
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(file).hasContent("new: 2\n");
    Files.delete(file);
    TextFiles.write(link, "again: 3\n");
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(file).as("where a dangling link leads to").hasContent("again: 3\n");
  }

  @Test
  void extendedAttributesStay() throws IOException {
    UserDefinedFileAttributeView view =
        Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
    assumeTrue(
        view != null && Files.getFileStore(file).supportsFileAttributeView("user"),
        "the temporary folder's file system keeps no extended attributes: set TMPDIR");
    view.write("origin", StandardCharsets.UTF_8.encode("git"));
    TextFiles.write(file, "new: 2\n");
    assertThat(Files.getFileAttributeView(file, UserDefinedFileAttributeView.class).list())
        .containsExactly("origin");
  }

  @Test
  void aReadOnlyFileStaysAsItIs() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    assertSentence(file, "is read-only. Save under another name, or make the file writable first.");
    assertThat(file).hasContent("old: 1\n");
    assertThat(names()).containsExactly("web.yaml");
  }

  private static void assertSentence(Path path, String end) {
    IOException failed =
        catchThrowableOfType(IOException.class, () -> TextFiles.write(path, "new: 2\n"));
    assertThat(SavingFault.sentence(path, failed)).endsWith(end);
  }

  @Test
  void noRoomIsSaid() {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "only Linux has /dev/full");
    assertSentence(
        full, "There is no space left for /dev/full. Free some space, or save on another disk.");
  }

  @Test
  void aFileWhereAFolderShouldBeIsSaid() {
    assertSentence(file.resolve("in.yaml"), file + " is not a folder. Save in another one.");
    assertThat(file).hasContent("old: 1\n");
  }

  @Test
  void aFolderThatIsGoneIsSaid() {
    Path gone = folder.resolve("gone").resolve("in.yaml");
    assertSentence(gone, "gone no longer exists. Save in another one, or create it.");
  }

  @Test
  void whatStopsHalfWayLeavesTheOldBytesAndNothingElse() throws IOException {
    Files.createLink(folder.resolve("other.yaml"), file);
    Thread.currentThread().interrupt(); // the system's channels then refuse to write
    assertThatThrownBy(() -> TextFiles.write(file, "new: 2\n")).isInstanceOf(IOException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(file).hasContent("old: 1\n");
    assertThat(names()).containsExactly("other.yaml", "web.yaml");
  }

  @Test
  void aNewFileIsMadeAsTheSystemMakesFiles() throws IOException {
    Path fresh = folder.resolve("fresh.yaml");
    TextFiles.write(fresh, "new: 2\n");
    assertThat(fresh).hasContent("new: 2\n");
    assertThat(Files.getPosixFilePermissions(fresh)).isEqualTo(Files.getPosixFilePermissions(file));
    assertThat(names()).containsExactly("fresh.yaml", "web.yaml");
  }

  @Test
  void aDeviceIsNoFileToOpen() {
    Path zero = Path.of("/dev/zero");
    assumeTrue(Files.exists(zero), "only Unix has /dev/zero");
    assertThatThrownBy(() -> TextFiles.read(zero))
        .hasMessageStartingWith("/dev/zero is a device or a pipe, not a file");
    assertThatThrownBy(() -> TextFiles.read(folder)).hasMessageEndingWith(" is a folder.");
  }

  @Test
  void aLargeFileIsNotReadWhole() throws IOException {
    Path large = folder.resolve("dump.yaml");
    Files.write(large, new byte[TextFiles.LARGEST + 1]);
    assertThatThrownBy(() -> TextFiles.read(large))
        .hasMessageStartingWith("dump.yaml is larger than 20 MB, the most that Tripatch reads.");
  }

  @Test
  void aStreamThatNeverEndsIsNotReadForEver() {
    assertThatThrownBy(() -> TextFiles.read("<stdin>", Files.newInputStream(Path.of("/dev/zero"))))
        .hasMessageStartingWith("<stdin> is larger than 20 MB");
    assertThatThrownBy(
            () -> TextFiles.read("<stdin>", new ByteArrayInputStream(new byte[] {(byte) 0xff})))
        .hasMessage("<stdin> is not UTF-8 text.");
  }
}
