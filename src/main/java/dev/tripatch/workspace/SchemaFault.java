package dev.tripatch.workspace;

import java.io.Serial;
import java.util.List;

/** Says why a schema that was asked for cannot be used, and what to do. */
public final class SchemaFault extends Exception {
  @Serial private static final long serialVersionUID = 1;

  private final transient List<String> lines;

  /** With lines for people; the first one begins with the place. */
  public SchemaFault(String... lines) {
    super(String.join("\n", lines), null, false, false);
    this.lines = List.of(lines);
  }

  /** The message, line by line. */
  public List<String> lines() {
    return lines;
  }
}
