package dev.tripatch.ui;

/** Fields alone, made an object that kubectl takes: one with a version, a kind and a name. */
public final class Fragments {

  /** What makes fields an object. */
  public static final String IDENTITY = "apiVersion: v1\nkind: A\nmetadata: {name: a}\n";

  private Fragments() {}

  /** The text, with an identity after it if it has only fields. */
  public static String named(String text) {
    boolean isFragment = text.endsWith("\n") && !text.contains("kind:") && !text.startsWith("[");
    return isFragment ? text + IDENTITY : text;
  }
}
