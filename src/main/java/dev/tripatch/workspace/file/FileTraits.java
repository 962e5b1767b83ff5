package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a file is besides its bytes: its owner, its permissions, its other names. */
final class FileTraits {

  private static final Set<PosixFilePermission> TO_WRITE =
      Set.of(
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.OTHERS_WRITE);

  private FileTraits() {}

  /** Whether nobody may write to it. */
  static boolean isReadOnly(Path file) throws IOException {
    if (!knows("posix")) {
      return false;
    }
    Set<PosixFilePermission> given = EnumSet.noneOf(PosixFilePermission.class);
    given.addAll(Files.getPosixFilePermissions(file));
    given.retainAll(TO_WRITE);
    return given.isEmpty();
  }

  /** Whether the same file has another name elsewhere (a hard link). */
  static boolean hasOtherNames(Path file) throws IOException {
    return knows("unix") && Files.getAttribute(file, "unix:nlink") instanceof Integer n && n > 1;
  }

  /** Makes a file like another one; says whether it is all that the other is. */
  static boolean copy(Path from, Path to) throws IOException {
    return !knows("posix") || (copyOwner(from, to) && copyAttributes(from, to));
  }

  /** The owner first: changing it takes some permissions away. */
  private static boolean copyOwner(Path from, Path to) throws IOException {
    PosixFileAttributes wanted = Files.readAttributes(from, PosixFileAttributes.class);
    PosixFileAttributes given = Files.readAttributes(to, PosixFileAttributes.class);
    PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    try {
      if (!wanted.owner().equals(given.owner())) {
        view.setOwner(wanted.owner());
      }
      if (!wanted.group().equals(given.group())) {
        view.setGroup(wanted.group());
      }
    } catch (IOException notPermitted) {
      return false;
    }
    view.setPermissions(wanted.permissions());
    return true;
  }

  private static boolean copyAttributes(Path from, Path to) {
    UserDefinedFileAttributeView given = attributesOf(from);
    UserDefinedFileAttributeView wanted = attributesOf(to);
    if (given == null || wanted == null) {
      return true;
    }
    try {
      for (String name : names(given)) {
        ByteBuffer value = ByteBuffer.allocate(given.size(name));
        given.read(name, value);
        wanted.write(name, value.flip());
      }
      return true;
    } catch (IOException notSupported) {
      return false;
    }
  }

  /** Most disks know such attributes; on one that does not, there are none. */
  private static List<String> names(UserDefinedFileAttributeView attributes) {
    try {
      return attributes.list();
    } catch (IOException notSupported) {
      return List.of();
    }
  }

  private static @Nullable UserDefinedFileAttributeView attributesOf(Path file) {
    return Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
  }

  private static boolean knows(String view) {
    return FileSystems.getDefault().supportedFileAttributeViews().contains(view);
  }
}
