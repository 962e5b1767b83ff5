package dev.tripatch.workspace.helm;

import dev.tripatch.prose.Wording;

/** What a person must know of a release and its objects, and what Helm will not see. */
enum HelmRemark implements Wording {
  COMPARED,
  SINCE,
  FAILED_SINCE,
  HOOKS,
  CRDS,
  SERVER_SIDE,
  DELETED,
  KEPT,
  LEFT_OVER,
  ADOPTED,
  MADE_AGAIN,
  FAILED_CHANGED
}
