package dev.tripatch.recorded;

import static java.util.Map.entry;

import dev.tripatch.engine.explain.Names;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.DocumentDirective;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What each sentence claims, as a question to the documents and the patch, and what it advises, as
 * an edit that is carried out. {@code topic.KEY} is the sentence.
 */
final class SaidLaws {

  /** What must hold wherever the sentence is said. */
  record Law(Predicate<Occasion> claim, Predicate<Occasion> advice) {
    Law(Predicate<Occasion> claim) {
      this(claim, _ -> true);
    }
  }

  private static final Law NO_CLAIM = new Law(_ -> true);

  private SaidLaws() {}

  static final Map<String, Law> OF = laws();

  private static Map<String, Law> laws() {
    Map<String, Law> all = new LinkedHashMap<>();
    calculated().forEach((key, law) -> all.put("ReasonWording." + key, law));
    composed().forEach((key, law) -> all.put("ReasonWording." + key, law));
    helm().forEach((key, law) -> all.put("ReasonWording." + key, law));
    effects().forEach((key, law) -> all.put("EffectWording." + key, law));
    notes().forEach((key, law) -> all.put("NoteWording." + key, law));
    conflicts().forEach((key, law) -> all.put("ConflictWording." + key, law));
    owners().forEach(key -> all.put("ConflictWording." + key, NO_CLAIM));
    return all;
  }

  /** Who owns what, as live says it; and what names the object. */
  private static Set<String> owners() {
    return Set.of(
        "OWNERS",
        "OWNERS_OF_ALL",
        "OWNER_SINCE",
        "AND_BY",
        "MORE_OWNERS",
        "THROUGH",
        "WHO_REMOVED",
        "NO_OWNER",
        "NO_MANAGED_FIELDS",
        "IDENTITY");
  }

  private static Map<String, Law> conflicts() {
    return Map.ofEntries(
        entry(
            "BOTH_CHANGED",
            new Law(
                at ->
                    has(at.lastApplied())
                        && !same(at.local(), at.lastApplied())
                        && isChangedInLive(at)
                        && !same(at.local(), at.live()))),
        entry(
            "BOTH_SET",
            new Law(at -> !has(at.lastApplied()) && at.local() != null && has(at.live()))),
        entry(
            "LOCAL_CHANGED_LIVE_REMOVED",
            new Law(at -> !same(at.local(), at.lastApplied()) && !has(at.live()))),
        entry(
            "LOCAL_REMOVED_LIVE_CHANGED",
            new Law(at -> has(at.lastApplied()) && !has(at.local()) && isChangedInLive(at))),
        entry(
            "LIVE_CHANGED",
            new Law(at -> same(at.local(), at.lastApplied()) && isChangedInLive(at))),
        entry("LIVE_REMOVED", new Law(at -> same(at.local(), at.lastApplied()) && !has(at.live()))),
        entry(
            "LIVE_SET",
            new Law(
                at ->
                    !has(at.lastApplied())
                        && !has(at.local())
                        && has(at.live())
                        && at.result() == null)),
        entry("ONE_OF", new Law(SaidLaws::allDiffer)),
        entry("RENAMED", new Law(SaidLaws::isRenamed)),
        entry("DELETES", new Law(at -> has(at.live()) && at.result() == null)),
        entry(
            "MIXES",
            new Law(at -> !same(at.result(), at.local()) && !same(at.result(), at.live()))),
        entry("SETS", new Law(at -> same(at.result(), at.local()) && !at.becomesLive())),
        entry(
            "SETS_BACK",
            new Law(at -> same(at.result(), at.local()) && same(at.local(), at.lastApplied()))),
        entry("PUTS_BACK", new Law(at -> !has(at.live()) && same(at.result(), at.local()))),
        entry("UNKNOWN", new Law(at -> !same(at.live(), at.lastApplied()))),
        entry("LIST_REPLACED", new Law(at -> at.patch() instanceof ListValue)),
        entry("MAP_REPLACED", new Law(at -> at.patch() instanceof MapValue)),
        entry("DUPLICATE_VALUES", new Law(SaidLaws::hasValueTwice)),
        entry("DUPLICATE_KEYS", new Law(SaidLaws::sharesKeys)),
        entry("DOCUMENT_DIRECTIVE", new Law(SaidLaws::namesDirective)));
  }

  private static boolean allDiffer(Occasion at) {
    String[] fields = String.valueOf(at.said().value("fields")).split(", ");
    return fields.length > 1
        && Stream.of(fields)
            .map(field -> at.explanation().at(FieldPath.parse(field)).values())
            .noneMatch(values -> same(values.local(), values.live()));
  }

  private static boolean isRenamed(Occasion at) {
    FieldPath old = FieldPath.parse(String.valueOf(at.said().value("old")));
    String list = old.parent().orElseThrow().toString();
    FieldPath now = FieldPath.parse(list + at.said().value("new"));
    FieldValues before = at.explanation().at(old).values();
    FieldValues after = at.explanation().at(now).values();
    return has(before.local()) && !has(before.live()) && !has(after.local()) && has(after.live());
  }

