package dev.tripatch.document.edit;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Optional;

/** Keeps the quotes of a string that gets another text. */
final class KeptQuotes {

  private KeptQuotes() {}

  /**
   * A value in the quotes of what is there.
   *
   * @param first the first character of what is there
   * @return empty if it has no quotes there, or cannot have them
   */
  static Optional<String> keep(char first, Value wanted) {
    if (!(wanted instanceof StringValue(String text))) {
      return Optional.empty();
    }
    return switch (first) {
      case '"' -> Optional.of(Blanks.withoutEnd(JsonWriter.write(wanted)));
      case '\'' -> Optional.of(single(text)).filter(quoted -> reads(quoted, wanted));
      default -> Optional.empty();
    };
  }

  private static String single(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  private static boolean reads(String text, Value wanted) {
    return SourceReader.read("", text, Format.YAML)
        .root()
        .map(Node::value)
        .filter(wanted::equals)
        .isPresent();
  }
}
