package dev.tripatch.workspace;

import java.util.ArrayList;
import java.util.List;

/**
 * A mistake in Tripatch, told without the message of the exception, which may quote a document:
 * what kind it is and where it happened.
 */
public final class Mistake {
  private static final int MOST_CAUSES = 5;

  private Mistake() {}

  /** In one line. */
  public static String line(Throwable mistake) {
    StackTraceElement[] trace = mistake.getStackTrace();
    Throwable cause = mistake.getCause();
    return mistake.getClass().getName()
        + (trace.length == 0 ? "" : " at " + trace[0])
        + (cause == null ? "" : ", caused by " + cause.getClass().getName());
  }

  /** With all places, line by line. */
  public static List<String> lines(Throwable mistake) {
    List<String> lines = new ArrayList<>();
    Throwable at = mistake;
    for (int i = 0; at != null && i < MOST_CAUSES; i++) {
      lines.add((i == 0 ? "" : "Caused by: ") + at.getClass().getName());
      for (StackTraceElement place : at.getStackTrace()) {
        lines.add("\tat " + place);
      }
      at = at.getCause();
    }
    return lines;
  }
}
