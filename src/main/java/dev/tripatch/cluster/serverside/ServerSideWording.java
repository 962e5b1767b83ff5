package dev.tripatch.cluster.serverside;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about what server-side apply does. */
enum ServerSideWording implements Wording {
  AND,
  ADDED,
  CHANGED,
  OTHER_VALUE,
  SAME,
  ADOPTED,
  ALSO_OWNED,
  TWINS,
  FORCED_FROM_ONE,
  FORCED_FROM_SEVERAL,
  TAKEN_FROM_ONE,
  TAKEN_FROM_SEVERAL,
  NULL_CLEARS,
  NULL_FOR_NOTHING,
  REMOVED,
  REMOVED_AS_KUBECTL,
  GIVEN_UP,
  GIVEN_UP_TO,
  IGNORED,
  WRITTEN,
  NOT_THE_OWNER,
  NOT_THE_ONLY_OWNER,
  KUBECTL_VERSION,
  KUBECTL_VERSION_NO_OWNERS,
  SERVER_STEPS,
  NO_OWNERS,
  UNREADABLE_ENTRIES,
  MANAGER_NAME,
  OWNER,
  OTHER_VERSION,
  LIVE_VERSION,
  CUSTOM_SCHEMA,
  CUSTOM_DECLARED,
  LEAVE_OWNERS_OUT,
  CORRECT_LOCAL;

  private static final Prose PROSE = Prose.about("server-side");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
