package dev.tripatch.workspace.schemas;

import java.io.Serial;
import java.util.List;
import java.util.stream.Stream;

/** Says why a schema that was asked for cannot be used, and what to do. */
public final class SchemaFault extends Exception {
  @Serial private static final long serialVersionUID = 1;

  private final transient List<String> lines;

  /** With sentences for people, a line for each. */
  SchemaFault(List<String> lines) {
    super(String.join("\n", lines), null, false, false);
    this.lines = lines;
  }

  /**
   * With sentences for people.
   *
   * @param problem what is wrong, with its place first
   * @param remedies what to do
   */
  static SchemaFault of(String problem, String... remedies) {
    return new SchemaFault(
        Stream.concat(Stream.of(problem), Stream.of(remedies).map(line -> "  " + line)).toList());
  }

  /** The message, line by line. */
  public List<String> lines() {
    return lines;
  }
}
