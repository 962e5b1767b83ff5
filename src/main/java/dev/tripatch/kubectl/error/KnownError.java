package dev.tripatch.kubectl.error;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Errors that Tripatch can say more about than kubectl does. First those of Kubernetes' patch code,
 * whose words are in {@link dev.tripatch.patch.Refusals}, then those of the server's validation.
 */
public enum KnownError {
  /** {@code mergepatch.ErrNoMergeKey}. */
  NO_MERGE_KEY(
      "does not contain declared merge key",
      "An item of a list lacks its merge key, so it cannot be told apart from the others.",
      "Give every item of that list its merge key. It may stand in any of the three documents."),
  /** {@code The order in patch list … doesn't match}. */
  ORDER_MISMATCH(
      "doesn't match $setElementOrder list",
      "Items of a list share a merge key, so kubectl's patch contradicts its own order.",
      "Give every item of the list a merge key of its own."),
  /** {@code mergepatch.NewErrConflict}. */
  CONFLICT(
      "conflicts with changes made from original to current",
      "Live has changed, since it was last applied, fields that the patch changes too.",
      "Take live's values into local, or apply with overwrite on."),
  /** {@code mergepatch.ErrBadPatchFormatForRetainKeys} and its likes. */
  BAD_DIRECTIVE(
      "invalid patch format of",
      "A directive in the patch is malformed.",
      "Correct the directive: $retainKeys and $setElementOrder/LIST are lists."),
  /** A list with items of several kinds. */
  MIXED_ITEMS(
      "list element types are not identical",
      "The items of a merging list are of different kinds, or one is null.",
      "Make all items maps, or all strings, or all numbers."),
  /** {@code mergepatch.ErrNoListOfLists}. */
  LIST_OF_LISTS(
      "lists of lists are not supported",
      "An item of a merging list is itself a list.",
      "Write maps or primitives as items."),
  /** {@code mergepatch.ErrBadPatchType}. */
  UNKNOWN_PATCH_TYPE(
      "unknown patch type:",
      "$patch has a value that Kubernetes does not know there.",
      "Write $patch: delete or $patch: replace, or leave it out to merge."),
  /** {@code $patch: merge} in a list. */
  MERGE_IN_LIST(
      "merging lists cannot yet be specified in the patch",
      "$patch: merge cannot stand in an item of a list.",
      "Leave it out: items are merged by default."),
  /** A field that the schema does not have. */
  UNKNOWN_FIELD(
      "unable to find api field in struct",
      "The schema of the kind has no such field, so its map or list cannot be merged.",
      "Correct the field's name, or the apiVersion."),
  /** {@code expected a %s, but received a %s}. */
  WRONG_TYPE(
      ", but received a ",
      "Two of the documents hold values of different types in the same field.",
      "Write the type that the schema wants."),
  /** {@code mergepatch.ErrPreconditionFailed}, and what kubectl makes of it. */
  IDENTITY_CHANGED(
      "At least one of apiVersion, kind and name was changed",
      "Local names another object than live.",
      "Use live's apiVersion, kind and name, or create a new object."),
  /** The same in the patch code's own words. */
  PRECONDITION(
      "precondition failed for:",
      "The patch would change a field that must stay as it is.",
      "Use live's apiVersion, kind and name, or create a new object."),
  /** The limit of annotations. */
  ANNOTATIONS_TOO_LONG(
      "metadata.annotations: Too long",
      "The annotations are too large; most of them is kubectl's copy of the configuration.",
      "Use kubectl apply --server-side, which keeps no such copy, or make the object smaller."),
  /** Immutable fields. */
  IMMUTABLE(
      "field is immutable",
      "The field can be set only when the object is created.",
      "Use live's value, or delete the object and create it anew."),
  /** What StatefulSets and Pods say of immutable fields. */
  UPDATES_FORBIDDEN(
      "Forbidden: updates to ",
      "Only a few fields of this kind can change after creation.",
      "Take back the other changes, or delete the object and create it anew."),
  /** Two members of a union. */
  UNION(
      "may not be specified when",
      "Two fields are set of which only one may be: live keeps one that local does not name.",
      "Clear the other one in local by writing null for it."),
  /** Two sources of one volume. */
  VOLUME_TYPES(
      "may not specify more than 1 volume type",
      "A volume has two sources: live keeps one that local does not name.",
      "Clear the other source in local by writing null for it."),
  /** {@code managedfields.NewConflictError} of server-side apply. */
  OWNED_BY_OTHERS(
      "Apply failed with ",
      "Other managers own these fields, and local has other values for them.",
      "Write live's values into local or leave the fields out of it; or take them over with"
          + " --force-conflicts. See tripatch server-side."),
  /** The server's strict decoding, or kubectl's own validation. */
  UNDECLARED_FIELD(
      "unknown field \"",
      "The kind has no such field in this apiVersion, so nothing was applied.",
      "Correct the field's name or its indentation, or the apiVersion."),
  /** kubectl's own validation. */
  MISSING_FIELD(
      "missing required field \"",
      "Local lacks a field that the kind must have.",
      "Write the field into local."),
  /** {@code meta.NoKindMatchError}. */
  UNKNOWN_KIND(
      "no matches for kind",
      "The cluster does not know the kind in this apiVersion.",
      "Correct kind or apiVersion; for a custom resource, install its definition first."),
  /** RBAC. */
  NOT_ALLOWED(
      "is forbidden: User ",
      "The cluster does not allow this to you; the documents are not the cause.",
      "Ask for the permission that the message names."),
  /** The file cannot be read. */
  BROKEN_YAML(
      "error converting YAML to JSON",
      "The file is no correct YAML, so nothing was sent.",
      "Correct it: tripatch patch --local FILE tells line and column."),
  /** Somebody else was quicker. */
  MODIFIED_MEANWHILE(
      "the object has been modified",
      "Local carries a resourceVersion, and live has another one by now.",
      "Take metadata.resourceVersion out of local."),
  /** An admission webhook says no. */
  WEBHOOK_DENIED(
      "denied the request",
      "An admission webhook of the cluster refuses the object as it would be after the patch.",
      "Follow the webhook's own words; its rules are not part of Kubernetes."),
  /** An admission webhook says nothing. */
  WEBHOOK_FAILED(
      "failed calling webhook",
      "The server cannot reach an admission webhook, so it refuses; the patch may be right.",
      "See whether the webhook's service runs, then apply again."),
  /** A value that must be there. */
  REQUIRED(
      "Required value",
      "The object after the patch lacks a value that must be there.",
      "Write the value into local."),
  /** A value that must be unique. */
  DUPLICATE(
      "Duplicate value",
      "The object after the patch has the same value twice where it must be unique.",
      "Look at the list in the result: an item of live may have stayed beside local's.");

