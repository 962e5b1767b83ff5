package dev.tripatch.ui.app.rescue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.time.Patience;
import dev.tripatch.ui.app.rescue.KeptText.Origin;
import dev.tripatch.workspace.ObjectPlace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeeperTest {

  private static final String HERE = SessionLock.machine();
  private static final KeptText LOCAL =
      new KeptText(
          "LOCAL",
          "a.yaml",
          Optional.of(
              new Origin(
                  new ObjectPlace("/x/a.yaml", 2),
                  new ObjectName("", "Pod", "shop", "web"),
                  "12-ab")),
          false,
          "k: \"ü\"\n");
  private static final KeptText PATCH =
      new KeptText("PATCH/strategic", "", Optional.empty(), true, "{}");

  @TempDir Path folder;

  private final BlockingQueue<Optional<String>> troubles = new LinkedBlockingQueue<>();
  private final List<Keeper> keepers = new ArrayList<>();
  private final Soon thread = new Soon();

  @AfterEach
  void end() {
    keepers.forEach(Keeper::end);
  }

  private Path root() {
    return folder.resolve("unsaved");
  }

  private Keeper keeper() {
    return keeper(_ -> true);
  }

  private Keeper keeper(Predicate<Duration> onDisk) {
    Keeper keeper = new Keeper(root(), troubles::add, onDisk, thread);
    keepers.add(keeper);
    return keeper;
  }

  /** Does at once what is to be done later, or lets the test do it. */
  private static final class Soon extends ScheduledThreadPoolExecutor {
    private final List<Duration> pauses = new CopyOnWriteArrayList<>();
    private final BlockingQueue<Runnable> held = new LinkedBlockingQueue<>();
    private volatile boolean isHolding;

    Soon() {
      super(1);
    }

    void hold() {
      pauses.clear();
      isHolding = true;
    }

    void goOn() {
      isHolding = false;
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable work, long delay, TimeUnit unit) {
      pauses.add(Duration.of(delay, unit.toChronoUnit()));
      if (isHolding) {
        held.add(work);
      }
      return super.schedule(isHolding ? () -> {} : work, 1, TimeUnit.MILLISECONDS);
    }
  }

  /** A session whose program is dead: it lets its lock go. */
  private void die(KeptText... texts) throws IOException {
    new OwnSession(root(), HERE).leave(List.of(texts), Instant.now()).release();
  }

  private LeftSessions left() throws IOException {
    return LeftSessions.in(root(), HERE);
  }

  private List<Path> files() throws IOException {
    if (!Files.exists(root())) {
      return List.of();
    }
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        root(),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (!file.toString().endsWith(".tmp")) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          // A file that was written is renamed: its first name may be gone.
          @Override
          public FileVisitResult visitFileFailed(Path file, IOException gone) {
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }

  @Test
  void aTextThatAnOlderVersionKeptComesBack() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("LOCAL.kept"),
            """
            {"pane":"LOCAL","name":"a.yaml","shown":false,"length":7,\
            "origin":{"file":"/x/a.yaml","index":2,"kind":"Pod","namespace":"shop","object":"web",\
            "print":"12-ab"}}
            k: "ü"
            """);
    assertThat(KeptTextFile.read(file)).isEqualTo(LOCAL);
  }

  @Test
  void thePlaceOfAKeptTextIsWrittenAsInACase() throws IOException {
    Path file = folder.resolve("LOCAL.kept");
    KeptTextFile.write(file, LOCAL);
    assertThat(Files.readString(file)).contains("{\"file\":\"/x/a.yaml\",\"object\":2,");
    assertThat(KeptTextFile.read(file)).isEqualTo(LOCAL);
  }

  @Test
  void whatADeadProgramLeftComesBackAsItWas() throws IOException {
    Instant before = Instant.now().minusSeconds(1);
    die(LOCAL, PATCH);
    LeftSession left = left().sessions().getFirst();
    assertThat(left.texts()).containsExactlyInAnyOrder(LOCAL, PATCH);
    assertThat(left.when()).isBetween(before, Instant.now().plusSeconds(1));
    assertThat(left().sessions()).as("this program has taken it over").isEmpty();
    left.release();
    left().sessions().getFirst().forget();
    assertThat(left().sessions()).isEmpty();
    assertThat(files()).isEmpty();
  }

  @Test
  void theLatestOfManyComesFirst() throws IOException {
    for (String text : List.of("one", "two", "three")) {
      die(new KeptText("LOCAL", "", Optional.empty(), false, text));
      for (Path file : files()) {
        Instant earlier = Files.getLastModifiedTime(file).toInstant().minusSeconds(100);
        Files.setLastModifiedTime(file, FileTime.from(earlier));
      }
    }
    assertThat(left().sessions())
        .extracting(session -> session.texts().getFirst().text())
        .containsExactly("three", "two", "one");
  }

  @Test
  void onlyTheOwnerMayRead() throws Exception {
    keeper().keep(List.of(LOCAL));
    Patience.until(() -> files().size() == 2);
    for (Path file : files()) {
      assertThat(mode(file)).isEqualTo("rw-------");
      assertThat(mode(Objects.requireNonNull(file.getParent()))).isEqualTo("rwx------");
    }
    assertThat(mode(root())).isEqualTo("rwx------");
  }

  private static String mode(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  @Test
  void aProgramOnAnotherMachineLivesWhileItIsHeard() throws IOException {
    new OwnSession(root(), "another machine").leave(List.of(LOCAL), Instant.now()).release();
    assertThat(left().sessions()).as("its lock may not be seen here").isEmpty();
    Path lock = files().stream().filter(each -> each.endsWith("lock")).findFirst().orElseThrow();
    Files.setLastModifiedTime(lock, FileTime.from(Instant.now().minus(Duration.ofMinutes(2))));
    assertThat(left().sessions()).hasSize(1);
  }

  @Test
  void whatIsDamagedIsSetAsideAndTheRestIsOffered() throws IOException {
    die(LOCAL, PATCH);
    for (Path file : files()) {
      if (file.endsWith("LOCAL.kept")) {
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(whole, whole.length - 3));
      }
    }
    LeftSessions left = left();
    assertThat(left.sessions().getFirst().texts()).containsExactly(PATCH);
    assertThat(left.damaged()).hasSize(1);
    assertThat(left.damaged().getFirst()).exists().content().contains("k: ");
    assertThat(mode(Objects.requireNonNull(left.damaged().getFirst().getParent())))
        .isEqualTo("rwx------");
  }

  @Test
  void whatIsNoRegularFileIsNotRead() throws IOException {
    die(LOCAL);
    Path kept = files().stream().filter(KeptTextFile::isOne).findFirst().orElseThrow();
    Path elsewhere = Files.move(kept, folder.resolve("elsewhere"));
    Files.createSymbolicLink(kept, elsewhere);
    assertThat(left().sessions()).isEmpty();
    assertThat(elsewhere).exists();
  }

  @Test
  void whatIsSavedIsForgotten() throws Exception {
    Keeper keeper = keeper();
    keeper.keep(List.of(LOCAL, PATCH));
    Patience.until(() -> files().size() == 3);
    keeper.keep(List.of(PATCH));
    Patience.until(() -> files().size() == 2);
    keeper.end();
    assertThat(files()).isEmpty();
  }

  @Test
  void whatIsSavedIsNotForgottenBeforeADiskHasIt() throws Exception {
    AtomicBoolean onDisk = new AtomicBoolean();
    Keeper keeper = keeper(_ -> onDisk.get());
    keeper.keep(List.of(LOCAL));
    Patience.until(() -> files().size() == 2);
    keeper.keep(List.of(PATCH));
    Patience.until(() -> files().stream().anyMatch(file -> file.endsWith("PATCH-strategic.kept")));
    assertThat(files()).hasSize(3);
    onDisk.set(true);
    Patience.until(() -> files().size() == 2);
    assertThat(files()).noneMatch(file -> file.endsWith("LOCAL.kept"));
  }

  /** Together with the writing itself that is a second, also for whoever goes on typing. */
  @Test
  void isKeptSoonAfterTheFirstChangeHoweverSlowTheDisk() throws Exception {
    Keeper keeper =
        keeper(
            _ -> {
              playSlowDisk();
              return true;
            });
    thread.hold();
    for (int round = 1; round <= 3; round++) {
      for (String text : List.of("a", "b", "c")) {
        keeper.keep(List.of(new KeptText("LOCAL", "", Optional.empty(), false, text + round)));
      }
      assertThat(thread.pauses).as("the first counts").hasSize(round);
      thread.held.take().run();
      assertThat(files().stream().filter(KeptTextFile::isOne).findFirst().orElseThrow())
          .content()
          .endsWith("c" + round);
    }
    assertThat(thread.pauses).allMatch(pause -> pause.compareTo(Duration.ofMillis(600)) <= 0);
    thread.goOn();
  }

  private static void playSlowDisk() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void onlyWhatChangedIsWritten() throws Exception {
    Keeper keeper = keeper();
    keeper.keep(List.of(LOCAL, PATCH));
    Patience.until(() -> files().size() == 3);
    Path local = files().stream().filter(file -> file.endsWith("LOCAL.kept")).findFirst().get();
    Object before = Files.readAttributes(local, "unix:ino").get("ino");
    keeper.keep(List.of(LOCAL, new KeptText("PATCH/json", "", Optional.empty(), true, "[]")));
    Patience.until(() -> files().stream().anyMatch(file -> file.endsWith("PATCH-json.kept")));
    assertThat(Files.readAttributes(local, "unix:ino")).containsEntry("ino", before);
  }

  @Test
  void thatNothingCanBeKeptIsSaidOnceAndTakenBack() throws Exception {
    Files.writeString(root(), "in the way");
    Keeper keeper = keeper();
    keeper.keep(List.of(LOCAL));
    assertThat(troubles.take()).isPresent();
    keeper.keep(List.of(PATCH));
    int tries = thread.pauses.size();
    Patience.until(() -> thread.pauses.size() > tries + 3);
    assertThat(troubles).as("a second time").isEmpty();
    Files.delete(root());
    assertThat(troubles.take()).isEmpty();
    assertThat(files()).anyMatch(file -> file.endsWith("PATCH-strategic.kept"));
  }

  @Test
  void aFolderThatSomebodyDeletesIsMadeAgain() throws Exception {
    Keeper keeper = keeper();
    keeper.keep(List.of(LOCAL, PATCH));
    Patience.until(() -> files().size() == 3);
    Path session = files().getFirst().getParent();
    SessionFolder.delete(Objects.requireNonNull(session));
    keeper.keep(List.of(LOCAL, new KeptText("PATCH/json", "", Optional.empty(), true, "[]")));
    Patience.until(() -> files().size() == 3);
  }

  @Test
  void whatWasLeftIsForgottenOnlyWhenTheTextsOfNowAreKept() throws Exception {
    die(LOCAL);
    BlockingQueue<LeftSessions> found = new LinkedBlockingQueue<>();
    Keeper keeper = keeper();
    keeper.findLeft(found::add);
    LeftSession left = found.take().sessions().getFirst();
    Path moved = Files.move(root(), folder.resolve("moved"));
    Files.writeString(root(), "in the way");
    keeper.keep(List.of(LOCAL));
    keeper.forget(left);
    assertThat(troubles.take()).isPresent();
    assertThat(moved.resolve(left.folder().getFileName()).resolve("LOCAL.kept")).exists();
    Files.delete(root());
    Files.move(moved, root());
    Patience.until(() -> !Files.exists(left.folder()));
    assertThat(files()).anyMatch(file -> file.endsWith("LOCAL.kept"));
  }

  @Test
  void aTextThatIsAboutToBeReplacedIsLeftToBeOffered() throws Exception {
    BlockingQueue<LeftSession> aside = new LinkedBlockingQueue<>();
    Keeper keeper = keeper();
    keeper.setAside(List.of(LOCAL), aside::add);
    assertThat(aside.take().texts()).containsExactly(LOCAL);
    keeper.end();
    assertThat(left().sessions().getFirst().texts()).containsExactly(LOCAL);
  }

  @Test
  void aFileThatLosesItsEndWhileItIsWrittenIsNoText() throws IOException {
    die(LOCAL);
    Path kept = files().stream().filter(KeptTextFile::isOne).findFirst().orElseThrow();
    Files.write(kept, "\n".getBytes(StandardCharsets.UTF_8), StandardOpenOption.TRUNCATE_EXISTING);
    assertThat(left().sessions()).isEmpty();
    assertThat(left().damaged()).isEmpty();
    assertThat(root().resolve("damaged")).isDirectoryContaining(file -> true);
  }
}
