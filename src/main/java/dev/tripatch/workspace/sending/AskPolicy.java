package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.call.ContextPatterns;

/** Whether a server is asked what it would make of a patch that somebody types. */
public enum AskPolicy {
  /** Only on request. */
  NEVER,
  /** Once in each window, the person is asked first. */
  ASK,
  /** Without asking. */
  YES;

  /**
   * That of a context; unknown ones are left alone.
   *
   * @param allowed patterns of contexts whose servers may be asked
   * @param askFirst patterns of those where the person is asked first; they count more
   */
  public static AskPolicy of(String allowed, String askFirst, String context) {
    if (new ContextPatterns(askFirst).include(context)) {
      return ASK;
    }
    return new ContextPatterns(allowed).include(context) ? YES : NEVER;
  }
}
