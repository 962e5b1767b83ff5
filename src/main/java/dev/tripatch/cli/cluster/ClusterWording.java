package dev.tripatch.cli.cluster;

import dev.tripatch.prose.Wording;

/** What the command line says of a cluster. */
enum ClusterWording implements Wording {
  LIVE_ONCE,
  SAY_FROM_CLUSTER,
  SERVER_WARNS,
  APPLIES_SERVER_SIDE,
  OTHER_NAMESPACE
}