  private static boolean isChangedInLive(Occasion at) {
    return has(at.live()) && !same(at.live(), at.lastApplied());
  }

  private static Map<String, Law> calculated() {
    return Map.ofEntries(
        entry("SET_SAME", new Law(at -> at.local() != null && same(at.local(), at.live()))),
        entry("ITEM_KEY", new Law(SaidLaws::isItemKey)),
        entry("ANNOTATION", new Law(SaidLaws::isAnnotation)),
        entry("ANNOTATION_SAME", new Law(at -> isAnnotation(at) && at.becomesLive())),
        entry(
            "SET_DIFFERENT",
            new Law(
                at -> has(at.local()) && has(at.live()) && !same(at.local(), at.live()),
                at -> at.writing(live(at), at.live()::equals))),
        entry("SET_OTHER_TYPE", new Law(at -> kind(at.local()) != kind(at.live()))),
        entry("SET_MISSING", new Law(at -> isMissing(at) && at.lastApplied() == null)),
        entry("SET_MISSING_AGAIN", new Law(at -> isMissing(at) && at.lastApplied() != null)),
        entry("MISSING_ITEM", new Law(at -> isMissing(at) && at.lastApplied() == null)),
        entry("MISSING_ITEM_AGAIN", new Law(at -> isMissing(at) && at.lastApplied() != null)),
        entry(
            "EXPLICIT_NULL",
            new Law(
                at -> isNulled(at) && has(at.live()) && at.lastApplied() == null,
                at -> at.removing(at.live()::equals))),
        entry(
            "EXPLICIT_NULL_APPLIED",
            new Law(
                at -> isNulled(at) && has(at.live()) && at.lastApplied() != null,
                at ->
                    at.removing(Objects::isNull)
                        && (hasTwins(at.live()) || at.writing(live(at), at.live()::equals)))),
        entry("NULL_OF_NOTHING", new Law(at -> isNulled(at) && !has(at.live()))),
        entry(
            "NULL_NOT_SENT",
            new Law(at -> at.local() == NullValue.NULL && at.patch() == null && at.becomesLive())),
        entry("LIST_REPLACED", new Law(at -> isListSent(at) && onlyInLive(at).isEmpty())),
        entry("LIST_REPLACED_LOSES", new Law(at -> isListSent(at) && !onlyInLive(at).isEmpty())),
        entry("KEYED_LIST_REPLACED", new Law(at -> isListSent(at) && onlyInLive(at).isEmpty())),
        entry(
            "KEYED_LIST_REPLACED_LOSES",
            new Law(at -> isListSent(at) && !onlyInLive(at).isEmpty())),
        entry("SORTED_BY_CHECK", new Law(at -> !same(at.patch(), at.local()))),
        entry("MAP_REPLACED", new Law(at -> at.patch() instanceof MapValue)),
        entry(
            "MAP_WRITTEN_AGAIN",
            new Law(at -> at.patch() instanceof MapValue && same(at.local(), at.live()))),
        entry("ITEM_REMOVED", new Law(SaidLaws::isRemoved, SaidLaws::putBack)),
        entry("MEMBER_REMOVED", new Law(SaidLaws::isRemoved, SaidLaws::putBack)),
        entry("FIELD_REMOVED", new Law(SaidLaws::isRemoved, SaidLaws::putBack)),
        entry(
            "ALREADY_GONE",
            new Law(
                at ->
                    has(at.lastApplied())
                        && at.local() == null
                        && at.live() == null
                        && at.result() == null)),
        entry(
            "NEVER_APPLIED",
            new Law(
                at -> isOnlyInLive(at) && at.becomesLive() && !isOfServer(at.path()),
                at -> at.writing(live(at), at.live()::equals))),
        entry(
            "SERVER_IGNORES",
            new Law(at -> isOfServer(at.path()) && at.patch() != null && !at.becomesLive())),
        entry(
            "OWNERS_SENT",
            new Law(
                at ->
                    at.path().toString().startsWith("metadata.managedFields")
                        && at.patch() != null
                        && !at.becomesLive())),
        entry(
            "PRECONDITION",
            new Law(
                at ->
                    at.path().toString().matches("metadata\\.(uid|resourceVersion)")
                        && !at.becomesLive())),
        entry("SERVER_KEEPS", new Law(at -> isOnlyInLive(at) && isOfServer(at.path()))),
        entry(
            "NOT_RETAINED",
            new Law(
                at -> has(at.live()) && at.local() == null && at.result() == null,
                at -> at.writing(live(at), at.live()::equals))),
        entry("MAP_MERGED", new Law(SaidLaws::partsCoverTheMap)),
        entry(
            "LIST_MERGED",
            new Law(
                at ->
                    at.field().parts().stream()
                        .map(part -> part.path().last().orElseThrow())
                        .allMatch(
                            step ->
                                step instanceof PathStep.KeyedItem item
                                    && item.mergeKey().equals(at.said().value("key"))))),
        entry(
            "SET_MERGED",
            new Law(
                at ->
                    at.field().parts().stream()
                        .allMatch(
                            part -> part.path().last().orElseThrow() instanceof PathStep.SetItem))),
        entry("ORDER_SET", new Law(at -> isReordered(at) && keepsOrderOfOthers(at))),
        entry("NULL_KEPT", new Law(at -> at.result() == NullValue.NULL && !has(at.live()))),
        entry("LEAKED_DIRECTIVE", new Law(at -> at.result() != null && at.key().startsWith("$"))),
        entry("LEAKED_DIRECTIVE_ITEM", new Law(at -> at.result() != null)),
        entry("DUPLICATE_KEYS", new Law(SaidLaws::sharesKeys)),
        entry("DUPLICATE_MAP_KEYS", new Law(SaidLaws::sharesKeys)),
        entry(
            "DUPLICATES_LOST",
            new Law(
                at ->
                    sharesKeys(at)
                        && at.becomesLive()
                        && !FieldValues.isIn(at.local(), at.result()))),
        entry("DUPLICATE_VALUES", new Law(SaidLaws::hasValueTwice)),
        entry(
            "DOCUMENT_DIRECTIVE_DROPS",
            new Law(at -> namesDirective(at) && isNothing(at.patch()) && at.becomesLive())),
        entry(
            "DOCUMENT_DIRECTIVE_SENT",
            new Law(at -> namesDirective(at) && DocumentDirective.isWithin(at.patch()))),
        entry(
            "DOCUMENT_DIRECTIVE_ACTS",
            new Law(at -> namesDirective(at) && !DocumentDirective.isWithin(at.patch()))),
        entry(
            "LEFT_OUT", new Law(at -> at.live() != null && at.becomesLive() && at.local() != null)),
        entry("LEFT_OUT_ADDITION", new Law(at -> at.live() == null && at.result() == null)),
        entry("LEFT_OUT_DELETION", new Law(at -> has(at.live()) && at.becomesLive())),
        entry("NOT_COVERED", NO_CLAIM),
        entry(
            "STORED_SAME",
            new Law(at -> isIdle(at) && isScalar(at.local()) && isScalar(at.live()))),
        entry("STORED_NOTHING", new Law(at -> isIdle(at) && !has(at.live()))),
        entry("STORED_AGAIN", new Law(at -> isIdle(at) && !has(at.local()) && has(at.live()))),
        entry("STORED_ALIKE", new Law(at -> isIdle(at) && has(at.local()))),
        entry("STORED_IN_DATA", new Law(at -> same(at.local(), at.live()))),
        entry("STAYS_IN_DATA", new Law(at -> !has(at.local()) && has(at.live()))),
        entry("STRING_DATA", new Law(at -> has(at.live()) && at.becomesLive())),
        entry(
            "UNKNOWN",
            new Law(at -> !same(at.live(), at.lastApplied()) && !same(at.live(), at.result()))),
        entry(
            "PUT_BACK",
            new Law(
                at -> isLost(at) && (!isEmpty(at.local()) || same(at.local(), at.lastApplied())))),
        entry("PUT_BACK_EMPTY", new Law(at -> isLost(at) && isEmpty(at.result()))),
        entry("OVERWRITTEN", new Law(at -> has(at.lastApplied()) && isTakenBack(at))),
        entry("OVERWRITTEN_NEW", new Law(at -> !has(at.lastApplied()) && isTakenBack(at))));
  }

