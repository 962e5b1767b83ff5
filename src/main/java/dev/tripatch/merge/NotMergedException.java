package dev.tripatch.merge;

/** Texts that cannot be merged by field: they stay with git. */
public final class NotMergedException extends Exception {
  private static final long serialVersionUID = 1;

  private final boolean isKnownToGitAlone;

  private NotMergedException(String sentence, boolean isKnownToGitAlone) {
    super(sentence);
    this.isKnownToGitAlone = isKnownToGitAlone;
  }

  /** Why, as a sentence for people. */
  static NotMergedException because(MergeTextWording why, Object... values) {
    return new NotMergedException(why.text(values), true);
  }

  /** The same, where all versions were read: what git merges by line is not what was merged. */
  NotMergedException butRead() {
    return new NotMergedException(sentence(), false);
  }

  /** Whether nobody but git knows what the merge of these texts is. */
  public boolean isKnownToGitAlone() {
    return isKnownToGitAlone;
  }

  /** Why, as a sentence for people. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
