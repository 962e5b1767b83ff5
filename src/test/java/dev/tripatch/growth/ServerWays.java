package dev.tripatch.growth;

import dev.tripatch.cluster.serverside.ServerSideApply;
import dev.tripatch.cluster.serverside.ServerSideComparison;
import java.util.Map;
import java.util.Optional;

/** Foretells server-side apply. */
final class ServerWays {
  private ServerWays() {}

  static void addTo(Map<String, GrowthWay> ways) {
    applied(ways);
  }

  private static void applied(Map<String, GrowthWay> ways) {
    ways.put(
        "server-side apply",
        c -> {
          var owned = Owned.by(c.live(), "kubectl");
          return () ->
              ServerSideApply.of(
                  c.outcome().inputs().local(),
                  Optional.of(owned),
                  c.outcome().inputs().schema(),
                  "kubectl",
                  false);
        });
    ways.put(
        "server-side apply, another manager",
        c -> {
          var owned = Owned.by(c.live(), "other");
          return () ->
              ServerSideApply.of(
                  c.outcome().inputs().local(),
                  Optional.of(owned),
                  c.outcome().inputs().schema(),
                  "kubectl",
                  false);
        });
    ways.put("both ways of applying", c -> () -> ServerSideComparison.of(c.outcome(), "kubectl"));
  }
}
