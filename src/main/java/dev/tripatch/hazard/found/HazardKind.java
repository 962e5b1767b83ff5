package dev.tripatch.hazard.found;

import java.util.Locale;
import java.util.Optional;

/** The kinds of hazards. Each has a page that explains it, see {@link HazardPage}. */
public enum HazardKind {
  /** Items share the merge key and differ in another part of server-side apply's key. */
  PARTIAL_MERGE_KEY(
      "Merge key too short",
      "Items differ only in a part of their key that patches do not look at."),
  /** Two items of a merging list have the same merge key. */
  DUPLICATE_MERGE_KEY("Duplicate merge key", "Two items of a list have the same merge key."),
  /** An item of a merging list lacks its merge key. */
  MISSING_MERGE_KEY("Missing merge key", "An item of a list lacks its merge key."),
  /** An item's merge key is the empty string. */
  EMPTY_MERGE_KEY("Empty merge key", "An item of a list has an empty text as its merge key."),
  /** An item got another merge key, so it is another item now. */
  CHANGED_MERGE_KEY(
      "Merge key changed", "An item got another merge key, which makes it another item."),
  /** A key reads like a directive, lacks its {@code $}, and no field has that name. */
  DIRECTIVE_WITHOUT_DOLLAR(
      "Directive without its $", "A key reads like a directive but lacks its $."),
  /** A directive or a value of {@code $patch} that Kubernetes does not know. */
  UNKNOWN_DIRECTIVE("Unknown directive", "Kubernetes knows no such directive."),
  /** A directive that this reader of the patch does not know. */
  UNSUPPORTED_DIRECTIVE(
      "Directive not known here", "Who reads the patch does not know one of its directives."),
  /** A directive stands in a document that is no patch. */
  DIRECTIVE_IN_OBJECT(
      "Directive in an object", "A directive stands in a configuration, which is no patch."),
  /** A directive speaks of a list that it is not made for. */
  MISPLACED_DIRECTIVE(
      "Directive for another kind of list",
      "A directive speaks of a list that it is not made for."),
  /** A directive of a patch changes nothing. */
  IDLE_DIRECTIVE("Directive does nothing", "Without this directive the same would come out."),
  /** A directive becomes a field, since live lacks the map it stands in. */
  LEAKED_DIRECTIVE(
      "Directive leaks into the object", "A directive of the patch becomes a field of the object."),
  /** {@code $patch: delete} in a map that is no item: the empty map stays. */
  EMPTIED_MAP(
      "Map emptied, not deleted", "$patch: delete in a map leaves the empty map, not nothing."),
  /** A map with {@code $patch} that live has nothing for: all of it is dropped. */
  DROPPED_WITH_DIRECTIVE(
      "Dropped with its directive",
      "A map with $patch is dropped whole where live has no such map."),
  /** A deletion from a list and the list itself in one patch, without an order. */
  AMBIGUOUS_DELETION(
      "Deletion beside its list", "What comes out depends on the order in which maps are read."),
  /** An item lacks the key by which kustomize tells items apart. */
  KUSTOMIZE_ITEM_WITHOUT_KEY(
      "kustomize loses items",
      "An item without its key makes kustomize drop items, without a word."),
  /** kustomize does not find an item, since one of two keys is missing. */
  KUSTOMIZE_ITEM_NOT_FOUND(
      "kustomize loses a change", "Of two keys one is missing, and kustomize drops the change."),
  /** {@code $patch: replace} does nothing in kustomize. */
  KUSTOMIZE_REPLACE_LOST(
      "kustomize does not replace", "$patch: replace does nothing at this place in kustomize."),
  /** A list is replaced that Kubernetes merges. */
  KUSTOMIZE_LIST_REPLACED(
      "kustomize replaces a list",
      "kustomize does not merge this list, so items that the patch does not name go."),
  /** Of fields that exclude each other, two would be set. */
  UNION("Two of one kind", "Two fields that exclude each other would both be set."),
  /** Items that run in their order would run in another one. */
  CHANGED_ORDER("Order changed", "Init containers run in the order of their list, which changes."),
  /** With overwrite off, looking for conflicts sorts lists in the patch. */
  OVERWRITE_OFF_SORTS(
      "Overwrite off sorts a list",
      "With overwrite off, kubectl drops duplicates from a list of its patch and sorts it."),
  /** Helm makes a two-way patch, and live has moved away from what the chart says. */
  DRIFT_NOT_SEEN(
      "Drift that Helm does not see",
      "Helm does not look at live for this kind, so what changed there stays."),
  /** {@code $(VAR)} is used before VAR is defined. */
  UNDEFINED_VARIABLE(
      "Variable used too early",
      "A $(VAR) stands before the definition of VAR, and stays as it is."),
  /** The text reads as another value than it looks like. */
  SURPRISING_TEXT(
      "Not what it looks like", "YAML reads a word as another value than it looks like."),
  /** A key or a value has characters that nobody sees, or that change how the others look. */
  INVISIBLE_CHARACTERS(
      "Characters that nobody sees",
      "A key or a value has characters that do not show, or that change how the others look."),
  /** A key stands twice in one map. */
  DUPLICATE_KEY("Key stands twice", "A key stands twice in one map, and the last one wins."),
  /** A field that its type does not have. */
  UNKNOWN_FIELD("Unknown field", "Kubernetes' schema has no field of that name here."),
  /** A value that a server cannot decode into its field's type. */
  WRONG_TYPE("Wrong type", "A field has a value of a type that it cannot have."),
  /** The schema requires a field that is missing. */
  REQUIRED_FIELD(
      "Required field missing", "Kubernetes' schema requires a field that is not there."),
  /** A removed field gets its default back, which is another value. */
  DEFAULTED_AGAIN(
      "Set to its default", "A removed field does not stay away: the server sets its default."),
  /** A patch names another object than the one it is applied to. */
  OTHER_OBJECT("Another object", "The patch would rename the object it is applied to."),
  /** The annotations come close to what a server takes. */
  LARGE_ANNOTATION(
      "Last applied nearly too large", "kubectl's copy of the configuration nears the limit."),
  /** Kubernetes refuses for a reason that no other kind has. */
  REFUSED("Kubernetes refuses", "Kubernetes refuses to make or to take the patch.");

  private final String title;
  private final String summary;

  HazardKind(String title, String summary) {
    this.title = title;
    this.summary = summary;
  }

  /** Its name for files and commands, such as {@code duplicate-merge-key}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Its name for people. */
  public String title() {
    return title;
  }

  /** What it is, in a sentence. */
  public String summary() {
    return summary;
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
