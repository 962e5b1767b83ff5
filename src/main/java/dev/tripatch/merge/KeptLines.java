package dev.tripatch.merge;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.explain.inner.CommonParts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a merge must not lose, whatever becomes of the fields around it: comments and blank lines
 * that no side touched, and comments that a side added.
 */
final class KeptLines {

  private final List<Kept> untouched = new ArrayList<>();
  private final List<Kept> added = new ArrayList<>();

  /**
   * Comments that both sides added, each once; and whether each is a line of the base commented
   * out.
   */
  private final Map<String, Boolean> addedByBoth = new HashMap<>();

  /** The texts of objects that only one side changed: they are in the result as they are. */
  private final Set<String> whole = new HashSet<>();

  /** How often a comment that no side touched must be in the result. */
  private final Map<String, Integer> needed = new HashMap<>();

  /** A version of the file; a comment is null where a line has none. */
  private record Version(List<String> lines, List<@Nullable String> comments) {

    static Version of(@Nullable FileText file) {
      return file == null
          ? new Version(List.of(), List.of())
          : new Version(file.text().lines().toList(), file.comments());
    }

    /** How often it has each line. */
    Map<String, Integer> count() {
      Map<String, Integer> counts = new HashMap<>();
      lines.forEach(line -> counts.merge(line.strip(), 1, Integer::sum));
      return counts;
    }
  }

  /** A line whose comment must not be lost. */
  record Kept(Version version, int line) {

    private String comment() {
      return Objects.requireNonNullElse(version.comments.get(line), "");
    }

    private boolean isAlone() {
      return Piece.isNoContent(version.lines.get(line));
    }

    /** The comment as a line. */
    private String text() {
      String whole = version.lines.get(line);
      int indentation = whole.length() - whole.stripLeading().length();
      return isAlone() ? whole : whole.substring(0, indentation) + comment();
    }

    /**
     * Where it belongs in a text: before the line below it, or after the one above. Where its
     * object was moved, it goes to the end, rather than into another object.
     */
    private int place(int[] places, int end) {
      int below = line + 1;
      while (below < places.length
          && places[below] < 0
          && Piece.isNoContent(version.lines.get(below))) {
        below++;
      }
      if (isAlone() && below < places.length && places[below] >= 0) {
        return places[below];
      }
      int above = line - 1;
      while (above >= 0 && places[above] < 0 && !version.lines.get(above).startsWith("---")) {
        above--;
      }
      return above < 0 ? 0 : places[above] < 0 ? end : places[above] + 1;
    }
  }

  KeptLines(Threefold<FileText> files) {
    Version base = Version.of(files.base());
    Version ours = Version.of(files.ours());
    Version theirs = Version.of(files.theirs());
    BitSet touched = new BitSet();
    add(base, ours, touched);
    add(base, theirs, touched);
    addByBoth(base.count(), ours, theirs.count());
    List<@Nullable String> all =
        files.base() == null ? List.of() : CommentLines.in(files.base().text());
    for (int i = 0; i < base.lines().size(); i++) {
      String comment = all.get(i);
      if (!touched.get(i) && comment != null) {
        needed.merge(comment, 1, Integer::sum);
      }
      if (!touched.get(i) && base.comments().get(i) != null) {
        untouched.add(new Kept(base, i));
      }
    }
    Threefold<Map<ObjectName, String>> texts = files.map(KeptLines::objects);
    Objects.requireNonNullElse(texts.base(), Map.<ObjectName, String>of())
        .forEach(
            (name, text) -> {
              Threefold<String> own = texts.map(each -> each.get(name));
              Branch winner = own.winner();
              if (winner != null) {
                whole.add(Objects.requireNonNullElse(own.of(winner), text));
              }
            });
  }

  private void addByBoth(Map<String, Integer> base, Version ours, Map<String, Integer> theirs) {
    Map<String, Integer> counts = ours.count();
    for (String comment : ours.comments()) {
      if (comment != null
          && comment.chars().anyMatch(Character::isLetter)
          && !base.containsKey(comment)
          && counts.getOrDefault(comment, 0) == 1
          && theirs.getOrDefault(comment, 0) == 1) {
        addedByBoth.put(comment, base.containsKey(comment.substring(1).strip()));
      }
    }
  }

  private static Map<ObjectName, String> objects(FileText file) {
    return file.parts().stream()
        .collect(Collectors.toMap(FileText.Part::name, part -> part.document().text().strip()));
  }

