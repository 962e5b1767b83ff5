package dev.tripatch.workspace.objects;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about many objects. */
enum ObjectsWording implements Wording {
  WILL_BE_SENT,
  CHANGING,
  CHANGING_SO_FAR,
  HAPPENING,
  UNDECIDED_IN,
  AS_A_WHOLE,
  PART,
  EMPTY_FOLDER,
  NAME_FILES,
  CANNOT_LIST,
  KUSTOMIZATION,
  NO_KIND,
  NO_NAME,
  SAY_WHICH,
  ONLY_ONE_NAMESPACE,
  DEFAULT_NAMESPACE,
  SEVERAL_NAMESPACES,
  GENERATED_NAME,
  SEVERAL_GENERATED,
  NOT_ALONE,
  LIVE_TWICE,
  NOT_DELETED,
  WAS_APPLIED,
  NOT_APPLIED,
  KINDS_FORBIDDEN,
  SECRET_LEFT_OUT,
  OTHERS_CHANGE;

  @Override
  public Prose prose() {
    return Prose.about("objects");
  }
}
