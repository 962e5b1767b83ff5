package dev.tripatch.ui.start;

import dev.tripatch.document.ObjectName;
import dev.tripatch.document.ObjectQuery;
import dev.tripatch.example.BuiltInExample;
import dev.tripatch.ui.app.StartDocuments;
import dev.tripatch.ui.model.DocumentFiles;
import dev.tripatch.ui.model.ObjectChoice;
import dev.tripatch.ui.model.OpenDocument;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Opens the documents that the arguments name, or the built-in example if they name none. */
final class StartFiles {
  private static final String STANDARD_INPUT = "-";
  private static final int SHOWN = 20;

  private final DocumentFiles files;
  private final InputStream standardInput;

  StartFiles(DocumentFiles files, InputStream standardInput) {
    this.files = files;
    this.standardInput = standardInput;
  }

  /**
   * The documents to begin with.
   *
   * @throws IOException with a sentence for people if one cannot be opened
   */
  StartDocuments open(DocumentOptions options) throws IOException {
    if (options.isEmpty()) {
      return example();
    }
    ObjectQuery query =
        options.object == null ? ObjectQuery.ANY : ObjectQuery.parse(options.object);
    Optional<OpenDocument> local = open(options.local, query);
    ObjectQuery same = local.map(StartFiles::sameObject).orElse(query);
    Optional<OpenDocument> live = open(options.live, same);
    Optional<OpenDocument> lastApplied = open(options.lastApplied, same);
    return new StartDocuments(lastApplied, local, live);
  }

  private static StartDocuments example() {
    return new StartDocuments(
        Optional.empty(),
        Optional.of(OpenDocument.unfiled("web.yaml (example)", BuiltInExample.local())),
        Optional.of(OpenDocument.unfiled("live (example)", BuiltInExample.live())));
  }

  private Optional<OpenDocument> open(@Nullable String file, ObjectQuery query) throws IOException {
    if (file == null) {
      return Optional.empty();
    }
    List<OpenDocument> objects = read(file);
    if (objects.isEmpty()) {
      throw new IOException(file + " is empty: there is no object in it.");
    }
    return Optional.of(objects.size() == 1 ? objects.getFirst() : choose(file, objects, query));
  }

  private List<OpenDocument> read(String file) throws IOException {
    if (file.equals(STANDARD_INPUT)) {
      String text = new String(standardInput.readAllBytes(), StandardCharsets.UTF_8);
      return files.read("<stdin>", text);
    }
    try {
      return files.read(Path.of(file));
    } catch (InvalidPathException noPath) {
      throw new IOException(file + " is not the name of a file.", noPath);
    }
  }

  private static OpenDocument choose(String file, List<OpenDocument> objects, ObjectQuery query)
      throws IOException {
    List<OpenDocument> fitting = objects.stream().filter(each -> query.fits(nameOf(each))).toList();
    if (fitting.size() == 1) {
      return fitting.getFirst();
    }
    List<OpenDocument> shown = fitting.isEmpty() ? objects : fitting;
    String none = fitting.isEmpty() ? ", none of them " + query : "";
    String names =
        shown.stream()
            .limit(SHOWN)
            .map(each -> System.lineSeparator() + "  " + nameOf(each))
            .collect(Collectors.joining());
    throw new IOException(
        file
            + " holds "
            + objects.size()
            + " objects"
            + none
            + "; choose one with --object:"
            + names);
  }

  private static ObjectQuery sameObject(OpenDocument document) {
    return ObjectQuery.like(nameOf(document));
  }

  private static ObjectName nameOf(OpenDocument document) {
    return document
        .origin()
        .map(OpenDocument.Origin::object)
        .map(StartFiles::name)
        .orElse(new ObjectName("", "", "", ""));
  }

  private static ObjectName name(ObjectChoice choice) {
    return new ObjectName(choice.apiVersion(), choice.kind(), choice.namespace(), choice.name());
  }
}
