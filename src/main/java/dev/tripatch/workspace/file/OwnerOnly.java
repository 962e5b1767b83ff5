package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Rights of files and folders for their owner alone: modes, or lists of access on Windows. */
final class OwnerOnly {

  private static final Set<PosixFilePermission> OWNERS =
      PosixFilePermissions.fromString("rwx------");

  private OwnerOnly() {}

  /** What to make a file with. */
  static FileAttribute<?>[] file(Path file) throws IOException {
    return attributes(file, "rw-------");
  }

  /** What to make a folder with. */
  static FileAttribute<?>[] folder(Path folder) throws IOException {
    return attributes(folder, "rwx------");
  }

  private static FileAttribute<?>[] attributes(Path path, String mode) throws IOException {
    Set<String> views = path.getFileSystem().supportedFileAttributeViews();
    if (views.contains("posix")) {
      return new FileAttribute<?>[] {
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode))
      };
    }
    return views.contains("acl")
        ? new FileAttribute<?>[] {new AccessList(accessOfOwner(path))}
        : new FileAttribute<?>[0];
  }

  private static List<AclEntry> accessOfOwner(Path path) throws IOException {
    UserPrincipal owner =
        path.getFileSystem()
            .getUserPrincipalLookupService()
            .lookupPrincipalByName(System.getProperty("user.name"));
    return List.of(
        AclEntry.newBuilder()
            .setType(AclEntryType.ALLOW)
            .setPrincipal(owner)
            .setPermissions(EnumSet.allOf(AclEntryPermission.class))
            .build());
  }

  /** Takes all rights from everybody else. */
  static void narrow(Path path) throws IOException {
    Set<String> views = path.getFileSystem().supportedFileAttributeViews();
    if (views.contains("posix")) {
      if (isOpenToOthers(path)) {
        Set<PosixFilePermission> kept = EnumSet.copyOf(OWNERS);
        kept.retainAll(Files.getPosixFilePermissions(path));
        Files.setPosixFilePermissions(path, kept);
      }
    } else if (views.contains("acl")) {
      Files.getFileAttributeView(path, AclFileAttributeView.class).setAcl(accessOfOwner(path));
    }
  }

  /** Whether its mode gives others any right; false where files have no modes. */
  static boolean isOpenToOthers(Path path) throws IOException {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix")
        && !OWNERS.containsAll(Files.getPosixFilePermissions(path));
  }

  private record AccessList(List<AclEntry> value) implements FileAttribute<List<AclEntry>> {
    @Override
    public String name() {
      return "acl:acl";
    }
  }
}
