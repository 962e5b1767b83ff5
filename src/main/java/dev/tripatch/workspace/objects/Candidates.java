package dev.tripatch.workspace.objects;

import dev.tripatch.document.reader.ObjectName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The objects of a set by name, of which one may be the same as an object of another set. */
final class Candidates {
  private static final String USUAL_NAMESPACE = "default";

  private final Map<Key, List<FoundObject>> byName = new HashMap<>();
  private final Map<Key, List<FoundObject>> byGenerated = new HashMap<>();

  /** What must be equal; the namespace is looked at apart. */
  private record Key(String group, String kind, String name) {
    static Key of(ObjectName name, String text) {
      return new Key(name.group(), name.kind(), text);
    }
  }

  private final Optional<String> namespace;

  /**
   * Candidates.
   *
   * @param namespace the one of objects that name none; empty if nobody knows
   */
  Candidates(List<FoundObject> objects, Optional<String> namespace) {
    this.namespace = namespace;
    for (FoundObject object : objects) {
      add(byName, object, object.name().name());
      add(byGenerated, object, object.generateNameSaid());
    }
  }

  private static void add(Map<Key, List<FoundObject>> map, FoundObject object, String text) {
    if (!text.isEmpty()) {
      map.computeIfAbsent(Key.of(object.name(), text), key -> new ArrayList<>()).add(object);
    }
  }

  private static List<FoundObject> in(
      Map<Key, List<FoundObject>> map, FoundObject like, String text) {
    return map.getOrDefault(Key.of(like.name(), text), List.of());
  }

  /** Another object of this set with the very same name. */
  Optional<FoundObject> another(FoundObject object) {
    return in(byName, object, object.name().name()).stream()
        .filter(each -> !each.equals(object) && isInSameNamespace(each, object))
        .findFirst();
  }

  private static boolean isInSameNamespace(FoundObject one, FoundObject other) {
    return one.name().namespace().equals(other.name().namespace());
  }

  /**
   * The same object in this set.
   *
   * @param wanted an object of another set
   * @param others that set
   * @param remarks gets what is not plain about it
   */
  Optional<FoundObject> sameAs(FoundObject wanted, Candidates others, List<String> remarks) {
    return wanted.name().name().isEmpty()
        ? generatedLike(wanted, others, remarks)
        : named(wanted, others, remarks);
  }

  private Optional<FoundObject> named(FoundObject wanted, Candidates others, List<String> remarks) {
    List<FoundObject> found = in(byName, wanted, wanted.name().name());
    Optional<FoundObject> exact =
        found.stream().filter(each -> isInSameNamespace(each, wanted)).findFirst();
    if (exact.isPresent() || found.isEmpty()) {
      return exact;
    }
    return wanted.name().namespace().isEmpty()
        ? anywhere(found, others, remarks)
        : withoutNamespace(found, wanted, others);
  }

  /** The wanted one names no namespace. Those that others name exactly are not meant. */
  private Optional<FoundObject> anywhere(
      List<FoundObject> found, Candidates others, List<String> remarks) {
    Optional<FoundObject> known =
        found.stream()
            .filter(each -> namespace.equals(Optional.of(each.name().namespace())))
            .findFirst();
    if (known.isPresent()) {
      return known;
    }
    List<FoundObject> free = found.stream().filter(each -> !others.hasExactly(each)).toList();
    Optional<FoundObject> usual =
        free.stream().filter(each -> each.name().namespace().equals(USUAL_NAMESPACE)).findFirst();
    if (usual.isPresent()) {
      remarks.add(ObjectsWording.DEFAULT_NAMESPACE.text());
      return usual;
    }
    if (free.size() == 1) {
      String namespace = free.getFirst().name().namespace();
      remarks.add(ObjectsWording.ONLY_ONE_NAMESPACE.text("namespace", namespace));
      return Optional.of(free.getFirst());
    }
    if (free.size() > 1) {
      String namespaces = listed(free, each -> each.name().namespace());
      remarks.add(ObjectsWording.SEVERAL_NAMESPACES.text("namespaces", namespaces));
    }
    return Optional.empty();
  }

  /** Whether an object of exactly this name and namespace is here. */
  private boolean hasExactly(FoundObject object) {
    return in(byName, object, object.name().name()).stream()
        .anyMatch(each -> isInSameNamespace(each, object));
  }

  /** The one without a namespace, unless several of the other set may mean it. */
  private static Optional<FoundObject> withoutNamespace(
      List<FoundObject> found, FoundObject wanted, Candidates others) {
    boolean isOnly = in(others.byName, wanted, wanted.name().name()).size() == 1;
    return found.stream().filter(each -> isOnly && each.name().namespace().isEmpty()).findFirst();
  }

  private Optional<FoundObject> generatedLike(
      FoundObject wanted, Candidates others, List<String> remarks) {
    List<FoundObject> found =
        in(byGenerated, wanted, wanted.generateName()).stream()
            .filter(each -> wanted.name().namespace().isEmpty() || isInSameNamespace(each, wanted))
            .toList();
    boolean isOnly = in(others.byGenerated, wanted, wanted.generateName()).size() == 1;
    if (found.size() == 1 && isOnly) {
      String name = found.getFirst().name().toString();
      remarks.add(ObjectsWording.GENERATED_NAME.text("name", name));
      return Optional.of(found.getFirst());
    }
    if (!found.isEmpty()) {
      String names = listed(found, each -> each.name().name());
      remarks.add(ObjectsWording.SEVERAL_GENERATED.text("names", names));
    }
    return Optional.empty();
  }

  private static String listed(List<FoundObject> found, Function<FoundObject, String> part) {
    return found.stream().map(part).limit(5).collect(Collectors.joining(", "));
  }
}
