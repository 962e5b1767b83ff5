package dev.tripatch.explain.words;

import dev.tripatch.explain.outcome.FieldOutcome;
import dev.tripatch.explain.outcome.Outcome;
import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.schema.FieldRule;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/** The words for each reason. */
final class Phrases {
  private final FieldOutcome field;

  Phrases(FieldOutcome field) {
    this.field = field;
  }

  private String name() {
    return nameOf(field.path());
  }

  private String holder() {
    return field.path().parent().map(Phrases::nameOf).orElse("the object");
  }

  private ComposedPhrases composed() {
    return new ComposedPhrases(field, name());
  }

  Words words() {
    return switch (field.reason()) {
      case SET_SAME ->
          words(
              "Nothing to do.",
              "local and live agree",
              () ->
                  "Local and live have the same %s, so the patch leaves it out.".formatted(name()));
      case ITEM_KEY ->
          words(
              "Names the item.",
              "merge key of the item",
              () ->
                  name()
                      + " is the merge key. Where the patch changes the item, it writes the key"
                      + " only to say which item it means.");
      case KUBECTL_ANNOTATION -> annotation();
      case HELM_METADATA, TWO_WAY_UNCHANGED, TWO_WAY_SET, TWO_WAY_REMOVED ->
          new HelmPhrases(field, name()).words();
      case SET_DIFFERENT ->
          words(
              "Set to local's value.",
              "local differs from live",
              () ->
                  "Local and live both have %s with different values. Local wins, whatever was last applied."
                          .formatted(name())
                      + " To keep live's value, write it into local.");
      case SET_OTHER_TYPE ->
          words(
              "Set to local's value.",
              "local has another type",
              () ->
                  "Local and live have values of different types for %s, so the patch writes local's value whole."
                      .formatted(name()));
      case SET_MISSING -> missing();
      case EXPLICIT_NULL ->
          words(
              "Cleared by null.",
              "null in local",
              () ->
                  "Local says `null`, so the patch clears %s, whoever set it. Take the line out of local to leave"
                          .formatted(name())
                      + " live's value alone.");
      case NULL_NOT_SENT ->
          words(
              "Null is not sent.",
              "null in local, not sent",
              () ->
                  "Local says `null`, but the patch for a custom resource drops nulls unless"
                      + " something else was last applied. The field stays as live has it.");
      case LIST_REPLACED -> listReplaced();
      case SORTED_BY_CHECK ->
          words(
              "Sent sorted.",
              "sorted by the check for conflicts",
              () ->
                  "With overwrite off, kubectl compares the lists of plain values in its patch with"
                      + " what live changed. It drops duplicates and sorts for that, in the patch"
                      + " itself, and so sends %s in another order than local's."
                          .formatted(name()));
      case MAP_REPLACED -> mapReplaced();
      case REMOVED_FROM_LOCAL -> removed();
      case ALREADY_GONE ->
          words(
              "Already gone.",
              "removed from local; live lacks it too",
              () ->
                  "Removed from local since it was last applied, and live does not have it either."
                      + " Nothing is left to delete.");
      case NEVER_APPLIED ->
          words(
              "Kept.",
              "only live has it",
              () ->
                  "Only live has %s, and it was never applied from local: a default, a controller or another person set it."
                          .formatted(name())
                      + " The patch leaves it alone. Write it into local to take it over.");
      case NOT_RETAINED -> notRetained();
      case MAP_MERGED ->
          words(
              "Merged.",
              "merged field by field",
              () ->
                  "%s is merged: each of its fields has an outcome of its own.".formatted(name()));
      case LIST_MERGED -> listMerged();
      case SET_MERGED ->
          words(
              "Merged as a set.",
              "merged as a set",
              () ->
                  "%s is a list of primitives with the patch strategy `merge`: each item is added, kept or deleted on its own."
                      .formatted(name()));
      case ORDER_SET ->
          words(
              "Put in another order.",
              "`$setElementOrder`",
              () ->
                  "The order of %s matters and local's differs from live's. The directive `$setElementOrder` carries"
                          .formatted(name())
                      + " local's order; items that only live has keep their places among"
                      + " themselves.");
      case NULL_KEPT ->
          words(
              "A null stays.",
              "null kept in a new item",
              () ->
                  "The patch deletes this field inside an item that live does not have yet. New"
                      + " items are taken as they are, so the null itself ends up in the object.");
      case LEAKED_DIRECTIVE ->
          words(
              "The directive becomes data.",
              "directive kept as data",
              () ->
                  "Live does not have what this directive speaks of, so the server does not act on"
                      + " it and keeps it as an"
                      + " ordinary %s.".formatted(isItem() ? "item" : "field"));
      case DUPLICATE_KEYS -> TwinPhrases.keys(name());
      case DUPLICATE_VALUES -> TwinPhrases.values(name());
      case PATCH_ADDS -> composed().adds();
      case PATCH_SETS -> composed().sets();
      case PATCH_SAME -> composed().same();
      case NOT_IN_PATCH -> composed().untouched();
      case NULL_DELETES -> composed().nullDeletes();
      case NULL_WITHOUT_EFFECT -> composed().nullWithoutEffect();
      case ITEM_DELETED -> composed().itemDeleted();
      case NO_SUCH_ITEM -> composed().noSuchItem();
      case MEMBER_DELETED -> composed().memberDeleted();
      case NO_SUCH_MEMBER -> composed().noSuchMember();
      case MAP_EMPTIED -> composed().mapEmptied();
      case WITHIN_EMPTIED -> composed().withinEmptied();
      case REPLACE_DIRECTIVE -> composed().replaced();
      case NOT_IN_REPLACEMENT -> composed().notInReplacement();
      case DIRECTIVE_DROPPED -> composed().directiveDropped();
      case NO_LIST -> composed().noList();
      case PATCH_LIST_REPLACED -> composed().listReplaced();
      case PATCH_MAP_REPLACED -> composed().mapReplaced();
      case JSON_LIST_REPLACED -> composed().jsonListReplaced();
      case PATCH_NOT_RETAINED -> composed().notRetained(holder());
      case PATCH_ORDER -> composed().order();
      case OPERATION -> new OperationPhrases(field, name()).words();
      case NOT_COVERED ->
          words(
              "Not explained.",
              "not explained",
              () ->
                  "What is shown is what Kubernetes does, but Tripatch has no rule that explains"
                      + " it. Please report this case.");
    };
  }

