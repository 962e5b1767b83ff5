package dev.tripatch.conflict;

import dev.tripatch.explain.outcome.Reason;
import dev.tripatch.ownership.Owner;
import dev.tripatch.path.FieldPath;
import java.util.List;
import java.util.stream.Collectors;

/** What is said about conflicts and remedies. */
final class Sentences {
  private static final int MOST = 3;

  private Sentences() {}

  static String about(Conflict conflict) {
    return conflict.direction().sentence()
        + " kubectl apply "
        + consequence(conflict)
        + " without asking."
        + more(conflict)
        + whole(conflict.field().reason());
  }

  private static String consequence(Conflict conflict) {
    if (conflict.result().isEmpty()) {
      return "deletes it from live";
    }
    if (!conflict.result().equals(conflict.local())) {
      return "leaves there what neither local nor live has";
    }
    return switch (conflict.direction()) {
      case BOTH_CHANGED, BOTH_SET, LOCAL_REMOVED_LIVE_CHANGED -> "sets live to local's value";
      case LIVE_CHANGED -> "sets live back to local's value";
      case LOCAL_CHANGED_LIVE_REMOVED, LIVE_REMOVED -> "puts it back";
    };
  }

  private static String more(Conflict conflict) {
    if (!conflict.mayBeDefault()) {
      return "";
    }
    return conflict.lastApplied().isEmpty()
        ? " Live's value may be a default of the server."
        : " Live has all that was last applied and more in it, as defaults of the server make it.";
  }

  private static String whole(Reason reason) {
    if (reason == Reason.LIST_REPLACED) {
      return " The list is replaced whole, so one item that differs is enough.";
    }
    if (reason == Reason.MAP_REPLACED) {
      return " The map is replaced whole, so one field that differs is enough.";
    }
    if (reason == Reason.DUPLICATE_VALUES) {
      return " A value stands in it more than once, so it can only be compared as a whole.";
    }
    return reason == Reason.DUPLICATE_KEYS
        ? " Some of its items share a merge key, so it can only be compared as a whole."
        : "";
  }

  static String of(Remedy.Choice choice, Conflict conflict, List<Edit> edits) {
    boolean isGone = conflict.direction().isLiveGone();
    return switch (choice) {
      case OVERWRITE -> "Apply local as it is." + again(conflict);
      case GIVE_UP ->
          "Take it out of "
              + documents(edits)
              + (isGone
                  ? ": apply then leaves live without it."
                  : ": apply then leaves live's value to its owner. An object that is made anew"
                      + " from local would lack the field.");
      case ADOPT ->
          isGone
              ? "Take it out of " + documents(edits) + ", as live has no such field."
              : "Write live's value into local: both then agree, and local still claims the field.";
    };
  }

  private static String again(Conflict conflict) {
    String names =
        conflict.owned().owners().stream()
            .map(Owner::manager)
            .distinct()
            .limit(MOST)
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "" : " Live's owner may set its own value again: " + names + ".";
  }

  private static String documents(List<Edit> edits) {
    return edits.stream().map(Sentences::document).collect(Collectors.joining(" and out of "));
  }

  private static String document(Edit edit) {
    return switch (edit.document()) {
      case LOCAL -> "local";
      case LAST_APPLIED -> "last applied (kubectl apply edit-last-applied)";
    };
  }

  static String also(List<FieldPath> others) {
    if (others.isEmpty()) {
      return "";
    }
    String names =
        others.stream().limit(MOST).map(FieldPath::toString).collect(Collectors.joining(", "));
    String more = others.size() > MOST ? " and " + (others.size() - MOST) + " more" : "";
    return " Other fields then come out otherwise, too: " + names + more + ".";
  }

  static String identity(FieldPath path) {
    return "kubectl finds the object by " + path + ", so local must have it.";
  }
}
