package dev.tripatch.workspace.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a file is besides its bytes stays when it is saved, seen with the tools of the system. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "asks tools of Linux")
class SavedTraitsTest {

  private static final String NOBODY = "65534";

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("web.yaml"), "old: 1\n");
  }

  private static String run(String... command) throws IOException {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as("%s: %s", String.join(" ", command), said).isZero();
      return said;
    } catch (InterruptedException stop) {
      throw new IOException(stop);
    }
  }

  private static void assumeTool(String name, String... probe) {
    assumeTrue(
        Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(each -> Files.isExecutable(Path.of(each, name))),
        name + " is not installed (Debian: apt-get install acl attr)");
    if (probe.length > 0) {
      boolean works;
      try {
        run(probe);
        works = true;
      } catch (IOException | AssertionError refused) {
        works = false;
      }
      assumeTrue(works, String.join(" ", probe) + " is refused here");
    }
  }

  private void assumeLists() {
    assumeTool("setfacl", "setfacl", "-m", "u:" + NOBODY + ":r", folder.toString());
  }

  private void assumeRoot() throws IOException {
    assumeTrue(Files.getAttribute(file, "unix:uid").equals(0), "only root may do this");
  }

  private String access() throws IOException {
    return run("getfacl", "-nc", file.toString());
  }

  private String mode() throws IOException {
    return Integer.toOctalString((int) Files.getAttribute(file, "unix:mode") & 07777);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  private void save() throws IOException {
    save("new: 2\n");
  }

  private void save(String text) throws IOException {
    SavedFile saved = TextFiles.save(file, TextFiles.bytes(file, text));
    saved.force();
    assertThat(saved.lost()).isEmpty();
    assertThat(file).hasContent(text);
    assertThat(names().stream().filter(name -> name.startsWith("."))).isEmpty();
  }

  @Test
  void aListOfAccessStaysAndTheGroupGetsNoRightByItsMask() throws IOException {
    assumeLists();
    Files.setAttribute(file, "unix:mode", 0600);
    run("setfacl", "-m", "u:" + NOBODY + ":rw,g::-,m::rw", file.toString());
    String before = access();
    assertThat(before).contains("user:65534:rw-", "group::---", "mask::rw-");
    save();
    assertThat(access()).isEqualTo(before);
  }

  @Test
  void whatAFolderGivesToNewFilesIsNotGivenToASavedOne() throws IOException {
    assumeLists();
    run("setfacl", "-d", "-m", "u:" + NOBODY + ":rwx", folder.toString());
    Files.setAttribute(file, "unix:mode", 0640);
    save();
    assertThat(access()).doesNotContain(NOBODY);
    assertThat(mode()).isEqualTo("640");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2664", "4755", "1644", "7777", "200", "666", "600"})
  void allBitsOfTheModeStay(String bits) throws IOException {
    Files.setAttribute(file, "unix:mode", Integer.parseInt(bits, 8));
    SavedFile saved = TextFiles.save(file, TextFiles.bytes(file, "new: 2\n"));
    saved.force();
    assertThat(mode()).isEqualTo(bits);
    Files.createLink(folder.resolve("other.yaml"), file);
    TextFiles.save(file, TextFiles.bytes(file, "new: 3\n")).force();
    assertThat(mode()).as("written over").isEqualTo(bits);
    assertThat(saved.lost()).isEmpty();
  }

  @Test
  void attributesStayAlsoThoseThatAreNotTheUsers() throws IOException {
    assumeTool("setfattr", "setfattr", "-n", "user.origin", "-v", "git", file.toString());
    boolean isRoot = Files.getAttribute(file, "unix:uid").equals(0);
    if (isRoot) {
      run("setfattr", "-n", "trusted.origin", "-v", "team", file.toString());
    }
    save();
    String now = run("getfattr", "-d", "-m", "-", file.toString());
    assertThat(now).contains("user.origin=\"git\"");
    if (isRoot) {
      assertThat(now).contains("trusted.origin=\"team\"");
    }
  }

  @Test
  void anotherOwnersFileStaysTheirsWithItsListOfAccess() throws IOException {
    assumeRoot();
    assumeLists();
    Files.setAttribute(file, "unix:uid", 4711);
    Files.setAttribute(file, "unix:gid", 4712);
    run("setfacl", "-m", "u:" + NOBODY + ":r,m::r", file.toString());
    Files.setAttribute(file, "unix:mode", 02644);
    String before = run("getfacl", "-n", file.toString());
    save();
    assertThat(run("getfacl", "-n", file.toString())).isEqualTo(before).contains("owner: 4711");
  }

  /** The mode is looked at first: a file only grows, so what is seen together was together. */
  @Test
  void nobodyMayReadAFileThatIsNotWholeYet() throws Exception {
    Files.setAttribute(file, "unix:mode", 0666);
    String text = "x".repeat(8 << 20);
    AtomicBoolean isSaving = new AtomicBoolean(true);
    List<String> open = new ArrayList<>();
    Thread watcher =
        Thread.ofPlatform()
            .start(
                () -> {
                  while (isSaving.get()) {
                    lookForOpenFiles(text.length(), open);
                  }
                });
    for (int i = 0; i < 5; i++) {
      TextFiles.write(file, text);
    }
    isSaving.set(false);
    watcher.join();
    assertThat(open).isEmpty();
    assertThat(mode()).isEqualTo("666");
  }

  private void lookForOpenFiles(int size, List<String> open) {
    try {
      for (String name : names()) {
        Path seen = folder.resolve(name);
        if (name.endsWith(".tmp")
            && ((int) Files.getAttribute(seen, "unix:mode") & 077) != 0
            && Files.size(seen) < size) {
          open.add(name);
        }
      }
    } catch (IOException renamed) {
      // The next look sees more.
    }
  }

  private String saveAs(String user, String... more) throws IOException {
    List<String> command = new ArrayList<>(List.of(more));
    if (!user.isEmpty()) {
      assumeTool("setpriv");
      command.addAll(List.of("setpriv", "--reuid=" + user, "--regid=" + user, "--clear-groups"));
    }
    command.addAll(
        List.of(
            ProcessHandle.current().info().command().orElseThrow(),
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            SavingProgram.class.getName(),
            file.toString(),
            "saved: true\n"));
    return run(command.toArray(String[]::new)).strip();
  }

  /** Not every machine lets others read the classes under test. */
  private void assumeOthersMaySave() throws IOException {
    assumeRoot();
    Path parent = folder;
    Files.setAttribute(parent, "unix:mode", 0777);
    Path other = Files.writeString(folder.resolve("probe.yaml"), "");
    Files.setAttribute(other, "unix:mode", 0666);
    Path asked = file;
    file = other;
    try {
      saveAs(NOBODY);
    } catch (AssertionError refused) {
      assumeTrue(false, "others may not start this program here: " + refused.getMessage());
    } finally {
      file = asked;
      Files.delete(other);
    }
  }

  @ParameterizedTest
  @CsvSource({"000, 640", "077, 644"})
  void aMaskForNewFilesChangesNothing(String mask, String bits) throws IOException {
    Files.setAttribute(file, "unix:mode", Integer.parseInt(bits, 8));
    saveAs("", "sh", "-c", "umask " + mask + "; exec \"$@\"", "sh");
    assertThat(file).hasContent("saved: true\n");
    assertThat(mode()).isEqualTo(bits);
  }

  @Test
  void whoMayOnlyWriteKeepsTheFileTheOwnersAndSaysWhatGoes() throws IOException {
    assumeOthersMaySave();
    Files.setAttribute(file, "unix:mode", 02676);
    assertThat(saveAs(NOBODY)).contains("web.yaml no longer has mode 2676");
    assertThat(file).hasContent("saved: true\n");
    assertThat(Files.getAttribute(file, "unix:uid")).isEqualTo(0);
    assertThat(mode()).isEqualTo("676");
    assertThat(names()).containsExactly("web.yaml");
  }

  @Test
  void aFileInAFolderThatTakesNoNewOnesIsWrittenOver() throws IOException {
    assumeOthersMaySave();
    Files.setAttribute(folder, "unix:mode", 0755);
    Files.setAttribute(file, "unix:mode", 0666);
    Object number = Files.getAttribute(file, "unix:ino");
    assertThat(saveAs(NOBODY)).isEqualTo("all kept");
    assertThat(file).hasContent("saved: true\n");
    assertThat(Files.getAttribute(file, "unix:ino")).isEqualTo(number);
    assertThat(names()).containsExactly("web.yaml");
  }

  @Test
  void aFullDiskLeavesTheOldContent() throws IOException {
    assumeRoot();
    Path disk = Files.createDirectory(folder.resolve("disk"));
    assumeTool("mount", "mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.toString());
    try {
      file = Files.writeString(disk.resolve("web.yaml"), "old: 1\n");
      assertFull();
      Files.createLink(disk.resolve("other.yaml"), file);
      assertFull();
      try (Stream<Path> left = Files.list(disk)) {
        assertThat(left).hasSize(2);
      }
    } finally {
      run("umount", disk.toString());
    }
  }

  /**
   * Mounts as root of a name space, where the machine lets people have one, and saves the file
   * there.
   *
   * @param mounts what to mount: {@code $1} is the file, {@code $2} its folder
   */
  private String saveMounted(String mounts) throws IOException {
    try {
      run("unshare", "-rm", "true");
    } catch (IOException | AssertionError refused) {
      assumeTrue(false, "only root may mount here: " + refused.getMessage());
    }
    return saveAs(
        "",
        "unshare",
        "-rm",
        "sh",
        "-ec",
        "file=$1 folder=$2; shift 2; " + mounts + "; exec \"$@\"",
        "sh",
        file.toString(),
        folder.toString());
  }

  /** A container's file that lies on the machine: nothing can take its place. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "mount --bind $folder/outside.yaml $file",
        "mount --bind $folder $folder; mount --bind $folder/outside.yaml $file;"
            + " mount -o remount,bind,ro $folder"
      })
  void aFileThatIsMountedIsWrittenInPlace(String mounts) throws IOException {
    Path outside = Files.writeString(folder.resolve("outside.yaml"), "old: 1\n");
    Object number = Files.getAttribute(outside, "unix:ino");
    assertThat(saveMounted(mounts)).isEqualTo("all kept");
    assertThat(outside).hasContent("saved: true\n");
    assertThat(Files.getAttribute(outside, "unix:ino")).isEqualTo(number);
    assertThat(file).as("under the mount").hasContent("old: 1\n");
    assertThat(names()).containsExactly("outside.yaml", "web.yaml");
  }

  private void assertFull() {
    assertThatThrownBy(() -> TextFiles.write(file, "x".repeat(100_000)))
        .isInstanceOf(IOException.class)
        .satisfies(
            failed ->
                assertThat(SavingFault.sentence(file, (IOException) failed))
                    .startsWith("There is no space left"));
    assertThat(file).hasContent("old: 1\n");
  }

  @Test
  void aCaseIsForItsOwnerAloneAndStaysTheirs() throws IOException {
    assumeLists();
    run("setfacl", "-m", "u:" + NOBODY + ":r", file.toString());
    Path other = Files.createLink(folder.resolve("other.yaml"), file);
    TextFiles.savePrivately(file, "secret: 2\n").force();
    assertThat(other).hasContent("secret: 2\n");
    assertThat(mode()).isEqualTo("600");
    Files.delete(other);
    run("setfacl", "-m", "u:" + NOBODY + ":r", file.toString());
    TextFiles.savePrivately(file, "secret: 3\n").force();
    assertThat(access()).doesNotContain(NOBODY);
    assertThat(mode()).isEqualTo("600");
  }
}
