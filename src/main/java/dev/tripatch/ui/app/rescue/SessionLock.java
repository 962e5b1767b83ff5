package dev.tripatch.ui.app.rescue;

import dev.tripatch.workspace.file.PrivateFiles;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.Optional;

/**
 * The sign that the program of a session lives: a lock, which the system takes away with the
 * program however that ends. Not every network file system passes locks on to other machines, so
 * the file says which machine locked it, and is touched again and again: a second sign of life.
 */
final class SessionLock implements Closeable {

  static final String NAME = "lock";

  /** How often a living program touches its file. */
  static final Duration BEAT = Duration.ofSeconds(10);

  /** A session on another machine that was silent for so long has ended. */
  private static final Duration SILENCE = BEAT.multipliedBy(6);

  /** Beyond the file's end: on Windows nobody else could read what is locked. */
  private static final long LOCKED = Long.MAX_VALUE - 1;

  private final FileChannel channel;
  private final String machine;

  private SessionLock(FileChannel channel, String machine) {
    this.channel = channel;
    this.machine = machine;
  }

  /**
   * Begins a session.
   *
   * @throws IOException if there can be no such file; that it cannot be locked is no such case
   */
  static SessionLock begin(Path folder, String machine) throws IOException {
    SessionLock lock = new SessionLock(PrivateFiles.create(folder.resolve(NAME)), machine);
    lock.beat();
    try {
      FileLock _ = lock.channel.tryLock(LOCKED, 1, false);
    } catch (IOException noLocksHere) {
      // Then its beat alone says that it lives.
    }
    return lock;
  }

  /** Touches the file. */
  void beat() throws IOException {
    channel.write(ByteBuffer.wrap(machine.getBytes(StandardCharsets.UTF_8)), 0);
  }

  /**
   * Takes over the session of a dead program.
   *
   * @param now what time it is for the file system
   * @return the lock, which nobody else can take then; empty if the program lives, or another one
   *     has taken it over
   * @throws IOException if the file cannot be read
   */
  static Optional<SessionLock> takeOver(Path folder, String machine, FileTime now)
      throws IOException {
    Path file = folder.resolve(NAME);
    boolean isSilent =
        Files.getLastModifiedTime(file).toInstant().plus(SILENCE).isBefore(now.toInstant());
    boolean isHere = Files.readString(file).equals(machine);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock(LOCKED, 1, false);
      if (lock != null && (isHere || isSilent)) {
        return Optional.of(new SessionLock(channel, machine));
      }
    } catch (OverlappingFileLockException ours) {
      // Another window of this very program.
    } catch (IOException noLocksHere) {
      if (isSilent) {
        return Optional.of(new SessionLock(channel, machine));
      }
    }
    channel.close();
    return Optional.empty();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  /**
   * What tells this machine, as long as it runs, from all others: two of them may have one name,
   * and containers of one machine share its locks.
   */
  static String machine() {
    try {
      return Files.readString(Path.of("/proc/sys/kernel/random/boot_id")).strip();
    } catch (IOException notLinux) {
      return hostName();
    }
  }

  private static String hostName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException nameless) {
      return "";
    }
  }
}
