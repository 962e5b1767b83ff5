package dev.tripatch.learn;

import dev.tripatch.learn.Reference.PagePlace;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which pages are about what happens in a lesson, and so which lessons a page is good for. */
public final class LessonLinks {
  private final Reference reference;
  private final Map<Lesson, Set<PagePlace>> places = new LinkedHashMap<>();

  /** Links between these. */
  public LessonLinks(Reference reference, List<Lesson> lessons) {
    this.reference = reference;
    lessons.forEach(lesson -> places.put(lesson, found(lesson)));
  }

  /** The lessons in which something happens that a page is about, in their order. */
  public List<Lesson> about(Page page) {
    return places.entrySet().stream()
        .filter(each -> each.getValue().stream().anyMatch(place -> place.page().equals(page)))
        .map(Map.Entry::getKey)
        .toList();
  }

  /**
   * What to read about one of the lessons: directives of its patch, its reasons, hazards and its
   * refusal.
   */
  public Set<PagePlace> places(Lesson lesson) {
    return places.getOrDefault(lesson, Set.of());
  }

  private Set<PagePlace> found(Lesson lesson) {
    Set<PagePlace> found = new LinkedHashSet<>();
    lines(lesson, BlockLabel.PATCH)
        .flatMap(line -> PageIds.directive(key(line)).stream())
        .forEach(id -> reference.find(id).ifPresent(found::add));
    lines(lesson, BlockLabel.EXPLAIN)
        .filter(line -> !line.startsWith(" "))
        .map(line -> "reason/" + line.substring(line.lastIndexOf(": ") + 1).strip())
        .forEach(id -> reference.find(id).ifPresent(found::add));
    lines(lesson, BlockLabel.HAZARD)
        .map(line -> "hazard/" + line.split(" ", 2)[0])
        .forEach(id -> reference.find(id).ifPresent(found::add));
    lesson.text(BlockLabel.ERROR).flatMap(reference::saying).ifPresent(found::add);
    return found;
  }

  private static Stream<String> lines(Lesson lesson, BlockLabel label) {
    Optional<Block> block = lesson.block(label);
    return block.stream().flatMap(found -> found.text().lines());
  }

  /** The key of a line of YAML, without what is before and after it. */
  private static String key(String line) {
    return line.strip().replaceFirst("^(- )+", "").split(":", 2)[0];
  }
}
