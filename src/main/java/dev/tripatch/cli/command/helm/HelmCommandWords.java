package dev.tripatch.cli.command.helm;

import dev.tripatch.prose.Wording;

/** What the command about releases says. */
enum HelmCommandWords implements Wording {
  NO_RELEASE_NAME,
  OPTIONS_NEED_CHART,
  OTHER_CLUSTER,
  FORCE,
  ONLY_LIVE,
  DRIFT_STAYS
}
