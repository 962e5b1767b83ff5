package dev.tripatch.edit.complete.place;

/** A scalar as it is meant, from how it is written; escapes are left as they are. */
public final class Unquoted {

  private Unquoted() {}

  public static String of(String written) {
    boolean isQuoted =
        written.length() >= 2
            && (written.startsWith("\"") || written.startsWith("'"))
            && written.charAt(written.length() - 1) == written.charAt(0);
    return isQuoted ? written.substring(1, written.length() - 1) : written;
  }
}
