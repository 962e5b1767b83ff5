package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.ConflictEffect;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.Column;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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

  /**
   * In what a map or list differs from another, in a few words. Two of them often look alike where
   * they are cut to fit.
   */
  static final class DifferenceText {
    private static final int MOST = 4;

    private DifferenceText() {}

    /** The words; empty text where one is no map or list, or both are the same. */
    static String of(@Nullable Value before, @Nullable Value after) {
      if (before == null || after == null) {
        return "";
      }
      List<String> parts =
          InnerParts.between(before, after).stream().map(DifferenceText::words).distinct().toList();
      String more = parts.size() > MOST ? " and " + (parts.size() - MOST) + " more" : "";
      return String.join(", ", parts.subList(0, Math.min(MOST, parts.size()))) + more;
    }

    private static String words(FieldOutcome part) {
      FieldValues values = part.values();
      if (part.outcome().isReordered()) {
        return list(part.path()) + "another order";
      }
      if (values.live() == null) {
        return added(part.path(), text(values.result()));
      }
      return values.result() == null
          ? removed(part.path(), text(values.live()))
          : part.path() + ": " + text(values.live()) + " → " + text(values.result());
    }

    private static String added(FieldPath path, String value) {
      return switch (path.last().orElseThrow()) {
        case PathStep.IndexItem _ -> list(path) + "+" + value;
        case PathStep.KeyedItem _, PathStep.SetItem _ -> "+" + path;
        case PathStep.Key _, PathStep.Lines _ -> "+" + path + ": " + value;
      };
    }

    private static String removed(FieldPath path, String value) {
      return path.last().orElseThrow() instanceof PathStep.IndexItem
          ? list(path) + "−" + value
          : "−" + path;
    }

    /** The list that an item is in, where there is more than one. */
    private static String list(FieldPath item) {
      FieldPath list = item.parent().orElseThrow();
      return list.isRoot() ? "" : list + ": ";
    }

    private static String text(@Nullable Value value) {
      return ShortText.of(value);
    }
  }
}
