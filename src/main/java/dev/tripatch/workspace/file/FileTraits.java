package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a file is besides its bytes, on Linux, where all of it can be read.
 *
 * @param owner the owner's number
 * @param group the group's number
 * @param mode the rights of owner, group and others, and the bits setuid, setgid and sticky
 * @param attributes all extended attributes; a list of access is one of them
 */
record FileTraits(int owner, int group, int mode, Map<String, ByteBuffer> attributes) {

  private static final int BITS = 07777;
  private static final int TO_WRITE = 0222;
  private static final int OWNERS = 0700;
  private static final String ACCESS = "system.";

  /** Whether they can be read here: the JDK has no lists of access of other systems' files. */
  static boolean areKnown() {
    return System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");
  }

  /**
   * Those of a file.
   *
   * @throws IOException if they cannot be read
   */
  static FileTraits of(Path file) throws IOException {
    return new FileTraits(
        (int) Files.getAttribute(file, "unix:uid"),
        (int) Files.getAttribute(file, "unix:gid"),
        (int) Files.getAttribute(file, "unix:mode") & BITS,
        ExtendedAttributes.of(file));
  }

  /** The same without any right for others than the owner. */
  FileTraits forOwnerOnly() {
    Map<String, ByteBuffer> kept = new TreeMap<>(attributes);
    kept.keySet().removeIf(name -> name.startsWith(ACCESS));
    return new FileTraits(owner, group, mode & OWNERS, kept);
  }

  /** Whether nobody may write to it. */
  static boolean isReadOnly(Path file) throws IOException {
    return file.getFileSystem().supportedFileAttributeViews().contains("unix")
        && ((int) Files.getAttribute(file, "unix:mode") & TO_WRITE) == 0;
  }

  /** Whether the same file has another name elsewhere (a hard link). */
  static boolean hasOtherNames(Path file) throws IOException {
    return file.getFileSystem().supportedFileAttributeViews().contains("unix")
        && (int) Files.getAttribute(file, "unix:nlink") > 1;
  }

  /**
   * Gives them to a file; says whether it has them all then. No right is given before it is known
   * to whom: first the owner, then the lists of access, the mode last.
   */
  boolean giveTo(Path file) {
    try {
      FileTraits now = of(file);
      give(file, "unix:uid", owner, now.owner);
      give(file, "unix:gid", group, now.group);
      for (String name : now.attributes.keySet()) {
        if (!attributes.containsKey(name)) {
          ExtendedAttributes.remove(file, name);
        }
      }
      for (Map.Entry<String, ByteBuffer> each : attributes.entrySet()) {
        if (!each.getValue().equals(now.attributes.get(each.getKey()))) {
          ExtendedAttributes.set(file, each.getKey(), each.getValue());
        }
      }
      give(file, "unix:mode", mode, -1);
      return of(file).equals(this);
    } catch (IOException notPermitted) {
      return false;
    }
  }

  private static void give(Path file, String name, int wanted, int now) throws IOException {
    if (wanted != now) {
      Files.setAttribute(file, name, wanted);
    }
  }

  /** What a file that had these has no more, for people; empty if it has them all. */
  String lostIn(FileTraits now) {
    TreeSet<String> lost = new TreeSet<>();
    attributes.forEach(
        (name, value) -> {
          if (!value.equals(now.attributes.get(name))) {
            lost.add(name);
          }
        });
    if (mode != now.mode) {
      lost.add("mode %04o".formatted(mode));
    }
    return String.join(", ", lost);
  }
}
