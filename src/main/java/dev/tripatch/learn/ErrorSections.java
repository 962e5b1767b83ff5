package dev.tripatch.learn;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the section about an error by Kubernetes' own words, with which such a section begins. */
final class ErrorSections {
  private static final Pattern WORDS = Pattern.compile("### [^\n]*\n+`([^`]+)`\\.");
  private static final String ANY = "…";

  private ErrorSections() {}

  /** The section that quotes most of a text; empty if none is quoted in it. */
  static Optional<PagePlace> of(List<Page> pages, String text) {
    return pages.stream()
        .flatMap(page -> page.sections().stream().map(anchor -> PagePlace.of(page, anchor)))
        .filter(place -> isIn(place, text))
        .max(Comparator.comparingInt(place -> quoted(place).length()));
  }

  private static boolean isIn(PagePlace place, String text) {
    String words = quoted(place);
    return !words.isEmpty()
        && Arrays.stream(words.split(ANY)).map(String::strip).allMatch(text::contains);
  }

  private static String quoted(PagePlace place) {
    Matcher matcher = WORDS.matcher(place.markdown());
    return matcher.lookingAt() ? matcher.group(1).replace("\n", " ") : "";
  }
}
