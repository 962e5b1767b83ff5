package dev.tripatch.workspace.helm;

import dev.tripatch.json.Role;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.Unread;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A release: its objects as they were deployed last, as they are rendered now, and live.
 *
 * @param name its name
 * @param pairs its objects
 * @param unread what could not be read of the manifests
 * @param remarks what to know of the whole release
 * @param deletes how many objects Helm would delete
 * @param isServerSide whether Helm would use server-side apply
 */
public record HelmRelease(
    String name,
    List<ObjectPair> pairs,
    List<Unread> unread,
    List<String> remarks,
    int deletes,
    boolean isServerSide) {
  /** Whose changes server-side apply takes Helm's for. */
  public static final String MANAGER = "helm";

  public HelmRelease {
    pairs = List.copyOf(pairs);
    unread = List.copyOf(unread);
    remarks = List.copyOf(remarks);
  }

  /** The objects of a pane as one manifest; empty if there are none. */
  public String manifest(Role role) {
    return pairs.stream()
        .flatMap(pair -> pair.found(role).stream())
        .map(found -> found.object().text().stripTrailing())
        .collect(Collectors.joining("\n---\n", "", "\n"));
  }
}
