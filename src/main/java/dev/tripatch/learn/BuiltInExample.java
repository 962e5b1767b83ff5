package dev.tripatch.learn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

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
    try (InputStream bytes =
        Objects.requireNonNull(
            BuiltInExample.class.getResourceAsStream("lesson/example/" + name))) {
      return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
