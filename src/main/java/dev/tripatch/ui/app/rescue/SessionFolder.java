package dev.tripatch.ui.app.rescue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.UserPrincipal;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is in a session's folder: the lock, the texts, and what was half written when a program was
 * killed.
 */
final class SessionFolder {

  private SessionFolder() {}

  /** Whether something is a folder of a session that its owner made. */
  static boolean isOne(Path path, UserPrincipal owner) throws IOException {
    return path.getFileName().toString().matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
        && Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)
        && Files.getOwner(path, LinkOption.NOFOLLOW_LINKS).equals(owner);
  }

  /** The files with texts. */
  static List<Path> texts(Path folder, UserPrincipal owner) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(KeptTextFile::isOne)
          .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .filter(file -> isOwn(file, owner))
          .sorted()
          .toList();
    }
  }

  private static boolean isOwn(Path file, UserPrincipal owner) {
    try {
      return Files.getOwner(file, LinkOption.NOFOLLOW_LINKS).equals(owner);
    } catch (IOException gone) {
      return false;
    }
  }

  /** Deletes the folder with all that is in it. */
  static void delete(Path folder) throws IOException {
    List<Path> inside;
    try (Stream<Path> files = Files.list(folder)) {
      inside = files.toList();
    }
    for (Path file : inside) {
      Files.deleteIfExists(file);
    }
    Files.deleteIfExists(folder);
  }
}
