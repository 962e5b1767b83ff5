package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.WatchLink;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.LiveMove;
import dev.tripatch.show.table.LiveMove.MovedField;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the bar says.
 *
 * @param when when it happened; empty if that does not matter
 * @param who who changed something; empty if nobody did
 * @param what what changed, or what else there is to say
 * @param link how the watch is
 * @param more a sentence about the watch, or all fields that changed, for who wants to know
 */
record WatchText(Optional<Instant> when, String who, String what, String link, String more) {
  private static final int MOST_NAMED = 3;
  private static final int MOST_LISTED = 20;

  /**
   * The words for a state.
   *
   * @param isSecret whether values must not be seen
   */
  static WatchText of(WatchNews.State state, boolean isSecret) {
    String link = link(state.link());
    String trouble = trouble(state.link());
    return switch (state.news()) {
      case WatchNews.AsShown(boolean isStatusMoved) ->
          new WatchText(
              Optional.empty(),
              "",
              state.link() instanceof WatchLink.Running
                  ? (isStatusMoved ? WatchWords.STATUS : WatchWords.AS_SHOWN).text()
                  : trouble,
              link,
              trouble);
      case WatchNews.Gone(Instant at) ->
          new WatchText(Optional.of(at), "", WatchWords.GONE.text(), link, trouble);
      case WatchNews.MadeAgain(LiveObject newest) ->
          new WatchText(
              Optional.of(newest.read()), "", WatchWords.MADE_AGAIN.text(), link, trouble);
      case WatchNews.Moved(LiveObject newest, LiveMove move) ->
          new WatchText(
              Optional.of(time(move, newest.read())),
              who(move),
              what(move, isSecret),
              link,
              (all(move, isSecret) + "\n" + trouble).strip());
    };
  }

  /** A server whose clock is ahead does not write in the future. */
  private static Instant time(LiveMove move, Instant seen) {
    return move.wrote().filter(time -> time.isBefore(seen)).orElse(seen);
  }

  private static String link(WatchLink link) {
    return switch (link) {
      case WatchLink.Starting _ -> WatchWords.STARTING.text();
      case WatchLink.Running(Instant since) ->
          WatchWords.SINCE.text("time", ClusterViewModel.clock(since));
      case WatchLink.Lost(Instant lastSeen, var _) ->
          WatchWords.LOST.text("time", ClusterViewModel.clock(lastSeen));
      case WatchLink.Refused _ -> WatchWords.NOT_WATCHED.text();
    };
  }

  private static String trouble(WatchLink link) {
    return switch (link) {
      case WatchLink.Starting _, WatchLink.Running _ -> "";
      case WatchLink.Lost(Instant lastSeen, var why) ->
          WatchWords.LOST_WHY
              .text(
                  "time",
                  ClusterViewModel.clock(lastSeen),
                  "reason",
                  why.map(each -> each.sentence()).orElse(""))
              .strip();
      case WatchLink.Refused(var why) -> WatchWords.REFUSED.text("reason", why.sentence()).strip();
    };
  }

  private static String who(LiveMove move) {
    List<String> names = move.managers();
    if (names.isEmpty()) {
      return WatchWords.SOMEBODY.text();
    }
    return names.size() == 1
        ? names.getFirst()
        : WatchWords.AND_MORE.text("first", names.getFirst(), "count", names.size() - 1);
  }

  private static String what(LiveMove move, boolean isSecret) {
    List<MovedField> fields = move.fields();
    return fields.size() == 1
        ? change(fields.getFirst(), isSecret)
        : WatchWords.MANY.text(
            "count",
            fields.size(),
            "fields",
            fields.stream()
                    .limit(MOST_NAMED)
                    .map(each -> brief(each, isSecret))
                    .collect(Collectors.joining(", "))
                + (fields.size() > MOST_NAMED ? ", …" : ""));
  }

  private static String brief(MovedField field, boolean isSecret) {
    return isSecret
        ? field.path().toString()
        : field.path() + " " + text(field.before()) + " → " + text(field.now());
  }

  private static String change(MovedField field, boolean isSecret) {
    FieldPath path = field.path();
    if (isSecret) {
      return WatchWords.HIDDEN.text("field", path);
    }
    if (field.before().isEmpty()) {
      return WatchWords.ADDED.text("field", path, "now", text(field.now()));
    }
    if (field.now().isEmpty()) {
      return WatchWords.REMOVED.text("field", path, "before", text(field.before()));
    }
    return isReordered(field)
        ? WatchWords.OTHER_ORDER.text("field", path)
        : WatchWords.CHANGED.text(
            "field", path, "before", text(field.before()), "now", text(field.now()));
  }

  private static boolean isReordered(MovedField field) {
    return field.before().orElseThrow() instanceof ListValue before
        && field.now().orElseThrow() instanceof ListValue now
        && before.size() == now.size()
        && new HashSet<>(before.items()).equals(new HashSet<>(now.items()));
  }

  private static String all(LiveMove move, boolean isSecret) {
    return move.fields().stream()
        .limit(MOST_LISTED)
        .map(
            each ->
                each.manager().orElseGet(WatchWords.SOMEBODY::text) + " " + change(each, isSecret))
        .collect(Collectors.joining("\n"));
  }

  private static String text(Optional<Value> value) {
    return ShortText.of(value.orElse(null));
  }

  /** How long ago something happened. */
  static String ago(Instant then, Instant now) {
    Duration age = Duration.between(then, now);
    if (age.toMinutes() < 1) {
      return WatchWords.SECONDS_AGO.text("count", Math.max(0, age.toSeconds()));
    }
    return age.toHours() < 1
        ? WatchWords.MINUTES_AGO.text("count", age.toMinutes())
        : WatchWords.AT.text("time", ClusterViewModel.clock(then));
  }
}
