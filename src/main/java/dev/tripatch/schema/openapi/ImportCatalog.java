package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the bundled catalogue from Kubernetes' OpenAPI v2 documents. The same documents give the
 * same bytes. Decision record 3 has the command.
 */
public final class ImportCatalog {

  /** The record's name; it lies beside the catalogue. */
  public static final String RECORD = "kubernetes.properties";

  private static final String USAGE =
      "usage: ImportCatalog FOLDER VERSION=FILE [VERSION=FILE ...], newest version first";

  private ImportCatalog() {}

  /** Runs the import: the folder to write to, then the documents. */
  public static void main(String[] arguments) {
    System.exit(run(arguments, System.err));
  }

  /** Runs the import; 0 if it went well, else 2 with a message. */
  static int run(String[] arguments, PrintStream err) {
    try {
      if (arguments.length < 2) {
        throw new ImportException(USAGE);
      }
      write(ImportRecord.of(files(arguments)), Path.of(arguments[0]));
      return 0;
    } catch (ImportException e) {
      err.println(e.getMessage());
    } catch (IOException e) {
      err.println("cannot write to " + arguments[0] + ": " + e);
    }
    return 2;
  }

  private static List<OpenApiFile> files(String[] arguments) throws ImportException {
    List<OpenApiFile> files = new ArrayList<>();
    for (String argument : List.of(arguments).subList(1, arguments.length)) {
      int equals = argument.indexOf('=');
      if (equals < 1) {
        throw new ImportException(USAGE);
      }
      files.add(
          OpenApiFile.read(argument.substring(0, equals), Path.of(argument.substring(equals + 1))));
    }
    return files;
  }

  private static void write(ImportRecord made, Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.write(folder.resolve(BundledCatalog.RESOURCE), ImportRecord.bytes(made.catalog()));
    Files.write(folder.resolve(RECORD), ImportRecord.bytes(made.record()));
  }
}
