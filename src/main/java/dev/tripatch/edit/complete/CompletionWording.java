package dev.tripatch.edit.complete;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose of proposals. */
enum CompletionWording implements Wording {
  MAP_OF,
  LIST_OF,
  MERGED_BY,
  MERGED_AS_SET,
  LIST_REPLACED,
  LIST_TYPE,
  LIST_TYPE_KEYS,
  REQUIRED,
  DEFAULT,
  ONE_OF,
  LIVE_HAS,
  ALLOWED,
  LIVE_HAS_ITEM,
  LIVE_HAS_IT,
  PATCH_ADDS,
  PATCH_SETS,
  LIVE_KEEPS,
  LIVE_LOSES,
  NEITHER_HAS,
  DELETED_FROM_LIVE,
  ALL_IN_ORDER,
  ALL_OF_LIVE,
  ALL_ITEMS,
  LIVE_HAS_ELSEWHERE,
  ANOTHER_ITEM,
  NULL_DELETES,
  PATCH_REPLACE_MAP,
  PATCH_DELETE_MAP,
  PATCH_DELETE_ITEM,
  PATCH_REPLACE_LIST,
  PATCH_MERGE,
  RETAIN_KEYS,
  SET_ELEMENT_ORDER,
  DELETE_FROM_PRIMITIVE_LIST,
  VOLUME_OF_POD,
  CONTAINER_OF_POD,
  PORT_OF_CONTAINER,
  OPERATION,
  OPERATION_ADD,
  OPERATION_REMOVE,
  OPERATION_REPLACE,
  OPERATION_MOVE,
  OPERATION_COPY,
  OPERATION_TEST,
  BEHIND_LAST;

  private static final Prose PROSE = Prose.about("completion");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