  private Words annotation() {
    boolean isSame = field.outcome() == Outcome.SAME;
    return words(
        isSame ? "Nothing to do." : "Written by kubectl itself.",
        isSame ? "holds this local already" : "kubectl apply writes it itself",
        () ->
            "Here kubectl apply itself keeps local's text, so that the next apply knows what was"
                + " removed from local since. Your file needs no such line, and one in it would be"
                + " replaced."
                + (isSame ? " Live holds this text already." : ""));
  }

  private Words missing() {
    boolean wasApplied = field.values().lastApplied() != null;
    String before =
        wasApplied ? " It was applied before, so something has removed it from live." : "";
    return words(
        "Added.",
        isItem() ? "live has no such item" : wasApplied ? "gone from live" : "only in local",
        () -> "Local has %s and live does not, so the patch adds it.%s".formatted(name(), before));
  }

  private Words removed() {
    String how =
        isItem() && !isMember()
            ? "`$patch: delete`"
            : isMember() ? "`$deleteFromPrimitiveList`" : "`null`";
    return words(
        "Deleted.",
        "removed from local since last applied",
        () ->
            "Removed from local since it was last applied, so the patch deletes it (%s). Put it back into local to keep it."
                .formatted(how));
  }

  private Words notRetained() {
    return words(
        "Cleared by `$retainKeys`.",
        "not in `$retainKeys`",
        () ->
            "%s has the patch strategy `retainKeys`, so the patch lists the keys that local sets, and the server drops"
                    .formatted(holder())
                + " every other key of live's map. Write %s into local to keep it."
                    .formatted(name()));
  }

  private Words listReplaced() {
    Optional<String> key = field.rule().flatMap(FieldRule::mergeKey);
    String why =
        key.isPresent()
            ? "its patch strategy is not `merge`"
            : "the schema declares no patch strategy `merge` for it";
    return words(
        "Replaced whole.",
        "list is not merged",
        () ->
            "Local and live have different lists for %s, and %s, so the patch writes local's list whole; items that only live has are lost."
                .formatted(name(), why));
  }

  private Words mapReplaced() {
    boolean isSame = Objects.equals(field.values().local(), field.values().live());
    return words(
        isSame ? "Written again." : "Replaced whole.",
        isSame ? "strategy replace; written though equal" : "strategy `replace`",
        () ->
            "%s has the patch strategy `replace`, so the patch always writes local's map whole%s."
                .formatted(name(), isSame ? ", even now that it equals live's" : ""));
  }

  private Words listMerged() {
    String key = field.rule().flatMap(FieldRule::mergeKey).orElse("its merge key");
    return words(
        "Merged by key.",
        "merged by " + key,
        () ->
            "%s has the patch strategy `merge`: items of both lists with the same `%s` are merged, and each item has an"
                    .formatted(name(), key)
                + " outcome of its own.");
  }

  private boolean isItem() {
    return field.path().last().orElse(null) instanceof Step.KeyedItem || isMember();
  }

  private boolean isMember() {
    return field.path().last().orElse(null) instanceof Step.SetItem;
  }

  static String nameOf(FieldPath path) {
    return switch (path.last().orElse(null)) {
      case null -> "the object";
      case Step.Key key -> "`" + key.name() + "`";
      case Step step ->
          "`"
              + path.parent().flatMap(FieldPath::last).map(Phrases::keyName).orElse("")
              + text(step)
              + "`";
    };
  }

  private static String keyName(Step step) {
    return step instanceof Step.Key key ? key.name() : "";
  }

  private static String text(Step step) {
    return FieldPath.root().then(step).toString();
  }

  static Words words(String headline, String summary, Supplier<String> sentence) {
    return new Words(headline, summary, () -> capitalized(sentence.get()));
  }

  private static String capitalized(String sentence) {
    return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }
}
