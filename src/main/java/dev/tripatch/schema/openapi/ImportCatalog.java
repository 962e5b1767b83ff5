package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.catalog.KustomizeCatalog;
import dev.tripatch.schema.reading.ImportException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the bundled catalogues from OpenAPI v2 documents: that of Kubernetes, and with {@code
 * --kustomize} that of the schema which kustomize carries, with {@code --older} that of an older
 * release for itself. The same documents give the same bytes. Decision record 3 has the commands.
 */
public final class ImportCatalog {

  /** The name of the record of Kubernetes' catalogue; it lies beside the catalogue. */
  public static final String RECORD = "kubernetes.properties";

  /** The name of the record of kustomize's catalogue. */
  public static final String KUSTOMIZE_RECORD = "kustomize.properties";

  private static final String KUSTOMIZE = "--kustomize";
  private static final String OLDER = "--older";
  private static final String USAGE =
      "usage: ImportCatalog FOLDER VERSION=FILE [VERSION=FILE ...], newest version first,"
          + " or ImportCatalog --kustomize FOLDER VERSION=FILE, or ImportCatalog --older FOLDER"
          + " VERSION=FILE";

  private ImportCatalog() {}

  /** Runs the import: the folder to write to, then the documents. */
  public static void main(String[] arguments) {
    System.exit(run(arguments, System.err));
  }

  /** Runs the import; 0 if it went well, else 2 with a message. */
  static int run(String[] arguments, PrintStream err) {
    try {
      List<String> words = List.of(arguments);
      if (words.contains(KUSTOMIZE)) {
        importKustomize(words.subList(1, words.size()));
      } else if (words.contains(OLDER)) {
        importOlder(words.subList(1, words.size()));
      } else {
        importKubernetes(words);
      }
      return 0;
    } catch (ImportException e) {
      err.println(e.getMessage());
    } catch (IOException e) {
      err.println("cannot write: " + e);
    }
    return 2;
  }

  private static void importKubernetes(List<String> words) throws ImportException, IOException {
    ImportRecord made = ImportRecord.of(files(words));
    write(made, Path.of(words.getFirst()), BundledCatalog.RESOURCE, RECORD);
  }

  private static void importKustomize(List<String> words) throws ImportException, IOException {
    ImportRecord made = ImportRecord.ofKustomize(files(words).getFirst());
    write(made, Path.of(words.getFirst()), KustomizeCatalog.RESOURCE, KUSTOMIZE_RECORD);
  }

  private static void importOlder(List<String> words) throws ImportException, IOException {
    OpenApiFile file = files(words).getFirst();
    ImportRecord made = ImportRecord.ofOlder(file);
    write(
        made,
        Path.of(words.getFirst()),
        BundledReleases.resource(file.version()),
        olderRecord(file.version()));
  }

  /** The name of the record of an older release's catalogue. */
  static String olderRecord(String version) {
    return "kubernetes-" + version + ".properties";
  }

  private static List<OpenApiFile> files(List<String> words) throws ImportException {
    if (words.size() < 2) {
      throw new ImportException(USAGE);
    }
    List<OpenApiFile> files = new ArrayList<>();
    for (String argument : words.subList(1, words.size())) {
      int equals = argument.indexOf('=');
      if (equals < 1) {
        throw new ImportException(USAGE);
      }
      files.add(
          OpenApiFile.read(argument.substring(0, equals), Path.of(argument.substring(equals + 1))));
    }
    return files;
  }

  private static void write(ImportRecord made, Path folder, String catalog, String record)
      throws IOException {
    Files.createDirectories(folder);
    Files.write(folder.resolve(catalog), ImportRecord.bytes(made.catalog()));
    Files.write(folder.resolve(record), ImportRecord.bytes(made.record()));
  }
}
