package dev.tripatch.document.reader;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Span;
import java.io.Serial;

/** Carries what is wrong with a JSON text out of the depth of the reader, and never leaves it. */
final class JsonSyntaxException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;
  private final boolean isOfValue;

  JsonSyntaxException(JsonFault fault, Span span, String detail) {
    this(
        new Diagnostic(
            Diagnostic.Severity.ERROR,
            span,
            fault.part("message", "detail", detail)
                + " (kubectl: "
                + fault.part("kubectl").replace("{}", detail)
                + ")",
            fault.part("remedy")),
        false);
  }

  private JsonSyntaxException(Diagnostic diagnostic, boolean isOfValue) {
    super(diagnostic.message(), null, false, false);
    this.diagnostic = diagnostic;
    this.isOfValue = isOfValue;
  }

  /** The same, where the text is JSON and only a value cannot be held. */
  JsonSyntaxException ofValue() {
    return new JsonSyntaxException(diagnostic, true);
  }

  boolean isOfValue() {
    return isOfValue;
  }

  Diagnostic diagnostic() {
    return diagnostic;
  }
}