  /** The server stores what live has, though the result says something else. */
  private static boolean isIdle(Occasion at) {
    return !same(at.live(), at.result()) && !at.field().isConflict();
  }

  private static boolean isScalar(@Nullable Value value) {
    return value instanceof Scalar && has(value);
  }

  private static Map<String, Law> helm() {
    return Map.ofEntries(
        entry("HELM_WRITES", new Law(at -> has(at.patch()))),
        entry("HELM_WROTE", new Law(at -> at.patch() == null)),
        entry("TWO_WAY_SAME", new Law(at -> at.patch() == null && same(at.local(), at.live()))),
        entry("TWO_WAY_LACKS", new Law(at -> at.patch() == null && at.live() == null)),
        entry("TWO_WAY_DRIFT", new Law(at -> at.patch() == null && !same(at.local(), at.live()))),
        entry("FIRST_LACKS", new Law(at -> at.patch() == null && at.live() == null)),
        entry("FIRST_DRIFT", new Law(at -> at.patch() == null && !same(at.local(), at.live()))),
        entry("TWO_WAY_CHANGED", new Law(at -> isSetByTwoWay(at) && has(at.lastApplied()))),
        entry("TWO_WAY_CHANGED_AS_LIVE", new Law(at -> has(at.patch()) && has(at.lastApplied()))),
        entry("TWO_WAY_NEW", new Law(at -> isSetByTwoWay(at) && !has(at.lastApplied()))),
        entry("TWO_WAY_NEW_AS_LIVE", new Law(at -> has(at.patch()) && !has(at.lastApplied()))),
        entry(
            "TWO_WAY_REMOVED",
            new Law(at -> has(at.lastApplied()) && at.local() == null && at.result() == null)));
  }

