package dev.tripatch.document.reader;

import dev.tripatch.document.Diagnostic;
import java.io.Serial;

/** Carries what is wrong with a JSON text out of the depth of the reader, and never leaves it. */
final class JsonSyntaxException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;

  JsonSyntaxException(Diagnostic diagnostic) {
    super(diagnostic.message(), null, false, false);
    this.diagnostic = diagnostic;
  }

  Diagnostic diagnostic() {
    return diagnostic;
  }
}
