package dev.tripatch.serverside;

import dev.tripatch.serverside.field.FieldAction;
import dev.tripatch.serverside.field.FieldOwner;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The reasons in plain sentences.
 *
 * @param manager who applies
 * @param isForced whether conflicts are overridden
 * @param isUpgraded whether client-side apply's fields were moved to the manager
 */
record WhyApplied(String manager, boolean isForced, boolean isUpgraded) {

  /** A field that local names. */
  String ofLocal(FieldAction action, List<FieldOwner> others) {
    return switch (action) {
      case ADDED -> "Local sets it, and live does not have it." + alsoOwned(others);
      case CHANGED -> "Local has another value than live, and no other manager owns the field.";
      case TAKEN_OVER ->
          "Local has another value than live. " + names(others) + loses(others) + takenBecause();
      case SAME -> "Live has this value, and " + manager + " owns it already." + alsoOwned(others);
      case ADOPTED ->
          "Live has this value already, so there is no conflict; "
              + manager
              + " becomes an owner."
              + alsoOwned(others);
      case REMOVED -> removed();
      case GIVEN_UP -> givenUp(others);
      case IGNORED -> ignored();
      case WRITTEN -> written();
    };
  }

  /** A field of an item that live has several times. */
  String insteadOfTwins(FieldAction action, List<FieldOwner> others) {
    return "Live has several items of this name, which are one field to the server; local's item"
        + " takes their place."
        + (action == FieldAction.TAKEN_OVER
            ? " " + names(others) + loses(others) + takenBecause()
            : alsoOwned(others));
  }

  /** A field that local sets to null. */
  String ofNull(boolean isThere) {
    return isThere
        ? "Local says null, which clears the field."
        : "Local says null, and live does not have the field either.";
  }

  private static String loses(List<FieldOwner> others) {
    return others.size() == 1 ? " owned it and loses it, " : " owned it and lose it, ";
  }

  private String takenBecause() {
    return isForced
        ? "because conflicts are overridden."
        : "without a conflict: kubectl itself set it on the client side (it stands in live's"
            + " last-applied annotation), and nobody has changed it since.";
  }

  private static String alsoOwned(List<FieldOwner> others) {
    return others.isEmpty()
        ? ""
        : " Also owned by "
            + names(others)
            + ": whoever of them changes it will be in conflict with the others.";
  }

  String removed() {
    return "Local no longer has it. "
        + manager
        + " set it before"
        + (isUpgraded ? ", or kubectl did on the client side" : "")
        + ", and nobody else owns it, so it goes.";
  }

  String givenUp(List<FieldOwner> others) {
    return others.isEmpty()
        ? "Local no longer has it, so "
            + manager
            + " gives it up; it stays as part of what others own."
        : "Local no longer has it, so "
            + manager
            + " gives it up; it stays, because "
            + names(others)
            + (others.size() == 1 ? " owns it." : " own it.");
  }

  String ignored() {
    return "The server keeps this itself and does not take local's value; nobody owns it by this.";
  }

  String written() {
    return "Live has kubectl's last-applied annotation, so the server puts local's text into it"
        + " when kubectl applies.";
  }

  private static String names(List<FieldOwner> owners) {
    return owners.stream().map(FieldOwner::title).distinct().collect(Collectors.joining(" and "));
  }
}
