package dev.tripatch.explain.words;

import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.outcome.Outcome;
import dev.tripatch.explain.outcome.PatchEntry;
import dev.tripatch.explain.outcome.ResultEntry;
import dev.tripatch.patch.Directives;
import dev.tripatch.path.Step;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;

/** The words for what a patch that a person wrote does. */
final class ComposedPhrases {
  private static final String NOTHING = "Nothing changes.";

  private final FieldOutcome field;
  private final String name;

  ComposedPhrases(FieldOutcome field, String name) {
    this.field = field;
    this.name = name;
  }

  private boolean isSame() {
    return field.outcome() == Outcome.SAME;
  }

  Words adds() {
    String raw =
        field.path().last().orElse(null) instanceof Step.KeyedItem
            ? " A new item is taken as it is written, with the nulls and directives in it."
            : field.values().patch() instanceof MapValue
                ? " Nulls in it are dropped: there is nothing that they could delete."
                : "";
    return Phrases.words(
        "Added by your patch.",
        "your patch adds it",
        () -> "Live does not have %s, and your patch adds it.%s".formatted(name, raw));
  }

  Words sets() {
    return Phrases.words(
        "Changed by your patch.",
        "your patch sets it",
        () ->
            "Live and your patch both have %s, and the patch's value wins. Take it out of the patch to leave"
                    .formatted(name)
                + " live's value alone.");
  }

  Words same() {
    return Phrases.words(
        NOTHING,
        "live has the same",
        () -> "Your patch sets %s to what live has already.".formatted(name));
  }

  Words untouched() {
    return Phrases.words(
        "Left as it is.",
        "not in your patch",
        () -> "Your patch does not speak of %s, so it stays as live has it.".formatted(name));
  }

  Words nullDeletes() {
    return Phrases.words(
        "Deleted by null.",
        "null in your patch",
        () ->
            "Your patch says `null`, which deletes %s. Take the line out of the patch to keep it."
                .formatted(name));
  }

  Words nullWithoutEffect() {
    return Phrases.words(
        "Nothing to delete.",
        "null, and live lacks it",
        () ->
            "Your patch says `null` to delete %s, but live does not have it: the line does nothing."
                .formatted(name));
  }

  Words itemDeleted() {
    return Phrases.words(
        "Deleted by `$patch: delete`.",
        "`$patch: delete`",
        () ->
            "The directive `$patch: delete` beside the merge key takes %s out of the list."
                .formatted(name));
  }

  Words noSuchItem() {
    return Phrases.words(
        "Nothing to delete.",
        "`$patch: delete`, and live lacks it",
        () ->
            "`$patch: delete` names %s, but no item of live has this merge key: the directive does nothing."
                .formatted(name));
  }

  Words memberDeleted() {
    return Phrases.words(
        "Deleted by `$deleteFromPrimitiveList`.",
        "`$deleteFromPrimitiveList`",
        () ->
            field.values().result() == null
                ? "`$deleteFromPrimitiveList` lists %s, so it is taken out of live's list."
                    .formatted(name)
                : "`$deleteFromPrimitiveList` takes items out of %s, though it is not merged otherwise."
                    .formatted(name));
  }

  Words noSuchMember() {
    return Phrases.words(
        "Nothing to delete.",
        "`$deleteFromPrimitiveList`, and live lacks it",
        () ->
            "`$deleteFromPrimitiveList` lists %s, but live's list does not have it."
                .formatted(name));
  }

  Words mapEmptied() {
    return Phrases.words(
        isSame() ? NOTHING : "Emptied by `$patch: delete`.",
        "`$patch: delete` leaves `{}`",
        () ->
            "In a map, `$patch: delete` takes away all fields and leaves %s behind as the empty map `{}`."
                    .formatted(name)
                + " Write `null` in place of the map to delete the field itself.");
  }

  Words withinEmptied() {
    return Phrases.words(
        "Deleted by `$patch: delete`.",
        "`$patch: delete` around it",
        () ->
            "The map around %s has `$patch: delete`, which takes away all its fields."
                .formatted(name));
  }

