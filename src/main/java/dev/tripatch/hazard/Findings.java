package dev.tripatch.hazard;

import dev.tripatch.document.Span;
import dev.tripatch.path.FieldPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;

/** Collects hazards. For one thread. */
final class Findings {
  private final List<Hazard> found = new ArrayList<>();

  /**
   * What is to be said about a field.
   *
   * @param text Kubernetes' own words, if it would refuse
   */
  record Telling(HazardKind kind, String sentence, String remedy, Optional<String> text) {

    Telling(HazardKind kind, String sentence, String remedy) {
      this(kind, sentence, remedy, Optional.empty());
    }
  }

  /** A hazard at a field. */
  void add(Where where, Text text, FieldPath path, Telling telling) {
    add(where, path, text.spanOf(path), telling);
  }

  /** A hazard at a place of the text. */
  void add(Where where, FieldPath path, Optional<Span> span, Telling telling) {
    found.add(
        new Hazard(
            telling.kind(),
            where,
            path,
            span,
            telling.sentence(),
            telling.remedy(),
            telling.text()));
  }

  /** Takes what others found, but not what is known of the same field already. */
  void addNew(Findings others) {
    Set<List<Object>> known = found.stream().map(Findings::subject).collect(Collectors.toSet());
    others.found.stream().filter(each -> !known.contains(subject(each))).forEach(found::add);
  }

  private static List<Object> subject(Hazard hazard) {
    return List.of(hazard.kind(), hazard.path());
  }

  /**
   * Says of what explains a refusal that Kubernetes refuses.
   *
   * @return whether something does
   */
  boolean explain(FieldPath refused, String text) {
    if (found.stream().anyMatch(each -> each.kubernetesText().filter(text::equals).isPresent())) {
      return true;
    }
    boolean isExplained = false;
    for (int i = 0; i < found.size(); i++) {
      Hazard hazard = found.get(i);
      if (hazard.kubernetesText().isEmpty()
          && RefusalHazard.mayExplain(hazard.kind())
          && !refused.isRoot()
          && RefusalHazard.field(hazard.path()).startsWith(refused)) {
        found.set(i, hazard.withText(text));
        isExplained = true;
      }
    }
    return isExplained;
  }

  /** All of them, each once, by place. */
  List<Hazard> sorted() {
    SequencedMap<List<Object>, Hazard> unique = new LinkedHashMap<>();
    found.forEach(
        each -> unique.putIfAbsent(List.of(each.where(), each.path(), each.sentence()), each));
    return unique.values().stream().sorted(Hazard.BY_PLACE).toList();
  }
}