  private static Map<String, Law> composed() {
    return Map.ofEntries(
        entry("PATCH_ADDS", new Law(SaidLaws::isAddedByPatch)),
        entry(
            "PATCH_ADDS_ITEM", new Law(at -> isAddedByPatch(at) && same(at.patch(), at.result()))),
        entry(
            "PATCH_ADDS_MAP", new Law(at -> isAddedByPatch(at) && !same(at.patch(), at.result()))),
        entry(
            "PATCH_SETS",
            new Law(
                at -> at.live() != null && at.patch() != null && !at.becomesLive(),
                at -> at.removing(at.live()::equals))),
        entry(
            "SET_IN_REPLACEMENT",
            new Law(
                at -> at.live() != null && at.patch() != null && !at.becomesLive(),
                at -> at.writing(live(at), at.live()::equals))),
        entry("PATCH_SAME", new Law(Occasion::becomesLive)),
        entry("NOT_IN_PATCH", new Law(at -> at.patch() == null && at.becomesLive())),
        entry(
            "NULL_DELETES",
            new Law(
                at -> at.live() != null && at.patch() == NullValue.NULL && at.result() == null,
                at -> at.removing(at.live()::equals))),
        entry("NULL_DELETES_TOO", new Law(at -> at.live() != null && at.result() == null)),
        entry(
            "NULL_WITHOUT_EFFECT",
            new Law(at -> at.live() == null && at.patch() == NullValue.NULL && at.becomesLive())),
        entry("ITEM_DELETED", new Law(at -> at.live() != null && at.result() == null)),
        entry(
            "ITEM_ADDED_AGAIN", new Law(at -> at.live() != null && same(at.patch(), at.result()))),
        entry("NO_SUCH_ITEM", new Law(at -> at.live() == null && at.result() == null)),
        entry(
            "ITEM_OF_REPLACEMENT",
            new Law(at -> at.result() == null && Directives.hasPatchDirective(at.patch()))),
        entry("MEMBER_DELETED", new Law(at -> at.live() != null && at.result() == null)),
        entry(
            "MEMBERS_DELETED",
            new Law(at -> Occasion.items(at.result()).size() < Occasion.items(at.live()).size())),
        entry("NO_SUCH_MEMBER", new Law(at -> at.live() == null && at.result() == null)),
        entry(
            "MAP_EMPTIED",
            new Law(
                at -> at.result().equals(MapValue.EMPTY) && !at.becomesLive(),
                at -> at.path().isRoot() || at.writing(NullValue.NULL, Objects::isNull))),
        entry(
            "MAP_EMPTY_BEFORE",
            new Law(
                at -> at.result().equals(MapValue.EMPTY) && at.becomesLive(),
                at -> at.path().isRoot() || at.writing(NullValue.NULL, Objects::isNull))),
        entry("WITHIN_EMPTIED", new Law(at -> at.live() != null && at.result() == null)),
        entry("LIST_REPLACED_BY_DIRECTIVE", new Law(at -> isReplacement(at) && !at.becomesLive())),
        entry("LIST_REPLACED_BY_SAME", new Law(at -> isReplacement(at) && at.becomesLive())),
        entry("MAP_REPLACED_BY_DIRECTIVE", new Law(at -> !at.becomesLive())),
        entry("MAP_REPLACED_BY_SAME", new Law(Occasion::becomesLive)),
        entry(
            "NOT_IN_REPLACEMENT",
            new Law(
                at -> at.live() != null && at.patch() == null && at.result() == null,
                at -> at.writing(live(at), at.live()::equals))),
        entry(
            "DIRECTIVE_DROPPED",
            new Law(
                at -> at.result() == null && !(at.live() instanceof MapValue),
                at -> at.removing(at.path().key(Directives.PATCH), MapValue.class::isInstance))),
        entry("NO_LIST", new Law(Occasion::becomesLive)),
        entry("PATCH_LIST_REPLACED", new Law(at -> at.patch() instanceof ListValue)),
        entry("PATCH_MAP_REPLACED", new Law(at -> same(at.patch(), at.result()))),
        entry("JSON_LIST", new Law(at -> at.result() instanceof ListValue)),
        entry("JSON_LIST_PART", NO_CLAIM),
        entry(
            "PATCH_NOT_RETAINED",
            new Law(at -> at.live() != null && at.result() == null, SaidLaws::retained)),
        entry(
            "PATCH_NULL_NOT_RETAINED",
            new Law(at -> at.live() != null && at.result() == null, SaidLaws::retained)),
        entry("ORDER_DIRECTED", new Law(SaidLaws::isReordered)),
        entry("ORDER_OF_PATCH", new Law(SaidLaws::isReordered)));
  }

