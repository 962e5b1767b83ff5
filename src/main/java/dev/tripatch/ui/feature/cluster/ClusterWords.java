package dev.tripatch.ui.feature.cluster;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the window says of a cluster. */
enum ClusterWords implements Wording {
  READ,
  READ_FROM_CLUSTER,
  READING,
  WAITING,
  CANCELLED,
  CHIP,
  OPENED_BEFORE,
  CHIP_HINT,
  CHIP_READ,
  CHIP_FAILED,
  CHIP_LIST,
  STILL_SHOWN,
  CHECK_NAME,
  OPEN_FROM_CLUSTER,
  OPEN_FROM_CLUSTER_KEYS,
  CANCEL_READING,
  SHOW_COMMANDS,
  OPEN_TITLE,
  OPEN,
  CONTEXT,
  NAMESPACE,
  OBJECT,
  OBJECT_PROMPT,
  LIST_READING,
  LIST_FAILED,
  LIST_EMPTY,
  LIST_NOTHING,
  LIST_HELP,
  LIST_KINDS,
  CLOSE,
  AS_MANIFEST,
  BUILT_FROM,
  TRY_AGAIN,
  COPY_COMMAND,
  COPIED,
  COMMANDS,
  COMMANDS_NONE,
  COMMANDS_HELP,
  EXIT,
  RUNNING,
  ENDED,
  MILLIS,
  SECONDS,
  COPY_LINE,
  SETTINGS,
  RED_CONTEXTS;

  @Override
  public Prose prose() {
    return Prose.about("window-cluster");
  }
}