  Words replaced() {
    boolean isList = field.resultEntry() instanceof ResultEntry.ListParts;
    return Phrases.words(
        isSame() ? NOTHING : "Replaced by `$patch: replace`.",
        "`$patch: replace`",
        () ->
            isList
                ? "An item with `$patch: replace` makes the other items of the patch the whole list %s: nothing is merged,"
                        .formatted(name)
                    + " live's other items are lost, and the item with the directive is dropped"
                    + " itself."
                : "`$patch: replace` puts the patch's map in the place of live's %s: nothing is merged, and what the patch"
                        .formatted(name)
                    + " does not have is lost.");
  }

  Words notInReplacement() {
    return Phrases.words(
        "Lost by `$patch: replace`.",
        "not in your `$patch: replace`",
        () ->
            "The map or list around %s is replaced by `$patch: replace`, and your patch does not have this part. Write it"
                    .formatted(name)
                + " into the patch to keep it.");
  }

  Words directiveDropped() {
    return Phrases.words(
        "Dropped with its directive.",
        "`$patch` without a map in live",
        () ->
            "Live has no map %s that `%s` could act on, so the part of your patch that holds it is dropped whole, with"
                    .formatted(name, Directives.PATCH)
                + " everything in it. Take the directive out to add the map.");
  }

  Words noList() {
    return Phrases.words(
        "Nothing to do.",
        "directive without a list",
        () ->
            "Your patch has a directive for the list %s, but neither live nor the patch has such a list."
                .formatted(name));
  }

  Words listReplaced() {
    return Phrases.words(
        "Replaced whole.",
        "list is not merged",
        () ->
            "The schema declares no patch strategy `merge` for %s, so the patch's list takes the place of live's."
                .formatted(name));
  }

  Words mapReplaced() {
    return Phrases.words(
        "Replaced whole.",
        "strategy `replace`",
        () ->
            "%s has the patch strategy `replace`, so the patch's map takes the place of live's as it is written."
                .formatted(name));
  }

  /** Of the list, or of a part of it. */
  Words jsonListReplaced() {
    boolean isList = field.values().result() instanceof ListValue;
    String part =
        switch (field.outcome()) {
          case ADDED -> "It has %s, which live lacks.";
          case DELETED -> "It does not have %s, which is lost.";
          case CHANGED -> "It has %s with another value.";
          case SAME, KEPT, REPLACED, CLEARED, REORDERED, MERGED, UNEXPLAINED ->
              isList ? "%s is such a list." : "%s is part of it.";
        };
    return Phrases.words(
        isList ? "Replaced whole." : headline(field.outcome()),
        "a JSON merge patch writes lists whole",
        () ->
            "A JSON merge patch cannot speak of the items of a list: it writes the list whole. "
                + part.formatted(name));
  }

  Words notRetained(String holder) {
    return Phrases.words(
        "Cleared by `$retainKeys`.",
        "not in your `$retainKeys`",
        () ->
            "Your patch lists the keys of %s to retain, and %s is not among them. Add it to `$retainKeys` to keep it."
                .formatted(holder, name));
  }

  Words order() {
    boolean isDirected =
        field.patchEntry() instanceof PatchEntry.ListParts list && list.order().isPresent();
    return Phrases.words(
        "Put in another order by your patch.",
        isDirected ? "`$setElementOrder`" : "the order in your patch",
        () ->
            isDirected
                ? "The directive `$setElementOrder` says in which order the items of %s come out."
                    .formatted(name)
                : "Your patch names items of %s in another order than live, and without `$setElementOrder` the order of the patch itself counts."
                    .formatted(name));
  }

  /** What happens in a composed patch, where the reason is the same for all of it. */
  static String headline(Outcome outcome) {
    return switch (outcome) {
      case ADDED -> "Added by your patch.";
      case DELETED, CLEARED -> "Deleted by your patch.";
      case REORDERED -> "Put in another order by your patch.";
      case CHANGED, REPLACED -> "Changed by your patch.";
      case MERGED -> "Changed in part by your patch.";
      case SAME, KEPT, UNEXPLAINED -> NOTHING;
    };
  }
}
