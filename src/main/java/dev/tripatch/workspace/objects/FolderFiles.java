package dev.tripatch.workspace.objects;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** The files of a folder that kubectl would take: by their endings, in the order of their names. */
final class FolderFiles {
  private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");
  private static final Set<String> KUSTOMIZATIONS =
      Set.of("kustomization.yaml", "kustomization.yml");

  private FolderFiles() {}

  /**
   * The files.
   *
   * @param recursive whether those of sub-folders, too
   * @throws IOException if the folder cannot be listed
   */
  static List<Path> in(Path folder, boolean recursive) throws IOException {
    try (Stream<Path> found = Files.walk(folder, recursive ? Integer.MAX_VALUE : 1)) {
      return found
          .filter(file -> isManifest(nameOf(file)))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
  }

  private static boolean isManifest(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(lower::endsWith);
  }

  /** Whether kustomize reads a file, not the cluster. */
  static boolean isKustomization(Path file) {
    return KUSTOMIZATIONS.contains(nameOf(file));
  }

  private static String nameOf(Path file) {
    return String.valueOf(file.getFileName());
  }
}
