package dev.tripatch.cluster.kubectl;

import dev.tripatch.prose.Wording;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Errors that Tripatch can explain better than kubectl does. First those of Kubernetes' patch code,
 * whose words are in {@link dev.tripatch.engine.patch.Refusals}, then those of the server's
 * validation.
 */
public enum KnownError implements Wording {
  /** {@code mergepatch.ErrNoMergeKey}. */
  NO_MERGE_KEY("does not contain declared merge key"),
  /** {@code The order in patch list … doesn't match}. */
  ORDER_MISMATCH("doesn't match $setElementOrder list"),
  /** {@code mergepatch.NewErrConflict}. */
  CONFLICT("conflicts with changes made from original to current"),
  /** {@code mergepatch.ErrBadPatchFormatForRetainKeys} and its likes. */
  BAD_DIRECTIVE("invalid patch format of"),
  /** A list with items of several kinds. */
  MIXED_ITEMS("list element types are not identical"),
  /** {@code mergepatch.ErrNoListOfLists}. */
  LIST_OF_LISTS("lists of lists are not supported"),
  /** {@code mergepatch.ErrBadPatchType}. */
  UNKNOWN_PATCH_TYPE("unknown patch type:"),
  /** {@code $patch: merge} in a list. */
  MERGE_IN_LIST("merging lists cannot yet be specified in the patch"),
  /** A field that the schema does not have. */
  UNKNOWN_FIELD("unable to find api field in struct"),
  /** {@code expected a %s, but received a %s}. */
  WRONG_TYPE(", but received a "),
  /** {@code mergepatch.ErrPreconditionFailed}, and what kubectl makes of it. */
  IDENTITY_CHANGED("At least one of apiVersion, kind and name was changed"),
  /** The same in the patch code's own words. */
  PRECONDITION("precondition failed for:"),
  /** The limit of annotations. */
  ANNOTATIONS_TOO_LONG("metadata.annotations: Too long"),
  /** Immutable fields. */
  IMMUTABLE("field is immutable"),
  /** What StatefulSets and Pods say of immutable fields. */
  UPDATES_FORBIDDEN("Forbidden: updates to "),
  /** Two members of a union. */
  UNION("may not be specified when"),
  /** Two sources of one volume. */
  VOLUME_TYPES("may not specify more than 1 volume type"),
  /** {@code managedfields.NewConflictError} of server-side apply. */
  OWNED_BY_OTHERS("Apply failed with "),
  /** The server's strict decoding, or kubectl's own validation. */
  UNDECLARED_FIELD("unknown field \""),
  /** kubectl's own validation. */
  MISSING_FIELD("missing required field \""),
  /** kubectl reads a file that is not an object. */
  NOT_AN_OBJECT("Object 'Kind' is missing"),
  /** kubectl apply wants to know which object it is. */
  NAMELESS("resource name may not be empty"),
  /** The same, with a {@code generateName}. */
  GENERATED_NAME("cannot use generate name with apply"),
  /** {@code meta.NoKindMatchError} without an apiVersion. */
  NO_API("no matches for kind \"…\" in version \"\""),
  /** {@code meta.NoKindMatchError}. */
  UNKNOWN_KIND("no matches for kind"),
  /** RBAC. */
  NOT_ALLOWED("is forbidden: User "),
  /** The file cannot be read. */
  BROKEN_YAML("error converting YAML to JSON"),
  /** Somebody else was quicker. */
  MODIFIED_MEANWHILE("the object has been modified"),
  /** An admission webhook says no. */
  WEBHOOK_DENIED("denied the request"),
  /** An admission webhook says nothing. */
  WEBHOOK_FAILED("failed calling webhook"),
  /** A value that must be there. */
  REQUIRED("Required value"),
  /** A value that must be unique. */
  DUPLICATE("Duplicate value");

  private final String words;
  private final Pattern pattern;

  /** Looked for first, since that is much quicker than the pattern. */
  private final String longestWord;

  KnownError(String words) {
    this.words = words;
    this.pattern =
        Pattern.compile(Pattern.quote(words).replace(" ", "\\E\\s+\\Q").replace("…", "\\E\\w+\\Q"));
    this.longestWord =
        Arrays.stream(words.split(" ")).max(Comparator.comparingInt(String::length)).orElseThrow();
  }

  @Override
  public List<String> keys() {
    return List.of(name() + ".cause", name() + ".remedy");
  }

  /** The words of Kubernetes by which the error is known; … is a name. */
  public String words() {
    return words;
  }

  /** What it means. */
  public String cause() {
    return part("cause");
  }

  /** What to do about it. */
  public String remedy() {
    return part("remedy");
  }

  /** The first error that a text mentions, in whatever lines it is broken; empty if none. */
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
