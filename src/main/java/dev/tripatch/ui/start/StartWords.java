package dev.tripatch.ui.start;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the window prints before it opens, and when it has closed. */
enum StartWords implements Wording {
  NOT_READ_ONLY,
  WAITING,
  NO_PICTURE,
  NO_SIZE,
  NO_THEME,
  NO_TYPE,
  PAGE_OF_LESSON,
  FILE_WITHOUT_LESSON,
  SEVERAL_LESSONS,
  CHOOSE,
  CASE_ALONE,
  ONE_STANDARD_INPUT,
  NO_FILE_NAME,
  EMPTY,
  LOCAL_OBJECTS_ONCE,
  NO_PATH,
  MERGE_NEEDS_LOCAL,
  SEE_HELP,
  NOT_COMPARED,
  LOCAL_WINS,
  NOT_SAVED,
  TO_DO,
  NO_FOLDER,
  IS_FOLDER,
  SAY_FROM_CLUSTER,
  LIVE_ONCE,
  LIVE_OF_WHAT,
  OTHER_NAMESPACE,
  NO_RESOURCE,
  NOT_MERGED,
  NOTHING_TO_MERGE,
  NO_FILE_NAME_GIVEN,
  OTHER_FILES,
  LOCAL_IS_SERVERS,
  SECRETS_MASKED,
  LOCAL_ESTIMATED,
  BEFORE,
  AFTER;

  @Override
  public Prose prose() {
    return Prose.about("start");
  }
}
