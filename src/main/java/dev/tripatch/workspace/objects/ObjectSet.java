package dev.tripatch.workspace.objects;

import java.util.List;
import java.util.stream.Stream;

/**
 * The objects of some files, in the order of files and lines.
 *
 * @param objects the objects
 * @param unread what could not be read
 * @param remarks what else to know, in sentences
 */
public record ObjectSet(List<FoundObject> objects, List<Unread> unread, List<String> remarks) {

  /** No objects at all. */
  public static final ObjectSet NONE = new ObjectSet(List.of(), List.of(), List.of());

  public ObjectSet {
    objects = List.copyOf(objects);
    unread = List.copyOf(unread);
    remarks = List.copyOf(remarks);
  }

  /** These objects and those. */
  public ObjectSet and(ObjectSet more) {
    return new ObjectSet(
        together(objects, more.objects),
        together(unread, more.unread),
        together(remarks, more.remarks));
  }

  private static <T> List<T> together(List<T> these, List<T> those) {
    return Stream.concat(these.stream(), those.stream()).toList();
  }

  /** Whether nothing was found, not even a fault. */
  public boolean isEmpty() {
    return objects.isEmpty() && unread.isEmpty();
  }
}
