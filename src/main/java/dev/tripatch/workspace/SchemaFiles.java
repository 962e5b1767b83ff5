package dev.tripatch.workspace;

import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.catalog.Release;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Puts the schemas together that a person asks for: files, folders, names of kept schemas, releases
 * of Kubernetes. What is asked for later wins. For one thread.
 */
public final class SchemaFiles {
  private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json", ".go");

  private final Optional<KeptSchemas> kept;
  private final List<String> notes = new ArrayList<>();
  private final List<SchemaText> ownRules = new ArrayList<>();
  private Schemas schemas;

  /**
   * Begins with these schemas.
   *
   * @param kept where schemas are kept by name; empty if the platform names no folder for settings
   */
  public SchemaFiles(Schemas schemas, Optional<KeptSchemas> kept) {
    this.schemas = schemas;
    this.kept = kept;
  }

  /** The schemas in force. */
  public Schemas schemas() {
    return schemas;
  }

  /** What was not understood, in sentences, each once. */
  public List<String> notes() {
    return Stream.concat(
            notes.stream(), schemas.brought().stream().flatMap(each -> each.notes().stream()))
        .distinct()
        .toList();
  }

  /**
   * Adds what a word on a command line means.
   *
   * @throws SchemaFault if it means nothing, or nothing that can be used
   */
  public void add(String word) throws SchemaFault {
    Optional<Path> path = existing(word);
    if (path.filter(Files::isDirectory).isPresent()) {
      addFolder(word, path.get());
    } else if (path.isPresent()) {
      add(new SchemaText(word, read(path.get())));
    } else {
      addNamed(word);
    }
  }

  /** Adds what a text says. */
  public void add(SchemaText text) throws SchemaFault {
    schemas = text.over(schemas);
    if (text.isOwnRules()) {
      ownRules.add(text);
    }
  }

  /** The files with own rules, in the order in which they were added. */
  public List<SchemaText> ownRules() {
    return List.copyOf(ownRules);
  }

  private void addNamed(String name) throws SchemaFault {
    Optional<Release> facts = kept.isEmpty() ? Optional.empty() : kept.get().find(name);
    Optional<SchemaSource> release = BundledReleases.find(name);
    if (facts.isPresent()) {
      schemas = schemas.with(SchemaText.brought(schemas, name, facts.get(), List.of()));
    } else if (release.isPresent()) {
      schemas = new Schemas(release.get(), schemas.brought(), schemas.overlay());
    } else {
      List<String> names = kept.isEmpty() ? List.of() : kept.get().names();
      throw new SchemaFault(
          name + ": there is no such file, and no schema of that name.",
          "  Known by name are the releases "
              + String.join(" and ", BundledReleases.versions())
              + (names.isEmpty() ? "" : ", and " + String.join(", ", names))
              + "; see tripatch schema list.");
    }
  }

  /** A folder may hold other files too; they are noted. */
  private void addFolder(String word, Path folder) throws SchemaFault {
    int found = 0;
    List<String> refused = new ArrayList<>();
    for (Path file : files(folder)) {
      try {
        add(new SchemaText(word + "/" + file.getFileName(), read(file)));
        found++;
      } catch (SchemaFault other) {
        refused.add(other.lines().getFirst());
      }
    }
    if (found == 0) {
      throw new SchemaFault(
          word + ": no file in this folder declares a schema.",
          "  Looked at files that end in "
              + String.join(", ", ENDINGS)
              + "; folders in it are left out.");
    }
    notes.addAll(refused);
  }

  private static List<Path> files(Path folder) throws SchemaFault {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).filter(SchemaFiles::isSchema).sorted().toList();
    } catch (IOException failed) {
      throw new SchemaFault(folder + ": this folder cannot be read: " + failed.getMessage());
    }
  }

  private static boolean isSchema(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith);
  }

  private static String read(Path file) throws SchemaFault {
    try {
      return TextFiles.read(file);
    } catch (IOException failed) {
      throw new SchemaFault(String.valueOf(failed.getMessage()));
    }
  }

  private static Optional<Path> existing(String word) {
    try {
      return Optional.of(Path.of(word)).filter(path -> !word.isBlank() && Files.exists(path));
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }
}
