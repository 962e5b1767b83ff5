package dev.tripatch.merge;

import dev.tripatch.document.reader.ObjectName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which objects of a file are the same in its versions: those of one group, kind, namespace and
 * name; or those that a side gave another name.
 */
final class ObjectMatching {

  private ObjectMatching() {}

  /** Which objects are the same in the three versions. */
  static List<Threefold<Integer>> of(Threefold<FileText> files) throws NotMergedException {
    Map<ObjectName, Integer> base = names(files.base());
    Map<ObjectName, Integer> ours = names(files.ours());
    Map<ObjectName, Integer> theirs = names(files.theirs());
    Map<ObjectName, ObjectName> ourNames =
        new HashMap<>(RenamedObjects.in(files.base(), files.ours()));
    Map<ObjectName, ObjectName> theirNames =
        new HashMap<>(RenamedObjects.in(files.base(), files.theirs()));
    takeNames(theirNames, ourNames, ours);
    takeNames(ourNames, theirNames, theirs);
    List<Threefold<Integer>> places = new ArrayList<>();
    Set<ObjectName> done = new HashSet<>();
    for (ObjectName name : base.keySet()) {
      if (!ours.containsKey(name) && !theirs.containsKey(name)) {
        ofOtherKind(name, ours, base).ifPresent(other -> ourNames.putIfAbsent(name, other));
        ofOtherKind(name, theirs, base).ifPresent(other -> theirNames.putIfAbsent(name, other));
      }
      ObjectName ourName = ourNames.getOrDefault(name, name);
      ObjectName theirName = theirNames.getOrDefault(name, name);
      places.add(new Threefold<>(base.get(name), ours.get(ourName), theirs.get(theirName)));
      done.addAll(List.of(ourName, theirName));
    }
    Stream.concat(ours.keySet().stream(), theirs.keySet().stream())
        .filter(done::add)
        .forEach(name -> places.add(new Threefold<>(null, ours.get(name), theirs.get(name))));
    return places;
  }

  /** What one side renamed beyond doubt, the other renamed, too, if it has the new name. */
  private static void takeNames(
      Map<ObjectName, ObjectName> known,
      Map<ObjectName, ObjectName> names,
      Map<ObjectName, Integer> side) {
    known.forEach(
        (old, now) -> {
          if (side.containsKey(now) && !side.containsKey(old)) {
            names.putIfAbsent(old, now);
          }
        });
  }

  private static Map<ObjectName, Integer> names(@Nullable FileText file) throws NotMergedException {
    Map<ObjectName, Integer> names = new LinkedHashMap<>();
    for (FileText.Part part : file == null ? List.<FileText.Part>of() : file.parts()) {
      if (names.put(part.name().ofAnyVersion(), names.size()) != null) {
        throw NotMergedException.because(MergeTextWording.TWICE, "object", part.name().toString());
      }
    }
    return names;
  }

  /** The object into which a side made one: two different kinds are a conflict. */
  private static Optional<ObjectName> ofOtherKind(
      ObjectName name, Map<ObjectName, Integer> side, Map<ObjectName, Integer> base) {
    return side.keySet().stream()
        .filter(other -> !base.containsKey(other))
        .filter(other -> other.name().equals(name.name()))
        .filter(other -> other.namespace().equals(name.namespace()))
        .findFirst();
  }
}
