package dev.tripatch.cluster.apply;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the errors that Tripatch can explain better than kubectl does, by their words. */
public final class KnownErrors {
  private static final int MOST_MENTIONS = 20;
  private static final List<Known> ALL = Arrays.stream(KnownError.values()).map(Known::of).toList();

  /** Where a text mentions an error. */
  private record Mention(KnownError error, int start, int end) {

    /** Whether another one says the same and more. */
    private boolean isIn(Mention other) {
      return other.start <= start && end <= other.end && other.end - other.start > end - start;
    }
  }

  /**
   * The words of an error.
   *
   * @param longestWords looked for first, since that is much quicker than the pattern
   */
  private record Known(KnownError error, Pattern pattern, List<String> longestWords) {
    static Known of(KnownError error) {
      return new Known(
          error,
          Pattern.compile(
              words(error)
                  .map(each -> Pattern.quote(each).replace(" ", "\\E\\s+\\Q"))
                  .map(each -> each.replace("…", "\\E\\S{1,500}\\Q"))
                  .collect(Collectors.joining("|"))),
          words(error)
              .map(
                  each ->
                      Collections.max(
                          List.of(each.split("[ …]")), Comparator.comparingInt(String::length)))
              .toList());
    }

    Stream<Mention> mentions(String text) {
      return longestWords.stream().noneMatch(text::contains)
          ? Stream.empty()
          : pattern
              .matcher(text)
              .results()
              .limit(MOST_MENTIONS)
              .map(found -> new Mention(error, found.start(), found.end()));
    }
  }

  private KnownErrors() {}

  /** The words of Kubernetes by which an error is known, the usual ones first; … is a name. */
  public static Stream<String> words(KnownError error) {
    return Arrays.stream(error.part("words").split(" \\| "));
  }

  /** The id of the section about an error in the reference. */
  public static String page(KnownError error) {
    return "refusal/" + error.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether another error of the same text may have brought it about. */
  public static boolean isConsequence(KnownError error) {
    return error.compareTo(KnownError.REQUIRED) >= 0;
  }

  /** All errors that a text mentions, in whatever lines it is broken: the deciding one first. */
  static List<KnownError> in(String text) {
    List<Mention> all = ALL.stream().flatMap(known -> known.mentions(text)).toList();
    return all.stream()
        .filter(each -> all.stream().noneMatch(each::isIn))
        .sorted(Comparator.comparingInt(Mention::start))
        .map(Mention::error)
        .distinct()
        .sorted(Comparator.comparing(KnownErrors::isConsequence))
        .toList();
  }
}
