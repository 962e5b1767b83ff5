package dev.tripatch.ui.app.rescue;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/**
 * Where a kept text belongs as files are now.
 *
 * @param text the text
 * @param document its object in its file; empty if it came from no file, or is gone
 */
record KeptPlace(KeptText text, Optional<OpenDocument> document) {

  static KeptPlace of(KeptText text, DocumentFiles files) {
    return all(List.of(text), files, found -> {}).getFirst();
  }

  /**
   * The same for many: each file is read once.
   *
   * @param found gets how many are found so far
   */
  static List<KeptPlace> all(List<KeptText> texts, DocumentFiles files, IntConsumer found) {
    Map<String, Map<ObjectName, List<OpenDocument>>> read = new HashMap<>();
    List<KeptPlace> places = new ArrayList<>();
    for (KeptText text : texts) {
      Optional<OpenDocument> document =
          text.origin()
              .flatMap(
                  from ->
                      find(from, read.computeIfAbsent(from.place().file(), at -> in(at, files))));
      places.add(new KeptPlace(text, document));
      found.accept(places.size());
    }
    return places;
  }

  private static Map<ObjectName, List<OpenDocument>> in(String path, DocumentFiles files) {
    Path file = Path.of(path);
    try {
      return Files.isRegularFile(file)
          ? files.read(file).stream().collect(Collectors.groupingBy(KeptPlace::nameOf))
          : Map.of();
    } catch (IOException gone) {
      return Map.of();
    }
  }

  private static ObjectName nameOf(OpenDocument document) {
    return inAnyVersion(document.origin().orElseThrow().object().name());
  }

  private static ObjectName inAnyVersion(ObjectName name) {
    return new ObjectName("", name.kind(), name.namespace(), name.name());
  }

  /** The object of the same name: others may have come before it since. */
  private static Optional<OpenDocument> find(
      KeptText.Origin origin, Map<ObjectName, List<OpenDocument>> found) {
    return found.getOrDefault(inAnyVersion(origin.object()), List.of()).stream()
        .min(Comparator.comparingInt(each -> Math.abs(indexOf(each) - origin.place().index())));
  }

  private static int indexOf(OpenDocument document) {
    return document.origin().map(origin -> origin.object().index()).orElse(0);
  }

  /** Whether it came from a file that no longer holds it. */
  boolean isGone() {
    return text.origin().isPresent() && document.isEmpty();
  }

  /** Whether the file holds it, but no longer as it was opened. */
  boolean isChanged() {
    return document.isPresent()
        && text.origin()
            .filter(origin -> !origin.print().equals(KeptText.printOf(document.get().text())))
            .isPresent();
  }

  /** What to show; what is in no file counts as not saved. */
  OpenDocument opened() {
    return document.orElseGet(() -> OpenDocument.unfiled(text.name(), ""));
  }
}