  private final String words;
  private final Pattern pattern;

  /** Looked for first, since that is much quicker than the pattern. */
  private final String longestWord;

  private final String cause;
  private final String remedy;

  KnownError(String words, String cause, String remedy) {
    this.words = words;
    this.pattern = Pattern.compile(Pattern.quote(words).replace(" ", "\\E\\s+\\Q"));
    this.longestWord =
        Arrays.stream(words.split(" ")).max(Comparator.comparingInt(String::length)).orElseThrow();
    this.cause = cause;
    this.remedy = remedy;
  }

  /** The words of Kubernetes by which the error is known. */
  public String words() {
    return words;
  }

  /** What it means. */
  public String cause() {
    return cause;
  }

  /** What to do about it. */
  public String remedy() {
    return remedy;
  }

  /** The first error that a text speaks of, in whatever lines it is broken; empty if none. */
  static Optional<KnownError> in(String text) {
    Optional<KnownError> first = Optional.empty();
    int earliest = Integer.MAX_VALUE;
    for (KnownError error : values()) {
      Matcher matcher = error.pattern.matcher(text);
      if (text.contains(error.longestWord) && matcher.find() && matcher.start() < earliest) {
        earliest = matcher.start();
        first = Optional.of(error);
      }
    }
    return first;
  }
}
