package dev.tripatch.hazard;

import dev.tripatch.document.Span;
import dev.tripatch.hazard.Hazard.Foretold;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.validate.Violation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;

/** Collects hazards. For one thread. */
public final class Findings {
  private final List<Hazard> found = new ArrayList<>();

  /** Where in that list the hazards of a field are. */
  private final Map<FieldPath, List<Integer>> places = new HashMap<>();

  /**
   * What is to be said about a field.
   *
   * @param foretold what Kubernetes says of it
   */
  public record Finding(HazardKind kind, String sentence, String remedy, Foretold foretold) {

    /** With Kubernetes' own words, if it would refuse. */
    public Finding(HazardKind kind, String sentence, String remedy, Optional<String> text) {
      this(kind, sentence, remedy, new Foretold(kind.refuses(text), Optional.empty(), text));
    }

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
    add(hazard(where, path, span, finding));
  }

  /** The same in place of what is known of the field. */
  void put(Role where, FieldPath path, Optional<Span> span, Finding finding) {
    add(where, path, span, finding);
    at(path).forEach(place -> found.set(place, hazard(where, path, span, finding)));
  }

  private static Hazard hazard(Role where, FieldPath path, Optional<Span> span, Finding finding) {
    return new Hazard(
        finding.kind(),
        where,
        path,
        span,
        finding.sentence(),
        finding.remedy(),
        finding.foretold());
  }

  private void add(Hazard hazard) {
    places.computeIfAbsent(hazard.path(), _ -> new ArrayList<>(1)).add(found.size());
    found.add(hazard);
  }

  private List<Integer> at(FieldPath path) {
    return places.getOrDefault(path, List.of());
  }

  /** Whether any hazard is known of a field. */
  public boolean hasAny(FieldPath path) {
    return places.containsKey(path);
  }

  /** Whether Kubernetes would refuse for any reason that is known. */
  public boolean hasRefusal() {
    return found.stream().anyMatch(each -> each.kubernetesText().isPresent());
  }

  /** Whether a server cannot even read the object. */
  public boolean isUnreadable() {
    return found.stream().anyMatch(each -> each.kind() == HazardKind.WRONG_TYPE && each.refuses());
  }

  /** Whether a hazard of a kind is known of a field, in whichever document. */
  public boolean has(HazardKind kind, FieldPath path) {
    return at(path).stream().anyMatch(place -> found.get(place).kind() == kind);
  }

  /**
   * Says of a word that YAML reads differently how a server refuses what it is read as.
   *
   * @return whether there is such a word
   */
  public boolean explainWord(Role where, FieldPath path, Optional<String> text) {
    boolean isExplained = false;
    for (int place : at(path)) {
      Hazard hazard = found.get(place);
      if (hazard.kind() == HazardKind.SURPRISING_TEXT && hazard.where() == where) {
        text.ifPresent(words -> found.set(place, hazard.withText(words)));
        isExplained = true;
      }
    }
    return isExplained;
  }

  /** Takes what others found, but not what is known of the same field already. */
  public void addNew(Findings others) {
    Set<List<Object>> known = found.stream().map(Findings::subject).collect(Collectors.toSet());
    others.found.stream().filter(each -> !known.contains(subject(each))).forEach(this::add);
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
    boolean isExplained = false;
    for (int i = 0; i < found.size(); i++) {
      if (found.get(i).kubernetesText().filter(text::equals).isPresent()) {
        found.set(i, found.get(i).withText(text));
        isExplained = true;
      }
    }
    return isExplained || explainOthers(refused, text);
  }

  private boolean explainOthers(FieldPath refused, String text) {
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

  /**
   * Says of hazards of a kind at a field that a server refuses them.
   *
   * @return whether there is one
   */
  public boolean refuse(HazardKind kind, FieldPath path, Foretold foretold) {
    boolean isThere = has(kind, path);
    at(path).stream()
        .filter(place -> found.get(place).kind() == kind)
        .forEach(place -> found.set(place, found.get(place).with(foretold)));
    return isThere;
  }

  /**
   * Says that a server refuses what a rule forbids: of the hazard that tells the same, or else in a
   * separate hazard.
   *
   * @param span where people wrote it
   */
  public void foretell(Violation violation, Role where, Optional<Span> span) {
    Foretold foretold =
        new Foretold(
            violation.refuses(), Optional.of(violation.field()), Optional.of(violation.words()));
    boolean isTold = false;
    for (int i = 0; i < found.size(); i++) {
      Hazard hazard = found.get(i);
      if (hazard.kind().tells(violation.fault()) && isAbout(hazard, violation)) {
        Optional<String> words = hazard.kubernetesText();
        found.set(
            i,
            hazard.refuses() && hazard.foretold().field().isPresent()
                ? hazard
                : hazard.with(
                    new Foretold(
                        hazard.refuses() || foretold.refuses(),
                        foretold.field(),
                        hazard.refuses() ? words : words.or(foretold::words))));
        isTold = true;
      }
    }
    if (!isTold) {
      Finding finding =
          new Finding(
              HazardKind.INVALID_RESULT, violation.sentence(), violation.remedy(), foretold);
      add(where, violation.path(), span, finding);
    }
  }

  /** Of fields that exclude each other, a server names another one than we do. */
  private static boolean isAbout(Hazard hazard, Violation violation) {
    FieldPath path = violation.path();
    return hazard.path().equals(path)
        || hazard.kind() == HazardKind.UNION
            && hazard
                .path()
                .parent()
                .filter(
                    holder ->
                        holder.equals(path) || path.parent().filter(holder::equals).isPresent())
                .isPresent();
  }

  /**
   * All of them, each once, by place.
   *
   * @param outcome the object that a server would judge, in which it counts items
   */
  public List<Hazard> sorted(MapValue outcome) {
    return sorted().stream().map(each -> counted(each, outcome)).toList();
  }

  private static Hazard counted(Hazard hazard, MapValue outcome) {
    return hazard.refuses() && hazard.foretold().field().isEmpty()
        ? hazard.with(
            new Foretold(
                true, Optional.of(Counted.path(hazard.path(), outcome)), hazard.kubernetesText()))
        : hazard;
  }

  /** All of them, each once, by place. */
  public List<Hazard> sorted() {
    SequencedMap<List<Object>, Hazard> unique = new LinkedHashMap<>();
    found.forEach(
        each -> unique.putIfAbsent(List.of(each.where(), each.path(), each.sentence()), each));
    return unique.values().stream().sorted(Hazard.BY_PLACE).toList();
  }
}
