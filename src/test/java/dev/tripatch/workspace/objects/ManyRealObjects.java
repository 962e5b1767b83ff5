package dev.tripatch.workspace.objects;

import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.StringValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Makes folders with many objects of real upgrades: {@code MANIFESTS FOLDER COUNT} takes each
 * project of which {@code MANIFESTS} holds an older version, too ({@code argo-cd}, {@code
 * argo-cd@v3.0.0}), and writes its objects under other names until there are so many: those of the
 * newer version into {@code FOLDER/new}, into {@code FOLDER/old} the older ones. A file that the
 * older version lacks is in both.
 */
final class ManyRealObjects {
  /** Of so many copies one has custom resource definitions, of which a cluster has few. */
  private static final int COPIES_FOR_DEFINITIONS = 3;

  private static final FieldPath NAME = FieldPath.of("metadata", "name");

  private final Path folder;
  private final int most;
  private int written;
  private int older;

  private ManyRealObjects(Path folder, int most) {
    this.folder = folder;
    this.most = most;
  }

  public static void main(String[] words) throws IOException {
    new ManyRealObjects(Path.of(words[1]), Integer.parseInt(words[2])).write(Path.of(words[0]));
  }

  private void write(Path manifests) throws IOException {
    List<Path> olderOnes = olderOnes(manifests);
    for (int copy = 0; written < most; copy++) {
      for (Path project : olderOnes) {
        copy(project, copy);
      }
    }
    System.out.printf("%d objects, %d older ones%n", written, older);
  }

  private static List<Path> olderOnes(Path manifests) throws IOException {
    try (Stream<Path> all = Files.list(manifests)) {
      return all.filter(each -> each.toString().contains("@")).sorted().toList();
    }
  }

  private void copy(Path project, int copy) throws IOException {
    String version = String.valueOf(project.getFileName());
    String name = version.substring(0, version.indexOf('@'));
    Path newer = project.resolveSibling(name);
    int number = 0;
    for (Path file : files(newer)) {
      String end = "-%d-%d".formatted(copy, number++);
      Path relative = newer.relativize(file);
      Path before = project.resolve(relative);
      List<String> objects = renamed(file, copy, end);
      List<String> taken = objects.subList(0, Math.min(objects.size(), most - written));
      if (!taken.isEmpty()) {
        List<String> live = Files.exists(before) ? renamed(before, copy, end) : taken;
        write(Path.of("new", String.valueOf(copy), name).resolve(relative), taken);
        write(Path.of("old", String.valueOf(copy), name).resolve(relative), live);
        written += taken.size();
        older += live.size();
      }
    }
  }

  private static List<Path> files(Path project) throws IOException {
    try (Stream<Path> all = Files.walk(project)) {
      return all.filter(each -> each.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  private static List<String> renamed(Path file, int copy, String end) throws IOException {
    return ManifestFile.read("", Files.readString(file)).objects().stream()
        .filter(object -> isWanted(object, copy))
        .map(object -> renamed(object, end))
        .toList();
  }

  private void write(Path file, List<String> objects) throws IOException {
    Path target = folder.resolve(file);
    Files.createDirectories(Objects.requireNonNull(target.getParent()));
    Files.writeString(target, String.join("---\n", objects));
  }

  private static boolean isWanted(ManifestObject object, int copy) {
    return !object.name().name().isEmpty()
        && (copy % COPIES_FOR_DEFINITIONS == 0
            || !object.name().kind().equals("CustomResourceDefinition"));
  }

  private static String renamed(ManifestObject object, String end) {
    StringValue name = new StringValue(object.name().name() + end);
    return switch (TextEdits.set(object.document(), NAME, name)) {
      case Edit.Made made -> made.applyTo(object.text()).stripTrailing() + "\n";
      case Edit.Refused refused -> throw new IllegalStateException(refused.why());
    };
  }
}
