package dev.tripatch.engine.patch.json;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about JSON Patches that cannot be read or applied. */
enum JsonPatchWording implements Wording {
  NOT_A_LIST,
  NOT_A_MAP,
  WRITE_OPERATIONS,
  UNKNOWN_OPERATION,
  MEANT_OPERATION,
  KNOWN_OPERATIONS,
  NO_POINTER,
  BEGIN_POINTER,
  NO_STRING,
  WRITE_STRING,
  NO_MEMBER,
  ADD_MEMBER,
  WHOLE_OBJECT,
  NAME_A_FIELD,
  INTO_ITSELF,
  MOVE_ELSEWHERE,
  COPY_SIZE,
  COPY_LESS,
  TEST_FAILED,
  TEST_FAILED_IN_SECRET,
  CORRECT_TEST,
  NO_INDEX,
  NEGATIVE_INDEX,
  NOT_AN_INDEX,
  INDEX_FORM,
  APPEND,
  FIRST_ITEM,
  ONE_OF_ITEMS,
  SLASH_IN_KEY,
  ITEM_HAS_INDEX,
  NO_KEY,
  NO_KEY_AMONG,
  ADD_KEY_FIRST,
  LEAVE_REMOVAL_OUT,
  ADD_INSTEAD,
  NO_HOLDER,
  ADD_HOLDER;

  @Override
  public Prose prose() {
    return Prose.about("json-patch");
  }
}
