package dev.tripatch.schema.catalog;

import dev.tripatch.schema.GroupVersion;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What kustomize knows of kinds besides their schema: which fields name other objects, and which
 * kinds belong to no namespace. The tables and their sources lie beside the catalogue. Safe for use
 * by many threads.
 */
public final class KustomizeKinds {

  private static final String ANY = "-";

  private final Lazy<Map<String, List<Entry>>> names =
      new Lazy<>(
          () ->
              CatalogResource.lines("kustomize-names.txt")
                  .map(Entry::parse)
                  .collect(Collectors.groupingBy(Entry::kind, HashMap::new, Collectors.toList())));
  private final Lazy<Set<String>> clusterScoped =
      new Lazy<>(
          () ->
              CatalogResource.lines("kustomize-cluster-scoped.txt")
                  .collect(Collectors.toUnmodifiableSet()));

  /**
   * A field that may name another object.
   *
   * @param named the kind of the other object
   * @param path the keys from the root on; a list on the way means each of its items
   */
  public record NameField(String named, List<String> path) {

    public NameField {
      path = List.copyOf(path);
    }
  }

  /**
   * The fields of an object that may name others, in the order in which kustomize looks at them.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public List<NameField> nameFields(String apiVersion, String kind) {
    return names.get().getOrDefault(kind, List.of()).stream()
        .filter(entry -> entry.isFor(apiVersion))
        .map(Entry::field)
        .toList();
  }

  /**
   * Whether kustomize knows that objects of this kind belong to no namespace.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public boolean isClusterScoped(String apiVersion, String kind) {
    return clusterScoped.get().contains(apiVersion + " " + kind);
  }

  private record Entry(String kind, String group, String version, NameField field) {

    static Entry parse(String line) {
      String[] words = line.split(" ", 5);
      List<String> path =
          Stream.of(words[4].split("(?<!\\\\)/")).map(key -> key.replace("\\/", "/")).toList();
      return new Entry(words[1], words[2], words[3], new NameField(words[0], path));
    }

    boolean isFor(String apiVersion) {
      GroupVersion given = GroupVersion.of(apiVersion);
      return isOrAny(group, given.group()) && isOrAny(version, given.version());
    }

    private static boolean isOrAny(String wanted, String given) {
      return wanted.equals(ANY) || wanted.equals(given);
    }
  }
}
