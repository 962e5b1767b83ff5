package dev.tripatch.workspace.objects;

import dev.tripatch.document.reader.ObjectName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The objects of some files, in the order of files and lines.
 *
 * @param objects the objects
 * @param unread what could not be read
 * @param remarks what else to know, in sentences
 * @param unknown objects of which nobody knows whether they are there, with the reason
 */
public record ObjectSet(
    List<FoundObject> objects,
    List<Unread> unread,
    List<String> remarks,
    Map<ObjectName, String> unknown) {

  /** No objects at all. */
  public static final ObjectSet NONE = new ObjectSet(List.of(), List.of(), List.of());

  public ObjectSet {
    objects = List.copyOf(objects);
    unread = List.copyOf(unread);
    remarks = List.copyOf(remarks);
    unknown = Map.copyOf(unknown);
  }

  /** What files hold: nothing in it is unknown. */
  public ObjectSet(List<FoundObject> objects, List<Unread> unread, List<String> remarks) {
    this(objects, unread, remarks, Map.of());
  }

  /** These objects and those. */
  public ObjectSet and(ObjectSet more) {
    Map<ObjectName, String> allUnknown = new HashMap<>(unknown);
    allUnknown.putAll(more.unknown);
    return new ObjectSet(
        together(objects, more.objects),
        together(unread, more.unread),
        together(remarks, more.remarks),
        allUnknown);
  }

  private static <T> List<T> together(List<T> these, List<T> those) {
    return Stream.concat(these.stream(), those.stream()).toList();
  }
}
