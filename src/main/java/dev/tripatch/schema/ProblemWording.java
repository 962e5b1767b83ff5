package dev.tripatch.schema;

import dev.tripatch.prose.Wording;
import java.util.List;

/** The prose about what a reader does not understand: what is wrong, and what it takes instead. */
public enum ProblemWording implements Wording {
  NOT_AN_OBJECT,
  NOT_A_TEXT,
  NOT_A_WORD,
  NO_SUCH_DEFINITION,
  CONTAINS_ITSELF,
  LIST_WITHOUT_ITEMS,
  COMBINATION,
  UNKNOWN_STRATEGY,
  KIND_WITHOUT,
  NO_SCHEMA,
  NO_CRD_NAMES,
  OTHER_OBJECT,
  NO_GROUP,
  NO_VERSION,
  FIELDS_ALONE,
  UNKNOWN_GO_TYPE,
  FOREIGN_EMBEDDED,
  UNREADABLE_FIELD,
  UNREADABLE_TYPE,
  DECLARED_TWICE;

  private static final String WHAT = ".what";
  private static final String INSTEAD = ".instead";

  @Override
  public List<String> keys() {
    return List.of(name() + WHAT, name() + INSTEAD);
  }

  /** What is wrong, with the placeholders filled in. */
  String what(Object... values) {
    return prose().text(name() + WHAT, values);
  }

  /** What is taken instead. */
  String instead() {
    return prose().text(name() + INSTEAD);
  }
}
