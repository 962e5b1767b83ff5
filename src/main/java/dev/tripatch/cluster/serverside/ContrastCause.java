package dev.tripatch.cluster.serverside;

import dev.tripatch.prose.Wording;

/** Why a field has another value after server-side apply than after kubectl apply. */
public enum ContrastCause implements Wording {
  /** Another manager owns the field. */
  OWNED_BY_ANOTHER,

  /** A null clears a field for kubectl apply, but not always for server-side apply. */
  NULL_IN_LOCAL,

  /** Last applied had it, which only kubectl apply looks at. */
  ONLY_LAST_APPLIED_HAD_IT,

  /** The manager owned it, which only server-side apply looks at. */
  ONLY_OWNERSHIP_HAD_IT,

  /** Live has several items of one name. */
  TWINS_IN_LIVE,

  /** Items are distinguished by other keys. */
  OTHER_KEYS,

  /** Server-side apply takes a list whole that kubectl apply merges. */
  LIST_TAKEN_WHOLE,

  /** Server-side apply merges a list that kubectl apply takes whole. */
  LIST_MERGED,

  /** Server-side apply takes a map whole that kubectl apply merges. */
  MAP_TAKEN_WHOLE,

  /** kubectl apply takes a map whole, or clears fields of it, that server-side apply merges. */
  MAP_MERGED,

  /** The server keeps the field itself. */
  SERVERS_OWN,

  /** No rule that we know explains it. */
  UNTOLD;

  String sentence(Object field, String who) {
    return text("field", field, "who", who);
  }
}
