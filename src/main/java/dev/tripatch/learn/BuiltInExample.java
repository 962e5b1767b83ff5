package dev.tripatch.learn;

import dev.tripatch.prose.Prose;

/** The texts of the built-in example. Last applied is in the annotation of live. */
public final class BuiltInExample {
  private BuiltInExample() {}

  /** The local configuration file. */
  public static String local() {
    return text("local.yaml");
  }

  /** The live object. */
  public static String live() {
    return text("live.yaml");
  }

  private static String text(String name) {
    return Prose.file(BuiltInExample.class, "lesson/example/" + name);
  }
}