  private static Map<String, Law> effects() {
    return Map.ofEntries(
        entry("ADDED", new Law(at -> at.live() == null && at.result() != null)),
        entry("DELETED", new Law(at -> at.live() != null && at.result() == null)),
        entry("REORDERED", new Law(at -> !at.becomesLive())),
        entry(
            "CHANGED",
            new Law(at -> at.live() != null && at.result() != null && !at.becomesLive())),
        entry("CHANGED_IN_PART", new Law(at -> at.live() != null && !at.becomesLive())),
        entry("UNCHANGED", new Law(Occasion::becomesLive)),
        entry("LIST_ADDS", new Law(at -> at.live() == null && at.result() != null)),
        entry("LIST_LOSES", new Law(at -> at.live() != null && at.result() == null)),
        entry("LIST_CHANGES", new Law(at -> at.live() != null && at.result() != null)),
        entry("LIST_ITSELF", new Law(at -> at.result() instanceof ListValue)),
        entry("LIST_HAS", NO_CLAIM),
        entry("TESTED", new Law(Occasion::becomesLive)),
        entry("MOVED", new Law(Occasion::becomesLive)),
        entry("ONE", NO_CLAIM),
        entry("SEVERAL", NO_CLAIM),
        entry("BY", NO_CLAIM),
        entry("IF_TEST", NO_CLAIM),
        entry("IF_TESTS", NO_CLAIM),
        entry("OPERATION", NO_CLAIM),
        entry("AND", NO_CLAIM),
        entry("ADDS", new Law(at -> at.live() == null && at.result() != null)),
        entry("DELETES", new Law(at -> at.live() != null && at.result() == null)),
        entry("REORDERS", new Law(at -> !at.becomesLive())),
        entry("CHANGES", new Law(at -> at.live() != null && !at.becomesLive())),
        entry("CHANGES_PARTS", new Law(at -> at.live() != null && !at.becomesLive())),
        entry("MOVES", new Law(Occasion::becomesLive)),
        entry("KEEPS", new Law(Occasion::becomesLive)));
  }

  private static Map<String, Law> notes() {
    return Map.ofEntries(
        entry("RETAINS", new Law(at -> at.named("kept").containsAll(Occasion.keys(at.live())))),
        entry("RETAINS_AND_CLEARS", new Law(SaidLaws::clearsJustThese)),
        entry("ORDERS", new Law(at -> !isInOrder(at.named("names"), identities(at, at.live())))),
        entry(
            "ORDERS_AROUND",
            new Law(
                at -> isReordered(at) && isInOrder(at.named("names"), identities(at, at.live())))),
        entry("ORDERS_NOTHING", new Law(at -> !isReordered(at))),
        entry("ORDERS_NEW", new Law(at -> hasNew(at, at.named("names")))),
        entry(
            "ORDERED_ALREADY",
            new Law(at -> isInOrder(at.named("names"), identities(at, at.live())))),
        entry("DELETES", new Law(at -> areDeleted(at, at.named("deleted")))),
        entry(
            "DELETES_SOME",
            new Law(
                at -> areDeleted(at, at.named("deleted")) && areNotInLive(at, at.named("absent")))),
        entry("DELETES_NOTHING", new Law(at -> areNotInLive(at, at.named("absent")))),
        entry("NAMES_NOTHING", NO_CLAIM),
        entry("LIKE_THIS", new Law(Occasion::becomesLive)),
        entry("STAYS", new Law(at -> staysThough(at, at.patch()))),
        entry("STAYS_BESIDE_LOCAL", new Law(at -> staysThough(at, at.local()))),
        entry("LOSES_NOTHING", new Law(at -> holds(at.result(), at.live()))),
        entry("LOSES", new Law(SaidLaws::losesJustThese)),
        entry(
            "IGNORES",
            new Law(
                at ->
                    isEmpty(at.result())
                        && Occasion.keys(at.patch()).containsAll(at.named("ignored")))),
        entry(
            "SAME_ITEMS",
            new Law(
                at ->
                    without(at.live(), at.result()).isEmpty()
                        && without(at.result(), at.live()).isEmpty())),
        entry("LOST", new Law(at -> at.named("lost").equals(without(at.live(), at.result())))),
        entry("GAINED", new Law(at -> at.named("gained").equals(without(at.result(), at.live())))),
        entry("LOST_AND_GAINED", new Law(SaidLaws::tellsItemsApart)),
        entry("ITEMS_DIFFER", NO_CLAIM),
        entry("AND_MORE", NO_CLAIM),
        entry("PARTS", new Law(SaidLaws::arePartsThatDiffer)),
        entry("PARTS_AND_MORE", new Law(SaidLaws::arePartsThatDiffer)),
        entry("SAME_KEY", NO_CLAIM),
        entry("SAME_VALUE", NO_CLAIM),
        entry(
            "ORDER_NOW",
            new Law(
                at ->
                    at.named("all").equals(identities(at, at.result()))
                        && areNotInLive(at, at.named("added")))),
        entry("PLACE", new Law(at -> placeOf(at) == 0)),
        entry(
            "PLACE_AFTER",
            new Law(
                at ->
                    identities(at.holder(), at.holder().values().result())
                        .get(placeOf(at) - 1)
                        .equals(at.named("item").getFirst()))),
        entry("WITH_CAUSE", NO_CLAIM),
        entry("NAMED_FIRST", NO_CLAIM),
        entry("NAMED_AFTER", NO_CLAIM),
        entry("ORDER_OF_PATCH", NO_CLAIM),
        entry("LIVE_ONLY", new Law(SaidLaws::unnamedKeepTheirOrder)),
        entry("UNORDERED", NO_CLAIM),
        entry("PROPOSED", new Law(at -> at.named("result").equals(identities(at, at.result())))));
  }

