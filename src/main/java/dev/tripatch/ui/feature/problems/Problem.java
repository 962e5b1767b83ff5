package dev.tripatch.ui.feature.problems;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Span;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.Optional;

/**
 * Something that is wrong in a text, or can go wrong with it.
 *
 * @param severity how bad it is
 * @param where the text; empty for the own rules
 * @param line its line there, as its file counts them; 0 if it has none
 * @param cause what was found
 */
record Problem(Severity severity, Optional<Role> where, int line, Cause cause) {

  /** How bad a problem is, the worst first. */
  enum Severity {
    /** A text cannot be used, or Kubernetes refuses it. */
    ERROR,
    /** It does something other than what it seems to do. */
    WARNING,
    /** It is usually wanted. */
    NOTE;

    String title() {
      return switch (this) {
        case ERROR -> ProblemWords.ERROR.text();
        case WARNING -> ProblemWords.WARNING.text();
        case NOTE -> ProblemWords.NOTE.text();
      };
    }
  }

  /** What was found. */
  sealed interface Cause {

    /** A text cannot be read, or says nothing that can be compared. */
    record Unusable(Diagnostic diagnostic) implements Cause {}

    /** A hazard, or what Kubernetes refuses. */
    record Known(Hazard hazard) implements Cause {}
  }

  static Problem of(Optional<Role> where, int line, Diagnostic diagnostic) {
    return new Problem(Severity.ERROR, where, line, new Cause.Unusable(diagnostic));
  }

  static Problem of(int line, Hazard hazard) {
    Severity severity =
        hazard.kind().isOnlyTold()
            ? Severity.NOTE
            : hazard.kubernetesText().isPresent() ? Severity.ERROR : Severity.WARNING;
    return new Problem(severity, Optional.of(hazard.where()), line, new Cause.Known(hazard));
  }

  /** The hazard, if it is one. */
  Optional<Hazard> hazard() {
    return cause instanceof Cause.Known(Hazard hazard) ? Optional.of(hazard) : Optional.empty();
  }

  /** The field it is about; the root if it is about none. */
  FieldPath path() {
    return hazard().map(Hazard::path).orElse(FieldPath.root());
  }

  /** Its place in the text. */
  Optional<Span> span() {
    return switch (cause) {
      case Cause.Unusable(Diagnostic diagnostic) -> Optional.of(diagnostic.span());
      case Cause.Known(Hazard hazard) -> hazard.span();
    };
  }

  String title() {
    return switch (cause) {
      case Cause.Unusable ignored -> ProblemWords.CANNOT_BE_READ.text();
      case Cause.Known(Hazard hazard) -> hazard.kind().title();
    };
  }

  String sentence() {
    return switch (cause) {
      case Cause.Unusable(Diagnostic diagnostic) -> diagnostic.message();
      case Cause.Known(Hazard hazard) -> hazard.sentence();
    };
  }

  String remedy() {
    return switch (cause) {
      case Cause.Unusable(Diagnostic diagnostic) -> diagnostic.remedy();
      case Cause.Known(Hazard hazard) -> hazard.remedy();
    };
  }

  Optional<String> kubernetesText() {
    return hazard().flatMap(Hazard::kubernetesText);
  }

  /** What people call its text. */
  String text() {
    return textName(where);
  }

  static String textName(Optional<Role> where) {
    return where.map(Role::words).orElse(ProblemWords.OWN_RULES.text());
  }

  /** Its text and line. */
  String place() {
    return line == 0
        ? ProblemWords.PLACE.text("text", text())
        : ProblemWords.PLACE_AND_LINE.text("text", text(), "line", line);
  }
}
