package dev.tripatch.workspace.objects;

/** What becomes of an object. */
public enum ObjectState {
  /** Live is what local wants. */
  IN_SYNC("in sync"),
  /** The patch changes nothing but kubectl's annotation. */
  ANNOTATED("annotation only"),
  /** Local has more than live, and yet every field stays as it is in live. */
  WITHOUT_EFFECT("without effect"),
  /** There is a patch that changes fields. */
  WILL_CHANGE("will change"),
  /** It is not live yet, and will be created. */
  ONLY_LOCAL("only local"),
  /** Local does not have it, and it stays. */
  ONLY_LIVE("only live"),
  /** Kubernetes would refuse it. */
  REFUSED("refused"),
  /** Live is in another version than local, so that nothing is calculated. */
  OTHER_VERSION("other version"),
  /** One of its texts cannot be read, or the cluster does not tell whether it has it. */
  NOT_READABLE("not readable");

  private final String words;

  ObjectState(String words) {
    this.words = words;
  }

  /** For people: {@code will change}. */
  public String words() {
    return words;
  }

  /** Whether there is a patch that changes a field. */
  public boolean willChange() {
    return this == WILL_CHANGE;
  }

  /** Whether something would be sent. */
  public boolean isSent() {
    return !isTrouble() && this != IN_SYNC && this != ONLY_LIVE;
  }

  public boolean isRefused() {
    return this == REFUSED;
  }

  /** Whether there is no answer, but a fault to fix. */
  public boolean isTrouble() {
    return this == REFUSED || this == OTHER_VERSION || this == NOT_READABLE;
  }
}
