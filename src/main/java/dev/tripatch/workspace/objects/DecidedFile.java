package dev.tripatch.workspace.objects;

import dev.tripatch.cluster.secret.MaskedFiles;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.Lines;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Value;
import dev.tripatch.show.pane.KeptBreaks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A file of local objects of which at least one is decided, not written yet.
 *
 * @param file the file as it is
 * @param objects its objects that change, in the order of the file
 */
public record DecidedFile(ObjectFile file, List<DecidedObject> objects) {

  /** What a file holds, before and after. */
  public record Texts(String before, String after) {}

  public DecidedFile {
    objects = List.copyOf(objects);
  }

  /**
   * The files that change, in the order of the objects. An object that was named twice is once in
   * it.
   */
  public static List<DecidedFile> of(List<DecidedObject> decided) {
    Map<Path, Map<Integer, DecidedObject>> files = new LinkedHashMap<>();
    for (DecidedObject each : decided) {
      if (each.text().isPresent()) {
        files
            .computeIfAbsent(real(local(each).file()), file -> new TreeMap<>())
            .putIfAbsent(local(each).index(), each);
      }
    }
    return files.values().stream()
        .map(Map::values)
        .map(objects -> new DecidedFile(fileOf(objects), List.copyOf(objects)))
        .toList();
  }

  private static ObjectFile fileOf(Collection<DecidedObject> objects) {
    return local(objects.iterator().next()).file();
  }

  private static FoundObject local(DecidedObject decided) {
    return decided.pair().local().orElseThrow();
  }

  /** Two names may lead to the same file. */
  private static Path real(ObjectFile file) {
    Path path = file.path().orElseGet(() -> Path.of(file.name()));
    try {
      return path.toRealPath();
    } catch (IOException gone) {
      return path;
    }
  }

  /** The file's text, byte order mark and line ends included. */
  public Texts texts() {
    String after = Lines.normal(file.manifest().with(changed()));
    return new Texts(file.exact(), mark() + KeptBreaks.in(file.manifest().text(), after));
  }

  private Map<Integer, String> changed() {
    Map<Integer, String> changed = new HashMap<>();
    objects.forEach(each -> changed.put(local(each).index(), each.text().orElseThrow()));
    return changed;
  }

  /** The same for people: the values of Secrets in it are masked. */
  public Texts masked() {
    Map<Integer, String> before = new HashMap<>();
    Map<Integer, String> after = changed();
    List<ManifestObject> all = file.manifest().objects();
    for (int index = 0; index < all.size(); index++) {
      if (Masking.isSecret(all.get(index).value())) {
        String text = all.get(index).text();
        List<String> masked =
            MaskedFiles.masked(
                List.of(text, after.getOrDefault(index, text)), List.of(), Revealed.NONE);
        before.put(index, masked.getFirst());
        after.put(index, masked.getLast());
      }
    }
    return new Texts(mark() + file.manifest().with(before), mark() + file.manifest().with(after));
  }

  private String mark() {
    return file.exact().substring(0, file.exact().length() - file.manifest().text().length());
  }

  /** Why the file cannot be changed so: something else in it would change, too. */
  public Optional<String> objection() {
    List<ManifestObject> before = file.manifest().objects();
    List<Value> wanted = new ArrayList<>();
    before.forEach(object -> wanted.add(object.value()));
    objects.forEach(
        each ->
            SourceReader.read(file.name(), each.text().orElseThrow())
                .object()
                .ifPresent(value -> wanted.set(local(each).index(), value)));
    String after = texts().after().substring(mark().length());
    List<Value> read = new ArrayList<>();
    ManifestFile.read(file.name(), after).objects().forEach(object -> read.add(object.value()));
    return read.equals(wanted)
        ? Optional.empty()
        : Optional.of(ObjectsWording.OTHERS_CHANGE.text("file", file.name()));
  }

  /**
   * A text with objects, read.
   *
   * @param path the file; empty if it is in none, as standard input is
   * @param exact all that it holds, byte order mark and line ends included
   * @param manifest its objects
   */
  public record ObjectFile(Optional<Path> path, String exact, ManifestFile manifest) {

    /** What to call it in messages. */
    public String name() {
      return manifest.name();
    }
  }
}
