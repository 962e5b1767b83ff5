package dev.tripatch.workspace;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;

/**
 * What keeps a text from being compared.
 *
 * @param pane which text
 * @param location {@code file:line:column}
 * @param diagnostic what is wrong and what to do
 */
public record Fault(Role pane, String location, Diagnostic diagnostic) {

  /** What a reader says of a text. */
  static Fault of(Role pane, SourceDocument text, Diagnostic diagnostic) {
    return new Fault(pane, text.locate(diagnostic.span().start()), diagnostic);
  }

  /** An error in a text. */
  static Fault of(Role pane, SourceDocument text, Span span, String message, String remedy) {
    return of(pane, text, new Diagnostic(Diagnostic.Severity.ERROR, span, message, remedy));
  }

  /** An error in a field of live. */
  static Fault inLive(SourceDocument live, FieldPath field, String message, String remedy) {
    Span span = Places.of(live).locate(field).map(Place::span).orElse(new Span(0, 0));
    return of(Role.LIVE, live, span, message, remedy);
  }
}
