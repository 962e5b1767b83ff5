package dev.tripatch.cli.terminal;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.HiddenCharacters;
import org.jspecify.annotations.Nullable;

/** Values in a table or a sentence: in full, on one line. */
public final class ValueText {
  private static final String ABSENT = "\u2014";

  private ValueText() {}

  /** A text as it is if that can be read on one line, all else as JSON. */
  public static String of(@Nullable Value value) {
    return switch (value) {
      case null -> ABSENT;
      case StringValue(String text, _) when isPlain(text) -> text;
      case Value other -> PlainText.line(CanonicalJson.write(other));
    };
  }

  private static boolean isPlain(String text) {
    return !text.isBlank()
        && text.codePoints().noneMatch(c -> c == '\n' || c == '\t' || HiddenCharacters.isHidden(c));
  }
}
