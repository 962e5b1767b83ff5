package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.ConflictEffect;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.Column;
import java.util.List;
import java.util.Optional;

/**
 * A conflict as people see it. Values are short one-line texts, {@code —} where there is none.
 *
 * @param path the field
 * @param title who moved, in a few words: {@code only live changed it}
 * @param effect what apply does to it, in a word: {@code deletes}
 * @param lastApplied the value in last applied
 * @param local the value in local
 * @param live the value in live
 * @param result what kubectl apply leaves
 * @param localChange in what local's map or list differs from what was last applied; empty for
 *     other values, and where it does not
 * @param liveChange the same of live
 * @param sentence what happened and what comes of it
 * @param owner who owns live's value and since when, or why that is not known
 */
public record ConflictText(
    FieldPath path,
    String title,
    String effect,
    String lastApplied,
    String local,
    String live,
    String result,
    String localChange,
    String liveChange,
    String sentence,
    String owner) {

  /** Which field. */
  public static final Column<ConflictText> FIELD = Column.field(text -> text.path().toString());

  /** Who moved. */
  public static final Column<ConflictText> WHO_MOVED =
      Column.words("Who moved", ConflictText::title);

  /** What apply does. */
  public static final Column<ConflictText> APPLY = Column.words("Apply", ConflictText::effect);

  /** The values. */
  public static final List<Column<ConflictText>> VALUES =
      Column.values(
          List.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE, Role.RESULT), ConflictText::in);

  private String in(Role text) {
    return switch (text) {
      case LAST_APPLIED -> lastApplied;
      case LOCAL -> local;
      case LIVE -> live;
      case RESULT -> result;
      case PATCH -> "";
    };
  }

  /** What a person reads, where {@code stored} is what a server stores of the values. */
  static ConflictText of(Conflict conflict, FieldValues stored, String owner) {
    return new ConflictText(
        conflict.path(),
        conflict.direction().title(),
        conflict.effect().word(),
        text(conflict.lastApplied(), conflict),
        text(conflict.local(), conflict),
        text(conflict.live(), conflict),
        text(conflict.result(), conflict),
        DifferenceText.of(stored.lastApplied(), stored.local()),
        DifferenceText.of(stored.lastApplied(), stored.live()),
        conflict.sentence(),
        owner);
  }

  /** A part of what is sent as a whole: all that is to be said is said of the whole. */
  static ConflictText ofPart(FieldOutcome part, boolean isOnlyLive) {
    return new ConflictText(
        part.path(),
        (isOnlyLive ? Direction.LIVE_CHANGED : Direction.BOTH_CHANGED).title(),
        ConflictEffect.of(part).word(),
        ShortText.of(part.values().lastApplied(), Optional.empty()),
        ShortText.of(part.values().local(), Optional.empty()),
        ShortText.of(part.values().live(), Optional.empty()),
        ShortText.of(part.values().result(), Optional.empty()),
        "",
        "",
        "",
        "");
  }

  private static String text(Optional<Value> value, Conflict conflict) {
    return ShortText.of(value.orElse(null), conflict.field().rule().flatMap(FieldRule::mergeKey));
  }
}