  private void add(Version base, Version side, BitSet touched) {
    Set<@Nullable String> known = new HashSet<>(base.comments());
    int[] places = CommonParts.of(base.lines(), side.lines()).places();
    BitSet old = new BitSet();
    for (int i = 0; i < places.length; i++) {
      if (places[i] < 0) {
        touched.set(i);
      } else {
        old.set(places[i]);
      }
    }
    for (int i = 0; i < side.lines().size(); i++) {
      String comment = side.comments().get(i);
      if (!old.get(i) && comment != null && !comment.isEmpty() && known.add(comment)) {
        added.add(new Kept(side, i));
      }
    }
  }

  /** What a text lacks of it. */
  Lost lost(String text) {
    List<Kept> lost = new ArrayList<>();
    List<@Nullable String> comments = CommentLines.in(text);
    Set<@Nullable String> present = new HashSet<>(comments);
    added.stream().filter(each -> !present.contains(each.comment())).forEach(lost::add);
    Map<String, Integer> missing = new HashMap<>(needed);
    for (String comment : comments) {
      missing.computeIfPresent(String.valueOf(comment), (_, count) -> count - 1);
    }
    if (missing.values().stream().anyMatch(count -> count > 0)) {
      int[] places =
          CommonParts.of(untouched.getFirst().version().lines(), text.lines().toList()).places();
      for (Kept each : untouched) {
        if (places[each.line()] < 0 && missing.merge(each.comment(), -1, Integer::sum) >= 0) {
          lost.add(each);
        }
      }
    }
    return new Lost(lost, whole, Map.of());
  }

  /** The same, and of blocks of comments that both sides added only one is left. */
  Lost lostOrTwice(String text) {
    Lost lost = lost(text);
    return new Lost(lost.kept(), lost.whole(), addedByBoth);
  }

  /**
   * What a text lost.
   *
   * @param whole texts of objects into which nothing comes
   * @param once comments that come once if they are in a block, or if it says so
   */
  record Lost(List<Kept> kept, Set<String> whole, Map<String, Boolean> once) {

    static final Lost NOTHING = new Lost(List.of(), Set.of(), Map.of());

    /** The text with it. */
    String in(String text) {
      if (kept.isEmpty() && once.isEmpty()) {
        return text;
      }
      List<String> lines = withoutSecondBlocks(text.lines().toList());
      Map<Version, int[]> places = new HashMap<>();
      TreeMap<Integer, List<String>> inserted = new TreeMap<>();
      for (Kept each : kept) {
        int[] own =
            places.computeIfAbsent(
                each.version(), version -> CommonParts.of(version.lines(), lines).places());
        int place = outside(each.place(own, lines.size()), lines);
        inserted.computeIfAbsent(place, _ -> new ArrayList<>()).add(each.text());
      }
      List<String> all = new ArrayList<>();
      for (int i = 0; i <= lines.size(); i++) {
        all.addAll(inserted.getOrDefault(i, List.of()));
        all.addAll(lines.subList(i, Math.min(i + 1, lines.size())));
      }
      return String.join("\n", all) + (text.endsWith("\n") ? "\n" : "");
    }

    private List<String> withoutSecondBlocks(List<String> lines) {
      Set<String> seen = new HashSet<>();
      BitSet second = new BitSet();
      for (int i = 0; i < lines.size(); i++) {
        String comment = lines.get(i).strip();
        second.set(i, once.containsKey(comment) && !seen.add(comment));
      }
      return IntStream.range(0, lines.size())
          .filter(i -> !second.get(i) || isWanted(lines.get(i).strip(), i, second))
          .mapToObj(lines::get)
          .toList();
    }

    /** A single line may be written twice, but a line of the base is commented out only once. */
    private boolean isWanted(String comment, int line, BitSet second) {
      boolean isInBlock = second.get(line + 1) || line > 0 && second.get(line - 1);
      return !isInBlock && !once.getOrDefault(comment, false);
    }

    /** A place, or the end of the object around it, if that must stay as it is. */
    private int outside(int place, List<String> lines) {
      int start = place;
      while (start > 0 && !lines.get(start - 1).startsWith("---")) {
        start--;
      }
      int end = place;
      while (end < lines.size() && !lines.get(end).startsWith("---")) {
        end++;
      }
      return whole.contains(String.join("\n", lines.subList(start, end)).strip()) ? end : place;
    }
  }
}
