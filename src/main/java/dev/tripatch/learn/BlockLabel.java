package dev.tripatch.learn;

import dev.tripatch.json.Role;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What a fenced block of a lesson holds; the second word after its fence. */
public enum BlockLabel {
  /** The last-applied configuration. */
  LAST_APPLIED,
  /** The local configuration; a lesson without one is about a patch that a person wrote. */
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
  /** The hazards that are told; a lesson without the block has none. */
  HAZARD,
  /** The refusal, with Kubernetes' words. */
  ERROR,
  /** What Kubernetes makes of a patch that Tripatch refuses, as the RFC does. */
  KUBERNETES_RESULT,
  /** A patch that the document has, and kubectl does not send. */
  DOCUMENT_SAYS_PATCH,
  /** A result that the document has, and Kubernetes does not give. */
  DOCUMENT_SAYS_RESULT,
  /** What the reader is asked before the answer is shown. */
  QUESTION,
  /** The answers to choose from, the right one ticked, each with why; else a document is marked. */
  CHOICES,
  /** The answer to the question, in words. */
  REVEAL,
  /** What the reader has to do: write a patch, change local, or name the rule. */
  TASK,
  /** What a solution has to make of live, where {@link #RESULT} is about the question. */
  TASK_RESULT,
  /** A hint; there may be several, each more concrete than the one before. */
  HINT,
  /** The smallest solution: a patch, a local document, or the reason's name. */
  SOLUTION,
  /** What others would have done, their words in comments; there may be several. */
  OTHERS,
  /** Another live object that a solution is tried on; without a result, it must be refused. */
  OTHER_LIVE,
  /** What a solution has to make of the other live object. */
  OTHER_RESULT;

  private static final Set<BlockLabel> GIVEN =
      EnumSet.of(
          LAST_APPLIED,
          LOCAL,
          LIVE,
          PATCH,
          QUESTION,
          KUBERNETES_RESULT,
          DOCUMENT_SAYS_PATCH,
          DOCUMENT_SAYS_RESULT);
  private static final Map<BlockLabel, Set<String>> OPTIONS =
      Map.of(
          LOCAL, Set.of("kubectl-apply"),
          PATCH, Set.of("merge", "json"),
          TASK, Set.of("patch", "merge", "json", "local", "rule"),
          OTHERS, Set.of("right"));

  /** The label with this word; empty if there is none. */
  public static Optional<BlockLabel> of(String word) {
    return Stream.of(values()).filter(each -> each.word().equals(word)).findFirst();
  }

  /** The label of a document. */
  public static BlockLabel of(Role role) {
    return switch (role) {
      case LAST_APPLIED -> LAST_APPLIED;
      case LOCAL -> LOCAL;
      case LIVE -> LIVE;
      case PATCH -> PATCH;
      case RESULT -> RESULT;
    };
  }

  /** The word in the file. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether it is among the words, before the answer. */
  boolean isGiven() {
    return GIVEN.contains(this);
  }

  /** Whether a lesson may have several. */
  boolean mayRepeat() {
    return this == HINT || this == OTHERS;
  }

  /** The words of which one may follow. */
  Set<String> options() {
    return OPTIONS.getOrDefault(this, Set.of());
  }
}
