package dev.tripatch.workspace.file;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about files that cannot be read or written. */
public enum FileWording implements Wording {
  READ_ONLY,
  NOT_ALLOWED_TO_WRITE,
  FOLDER_GONE,
  CANNOT_WRITE,
  NO_SPACE,
  DISK_READ_ONLY,
  NOT_A_FOLDER,
  NOT_A_FILE_TO_WRITE,
  NOT_RESTORED,
  TRAITS_LOST,
  CHANGED_SINCE,
  NEW_CONTENT_STAYS,
  INTERRUPTED,
  INTERRUPTED_HERE,
  OLD_CONTENT,
  FILE_NOW,
  OLD_CONTENT_BACK,
  OLD_CONTENT_FAILED,
  DELETE_OLD_CONTENT,
  DELETE_OLD_CONTENT_DETAIL,
  EMPTY_NAME,
  IS_FOLDER,
  NOT_A_FILE,
  NOT_THERE,
  NOT_ALLOWED_TO_READ,
  NOT_UTF8,
  TOO_LARGE,
  NO_CASE,
  OTHER_VERSION,
  OPEN_OBJECTS,
  NEWER_TRIPATCH,
  CORRECT_CASE;

  @Override
  public Prose prose() {
    return Prose.about("files");
  }
}
