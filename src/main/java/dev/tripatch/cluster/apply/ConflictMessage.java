package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.ApplyRequest.Claim;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.cluster.apply.merge.ServerPath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The server's message for conflicts (apimachinery, {@code managedfields/internal/conflict.go}).
 */
final class ConflictMessage {

  private ConflictMessage() {}

  /** The order in which the server names conflicts: by owner, then field by field. */
  static List<Claim> sorted(List<Claim> claims) {
    return claims.stream()
        .sorted(Comparator.comparing(Claim::owner, FieldOwner.ORDER).thenComparing(Claim::path))
        .toList();
  }

  /** The message; at least one conflict, sorted. */
  static String of(List<Claim> sorted) {
    if (sorted.size() == 1) {
      Claim only = sorted.getFirst();
      return "Apply failed with 1 conflict: conflict with "
          + only.owner().inConflict()
          + ": "
          + only.path();
    }
    Map<FieldOwner, List<ServerPath>> byOwner = new TreeMap<>(FieldOwner.ORDER);
    sorted.forEach(
        claim -> byOwner.computeIfAbsent(claim.owner(), o -> new ArrayList<>()).add(claim.path()));
    List<String> lines = new ArrayList<>();
    byOwner.forEach(
        (owner, paths) -> {
          lines.add("conflicts with " + owner.inConflict() + ":");
          paths.forEach(path -> lines.add("- " + path));
        });
    return "Apply failed with " + sorted.size() + " conflicts: " + String.join("\n", lines);
  }
}
