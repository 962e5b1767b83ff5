package dev.tripatch.workspace.objects;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.Role;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which files and folders are compared, object by object.
 *
 * @param lastApplied what was applied last; empty to take it from live's annotations
 * @param local what is wanted
 * @param live what there is
 * @param recursive whether sub-folders are read, too
 * @param cluster the cluster that live is read from, in place of files; empty for none
 * @param told what to say of objects, in place of how they were paired
 */
public record ObjectSources(
    List<Path> lastApplied,
    List<Path> local,
    List<Path> live,
    boolean recursive,
    Optional<Connection> cluster,
    Map<ObjectName, List<String>> told) {

  /** No files. */
  public static final ObjectSources NONE = new ObjectSources(List.of(), List.of(), List.of(), true);

  /** Files alone. */
  public ObjectSources(
      List<Path> lastApplied, List<Path> local, List<Path> live, boolean recursive) {
    this(lastApplied, local, live, recursive, Optional.empty(), Map.of());
  }

  public ObjectSources {
    told = Map.copyOf(told);
    lastApplied = List.copyOf(lastApplied);
    local = List.copyOf(local);
    live = List.copyOf(live);
  }

  /** Whether there are no files. */
  public boolean isEmpty() {
    return lastApplied.isEmpty() && local.isEmpty() && live.isEmpty();
  }

  /** The same with live from a cluster. */
  public ObjectSources from(Connection other) {
    return new ObjectSources(lastApplied, local, List.of(), recursive, Optional.of(other), told);
  }

  /** The same with other files for a document; for local if its text is calculated. */
  public ObjectSources with(Role role, List<Path> paths) {
    return switch (role) {
      case LAST_APPLIED -> new ObjectSources(paths, local, live, recursive, cluster, told);
      case LIVE -> new ObjectSources(lastApplied, local, paths, recursive);
      case LOCAL, PATCH, RESULT ->
          new ObjectSources(lastApplied, paths, live, recursive, cluster, told);
    };
  }

  /** The same with one file more for a document. */
  public ObjectSources and(Role role, Path more) {
    List<Path> known =
        switch (role) {
          case LAST_APPLIED -> lastApplied;
          case LIVE -> live;
          case LOCAL, PATCH, RESULT -> local;
        };
    Set<Path> all = new LinkedHashSet<>(known);
    all.add(more);
    return with(role, List.copyOf(all));
  }

  /** The same, where more is known of objects than how they are paired. */
  public ObjectSources telling(Map<ObjectName, List<String>> remarks) {
    return new ObjectSources(lastApplied, local, live, recursive, cluster, remarks);
  }
}
