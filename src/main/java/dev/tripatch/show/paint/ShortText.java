package dev.tripatch.show.paint;

import dev.tripatch.document.yaml.ScalarRules;
import dev.tripatch.document.yaml.YamlScalar;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.VisibleText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values in a few characters, on one line. */
public final class ShortText {
  /** Stands where there is no value. */
  public static final String NONE = "—";

  private static final int VALUE_LENGTH = 40;
  private static final int LINE_LENGTH = 200;
  private static final int WHOLE_LENGTH = 160;

  /** Less is not worth an ellipsis. */
  private static final int LEAST_SHARED = 8;

  /** How long a text may be. */
  private final int most;

  private ShortText(int most) {
    this.most = most;
  }

  /** A value; a list of items with a merge key by their keys. */
  public static String of(@Nullable Value value, Optional<String> mergeKey) {
    return new ShortText(VALUE_LENGTH).write(value, mergeKey);
  }

  /** The same, but long enough for most values: for who has a line for it. */
  public static String line(@Nullable Value value, Optional<String> mergeKey) {
    return new ShortText(LINE_LENGTH).write(value, mergeKey);
  }

  /** A list or a map in all its parts, as JSON, unless it is long; anything else as a line. */
  public static String whole(@Nullable Value value) {
    String json = value == null || value instanceof Scalar ? "" : CanonicalJson.write(value);
    return json.isEmpty() || json.length() > WHOLE_LENGTH ? line(value, Optional.empty()) : json;
  }

  /** A value with no merge key to know of. */
  public static String of(@Nullable Value value) {
    return of(value, Optional.empty());
  }

  /**
   * A text with … in place of what it shares with others at its front, if that takes some room. A
   * word is never cut.
   *
   * @param all this text and the others; {@link #NONE} is never cut and does not count
   */
  public static String withoutShared(String text, Set<String> all) {
    // Most values are short, and a table asks for those of all its rows after each keystroke.
    if (text.length() <= LEAST_SHARED) {
      return text;
    }
    List<String> values = all.stream().filter(each -> !each.equals(NONE)).toList();
    if (values.size() < 2) {
      return text;
    }
    int shared = values.stream().mapToInt(each -> shared(each, text)).min().orElse(0);
    while (shared >= LEAST_SHARED && !isBetweenWords(text, shared)) {
      shared--;
    }
    return shared >= LEAST_SHARED ? "…" + text.substring(shared) : text;
  }

  private static int shared(String one, String other) {
    int length = 0;
    while (length < Math.min(one.length(), other.length())
        && one.charAt(length) == other.charAt(length)) {
      length++;
    }
    return length;
  }

  private static boolean isBetweenWords(String text, int at) {
    return at < text.length() && "/:,@= ".indexOf(text.charAt(at)) >= 0;
  }

  private String write(@Nullable Value value, Optional<String> mergeKey) {
    return value == null ? NONE : VisibleText.of(cut(text(value, mergeKey.orElse(""))));
  }

  private String text(Value value, String mergeKey) {
    return switch (value) {
      case StringValue string -> oneLine(string);
      case Scalar scalar -> CanonicalJson.write(scalar);
      case MapValue map -> mapText(map);
      case ListValue list -> listText(list, mergeKey);
    };
  }

  private static String oneLine(StringValue string) {
    return needsQuotes(string.text()) ? CanonicalJson.write(string) : string.text();
  }

  /** Also where it would look like another type: the text "3" is not the number 3. */
  private static boolean needsQuotes(String text) {
    return text.isBlank()
        || !text.equals(text.strip())
        || hasControl(text)
        || !(ScalarRules.plain(text) instanceof YamlScalar.Text);
  }

  private static boolean hasControl(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < ' ') {
        return true;
      }
    }
    return false;
  }

  private String mapText(MapValue map) {
    List<String> entries = new ArrayList<>();
    int length = 0;
    for (var entry : map.entries().entrySet()) {
      if (length > most) {
        break;
      }
      String text = entry.getKey() + ": " + nested(entry.getValue());
      entries.add(text);
      length += text.length();
    }
    return "{" + String.join(", ", entries) + "}";
  }

  private String nested(Value value) {
    return switch (value) {
      case MapValue map -> map.isEmpty() ? "{}" : "{…}";
      case ListValue list -> list.isEmpty() ? "[]" : "[…]";
      case Scalar scalar -> text(scalar, "");
    };
  }

  private String listText(ListValue list, String mergeKey) {
    List<String> items = new ArrayList<>();
    int length = 0;
    boolean isKeyed = !list.isEmpty();
    boolean isTwice = most == LINE_LENGTH && hasKeyTwice(list, mergeKey);
    for (Value item : list.items()) {
      if (length > most) {
        break;
      }
      Value key = item instanceof MapValue map ? map.get(mergeKey) : null;
      isKeyed &= key != null;
      String text =
          isTwice && item instanceof MapValue map ? mapText(map) : nested(key == null ? item : key);
      items.add(text);
      length += text.length();
    }
    String joined = String.join(", ", items);
    return isKeyed ? joined : "[" + joined + "]";
  }

  /** Where the key does not tell the items apart, all of them are shown, if there is room. */
  private static boolean hasKeyTwice(ListValue list, String mergeKey) {
    Set<Value> keys = new HashSet<>();
    return list.items().stream()
        .anyMatch(
            item ->
                item instanceof MapValue map
                    && map.find(mergeKey).filter(key -> !keys.add(key)).isPresent());
  }

  /** Without the middle: what distinguishes two images or paths is at their ends. */
  private String cut(String text) {
    int half = most / 2;
    return text.length() <= most
        ? text
        : text.substring(0, half - 1) + "…" + text.substring(text.length() - half);
  }
}
