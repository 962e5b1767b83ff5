package dev.tripatch.workspace;

import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.Release;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
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
      throw new SchemaFault(folder + ": this folder cannot be read: " + failed.getMessage());
    }
  }

  /**
   * The facts under a name; empty if nothing is kept under it.
   *
   * @throws SchemaFault if they cannot be read
   */
  public Optional<Release> find(String name) throws SchemaFault {
    if (!NAME.matcher(name).matches() || !Files.exists(file(name))) {
      return Optional.empty();
    }
    try {
      return Optional.of(CatalogText.parse(Files.readString(file(name))).releases().getFirst());
    } catch (NoSuchFileException gone) {
      return Optional.empty();
    } catch (IOException | RuntimeException damaged) {
      throw new SchemaFault(
          file(name) + ": this kept schema is damaged.",
          "  Import it again: tripatch schema import FILE --as \"" + name + "\".");
    }
  }

  /**
   * Keeps facts under a name, in place of those that are there.
   *
   * @return the file that they are kept in
   * @throws SchemaFault if that cannot be done
   */
  public Path keep(String name, Release facts) throws SchemaFault {
    if (!NAME.matcher(name).matches()) {
      throw new SchemaFault(
          "\"" + name + "\" is no name for a schema.",
          "  Take letters, digits, blanks, dots, dashes and underscores: \"prod 1.33\".");
    }
    try {
      Files.createDirectories(folder);
      TextFiles.write(file(name), CatalogText.write(List.of(facts)));
      return file(name);
    } catch (IOException failed) {
      throw new SchemaFault(file(name) + ": this cannot be written: " + failed.getMessage());
    }
  }

  private Path file(String name) {
    return folder.resolve(name + ENDING);
  }
}
