package dev.tripatch.cluster.apply.merge;

/** What server-side apply does to one field. */
public enum AppliedAction {
  /** Live does not have it and gets it. */
  ADDED("added"),
  /** It gets another value, and no other manager owns it. */
  CHANGED("changed"),
  /** It gets another value, and another manager that owned it loses it. */
  TAKEN_OVER("taken over"),
  /** It has the value already, and the manager owned it before. */
  SAME("same"),
  /** It has the value already, and the manager becomes an owner of it. */
  ADOPTED("adopted"),
  /** The manager gives it up and nobody else owns it, so it is removed. */
  REMOVED("removed"),
  /** The same, and the server fills in its default, which is the value that it had. */
  BACK("comes back by default"),
  /** The same, and its default is another value. */
  DEFAULTED("set to its default"),
  /** The manager gives it up, and it stays. */
  GIVEN_UP("given up"),
  /** Local does not have it, others own it, and it stays. */
  STAYS("stays"),
  /** Local names it, and the server ignores that. */
  IGNORED("ignored"),
  /** The server writes it itself because of this request. */
  WRITTEN("written by the server");

  private final String word;

  AppliedAction(String word) {
    this.word = word;
  }

  /** The word for people. */
  public String word() {
    return word;
  }

  /** Whether the field's value changes. */
  public boolean isChange() {
    return switch (this) {
      case ADDED, CHANGED, TAKEN_OVER, REMOVED, DEFAULTED, WRITTEN -> true;
      case SAME, ADOPTED, BACK, GIVEN_UP, STAYS, IGNORED -> false;
    };
  }
}
