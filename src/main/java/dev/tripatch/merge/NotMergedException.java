package dev.tripatch.merge;

/** Texts that cannot be merged by field: they stay with git. */
public final class NotMergedException extends Exception {
  private static final long serialVersionUID = 1;

  private NotMergedException(String sentence) {
    super(sentence);
  }

  /** Why, as a sentence for people. */
  static NotMergedException because(MergeTextWording why, Object... values) {
    return new NotMergedException(why.text(values));
  }

  /** Why, as a sentence for people. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
