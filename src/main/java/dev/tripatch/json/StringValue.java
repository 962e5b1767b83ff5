package dev.tripatch.json;

import org.jspecify.annotations.Nullable;

/**
 * A string, or the mask of a secret: it is shown as one text, and is another value for whoever
 * computes. A mask never equals what it hides.
 *
 * @param text its characters, unescaped; of a mask what people may read
 * @param hidden what a mask hides; null for an ordinary string
 */
public record StringValue(String text, @Nullable Scalar hidden) implements Scalar {
  /** In a mask: it is not encoded. */
  public static final String PLAIN = ", plain";

  /** An ordinary string. */
  public StringValue(String text) {
    this(text, null);
  }

  /** A mask, if what is shown is another text. */
  public static StringValue hiding(String shown, Scalar exact) {
    return exact instanceof StringValue(String text, _) && text.equals(shown)
        ? new StringValue(shown)
        : new StringValue(shown, exact);
  }

  /** The text that this one is encoded as: a secret if this one is. */
  public StringValue encodedAs(String exact) {
    StringValue encoded = new StringValue(exact);
    return isMask() ? new StringValue(text.replace(PLAIN, ""), encoded) : encoded;
  }

  /** Base64 as Go writes it: it reads it with line breaks, too. */
  public static String ofBase64(String written) {
    return written.replaceAll("[\\r\\n]", "");
  }

  /** Whether it hides a secret. */
  public boolean isMask() {
    return hidden != null;
  }

  @Override
  public Scalar exact() {
    return hidden == null ? this : hidden;
  }

  /** Without what is hidden. */
  @Override
  public String toString() {
    return "StringValue[text=" + text + "]";
  }
}
