package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.edit.complete.place.CaretPlace;
import dev.tripatch.edit.complete.place.Level;
import dev.tripatch.schema.KnownKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The kinds of objects, and the versions that have them. */
final class KindProposals {

  private static final List<Level> API_VERSION = List.of(new Level.Field("apiVersion"));
  private static final List<Level> KIND = List.of(new Level.Field("kind"));

  private static final Set<String> ANSWERS = Set.of("DeleteOptions", "WatchEvent", "Status");

  private final String text;
  private final List<KnownKind> kinds;

  /** Proposes for a text, of which only the other of the two fields counts. */
  KindProposals(String text, List<KnownKind> kinds) {
    this.text = text;
    this.kinds = kinds.stream().filter(each -> isWritten(each.kind())).toList();
  }

  /** Lists and what a server answers or is asked are no objects that people write. */
  private static boolean isWritten(String kind) {
    return !kind.endsWith("List") && !ANSWERS.contains(kind);
  }

  /** Those that go with the other field come first; none elsewhere. */
  List<Suggestion> all(CaretPlace place) {
    List<Suggestion> all = new ArrayList<>();
    if (place.way().equals(KIND)) {
      String version = written("apiVersion");
      add(place, kinds.stream().filter(each -> each.apiVersion().equals(version)).toList(), all);
      add(place, kinds, all);
    } else if (place.way().equals(API_VERSION)) {
      String kind = written("kind");
      List<KnownKind> fitting = kinds.stream().filter(each -> each.kind().equals(kind)).toList();
      add(place, fitting.isEmpty() ? kinds : fitting, all);
    }
    return all;
  }

  private static void add(CaretPlace place, List<KnownKind> kinds, List<Suggestion> all) {
    boolean isKind = place.way().equals(KIND);
    for (KnownKind each : kinds) {
      String value = isKind ? each.kind() : each.apiVersion();
      String detail = isKind ? each.apiVersion() : each.kind();
      all.add(new Suggestion(value, Kind.VALUE, detail, value, place.replaces()));
    }
  }

  /** What a field at the top says; empty if it says nothing yet. */
  private String written(String field) {
    Pattern line = Pattern.compile("(?m)^[{ ]*\"?" + field + "\"?: *\"?([\\w./-]+)");
    Matcher found = line.matcher(text);
    return found.find() ? found.group(1) : "";
  }
}
