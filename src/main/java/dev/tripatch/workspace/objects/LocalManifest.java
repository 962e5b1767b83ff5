package dev.tripatch.workspace.objects;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Where the manifest of a live object is, if nobody says. */
public final class LocalManifest {
  /** A file or folder with manifests. */
  public static final String VARIABLE = "TRIPATCH_LOCAL";

  /** What the server writes, and apply does not take from local. */
  private static final List<String> OF_SERVER =
      List.of(
          "managedFields", "uid", "resourceVersion", "generation", "creationTimestamp", "selfLink");

  private LocalManifest() {}

  /**
   * The object in what the variable names, or in the folder.
   *
   * @param named the value of {@link #VARIABLE}; empty if it is not set
   * @param folder the folder to look in otherwise; not in those below it, of which nobody knows how
   *     many there are
   */
  public static Optional<FoundObject> find(
      ObjectName live, Optional<String> named, Path folder, ObjectReader reader) {
    Optional<Path> said = named.filter(text -> !text.isBlank()).flatMap(LocalManifest::path);
    ObjectSet set =
        said.isPresent()
            ? reader.read(List.of(said.get()), true, Watch.NOBODY)
            : reader.read(List.of(folder), false, Watch.NOBODY);
    return set.objects().stream().filter(each -> isSame(each.name(), live)).findFirst();
  }

  /** The file or folder with this name, if it exists. */
  public static Optional<Path> path(String name) {
    try {
      return Optional.of(Path.of(name)).filter(Files::exists);
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  /** Whether a manifest is of a live object; it may leave the namespace to kubectl. */
  public static boolean isSame(ObjectName local, ObjectName live) {
    return local.group().equals(live.group())
        && local.kind().equals(live.kind())
        && local.name().equals(live.name())
        && (local.namespace().isEmpty() || local.namespace().equals(live.namespace()));
  }

  /** Live as a manifest to edit: without what the server writes into it. */
  public static String of(MapValue live) {
    MapValue.Builder manifest = LastAppliedAnnotation.removeFrom(live).toBuilder().remove("status");
    if (manifest.get("metadata") instanceof MapValue metadata) {
      MapValue.Builder own = metadata.toBuilder();
      OF_SERVER.forEach(own::remove);
      manifest.put("metadata", own.build());
    }
    return YamlWriter.write(manifest.build());
  }
}
