package dev.tripatch.ui.support;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceReader;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.FloatValue;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import dev.tripatch.workspace.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A value out of a file that the program wrote itself. What is missing, or of another shape than
 * asked for, gives what the caller says instead. Reads with the program's own JSON reader: a second
 * one would cost the first frame a fifth of a second.
 *
 * @param value the value; null where there is none
 */
public record Stored(@Nullable Value value) {

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read, or is not JSON
   */
  static Stored read(Path file) throws IOException {
    return parse(file.toString(), TextFiles.read(file));
  }

  /**
   * Reads a text.
   *
   * @param file the file that it stands in
   * @throws IOException if it is not JSON
   */
  public static Stored parse(String file, String json) throws IOException {
    return SourceReader.read(file, json, Format.JSON)
        .root()
        .map(root -> new Stored(root.value()))
        .orElseThrow(() -> new IOException(file + " is not JSON."));
  }

  /** What a map holds under a key. */
  public Stored get(String key) {
    return new Stored(value instanceof MapValue map ? map.get(key) : null);
  }

  /** A list's items; none if it is no list. */
  public List<Stored> items() {
    return value instanceof ListValue list
        ? list.items().stream().map(Stored::new).toList()
        : List.of();
  }

  /** The text; empty if it is none. */
  public Optional<String> text() {
    return value instanceof StringValue(String text) ? Optional.of(text) : Optional.empty();
  }

  /** Whether it is true; what the caller says if it is neither true nor false. */
  public boolean truth(boolean otherwise) {
    return value instanceof BoolValue(boolean truth) ? truth : otherwise;
  }

  /** The number; what the caller says if it is none. */
  public double number(double otherwise) {
    return switch (value) {
      case IntegerValue(long number) -> number;
      case FloatValue(double number) -> number;
      case null, default -> otherwise;
    };
  }

  /** The whole number; what the caller says if it is none. */
  public int integer(int otherwise) {
    return value instanceof IntegerValue(long number)
            && number >= Integer.MIN_VALUE
            && number <= Integer.MAX_VALUE
        ? (int) number
        : otherwise;
  }
}
