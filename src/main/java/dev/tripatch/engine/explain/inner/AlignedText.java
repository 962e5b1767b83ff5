package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text of several lines in several documents. Where live and the result have different lines is a
 * part of it, named by live's lines, which no decision changes.
 */
final class AlignedText {
  private static final Pattern LINE = Pattern.compile("[^\n]*\n|[^\n]+$");

  private final FieldValues values;
  private final Map<Role, List<String>> lines = new EnumMap<>(Role.class);
  private final Map<Role, CommonParts> common = new EnumMap<>(Role.class);
  private final List<PathStep.Lines> parts = new ArrayList<>();

  private AlignedText(FieldValues values) {
    this.values = values;
    for (Role role : Role.values()) {
      if (values.of(role) instanceof StringValue(String text)) {
        lines.put(role, lines(text));
      }
    }
    lines.putIfAbsent(Role.PATCH, in(Role.RESULT)); // another format of the patch may write it
    BitSet kept = common(Role.RESULT).inFirst();
    BitSet keptThere = common(Role.RESULT).inSecond();
    int at = 0;
    int there = 0;
    while (at < live().size() || there < in(Role.RESULT).size()) {
      int end = next(kept, at, live().size());
      int endThere = next(keptThere, there, in(Role.RESULT).size());
      if (end > at || endThere > there) {
        parts.add(new PathStep.Lines(at + 1, end));
      }
      at = end + 1;
      there = endThere + 1;
    }
  }

  private static int next(BitSet kept, int from, int end) {
    int next = kept.nextSetBit(from);
    return next < 0 ? end : next;
  }

  static List<String> lines(String text) {
    return LINE.matcher(text).results().map(MatchResult::group).toList();
  }

  /** The texts, if there are some of several lines that differ and have lines in common. */
  static Optional<AlignedText> of(FieldValues values) {
    return values.live() instanceof StringValue(String live)
            && values.result() instanceof StringValue(String result)
            && !live.equals(result)
            && haveCommonLine(live, result)
        ? Optional.of(new AlignedText(values))
        : Optional.empty();
  }

  private static boolean haveCommonLine(String one, String other) {
    if (one.indexOf('\n') < 0 || other.indexOf('\n') < 0) {
      return false;
    }
    Set<String> known = new HashSet<>(lines(one));
    return lines(other).stream().anyMatch(line -> !line.isBlank() && known.contains(line));
  }

  private List<String> live() {
    return in(Role.LIVE);
  }

  private List<String> in(Role role) {
    return lines.getOrDefault(role, List.of());
  }

  /** Mostly nobody asks for that of a document but the result, which mostly has local's text. */
  private synchronized CommonParts common(Role role) {
    boolean isAsResult = role != Role.RESULT && in(role).equals(in(Role.RESULT));
    return isAsResult
        ? common(Role.RESULT)
        : common.computeIfAbsent(role, each -> CommonParts.of(live(), in(each)));
  }

  /** The parts that differ, in their order. */
  List<PathStep.Lines> parts() {
    return parts;
  }

  /** What a document has in place of some of live's lines. */
  PathStep.Lines lines(Role role, PathStep.Lines ofLive) {
    if (role == Role.LIVE) {
      return ofLive;
    }
    BitSet here = common(role).inFirst();
    BitSet there = common(role).inSecond();
    int before = here.get(0, Math.min(ofLive.first() - 1, live().size())).cardinality();
    int after = here.get(0, Math.min(ofLive.last(), live().size())).cardinality();
    int first = before == 0 ? 0 : nth(there, before - 1) + 1;
    int end = after == here.cardinality() ? in(role).size() : nth(there, after);
    return new PathStep.Lines(first + 1, end);
  }

  private static int nth(BitSet set, int number) {
    int at = set.nextSetBit(0);
    for (int i = 0; i < number; i++) {
      at = set.nextSetBit(at + 1);
    }
    return at;
  }

  /** The part that a document's line is in; empty if nothing differs there. */
  Optional<PathStep> partAt(Role role, int line) {
    for (PathStep.Lines part : parts) {
      PathStep.Lines own = lines(role, part);
      if (own.first() <= line && line <= own.last()) {
        return Optional.of(part);
      }
    }
    return Optional.empty();
  }

  /** What each document has of a part. */
  FieldValues values(PathStep.Lines part) {
    return new FieldValues(
        value(Role.LAST_APPLIED, part),
        value(Role.LOCAL, part),
        value(Role.LIVE, part),
        value(Role.PATCH, part),
        value(Role.RESULT, part));
  }

  private @Nullable Value value(Role role, PathStep.Lines part) {
    if (!(values.of(role) instanceof StringValue)) {
      return null;
    }
    PathStep.Lines own = lines(role, part);
    List<String> text = in(role).subList(own.first() - 1, Math.max(own.first() - 1, own.last()));
    return text.isEmpty() ? null : new StringValue(String.join("", text));
  }

  /** Local's text with some parts as another document has them. */
  Value taken(Role from, List<PathStep.Lines> wanted) {
    List<String> text = new ArrayList<>(in(Role.LOCAL));
    for (PathStep.Lines part : wanted.reversed()) {
      PathStep.Lines mine = lines(Role.LOCAL, part);
      PathStep.Lines theirs = lines(from, part);
      List<String> place = text.subList(mine.first() - 1, Math.max(mine.first() - 1, mine.last()));
      place.clear();
      place.addAll(
          in(from).subList(theirs.first() - 1, Math.max(theirs.first() - 1, theirs.last())));
    }
    return new StringValue(String.join("", text));
  }
}
