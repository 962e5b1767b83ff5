package dev.tripatch.schema.openapi;

import dev.tripatch.schema.ImportException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Makes the bundled catalogues from OpenAPI v2 documents: those of Kubernetes, and with {@code
 * --kustomize} that of the schema which kustomize carries. The same documents give the same bytes.
 * Decision record 3 has the commands.
 */
public final class ImportCatalog {

  private static final String KUSTOMIZE = "--kustomize";
  private static final String USAGE =
      "usage: ImportCatalog FOLDER VERSION=FILE [VERSION=FILE ...], newest version first,"
          + " or ImportCatalog --kustomize FOLDER VERSION=FILE";

  private ImportCatalog() {}

  /** Runs the import: the folder to write to, then the documents. */
  public static void main(String[] arguments) {
    System.exit(run(arguments, System.err));
  }

  /** Runs the import; 0 if it went well, else 2 with a message. */
  static int run(String[] arguments, PrintStream err) {
    try {
      List<String> words = List.of(arguments);
      boolean isKustomize = words.contains(KUSTOMIZE);
      List<String> given = isKustomize ? words.subList(1, words.size()) : words;
      List<OpenApiFile> files = files(given);
      write(
          isKustomize
              ? ImportRecord.ofKustomize(files.getFirst())
              : ImportRecord.ofKubernetes(files),
          Path.of(given.getFirst()));
      if (files.size() > 1) {
        files.getFirst().saidSince(files.get(1)).forEach(err::println);
      }
      return 0;
    } catch (ImportException e) {
      err.println(e.getMessage());
    } catch (IOException e) {
      err.println("cannot write: " + e);
    }
    return 2;
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

  private static void write(Map<String, String> made, Path folder) throws IOException {
    Files.createDirectories(folder);
    for (Map.Entry<String, String> file : made.entrySet()) {
      Files.write(folder.resolve(file.getKey()), ImportRecord.bytes(file.getValue()));
    }
  }
}
