package dev.tripatch.workspace.objects;

import dev.tripatch.cluster.secret.MaskedFaults;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.objects.DecidedFile.ObjectFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Reads files and folders with objects. What cannot be read is reported with its place, and hides
 * nothing else.
 *
 * @param prepared makes of all that a file holds the text that objects are cut from
 */
public record ObjectReader(UnaryOperator<String> prepared) {
  private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");
  private static final Set<String> KUSTOMIZATIONS =
      Set.of("kustomization.yaml", "kustomization.yml");

  /**
   * Reads files and folders; of a folder those files that kubectl would take.
   *
   * @param recursive whether sub-folders of folders are read, too
   * @param watch follows the files
   */
  public ObjectSet read(List<Path> paths, boolean recursive, Watch watch) {
    Set<Path> files = new LinkedHashSet<>();
    List<Unread> unread = new ArrayList<>();
    List<String> remarks = new ArrayList<>();
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        addFolder(path, recursive, files, unread, remarks);
      } else {
        files.add(path);
      }
    }
    List<ObjectSet> sets = new ArrayList<>();
    InParallel.each(List.copyOf(files), this::readFile, sets::add, watch);
    return together(new ObjectSet(List.of(), unread, remarks), sets);
  }

  private static void addFolder(
      Path folder, boolean recursive, Set<Path> files, List<Unread> unread, List<String> remarks) {
    try {
      List<Path> found = manifestsIn(folder, recursive);
      if (found.isEmpty()) {
        unread.add(unread(folder, ObjectsWording.EMPTY_FOLDER.text()));
      }
      for (Path file : found) {
        if (isKustomization(file)) {
          remarks.add(ObjectsWording.KUSTOMIZATION.text("file", file));
        } else {
          files.add(file);
        }
      }
    } catch (IOException failed) {
      String reason = Objects.requireNonNullElse(failed.getMessage(), failed.toString());
      unread.add(unread(folder, ObjectsWording.CANNOT_LIST.text("reason", reason)));
    }
  }

  private static Unread unread(Path folder, String message) {
    return new Unread(
        Optional.of(folder), folder.toString(), message, ObjectsWording.NAME_FILES.text());
  }

  private static ObjectSet together(ObjectSet first, List<ObjectSet> sets) {
    List<FoundObject> objects = new ArrayList<>(first.objects());
    List<Unread> unread = new ArrayList<>(first.unread());
    for (ObjectSet set : sets) {
      objects.addAll(set.objects());
      unread.addAll(set.unread());
    }
    return new ObjectSet(objects, unread, first.remarks());
  }

  public ObjectSet readFile(Path file) {
    try {
      return read(Optional.of(file), file.toString(), TextFiles.readExactly(file));
    } catch (IOException failed) {
      String reason = Objects.requireNonNullElse(failed.getMessage(), failed.toString());
      Unread unread = new Unread(Optional.of(file), file.toString(), reason, "");
      return new ObjectSet(List.of(), List.of(unread), List.of());
    }
  }

  /**
   * Reads a text.
   *
   * @param file where it is; empty if it is in no file
   * @param name what to call it in messages
   * @param exact all of it
   */
  public ObjectSet read(Optional<Path> file, String name, String exact) {
    ManifestFile manifest =
        MaskedFaults.told(ManifestFile.readOfMany(name, prepared.apply(exact)), "");
    ObjectFile read = new ObjectFile(file, exact, manifest);
    List<FoundObject> objects = new ArrayList<>();
    List<Unread> unread = new ArrayList<>();
    for (Diagnostic each : manifest.diagnostics()) {
      if (each.severity() == Diagnostic.Severity.ERROR) {
        unread.add(unread(read, each.span().start(), each.message(), each.remedy()));
      }
    }
    for (ManifestObject object : manifest.objects()) {
      FoundObject found = new FoundObject(read, objects.size(), object);
      objects.add(found);
      lacking(found)
          .map(lack -> unread(read, object.span().start(), lack, ObjectsWording.SAY_WHICH.text()))
          .ifPresent(unread::add);
    }
    List<FoundObject> whole = objects.stream().filter(each -> lacking(each).isEmpty()).toList();
    return new ObjectSet(whole, unread, List.of());
  }

  private static Optional<String> lacking(FoundObject found) {
    if (found.name().kind().isEmpty()) {
      return Optional.of(ObjectsWording.NO_KIND.text());
    }
    return found.name().name().isEmpty() && found.generateName().isEmpty()
        ? Optional.of(ObjectsWording.NO_NAME.text())
        : Optional.empty();
  }

  private static Unread unread(ObjectFile file, int offset, String message, String remedy) {
    String place = file.name() + ":" + file.manifest().lines().positionOf(offset);
    return new Unread(file.path(), place, message, remedy);
  }

  /** The files of a folder that kubectl would take, in the order of their names. */
  private static List<Path> manifestsIn(Path folder, boolean recursive) throws IOException {
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
  private static boolean isKustomization(Path file) {
    return KUSTOMIZATIONS.contains(nameOf(file));
  }

  private static String nameOf(Path file) {
    return String.valueOf(file.getFileName());
  }
}
