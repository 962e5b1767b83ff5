package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Arrays;
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
  private final Map<Role, Shared> shared = new EnumMap<>(Role.class);
  private final List<PathStep.Lines> parts = new ArrayList<>();

  /** The places of the lines that live and another document share. */
  private static final class Shared {
    private final int[] here;
    private final int[] there;

    Shared(List<String> live, List<String> other) {
      CommonParts common = CommonParts.of(live, other);
      here = common.inFirst().stream().toArray();
      there = common.inSecond().stream().toArray();
    }

    /** How many of them come before a place in live. */
    int before(int place) {
      int found = Arrays.binarySearch(here, place);
      return found < 0 ? -found - 1 : found;
    }
  }

  private AlignedText(FieldValues values) {
    this.values = values;
    for (Role role : Role.values()) {
      if (values.of(role) instanceof StringValue(String text, _)) {
        lines.put(role, lines(text));
      }
    }
    lines.putIfAbsent(Role.PATCH, in(Role.RESULT)); // another format of the patch may write it
    findParts(shared(Role.RESULT));
  }

  private void findParts(Shared kept) {
    int at = 0;
    int there = 0;
    for (int i = 0; i <= kept.here.length; i++) {
      boolean isEnd = i == kept.here.length;
      int end = isEnd ? live().size() : kept.here[i];
      int endThere = isEnd ? in(Role.RESULT).size() : kept.there[i];
      if (end > at || endThere > there) {
        addPart(at, end);
      }
      at = end + 1;
      there = endThere + 1;
    }
  }

  /** Stretches that only blank lines keep apart are one part: nobody decides them apart. */
  private void addPart(int start, int end) {
    boolean isSameAsLast =
        !parts.isEmpty()
            && live().subList(parts.getLast().last(), start).stream().allMatch(String::isBlank);
    parts.add(new PathStep.Lines(isSameAsLast ? parts.removeLast().first() : start + 1, end));
  }

  static List<String> lines(String text) {
    return LINE.matcher(text).results().map(MatchResult::group).toList();
  }

  /** The texts, if there are some of several lines that differ and have lines in common. */
  static Optional<AlignedText> of(FieldValues values) {
    return values.live() instanceof StringValue(String live, _)
            && values.result() instanceof StringValue(String result, _)
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
  private synchronized Shared shared(Role role) {
    Shared known = shared.get(role);
    if (known == null) {
      boolean isAsResult = role != Role.RESULT && in(role).equals(in(Role.RESULT));
      known = isAsResult ? shared(Role.RESULT) : new Shared(live(), in(role));
      shared.put(role, known);
    }
    return known;
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
    Shared with = shared(role);
    int before = with.before(ofLive.first() - 1);
    int after = with.before(ofLive.last());
    int first = before == 0 ? 0 : with.there[before - 1] + 1;
    int end = after == with.there.length ? in(role).size() : with.there[after];
    return new PathStep.Lines(first + 1, end);
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
    return FieldValues.of(role -> value(role, part));
  }

  private @Nullable Value value(Role role, PathStep.Lines part) {
    if (!(values.of(role) instanceof StringValue)) {
      return null;
    }
    List<String> text = stretch(role, part);
    return text.isEmpty() ? null : new StringValue(String.join("", text));
  }

  private List<String> stretch(Role role, PathStep.Lines part) {
    PathStep.Lines own = lines(role, part);
    return in(role).subList(own.first() - 1, Math.max(own.first() - 1, own.last()));
  }

  /** Local's text with some parts, in their order, as another document has them. */
  Value taken(Role from, List<PathStep.Lines> wanted) {
    List<String> text = new ArrayList<>();
    int at = 0;
    for (PathStep.Lines part : wanted) {
      PathStep.Lines mine = lines(Role.LOCAL, part);
      int start = Math.max(at, mine.first() - 1);
      text.addAll(in(Role.LOCAL).subList(at, start));
      text.addAll(stretch(from, part));
      at = Math.max(start, mine.last());
    }
    text.addAll(in(Role.LOCAL).subList(at, in(Role.LOCAL).size()));
    return new StringValue(String.join("", text));
  }
}
