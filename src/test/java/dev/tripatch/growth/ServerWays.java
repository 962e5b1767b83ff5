package dev.tripatch.growth;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideComparison;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Foretells server-side apply. */
final class ServerWays {
  private ServerWays() {}

  static void addTo(Map<String, GrowthWay> ways) {
    applied(ways);
  }

  private static void applied(Map<String, GrowthWay> ways) {
    ways.put("server-side apply", c -> appliedTo(c, "kubectl"));
    ways.put("server-side apply, another manager", c -> appliedTo(c, "other"));
    ways.put("both ways of applying", c -> () -> ServerSideComparison.of(c.outcome(), "kubectl"));
  }

  private static Callable<Object> appliedTo(GrowthCase c, String owner) {
    var owned = Owned.by(c.live(), owner);
    return () ->
        ServerSideApply.of(
            c.outcome().inputs().local(),
            Optional.of(owned),
            c.outcome().inputs().schema(),
            "kubectl",
            false);
  }
}