  private static boolean has(@Nullable Value value) {
    return value != null && value != NullValue.NULL;
  }

  private static boolean same(@Nullable Value one, @Nullable Value other) {
    return Objects.equals(one, other);
  }

  private static Value live(Occasion at) {
    return Objects.requireNonNull(at.live());
  }

  private static @Nullable ValueKind kind(@Nullable Value value) {
    return value == null ? null : ValueKind.of(value);
  }

  private static boolean isItemKey(Occasion at) {
    return at.path().parent().flatMap(FieldPath::last).orElse(null)
            instanceof PathStep.KeyedItem item
        && item.mergeKey().equals(at.key())
        && at.becomesLive();
  }

  private static boolean isAnnotation(Occasion at) {
    return at.key().equals("kubectl.kubernetes.io/last-applied-configuration");
  }

  private static boolean isMissing(Occasion at) {
    return has(at.local()) && at.live() == null && at.result() != null;
  }

  private static boolean isNulled(Occasion at) {
    return at.local() == NullValue.NULL && at.patch() == NullValue.NULL && at.result() == null;
  }

  private static boolean isListSent(Occasion at) {
    return at.local() instanceof ListValue
        && at.live() instanceof ListValue
        && !at.becomesLive()
        && at.patch() instanceof ListValue;
  }

  private static List<Value> onlyInLive(Occasion at) {
    return Occasion.items(at.live()).stream()
        .filter(item -> !Occasion.items(at.result()).contains(item))
        .toList();
  }

  private static boolean isRemoved(Occasion at) {
    return at.lastApplied() != null
        && at.local() == null
        && at.live() != null
        && at.result() == null;
  }

  private static boolean putBack(Occasion at) {
    return at.lastApplied() == NullValue.NULL
        || at.writing(Objects.requireNonNull(at.lastApplied()), Objects::nonNull);
  }

  private static boolean isOnlyInLive(Occasion at) {
    return at.live() != null && at.local() == null && at.lastApplied() == null;
  }

  /** What the API server sets itself, whatever is sent. */
  private static boolean isOfServer(FieldPath path) {
    String text = path.toString();
    return text.matches(
        "status(\\..*|\\[.*)?|metadata\\.(uid|resourceVersion|generation|creationTimestamp"
            + "|deletionTimestamp|deletionGracePeriodSeconds|selfLink|managedFields.*)");
  }

  private static boolean partsCoverTheMap(Occasion at) {
    Set<String> named = new HashSet<>();
    at.field().parts().forEach(part -> named.add(keyOf(part)));
    return named.containsAll(((MapValue) Objects.requireNonNull(at.result())).keys());
  }

  private static String keyOf(FieldOutcome part) {
    return part.path().last().orElse(null) instanceof PathStep.Key(String name) ? name : "";
  }

  private static boolean isReordered(Occasion at) {
    List<Value> before = new ArrayList<>(identities(at, at.live()));
    List<Value> after = new ArrayList<>(identities(at, at.result()));
    before.retainAll(new HashSet<>(after));
    after.retainAll(new HashSet<>(before));
    return !before.equals(after);
  }

  private static boolean keepsOrderOfOthers(Occasion at) {
    Set<Value> local = new HashSet<>(identities(at, at.local()));
    List<Value> before = new ArrayList<>(identities(at, at.live()));
    List<Value> after = new ArrayList<>(identities(at, at.result()));
    before.removeAll(local);
    after.removeAll(local);
    before.retainAll(after);
    return before.equals(after);
  }

