package dev.tripatch.workspace.schemas;

import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.openapi.CrdReader;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.schemas.Schemas.BroughtSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

  /** Begins with the newest release of Kubernetes alone. */
  public static SchemaFiles overNewest(Optional<KeptSchemas> kept) {
    return new SchemaFiles(Schemas.of(BundledReleases.newest()), kept);
  }

  /** The versions of Kubernetes that come with the program, the newest first. */
  public static List<String> versions() {
    return BundledReleases.versions();
  }

  /** The releases of Kubernetes that come with the program, by version, the newest first. */
  public static Map<String, SchemaSource> releases() {
    Map<String, SchemaSource> releases = new LinkedHashMap<>();
    for (String version : BundledReleases.versions()) {
      releases.put(version, BundledReleases.find(version).orElseThrow());
    }
    return releases;
  }

  /**
   * What can be asked for by name.
   *
   * @throws SchemaFault if a kept schema cannot be read
   */
  public static List<NamedSchema> named(Optional<KeptSchemas> kept) throws SchemaFault {
    List<NamedSchema> all = new ArrayList<>();
    releases()
        .forEach(
            (version, source) ->
                all.add(new NamedSchema(version, source.kinds().size(), "Kubernetes " + version)));
    for (String name : kept.isEmpty() ? List.<String>of() : kept.get().names()) {
      kept.get()
          .find(name)
          .ifPresent(facts -> all.add(new NamedSchema(name, facts.kinds().size(), "imported")));
    }
    return all;
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

  /**
   * Adds the definitions of custom resources among manifests: all that is known already wins over
   * them. What cannot be read says so where it is read as a manifest.
   *
   * @param manifests a file or a folder
   * @param depth how far down folders are searched
   */
  public void addDefinitions(String manifests, int depth) {
    try (Stream<Path> all = Files.walk(Path.of(manifests), depth)) {
      for (Path file : all.filter(SchemaFiles::isSchema).filter(Files::isRegularFile).toList()) {
        addDefinitions(new SchemaText(file.toString(), TextFiles.read(file)));
      }
    } catch (IOException | InvalidPathException unreadable) {
      // Whoever reads the manifests says so.
    }
  }

  private void addDefinitions(SchemaText text) {
    if (text.text().contains(CrdReader.KIND)) {
      try {
        BroughtSchema found = text.over(schemas).brought().getFirst();
        List<BroughtSchema> all = new ArrayList<>(schemas.brought());
        all.add(new BroughtSchema(found.name(), found.source(), List.of()));
        schemas = new Schemas(schemas.builtIn(), all, schemas.overlay());
      } catch (SchemaFault none) {
        // It only mentions definitions.
      }
    }
  }

  /**
   * Adds a kept schema or a release.
   *
   * @throws SchemaFault if there is none of this name, or it cannot be used
   */
  public void addNamed(String name) throws SchemaFault {
    Optional<Release> facts = kept.isEmpty() ? Optional.empty() : kept.get().find(name);
    Optional<SchemaSource> release = BundledReleases.find(name);
    if (facts.isPresent()) {
      schemas = schemas.with(SchemaText.brought(schemas, name, facts.get(), List.of()));
    } else if (release.isPresent()) {
      schemas = new Schemas(release.get(), schemas.brought(), schemas.overlay());
    } else {
      throw unknown(name);
    }
  }

  private SchemaFault unknown(String name) throws SchemaFault {
    String releases = String.join(" and ", BundledReleases.versions());
    List<String> names = kept.isEmpty() ? List.of() : kept.get().names();
    return SchemaFault.of(
        SchemaFileWording.NOT_THERE.text("name", name),
        names.isEmpty()
            ? SchemaFileWording.KNOWN.text("releases", releases)
            : SchemaFileWording.KNOWN_KEPT.text(
                "releases", releases, "kept", String.join(", ", names)));
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
      throw SchemaFault.of(
          SchemaFileWording.NONE_IN_FOLDER.text("folder", word),
          SchemaFileWording.LOOKED_AT.text("endings", String.join(", ", ENDINGS)));
    }
    notes.addAll(refused);
  }

  private static List<Path> files(Path folder) throws SchemaFault {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).filter(SchemaFiles::isSchema).sorted().toList();
    } catch (IOException failed) {
      throw SchemaFault.of(
          SchemaFileWording.NO_FOLDER.text(
              "folder", folder, "reason", String.valueOf(failed.getMessage())));
    }
  }

  private static boolean isSchema(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith);
  }

  private static String read(Path file) throws SchemaFault {
    try {
      return TextFiles.readNamed(file);
    } catch (IOException failed) {
      throw SchemaFault.of(String.valueOf(failed.getMessage()));
    }
  }

  private static Optional<Path> existing(String word) {
    try {
      return Optional.of(Path.of(word)).filter(path -> !word.isBlank() && Files.exists(path));
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  /**
   * A schema that can be chosen by name.
   *
   * @param name the name
   * @param kinds how many kinds it declares
   * @param from where it comes from
   */
  public record NamedSchema(String name, int kinds, String from) {}
}
