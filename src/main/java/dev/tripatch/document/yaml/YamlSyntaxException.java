package dev.tripatch.document.yaml;

import java.io.Serial;

/**
 * Carries a fault out of the depth of a reader. It never leaves the readers' entry points, which
 * turn it into a diagnostic.
 */
public final class YamlSyntaxException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final YamlFault fault;
  private final int start;
  private final int end;
  private final String detail;

  /**
   * A fault on its way out.
   *
   * @param fault what is wrong
   * @param start where the place to look at begins
   * @param end where it ends
   * @param detail the word or character that is wrong; empty if the fault names none
   */
  public YamlSyntaxException(YamlFault fault, int start, int end, String detail) {
    super(fault.part("kubectl").replace("{}", detail), null, false, false);
    this.fault = fault;
    this.start = start;
    this.end = end;
    this.detail = detail;
  }

  /** A fault that names no word. */
  public YamlSyntaxException(YamlFault fault, int start, int end) {
    this(fault, start, end, "");
  }

  /** Where the place to look at begins, as an offset. */
  public int start() {
    return start;
  }

  /** Where the place to look at ends, as an offset. */
  public int end() {
    return end;
  }

  /** What is wrong, in a sentence, with kubectl's own words after it. */
  public String message() {
    return fault.part("message", "detail", detail) + " (kubectl: " + getMessage() + ")";
  }

  /** What to do about it, in a sentence. */
  public String remedy() {
    return fault.part("remedy");
  }
}
