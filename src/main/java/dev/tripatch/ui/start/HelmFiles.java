package dev.tripatch.ui.start;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.Role;
import dev.tripatch.workspace.file.PrivateFiles;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.tools.HelmReader.HelmRelease;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The manifests of a release as files for a window; nobody else can read them, and they are removed
 * with it.
 */
final class HelmFiles implements AutoCloseable {
  private static final String PREFIX = "tripatch-helm";

  private final File folder;
  private final List<File> written = new ArrayList<>();
  private final ObjectSources sources;

  HelmFiles(HelmRelease release) throws IOException {
    folder = Files.createTempDirectory(PREFIX).toFile();
    folder.deleteOnExit();
    Map<ObjectName, List<String>> told = new HashMap<>();
    release.pairs().forEach(pair -> told.put(pair.name(), pair.remarks()));
    sources =
        new ObjectSources(
                write(release, Role.LAST_APPLIED, "deployed"),
                write(release, Role.LOCAL, "new"),
                write(release, Role.LIVE, "live"),
                false)
            .telling(told);
  }

  ObjectSources sources() {
    return sources;
  }

  private List<Path> write(HelmRelease release, Role role, String name) throws IOException {
    String manifest = release.manifest(role);
    if (manifest.isBlank()) {
      return List.of();
    }
    Path file = folder.toPath().resolve(release.name() + "-" + name + ".yaml");
    PrivateFiles.replace(file, manifest);
    file.toFile().deleteOnExit();
    written.add(file.toFile());
    return List.of(file);
  }

  @Override
  public void close() {
    for (File file : written) {
      boolean _ = file.delete();
    }
    boolean _ = folder.delete();
  }
}
