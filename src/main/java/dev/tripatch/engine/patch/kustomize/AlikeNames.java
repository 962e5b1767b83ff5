package dev.tripatch.engine.patch.kustomize;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Names of items among which those that can mean the same item are looked up: by the first text
 * that the name has, or by its lack of that text.
 */
final class AlikeNames {
  private final List<List<String>> names;
  private final List<Map<String, TreeSet<Integer>>> places = new ArrayList<>();

  /** Names with as many texts each. */
  AlikeNames(Collection<List<String>> names) {
    this.names = new ArrayList<>(names);
    for (int i = 0; i < this.names.size(); i++) {
      note(i, this.names.get(i));
    }
  }

  private void note(int place, List<String> name) {
    for (int k = 0; k < name.size(); k++) {
      if (k == places.size()) {
        places.add(new HashMap<>());
      }
      places.get(k).computeIfAbsent(name.get(k), text -> new TreeSet<>()).add(place);
    }
  }

  /** All names. */
  List<List<String>> all() {
    return names;
  }

  /** Where the names are that may be one with a name, in order; others may be among them. */
  List<Integer> near(List<String> name) {
    for (int k = 0; k < Math.min(name.size(), places.size()); k++) {
      if (!name.get(k).isEmpty()) {
        TreeSet<Integer> near =
            new TreeSet<>(places.get(k).getOrDefault(name.get(k), new TreeSet<>()));
        near.addAll(places.get(k).getOrDefault("", new TreeSet<>()));
        return List.copyOf(near);
      }
    }
    return IntStream.range(0, names.size()).boxed().toList();
  }

  /** Whether another name than this one may mean the same item. */
  boolean hasOneLike(List<String> name) {
    return near(name).stream().anyMatch(i -> ItemNames.areOne(name, names.get(i)));
  }

  boolean contains(List<String> name) {
    return near(name).stream().anyMatch(i -> names.get(i).equals(name));
  }

  /** Puts another name at a place. */
  void set(int place, List<String> name) {
    names.set(place, name);
    note(place, name);
  }
}
