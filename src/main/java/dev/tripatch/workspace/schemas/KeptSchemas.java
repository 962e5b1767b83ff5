package dev.tripatch.workspace.schemas;

import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.openapi.ImportedSchema;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Schemas that a person has imported to choose them by name, as catalogues in a folder of the
 * program's settings.
 *
 * @param folder the folder; it need not exist
 */
public record KeptSchemas(Path folder) {
  private static final String ENDING = ".catalogue";

  /** What is a file's name on every system. */
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} ._+-]{0,63}");

  /** Those in the folder of the program's settings. */
  public static KeptSchemas in(Path settings) {
    return new KeptSchemas(settings.resolve("schemas"));
  }

  /**
   * The names, sorted.
   *
   * @throws SchemaFault if the folder cannot be read
   */
  public List<String> names() throws SchemaFault {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .sorted()
          .toList();
    } catch (IOException failed) {
      throw SchemaFault.of(
          SchemaFileWording.NO_FOLDER.text(
              "folder", folder, "reason", String.valueOf(failed.getMessage())));
    }
  }

  /**
   * The facts under a name; empty if nothing is kept under it.
   *
   * @throws SchemaFault if they cannot be read
   */
  Optional<Release> find(String name) throws SchemaFault {
    if (!NAME.matcher(name).matches() || !Files.exists(file(name))) {
      return Optional.empty();
    }
    try {
      return Optional.of(CatalogText.parse(Files.readString(file(name))).releases().getFirst());
    } catch (NoSuchFileException gone) {
      return Optional.empty();
    } catch (IOException | RuntimeException damaged) {
      throw SchemaFault.of(
          SchemaFileWording.DAMAGED.text("file", file(name)),
          SchemaFileWording.IMPORT_AGAIN.text("name", name));
    }
  }

  /**
   * What was kept.
   *
   * @param kinds how many kinds there are
   * @param types how many types
   * @param notes what was not understood, in sentences
   */
  public record Kept(int kinds, int types, List<String> notes) {}

  /**
   * Keeps what texts declare under a name, in place of what is there. Of two that declare the same,
   * the first counts.
   *
   * @throws SchemaFault if a text declares nothing, or if it cannot be kept
   */
  public Kept keep(String name, List<SchemaText> texts) throws SchemaFault {
    if (!NAME.matcher(name).matches()) {
      throw SchemaFault.of(
          SchemaFileWording.NO_NAME.text("name", name), SchemaFileWording.NAMES.text());
    }
    List<Release> parts = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    for (SchemaText text : texts) {
      ImportedSchema imported = text.imported();
      parts.add(imported.release());
      notes.addAll(imported.notes());
    }
    Release all = Release.joined(name, parts);
    write(name, all);
    return new Kept(all.kinds().size(), all.objects().size(), List.copyOf(notes));
  }

  /**
   * Forgets what is kept under a name.
   *
   * @throws SchemaFault if it cannot be deleted
   */
  public void forget(String name) throws SchemaFault {
    try {
      if (NAME.matcher(name).matches()) {
        Files.deleteIfExists(file(name));
      }
    } catch (IOException failed) {
      throw SchemaFault.of(
          SchemaFileWording.NOT_FORGOTTEN.text(
              "file", file(name), "reason", String.valueOf(failed.getMessage())));
    }
  }

  private void write(String name, Release facts) throws SchemaFault {
    try {
      Files.createDirectories(folder);
      TextFiles.write(file(name), CatalogText.write(List.of(facts)));
    } catch (IOException failed) {
      throw SchemaFault.of(
          SchemaFileWording.NOT_WRITTEN.text(
              "file", file(name), "reason", String.valueOf(failed.getMessage())));
    }
  }

  private Path file(String name) {
    return folder.resolve(name + ENDING);
  }
}
