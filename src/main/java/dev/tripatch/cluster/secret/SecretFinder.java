package dev.tripatch.cluster.secret;

import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds many texts in one, in a time that does not grow with their number: of those that a stretch
 * of the text begins with, the longest is next to the stretch in their order, and each leads to the
 * next shorter one.
 */
final class SecretFinder {

  /** Texts hardly ever begin with so many equal characters; longer ones are compared in turn. */
  private static final int COMPARED = 200;

  /** The beginnings of the texts, each with the longest other one that it begins with. */
  private final TreeMap<String, Known> sorted = new TreeMap<>();

  /** The hash codes of the first characters, which most stretches of a text have not. */
  private final Set<Integer> beginnings = new HashSet<>();

  private record Known(String beginning, List<String> texts, @Nullable Known shorter) {}

  /** Finds these texts, each of which has {@link KnownSecrets#LEAST} characters at least. */
  SecretFinder(Set<String> texts) {
    Map<String, List<String>> byBeginning = new TreeMap<>();
    for (String text : texts) {
      beginnings.add(text.substring(0, KnownSecrets.LEAST).hashCode());
      String beginning = text.substring(0, Math.min(text.length(), COMPARED));
      byBeginning.computeIfAbsent(beginning, _ -> new ArrayList<>(1)).add(text);
    }
    Known last = null;
    for (Map.Entry<String, List<String>> each : byBeginning.entrySet()) {
      while (last != null && !each.getKey().startsWith(last.beginning())) {
        last = last.shorter();
      }
      last = new Known(each.getKey(), each.getValue(), last);
      sorted.put(each.getKey(), last);
    }
  }

  /** Every place where one of the texts is; those of one text do not overlap. */
  List<Span> placesIn(String text) {
    List<Span> places = new ArrayList<>();
    Map<String, Integer> ends = new HashMap<>();
    int hash = 0;
    int first = 1;
    for (int i = 0; i < KnownSecrets.LEAST - 1; i++) {
      first *= 31;
    }
    for (int end = 0; end < text.length(); end++) {
      int from = end - KnownSecrets.LEAST;
      hash = (from < 0 ? hash : hash - first * text.charAt(from)) * 31 + text.charAt(end);
      int at = from + 1;
      if (at >= 0 && beginnings.contains(hash)) {
        for (String one : textsAt(at, text, ends)) {
          ends.put(one, at + one.length());
          places.add(new Span(at, at + one.length()));
        }
      }
    }
    return places;
  }

  /** The texts that are at a place, but for those that have not ended yet. */
  private List<String> textsAt(int at, String text, Map<String, Integer> ends) {
    List<String> found = new ArrayList<>(1);
    for (Known each = longestAt(text, at); each != null; each = each.shorter()) {
      each.texts().stream()
          .filter(one -> ends.getOrDefault(one, 0) <= at && text.startsWith(one, at))
          .forEach(found::add);
    }
    return found;
  }

  private @Nullable Known longestAt(String text, int at) {
    String stretch = text.substring(at, Math.min(text.length(), at + COMPARED));
    Map.Entry<String, Known> before = sorted.floorEntry(stretch);
    Known known = before == null ? null : before.getValue();
    while (known != null && !stretch.startsWith(known.beginning())) {
      known = known.shorter();
    }
    return known;
  }
}
