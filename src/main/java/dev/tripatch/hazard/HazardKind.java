package dev.tripatch.hazard;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;
import dev.tripatch.validate.Violation.FaultKind;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The kinds of hazards. Each has a page that explains it. */
public enum HazardKind implements Wording {
  /** Items share the merge key and differ in another part of server-side apply's key. */
  PARTIAL_MERGE_KEY,
  /** Two items of a merging list have the same merge key. */
  DUPLICATE_MERGE_KEY,
  /** An item of a merging list lacks its merge key. */
  MISSING_MERGE_KEY,
  /** An item's merge key is the empty string. */
  EMPTY_MERGE_KEY,
  /** An item got another merge key, so it is another item now. */
  CHANGED_MERGE_KEY,
  /** A key reads like a directive, lacks its {@code $}, and no field has that name. */
  DIRECTIVE_WITHOUT_DOLLAR,
  /** A directive or a value of {@code $patch} that Kubernetes does not know. */
  UNKNOWN_DIRECTIVE,
  /** A directive that this reader of the patch does not know. */
  UNSUPPORTED_DIRECTIVE,
  /** A directive is in a document that is no patch. */
  DIRECTIVE_IN_OBJECT,
  /** A directive is used on a kind of list that it is not made for. */
  MISPLACED_DIRECTIVE,
  /** A directive of a patch changes nothing. */
  IDLE_DIRECTIVE,
  /** A directive becomes a field, since live lacks the map it is in. */
  LEAKED_DIRECTIVE,
  /** {@code $patch: delete} in a map that is no item: the empty map stays. */
  EMPTIED_MAP,
  /** A map with {@code $patch} that live has nothing for: all of it is dropped. */
  DROPPED_WITH_DIRECTIVE,
  /** A deletion from a list and the list itself in one patch, without an order. */
  AMBIGUOUS_DELETION,
  /** An item lacks the key by which kustomize distinguishes items. */
  KUSTOMIZE_ITEM_WITHOUT_KEY,
  /** kustomize does not find an item, since one of two keys is missing. */
  KUSTOMIZE_ITEM_NOT_FOUND,
  /** {@code $patch: replace} does nothing in kustomize. */
  KUSTOMIZE_REPLACE_LOST,
  /** A list is replaced that Kubernetes merges. */
  KUSTOMIZE_LIST_REPLACED,
  /** Of fields that exclude each other, two would be set. */
  UNION,
  /** Items that run in their order would run in another one. */
  CHANGED_ORDER,
  /** With overwrite off, looking for conflicts sorts lists in the patch. */
  OVERWRITE_OFF_SORTS,
  /** Helm makes a two-way patch, and live has moved away from what the chart says. */
  DRIFT_NOT_SEEN,
  /** {@code $(VAR)} is used before VAR is defined. */
  UNDEFINED_VARIABLE,
  /** The text reads as another value than it looks like. */
  SURPRISING_TEXT,
  /** A key or a value has characters that nobody sees, or that change how the others look. */
  INVISIBLE_CHARACTERS,
  /** A key occurs twice in one map. */
  DUPLICATE_KEY,
  /** A field that its type does not have. */
  UNKNOWN_FIELD,
  /** A value that a server cannot decode into its field's type. */
  WRONG_TYPE,
  /** A value that a field with a closed list of values may not have. */
  UNSUPPORTED_VALUE,
  /** The schema requires a field that is missing. */
  REQUIRED_FIELD,
  /** A removed field gets its default back, which is another value. */
  DEFAULTED_AGAIN,
  /** A key goes from a Secret's stringData, and the server keeps its value in data. */
  STAYS_IN_DATA,
  /** The template of pods changes, so that they are replaced. */
  POD_RESTART,
  /** A key with nothing after it deletes what live has there. */
  EMPTY_VALUE_DELETES,
  /** A list that is replaced as a whole loses items that live has. */
  LIST_DROPS_ITEMS,
  /** Live loses fields that nothing deletes by name. */
  DROPS_FIELDS,
  /** An {@code add} of a JSON Patch takes the place of a list or map that is there. */
  ADD_REPLACES,
  /** An operation of a JSON Patch is carried out and does something other than it looks like. */
  OPERATION_SLIP,
  /** An item with a new merge key has the name of another, and both stay. */
  DUPLICATE_NAME,
  /** A status is written, which a server does not take from there. */
  STATUS_IGNORED,
  /** A field changes that a server does not let anyone change. */
  IMMUTABLE_FIELD,
  /** The object that comes out breaks a rule of its kind. */
  INVALID_RESULT,
  /** A patch names another object than the one it is applied to. */
  OTHER_OBJECT,
  /** The annotations come close to what a server takes. */
  LARGE_ANNOTATION,
  /** Kubernetes refuses for a reason that no other kind has. */
  REFUSED;

  private static final String TITLE = ".title";
  private static final String SUMMARY = ".summary";

  @Override
  public List<String> keys() {
    return List.of(name() + TITLE, name() + SUMMARY);
  }

  /**
   * Whether it is usually wanted, and is only told: no command fails for it, no list warns of it.
   */
  public boolean isOnlyTold() {
    return this == POD_RESTART;
  }

  /**
   * Whether Kubernetes is known to refuse a hazard of this kind. Of an unknown field it is not: a
   * server takes it where it is not asked to be strict, as with {@code --validate=false}.
   *
   * @param text its error, if it is known
   */
  boolean refuses(Optional<String> text) {
    return switch (this) {
      case WRONG_TYPE, UNSUPPORTED_VALUE, IMMUTABLE_FIELD, OTHER_OBJECT, REFUSED -> true;
      case SURPRISING_TEXT -> text.isPresent();
      default -> false;
    };
  }

  /** Whether it tells what a rule of a server forbids, in other words. */
  boolean tells(FaultKind fault) {
    return switch (this) {
      case REQUIRED_FIELD, MISSING_MERGE_KEY, EMPTY_MERGE_KEY ->
          fault == FaultKind.REQUIRED || fault == FaultKind.EMPTY;
      case UNSUPPORTED_VALUE -> fault == FaultKind.CHOICE || fault == FaultKind.RANGE;
      case DUPLICATE_NAME -> fault == FaultKind.DUPLICATE;
      case UNION ->
          Set.of(FaultKind.SEVERAL, FaultKind.BOTH, FaultKind.NOT_WITH, FaultKind.NOT_HERE)
              .contains(fault);
      default -> false;
    };
  }

  /** Its name for files and commands, such as {@code duplicate-merge-key}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Its name for people. */
  public String title() {
    return prose().text(name() + TITLE);
  }

  /** What it is, in a sentence. */
  public String summary() {
    return prose().text(name() + SUMMARY);
  }

  /**
   * Its page: why it is a hazard, an example and the way out, as Markdown. The texts of its
   * examples are code blocks whose second word says which document they are: {@code last-applied},
   * {@code local}, {@code live}, {@code patch}, {@code result} or {@code error}; behind {@code
   * patch} may be the dialect that reads it, and behind {@code local} that overwrite is off.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public String page() {
    return Prose.file(HazardKind.class, "pages/" + id() + ".md");
  }

  /** The kind of an id; empty if there is none. */
  public static Optional<HazardKind> of(String id) {
    for (HazardKind kind : values()) {
      if (kind.id().equals(id)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