  private static boolean namesDirective(Occasion at) {
    FieldValues values = at.field().values();
    return DocumentDirective.isWithin(values)
        && (!at.said().key().endsWith(".sentence")
            || DocumentDirective.of(values).stream()
                .allMatch(each -> at.said().toString().contains(each.text())));
  }

  private static boolean sharesKeys(Occasion at) {
    Optional<String> key = at.field().rule().flatMap(FieldRule::mergeKey);
    List<Value> lists = new ArrayList<>();
    for (Value list :
        new Value[] {at.lastApplied(), at.local(), at.live(), at.patch(), at.result()}) {
      if (list instanceof ListValue) {
        lists.add(list);
      }
    }
    return lists.stream()
        .anyMatch(
            list -> {
              List<String> keys =
                  Occasion.items(list).stream()
                      .filter(item -> !Directives.hasPatchDirective(item))
                      .map(
                          item ->
                              item instanceof MapValue map ? key.map(map::get).orElse(null) : item)
                      .map(each -> each instanceof Scalar ? GoText.print(each) : "" + each)
                      .toList();
              return new HashSet<>(keys).size() < keys.size();
            });
  }

  private static boolean hasValueTwice(Occasion at) {
    for (Value list :
        new Value[] {at.lastApplied(), at.local(), at.live(), at.patch(), at.result()}) {
      if (new HashSet<>(Occasion.items(list)).size() < Occasion.items(list).size()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLost(Occasion at) {
    return !has(at.live()) && has(at.lastApplied()) && at.result() != null;
  }

  /** Kubernetes puts twins in another order even where both documents have the same. */
  private static boolean hasTwins(@Nullable Value value) {
    return switch (value) {
      case ListValue list ->
          new HashSet<>(list.items()).size() < list.size()
              || list.items().stream().anyMatch(SaidLaws::hasTwins);
      case MapValue map -> map.entries().values().stream().anyMatch(SaidLaws::hasTwins);
      case null, default -> false;
    };
  }

  private static boolean isNothing(@Nullable Value value) {
    return value == null || isEmpty(value);
  }

  private static boolean isEmpty(@Nullable Value value) {
    return MapValue.EMPTY.equals(value) || ListValue.EMPTY.equals(value);
  }

  private static boolean isTakenBack(Occasion at) {
    Object effect = at.said().values().isEmpty() ? "" : at.said().value("effect");
    return !same(at.lastApplied(), at.live())
        && !at.becomesLive()
        && effect.equals(at.result() == null ? "deletes" : "overwrites");
  }

  private static boolean isSetByTwoWay(Occasion at) {
    return has(at.patch()) && !same(at.local(), at.lastApplied());
  }

  private static boolean isAddedByPatch(Occasion at) {
    return at.live() == null && at.patch() != null && at.result() != null;
  }

  private static boolean isReplacement(Occasion at) {
    List<Value> items = new ArrayList<>(Occasion.items(at.patch()));
    items.removeIf(Directives::hasPatchDirective);
    return items.equals(Occasion.items(at.result()));
  }

  private static boolean retained(Occasion at) {
    MapValue map = (MapValue) Objects.requireNonNull(at.holder().values().patch());
    List<Value> keys = new ArrayList<>(Occasion.items(map.get(Directives.RETAIN_KEYS)));
    keys.add(new StringValue(at.key()));
    MapValue.Builder kept = map.toBuilder().put(Directives.RETAIN_KEYS, new ListValue(keys));
    if (at.patch() == NullValue.NULL) {
      kept.remove(at.key());
    }
    return at.writing(at.holder().path(), kept.build(), Objects::nonNull);
  }

  private static boolean clearsJustThese(Occasion at) {
    List<Value> left = new ArrayList<>(Occasion.keys(at.live()));
    left.removeAll(at.named("kept"));
    return left.equals(at.named("cleared"))
        && Occasion.keys(at.result()).stream().noneMatch(left::contains);
  }

  /** What identifies the items of a list. */
  private static List<Value> identities(Occasion at, @Nullable Value list) {
    return identities(at.field(), list);
  }

  private static List<Value> identities(FieldOutcome field, @Nullable Value list) {
    Optional<String> key =
        field.parts().stream()
            .flatMap(part -> part.path().last().stream())
            .filter(PathStep.KeyedItem.class::isInstance)
            .map(step -> ((PathStep.KeyedItem) step).mergeKey())
            .findFirst();
    return Occasion.items(list).stream()
        .map(
            item ->
                item instanceof MapValue map
                    ? key.map(map::get).filter(Objects::nonNull).orElse(item)
                    : item)
        .toList();
  }

  private static boolean isInOrder(List<? extends Value> names, List<Value> list) {
    List<Value> named = new ArrayList<>(names);
    named.retainAll(new HashSet<>(list));
    List<Value> there = new ArrayList<>(list);
    there.retainAll(new HashSet<>(named));
    return named.equals(there);
  }

  private static boolean hasNew(Occasion at, List<? extends Value> names) {
    List<Value> live = identities(at, at.live());
    return identities(at, at.result()).stream()
        .anyMatch(item -> !live.contains(item) && names.contains(item));
  }

  private static boolean areDeleted(Occasion at, List<? extends Value> items) {
    return Occasion.items(at.live()).containsAll(items)
        && items.stream().noneMatch(Occasion.items(at.result())::contains);
  }

  /** Whether a list comes out as live has it, with just these items that a document leaves out. */
  private static boolean staysThough(Occasion at, @Nullable Value written) {
    Set<Value> left = new HashSet<>(identities(at, at.live()));
    left.removeAll(identities(at, written));
    return same(at.live(), at.result()) && left.equals(new HashSet<>(at.named("names")));
  }

  private static boolean areNotInLive(Occasion at, List<? extends Value> items) {
    List<Value> live = identities(at, at.live());
    return items.stream().noneMatch(live::contains);
  }

  /** Whether a value has all that another one has. */
  private static boolean holds(@Nullable Value value, @Nullable Value other) {
    if (value instanceof MapValue map && other instanceof MapValue parts) {
      return parts.entries().entrySet().stream()
          .allMatch(part -> holds(map.get(part.getKey()), part.getValue()));
    }
    if (value instanceof ListValue list && other instanceof ListValue parts) {
      return parts.items().stream()
          .allMatch(part -> list.items().stream().anyMatch(item -> holds(item, part)));
    }
    return other == null
        || (value != null && !(other instanceof MapValue || other instanceof ListValue));
  }

  private static boolean losesJustThese(Occasion at) {
    Set<Object> named = new HashSet<>(at.named("lost"));
    Set<Object> lost = new HashSet<>();
    for (FieldOutcome part : at.field().parts()) {
      if (part.values().live() != null && !holds(part.values().result(), part.values().live())) {
        lost.add(part.path());
      }
    }
    return !named.isEmpty() && named.size() >= lost.size();
  }

  private static List<Value> without(@Nullable Value list, @Nullable Value other) {
    List<Value> left = new ArrayList<>(Occasion.items(other));
    List<Value> without = new ArrayList<>();
    for (Value item : Occasion.items(list)) {
      if (!left.remove(item)) {
        without.add(item);
      }
    }
    return without;
  }

  private static boolean arePartsThatDiffer(Occasion at) {
    InnerParts inside = InnerParts.of(at.explanation(), SchemaType.Primitive.UNDECLARED);
    String names = at.said().value("names").toString();
    return inside.of(at.path()).stream()
        .filter(
            part ->
                part.outcome().isReordered()
                    || !same(part.values().live(), part.values().result())
                    || !part.values().arrive())
        .anyMatch(
            part ->
                names.contains("`" + part.path().below(at.path()) + "`")
                    || names.contains(named(part.values().live()))
                    || names.contains(named(part.values().local()))
                    || names.contains(named(part.values().result())));
  }

  private static String named(@Nullable Value value) {
    return value == null ? "\n" : new Names(List.of(value)).toString();
  }

  private static boolean tellsItemsApart(Occasion at) {
    List<? extends Value> lost = at.named("lost");
    List<? extends Value> gained = at.named("gained");
    return lost.equals(without(at.live(), at.result()))
        && gained.equals(without(at.result(), at.live()))
        && lost.stream()
            .noneMatch(
                one ->
                    gained.stream()
                        .anyMatch(
                            other ->
                                new Names(List.of(one))
                                    .toString()
                                    .equals(new Names(List.of(other)).toString())));
  }

  private static int placeOf(Occasion at) {
    int place = (Integer) at.said().value("place") - 1;
    List<Value> result = identities(at.holder(), at.holder().values().result());
    Value name =
        identities(at.holder(), new ListValue(List.of(Objects.requireNonNull(at.result()))))
            .getFirst();
    return result.size() == (Integer) at.said().value("count") && result.get(place).equals(name)
        ? place
        : -1;
  }

  private static boolean unnamedKeepTheirOrder(Occasion at) {
    FieldOutcome list = at.holder();
    List<Value> live = new ArrayList<>(identities(list, list.values().live()));
    List<Value> result = new ArrayList<>(identities(list, list.values().result()));
    List<Value> named = identities(list, order(list));
    live.removeAll(named);
    live.retainAll(result);
    result.removeAll(named);
    return !result.isEmpty() && live.equals(result);
  }

  private static @Nullable Value order(FieldOutcome list) {
    if (list.patchEntry() instanceof PatchEntry.ListParts parts && parts.order().isPresent()) {
      return parts.order().get();
    }
    List<Value> items = new ArrayList<>(Occasion.items(list.values().patch()));
    items.removeIf(Directives::hasPatchDirective);
    return new ListValue(items);
  }
}
