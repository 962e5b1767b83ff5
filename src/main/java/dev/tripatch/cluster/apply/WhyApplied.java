package dev.tripatch.cluster.apply;

import dev.tripatch.cluster.apply.merge.AppliedAction;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import java.util.List;

/**
 * The reasons in plain sentences.
 *
 * @param manager who applies
 * @param isForced whether conflicts are overridden
 * @param isUpgraded whether client-side apply's fields were moved to the manager
 */
record WhyApplied(String manager, boolean isForced, boolean isUpgraded) {

  /** A field that local names. */
  String ofLocal(AppliedAction action, List<FieldOwner> others) {
    return switch (action) {
      case ADDED -> ServerSideWording.ADDED.text() + alsoOwned(others);
      case CHANGED -> ServerSideWording.CHANGED.text();
      case TAKEN_OVER -> ServerSideWording.OTHER_VALUE.text() + " " + takenFrom(others);
      case SAME -> ServerSideWording.SAME.text("manager", manager) + alsoOwned(others);
      case ADOPTED -> ServerSideWording.ADOPTED.text("manager", manager) + alsoOwned(others);
      case REMOVED, BACK, DEFAULTED -> removed();
      case GIVEN_UP -> givenUp(others);
      case STAYS -> stays(others);
      case IGNORED -> ServerSideWording.IGNORED.text();
      case WRITTEN -> ServerSideWording.WRITTEN.text();
    };
  }

  /** A field of an item that live has several times. */
  String insteadOfTwins(AppliedAction action, List<FieldOwner> others) {
    return ServerSideWording.TWINS.text()
        + (action == AppliedAction.TAKEN_OVER ? " " + takenFrom(others) : alsoOwned(others));
  }

  /** A field that local sets to null. */
  String ofNull(boolean isThere) {
    return (isThere ? ServerSideWording.NULL_CLEARS : ServerSideWording.NULL_FOR_NOTHING).text();
  }

  private String takenFrom(List<FieldOwner> others) {
    boolean isOne = others.size() == 1;
    return (isForced
            ? isOne ? ServerSideWording.FORCED_FROM_ONE : ServerSideWording.FORCED_FROM_SEVERAL
            : isOne ? ServerSideWording.TAKEN_FROM_ONE : ServerSideWording.TAKEN_FROM_SEVERAL)
        .text("owners", names(others));
  }

  private static String alsoOwned(List<FieldOwner> others) {
    return others.isEmpty() ? "" : " " + ServerSideWording.ALSO_OWNED.text("owners", names(others));
  }

  String removed() {
    return (isUpgraded ? ServerSideWording.REMOVED_AS_KUBECTL : ServerSideWording.REMOVED)
        .text("manager", manager);
  }

  /** Why a field goes that has a default. */
  String filled(String gone) {
    return gone + " " + ServerSideWording.DEFAULT_BACK.text();
  }

  String givenUp(List<FieldOwner> others) {
    return others.isEmpty()
        ? ServerSideWording.GIVEN_UP.text("manager", manager)
        : ServerSideWording.GIVEN_UP_TO.text(
            "manager", manager, "owners", names(others), "count", others.size());
  }

  String stays(List<FieldOwner> others) {
    boolean isNobodys =
        others.stream().allMatch(owner -> owner.name().equals(FieldOwner.BEFORE_FIRST_APPLY));
    String why =
        ServerSideWording.STAYS.text(
            "manager", manager, "owners", names(others), "count", others.size());
    return isNobodys ? why + " " + ServerSideWording.STAYS_FOR_NOBODY.text() : why;
  }

  private static String names(List<FieldOwner> owners) {
    return owners.stream()
        .map(FieldOwner::title)
        .distinct()
        .reduce((a, b) -> ServerSideWording.AND.text("first", a, "second", b))
        .orElse("");
  }
}
