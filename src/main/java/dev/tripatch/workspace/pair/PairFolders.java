package dev.tripatch.workspace.pair;

import java.nio.file.Files;
import java.nio.file.Path;

/** The two folders that kubectl gives to the program that KUBECTL_EXTERNAL_DIFF names. */
public final class PairFolders {
  private static final String LIVE = "LIVE-";
  private static final String MERGED = "MERGED-";

  private PairFolders() {}

  /** Whether these are they. */
  public static boolean isOfKubectl(Path left, Path right) {
    return isNamed(left, LIVE) && isNamed(right, MERGED);
  }

  private static boolean isNamed(Path path, String start) {
    return String.valueOf(path.getFileName()).startsWith(start) && Files.isDirectory(path);
  }
}
