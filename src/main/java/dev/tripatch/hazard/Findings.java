package dev.tripatch.hazard;

import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;

/** Collects hazards. For one thread. */
public final class Findings {
  private final List<Hazard> found = new ArrayList<>();

  /**
   * What is to be said about a field.
   *
   * @param text Kubernetes' own words, if it would refuse
   */
  public record Finding(HazardKind kind, String sentence, String remedy, Optional<String> text) {

    /** Without words of Kubernetes' own. */
    public Finding(HazardKind kind, String sentence, String remedy) {
      this(kind, sentence, remedy, Optional.empty());
    }
  }

  /** A hazard at a field. */
  public void add(Role where, Text text, FieldPath path, Finding finding) {
    add(where, path, text.spanOf(path), finding);
  }

  /** A hazard at a place of the text. */
  public void add(Role where, FieldPath path, Optional<Span> span, Finding finding) {
    found.add(
        new Hazard(
            finding.kind(),
            where,
            path,
            span,
            finding.sentence(),
            finding.remedy(),
            finding.text()));
  }

  /** Whether any hazard is known of a field. */
  public boolean hasAny(FieldPath path) {
    return found.stream().anyMatch(each -> each.path().equals(path));
  }

  /** Whether Kubernetes would refuse for any reason that is known. */
  public boolean hasRefusal() {
    return found.stream().anyMatch(each -> each.kubernetesText().isPresent());
  }

  /** Whether a hazard of a kind is known of a field, in whichever document. */
  public boolean has(HazardKind kind, FieldPath path) {
    return found.stream().anyMatch(each -> each.kind() == kind && each.path().equals(path));
  }

  /**
   * Says of a word that YAML reads differently how a server refuses what it is read as.
   *
   * @return whether there is such a word
   */
  public boolean explainWord(Role where, FieldPath path, Optional<String> text) {
    boolean isExplained = false;
    for (int i = 0; i < found.size(); i++) {
      Hazard hazard = found.get(i);
      if (hazard.kind() == HazardKind.SURPRISING_TEXT
          && hazard.where() == where
          && hazard.path().equals(path)) {
        text.ifPresent(words -> found.set(found.indexOf(hazard), hazard.withText(words)));
        isExplained = true;
      }
    }
    return isExplained;
  }

  /** Takes what others found, but not what is known of the same field already. */
  public void addNew(Findings others) {
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
      boolean isFirst =
          hazard.kubernetesText().isEmpty() || RefusalHazard.comesLater(hazard.kind());
      if (isFirst
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
  public List<Hazard> sorted() {
    SequencedMap<List<Object>, Hazard> unique = new LinkedHashMap<>();
    found.forEach(
        each -> unique.putIfAbsent(List.of(each.where(), each.path(), each.sentence()), each));
    return unique.values().stream().sorted(Hazard.BY_PLACE).toList();
  }
}
