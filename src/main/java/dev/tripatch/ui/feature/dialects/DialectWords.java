package dev.tripatch.ui.feature.dialects;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the window says of dialects and of server-side apply. */
enum DialectWords implements Wording {
  CLICK_FOR_RESULT,
  DIFFERENCES_MARKED,
  RESULT_IN_ANOTHER_DIALECT,
  CLOSE_THIS_RESULT,
  FOLDED,
  RESULT_OF,
  SAME_PATCH,
  SAME_DOCUMENTS,
  FIELDS_THAT_DIFFER,
  COMPARISON_FAILED,
  NO_LIVE_OBJECT,
  KUBECTLS_WORDS,
  KUBECTL_PRINTS_HELP,
  KUBECTL_PRINTS,
  CANNOT_BE_KNOWN,
  ONLY_THE_SERVER_KNOWS,
  FIELDS_AND_SERVER_SIDE,
  LIVE,
  RESULT,
  OTHER_OWNERS_SINCE,
  WHY,
  WHAT_HAPPENS,
  ROW_HELP,
  FIELD_MANAGER,
  MANAGER_HELP,
  MANAGER,
  FORCE_CONFLICTS,
  FORCE_HELP,
  COMPOSING,
  REFUSED,
  UNREADABLE,
  NOT_FOUND_OUT,
  SERVER_SIDE_APPLY,
  EVERY_DIALECT_READS,
  EACH_WAY_APPLYING,
  ONLY_HERE,
  MISSING_HERE,
  IN_ANOTHER_ORDER,
  DIALECTS_TAB,
  SERVER_SIDE_TAB;

  @Override
  public Prose prose() {
    return Prose.about("window-dialects");
  }
}
