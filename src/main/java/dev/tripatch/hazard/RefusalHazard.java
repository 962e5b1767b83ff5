package dev.tripatch.hazard;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/** Tells why Kubernetes refuses, unless a hazard that was found already is the reason. */
public final class RefusalHazard {

  private RefusalHazard() {}

  /** Whether a hazard of this kind in the refused field can be the reason. */
  static boolean mayExplain(HazardKind kind) {
    return kind == HazardKind.DUPLICATE_MERGE_KEY
        || kind == HazardKind.PARTIAL_MERGE_KEY
        || kind == HazardKind.UNKNOWN_DIRECTIVE
        || kind == HazardKind.DIRECTIVE_IN_OBJECT
        || kind == HazardKind.MISPLACED_DIRECTIVE
        || comesLater(kind);
  }

  /** Whether a server would refuse it, but only what the patch code lets pass. */
  static boolean comesLater(HazardKind kind) {
    return kind == HazardKind.UNKNOWN_FIELD || kind == HazardKind.WRONG_TYPE;
  }

  /** The field that a path mentions: of a parallel list the list. */
  static FieldPath field(FieldPath path) {
    return path.last().orElse(null) instanceof PathStep.Key(String key)
        ? Directives.listOf(key).map(path.parent().orElseThrow()::key).orElse(path)
        : path;
  }

  /** The list of an item; any other field itself. */
  private static FieldPath list(FieldPath path) {
    boolean isItem = path.isItem();
    return isItem ? path.parent().orElseThrow() : path;
  }

  /** Says of a value in local that the client refuses it, instead of that a server does. */
  public static void putOfClient(Refusal refusal, Text local, Findings findings) {
    findings.put(
        Role.LOCAL,
        refusal.path(),
        local.spanOf(refusal.path()),
        finding(HazardKind.WRONG_TYPE, refusal));
  }

  /** What is to be said of it. */
  public static Finding finding(HazardKind kind, Refusal refusal) {
    return new Finding(
        kind, refusal.cause(), refusal.remedy(), Optional.of(refusal.referenceText()));
  }

  /**
   * Adds a refusal.
   *
   * @param texts the documents in which the field may be, the likeliest first; at least one
   */
  public static void add(Refusal refusal, SequencedMap<Role, Text> texts, Findings findings) {
    if (findings.explain(list(refusal.path()), refusal.referenceText())) {
      return;
    }
    Map.Entry<Role, Text> place =
        texts.entrySet().stream()
            .filter(each -> each.getValue().has(refusal.path()))
            .findFirst()
            .orElse(texts.firstEntry());
    findings.add(
        place.getKey(), place.getValue(), refusal.path(), finding(HazardKind.REFUSED, refusal));
  }
}
