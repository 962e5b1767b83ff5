package dev.tripatch.ui.merge;

import dev.tripatch.merge.Branch;

/** What is said of the versions of a merge. */
final class BranchWords {

  private BranchWords() {}

  static String take(Branch branch) {
    return switch (branch) {
      case BASE -> MergeWords.TAKE_BASE.text();
      case OURS -> MergeWords.TAKE_OURS.text();
      case THEIRS -> MergeWords.TAKE_THEIRS.text();
    };
  }

  static String takeRest(Branch branch) {
    return branch == Branch.THEIRS
        ? MergeWords.TAKE_REST_THEIRS.text()
        : MergeWords.TAKE_REST_OURS.text();
  }

  static String taken(Branch branch) {
    return switch (branch) {
      case BASE -> MergeWords.BASE_TAKEN.text();
      case OURS -> MergeWords.OURS_TAKEN.text();
      case THEIRS -> MergeWords.THEIRS_TAKEN.text();
    };
  }

  static String title(Branch branch) {
    return switch (branch) {
      case BASE -> MergeWords.BASE.text();
      case OURS -> MergeWords.OURS.text();
      case THEIRS -> MergeWords.THEIRS.text();
    };
  }
}
