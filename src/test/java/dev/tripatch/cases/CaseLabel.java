package dev.tripatch.cases;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What a fenced block of a case holds; the second word behind its fence. */
public enum CaseLabel {
  /** The last-applied configuration. */
  LAST_APPLIED,
  /** The local configuration; a case without one is about a patch that a person wrote. */
  LOCAL,
  /** The live object. */
  LIVE,
  /** Beside local the patch that kubectl sends; else the patch that a person wrote. */
  PATCH,
  /** The live object with the patch. */
  RESULT,
  /** The fields that something happens to, as the table lists them, each with its reason. */
  EXPLAIN,
  /** The result as the window's pane shows it. */
  WINDOW,
  /** The hazards that are told; a case without the block has none. */
  HAZARD,
  /** The refusal, with Kubernetes' words. */
  ERROR,
  /** What Kubernetes makes of a patch that Tripatch refuses, as the RFC does. */
  KUBERNETES_RESULT,
  /** A patch that the document has, and kubectl does not send. */
  DOCUMENT_SAYS_PATCH,
  /** A result that the document has, and Kubernetes does not give. */
  DOCUMENT_SAYS_RESULT;

  private static final Set<CaseLabel> ANSWERS = EnumSet.of(RESULT, EXPLAIN, WINDOW, HAZARD, ERROR);
  private static final Map<CaseLabel, Set<String>> OPTIONS =
      Map.of(LOCAL, Set.of("kubectl-apply"), PATCH, Set.of("merge", "json"));

  static Optional<CaseLabel> of(String word) {
    return Stream.of(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  /** The word in the file. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether an answer stands in it that somebody has to check. */
  boolean isAnswer() {
    return ANSWERS.contains(this);
  }

  /** Whether a third word may follow. */
  boolean takes(String option) {
    return OPTIONS.getOrDefault(this, Set.of()).contains(option);
  }
}
