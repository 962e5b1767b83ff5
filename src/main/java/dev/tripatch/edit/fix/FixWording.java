package dev.tripatch.edit.fix;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about quick fixes, and about hazards that no edit fixes. */
enum FixWording implements Wording {
  NAME_BY_KEY,
  DELETE_BY_KEY,
  WRITE,
  WRITE_NULL,
  QUOTE,
  UNQUOTE,
  AS_ITEM,
  WITHOUT_LIST,
  CHANGE,
  RENAME,
  TAKE_OUT,
  TAKE_OUT_DIRECTIVE,
  TAKE_OUT_IDLE,
  NO_DIRECTIVE,
  NO_DIRECTIVE_HERE,
  UNKNOWN_FIELD,
  LEAVE_OUT,
  LEAVE_OUT_DELETED,
  LEAVE_AS_IS,
  KEEP_LIVE,
  ADD,
  ADD_FIRST,
  ADD_VALUE,
  EXPECT_VALUE,
  MOVE,
  TOP,
  WITHOUT_COMMENTS,
  MOVE_USED,
  COMPLETE,
  RETAIN,
  DELETE_ITEM,
  DELETE_ONLY,
  DELETE_DUPLICATE,
  DELETE_WITHOUT_KEY,
  DELETE_OPERATION,
  LEAVE_OPERATION_OUT,
  ADD_TO_LIST,
  ADD_EACH_KEY,
  COMPLETE_LIST,
  LIVES_VALUE,
  WRITE_EMPTY,
  DELETE_OTHER,
  DELETE_TEST,
  DELETE_OVERRIDDEN,
  DELETE_HIDDEN,
  DELETE_HIDDEN_OF_KEY,
  INDISTINGUISHABLE,
  ONLY_KUSTOMIZE,
  UNKNOWN_ORDER,
  OPTION,
  HELM,
  TOO_LARGE,
  RESTART;

  @Override
  public Prose prose() {
    return Prose.about("fixes");
  }
}
