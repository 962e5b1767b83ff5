package dev.tripatch.learn;

import dev.tripatch.hazard.HazardKind;
import dev.tripatch.prose.Prose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The reference in the program: its own pages in the order of {@code pages.txt}, and hazards'. */
public final class BundledReference {
  private static final String INDEX = "pages.txt";

  private BundledReference() {}

  /**
   * All pages, read again with each call.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public static Reference read() {
    List<Page> pages = new ArrayList<>();
    List<String> ids = ids();
    for (Topic topic : Topic.values()) {
      Stream<Page> ofTopic =
          switch (topic) {
            case GUIDE -> names(topic, ids).map(name -> GuidePage.read(name, guide(name)).page());
            case HAZARD -> Arrays.stream(HazardKind.values()).map(BundledReference::hazard);
            case DIRECTIVE, ANNOTATION, OUTCOME, REFUSAL, DIALECT ->
                names(topic, ids).map(name -> page(topic, name));
          };
      ofTopic.forEach(pages::add);
    }
    return new Reference(pages);
  }

  /**
   * The files that the guide works with, each with its text, by their paths.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public static SortedMap<String, String> guideFiles() {
    SortedMap<String, String> files = new TreeMap<>();
    names(Topic.GUIDE, ids())
        .forEach(name -> files.putAll(GuidePage.read(name, guide(name)).files()));
    return files;
  }

  private static List<String> ids() {
    return text(INDEX).lines().filter(line -> !line.isBlank()).toList();
  }

  private static Stream<String> names(Topic topic, List<String> ids) {
    String prefix = topic.id() + "/";
    return ids.stream()
        .filter(id -> id.startsWith(prefix))
        .map(id -> id.substring(prefix.length()));
  }

  private static String guide(String name) {
    return text(Topic.GUIDE.id() + "/" + name + ".md");
  }

  private static Page page(Topic topic, String name) {
    String file = topic.id() + "/" + name + ".md";
    String markdown = text(file);
    try {
      List<Lesson> examples =
          LessonFile.read(file, markdown).lessons().stream().filter(Lesson::hasDocuments).toList();
      return Page.of(topic, name, markdown, examples);
    } catch (LessonFileException damaged) {
      throw new IllegalStateException(damaged);
    }
  }

  private static Page hazard(HazardKind kind) {
    String markdown = kind.page();
    return Page.of(Topic.HAZARD, kind.id(), markdown, examples(kind, markdown));
  }

  /** A hazard's example; none where it is about what no lesson can say, such as kustomize. */
  private static List<Lesson> examples(HazardKind kind, String markdown) {
    try {
      return LessonFile.read(kind.id() + ".md", markdown).lessons().stream()
          .filter(lesson -> lesson.title().equals("Example") && lesson.has(BlockLabel.LIVE))
          .toList();
    } catch (LessonFileException ofAnotherDialect) {
      return List.of();
    }
  }

  private static String text(String name) {
    return Prose.file(BundledReference.class, "reference/" + name);
  }
}
