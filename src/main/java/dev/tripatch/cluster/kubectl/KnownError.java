package dev.tripatch.cluster.kubectl;

import dev.tripatch.prose.Wording;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
  /** Immutable fields; of a Job the template, whose line is long and often cut. */
  IMMUTABLE(
      "field is immutable",
      "immutable field changed",
      "may not change once set",
      "spec.template: Invalid value: core.Pod"),
  /** The same of an address that the cluster gave to a Service. */
  ADDRESS_EMPTIED("clusterIP: Invalid value: \"\": field is immutable"),
  /** The same in newer versions. */
  ADDRESS_UNSET("primary clusterIP can not be unset"),
  /** What bindings of RBAC keep. */
  ROLE_REF("cannot change roleRef"),
  /** What a Pod keeps. */
  POD_UPDATES("pod updates may not change fields other than"),
  /** The same of its tolerations. */
  TOLERATIONS("existing toleration can not be modified"),
  /** What a claim to a volume keeps. */
  CLAIM_UPDATES("is immutable after creation except resources.requests"),
  /** What StatefulSets and Pods say of immutable fields. */
  UPDATES_FORBIDDEN("Forbidden: updates to "),
  /** Two members of a union. */
  UNION("may not be specified when"),
  /** Two sources of one volume. */
  VOLUME_TYPES("may not specify more than 1 volume type"),
  /** Two handlers of one probe. */
  HANDLER_TYPES("may not specify more than 1 handler type"),
  /** Two limits of one PodDisruptionBudget. */
  BUDGETS("minAvailable and maxUnavailable cannot be both set"),
  /** None of the members of a union. */
  ONE_OF("must specify one of:"),
  /** Another Service has it. */
  PORT_ALLOCATED("provided port is already allocated"),
  /** A mount without its volume. */
  NO_VOLUME("volumeMounts… Not found"),
  /** A custom resource's value of another type. */
  BODY_TYPE("in body must be of type"),
  /** A definition's key of a list that may be missing. */
  KEY_OPTIONAL("Required value: this property is in x-kubernetes-list-map-keys"),
  /** A definition without a version in which objects are stored. */
  STORED_VERSION("must appear in spec.versions"),
  /** {@code managedfields.NewConflictError} of server-side apply. */
  OWNED_BY_OTHERS("Apply failed with "),
  /** structured-merge-diff finds an item twice. */
  DUPLICATE_ENTRIES("duplicate entries for key"),
  /** structured-merge-diff does not know a field. */
  NOT_IN_SCHEMA("field not declared in schema"),
  /** Argo CD does not know a field of live. */
  OLD_SCHEMA(
      "typed value from live resource: … field not declared in schema",
      "error creating typedLive: … field not declared in schema"),
  /** The server's strict decoding, or kubectl's own validation. */
  UNDECLARED_FIELD("unknown field \"", "found invalid field"),
  /** The server's strict decoding. */
  FIELD_TWICE("duplicate field \""),
  /** kubectl's own validation. */
  MISSING_FIELD("missing required field \""),
  /** kubectl's own validation. */
  INVALID_TYPE("invalid type for"),
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
  /** The limits of a namespace. */
  QUOTA("exceeded quota:"),
  /** A namespace that is not there. */
  NAMESPACE_MISSING("namespaces \"…\" not found"),
  /** What only the server writes. */
  MANAGED_FIELDS("metadata.managedFields must be nil"),
  /** The file cannot be read. */
  BROKEN_YAML("error converting YAML to JSON"),
  /** Somebody else was quicker. */
  MODIFIED_MEANWHILE("the object has been modified"),
  /** A map where a JSON Patch must be. */
  NOT_OPERATIONS("cannot unmarshal object into Go value of type jsonpatch.Patch"),
  /** A shell took the quotes of a patch away. */
  QUOTES_LOST("looking for beginning of object key string"),
  /** A kind of patch that the server does not take. */
  MEDIA_TYPE("the body of the request was in an unknown format"),
  /** A value that should be text and is something else. */
  NOT_TEXT(
      "ReadString: expects",
      "cannot convert int64 to string",
      "json: expect char '\"' but got char"),
  /** Go's JSON decoder. */
  NOT_DECODED("into Go struct field"),
  /** Helm leaves objects alone that it did not make. */
  HELM_OWNERSHIP("invalid ownership metadata", "existing resource conflict:"),
  /** kustomize finds nothing to patch. */
  NO_TARGET("no matches for Id", "no matches for OriginalId"),
  /** kustomize does not know a field of the kustomization file. */
  KUSTOMIZATION_FIELD("json: unknown field \""),
  /** kustomize finds more than one object. */
  SEVERAL_TARGETS("multiple matches for Id"),
  /** An admission webhook says no. */
  WEBHOOK_DENIED("denied the request"),
  /** An admission webhook says nothing. */
  WEBHOOK_FAILED("failed calling webhook"),
  /** An admission webhook wants no dry run. */
  NO_DRY_RUN("does not support dry run"),
  /** A value that must be there. From here on, what other errors bring about. */
  REQUIRED("Required value"),
  /** A replacement that does not say what it replaces. */
  VERSION_UNSAID("must be specified for an update"),
  /** A template without its owner's labels. */
  SELECTOR_MISMATCH("does not match template"),
  /** A value that the field does not take. */
  UNSUPPORTED_VALUE("Unsupported value"),
  /** A value that must be unique. */
  DUPLICATE("Duplicate value", "must be unique");

  private static final int MOST_MENTIONS = 20;

  private final List<String> words;
  private final Pattern pattern;

  /** Looked for first, since that is much quicker than the pattern. */
  private final List<String> longestWords;

  /** Where a text mentions an error. */
  private record Mention(KnownError error, int start, int end) {

    /** Whether another one says the same and more. */
    private boolean isIn(Mention other) {
      return other.start <= start && end <= other.end && other.end - other.start > end - start;
    }
  }

  KnownError(String... words) {
    this.words = List.of(words);
    this.pattern =
        Pattern.compile(
            this.words.stream()
                .map(each -> Pattern.quote(each).replace(" ", "\\E\\s+\\Q"))
                .map(each -> each.replace("…", "\\E\\S{1,500}\\Q"))
                .collect(Collectors.joining("|")));
    this.longestWords =
        this.words.stream()
            .map(
                each ->
                    Collections.max(
                        List.of(each.split("[ …]")), Comparator.comparingInt(String::length)))
            .toList();
  }

  @Override
  public List<String> keys() {
    return List.of(name() + ".cause", name() + ".remedy");
  }

  /** The words of Kubernetes by which the error is known; … is a name. */
  public String words() {
    return words.getFirst();
  }

  /** The id of the section about it in the reference. */
  public String page() {
    return "refusal/" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether another error of the same text may have brought it about. */
  public boolean isConsequence() {
    return compareTo(REQUIRED) >= 0;
  }

  /** What it means. */
  public String cause() {
    return part("cause");
  }

  /** What to do about it. */
  public String remedy() {
    return part("remedy");
  }

  /** All errors that a text mentions, in whatever lines it is broken: the deciding one first. */
  static List<KnownError> in(String text) {
    List<Mention> all = Arrays.stream(values()).flatMap(error -> error.mentions(text)).toList();
    return all.stream()
        .filter(each -> all.stream().noneMatch(each::isIn))
        .sorted(Comparator.comparingInt(Mention::start))
        .map(Mention::error)
        .distinct()
        .sorted(Comparator.comparing(KnownError::isConsequence))
        .toList();
  }

  private Stream<Mention> mentions(String text) {
    return longestWords.stream().noneMatch(text::contains)
        ? Stream.empty()
        : pattern
            .matcher(text)
            .results()
            .limit(MOST_MENTIONS)
            .map(found -> new Mention(this, found.start(), found.end()));
  }
}
