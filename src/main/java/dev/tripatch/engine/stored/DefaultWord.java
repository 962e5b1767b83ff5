package dev.tripatch.engine.stored;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Reads a word of the table of defaults; the head of the table explains them. */
final class DefaultWord {
  private static final String IF = "@if ";
  private static final String ELSE = " @else ";
  private static final String IN = "@in ";
  private static final String MERGE = "@merge ";
  private static final String CHOSEN = "@chosen";
  private static final String OTHERS = "@others";

  /** Objects are stored at each key press, and there are few words. */
  private static final Map<String, Optional<Value>> READ = new ConcurrentHashMap<>();

  private DefaultWord() {}

  /** Whether objects of a kind have this default. */
  static boolean isOf(String word, String kind) {
    return !word.startsWith(IN) || kind.equals(word.substring(IN.length()).split(" ", 2)[0]);
  }

  /** Whether a map that is given gets what it lacks, too. */
  static boolean merges(String word) {
    return word.startsWith(MERGE);
  }

  /** Whether the server or a controller chooses what is there. */
  static boolean isChosen(String word) {
    return word.endsWith(CHOSEN) || word.equals(OTHERS);
  }

  /** Whether the server chooses something for this object, where nobody has. */
  static boolean isChosen(String word, MapValue holder) {
    return chosen(word, holder).filter(CHOSEN::equals).isPresent();
  }

  /** The default; empty where the object does not get it, or where that cannot be seen here. */
  static Optional<Value> value(String word, MapValue holder) {
    return chosen(word, holder).flatMap(left -> plain(left, holder));
  }

  private static Optional<Value> plain(String word, MapValue holder) {
    return switch (word) {
      case "@image" ->
          text(holder, "image")
              .or(() -> text(holder, "reference"))
              .map(image -> isLatest(image) ? "Always" : "IfNotPresent")
              .map(StringValue::new);
      case "@port" -> holder.find("port");
      case "@singular" ->
          text(holder, "kind").map(kind -> kind.toLowerCase(Locale.ROOT)).map(StringValue::new);
      case "@list" -> text(holder, "kind").map(kind -> kind + "List").map(StringValue::new);
      case CHOSEN, OTHERS -> Optional.empty();
      default -> read(merges(word) ? word.substring(MERGE.length()) : word);
    };
  }

  /** What is left of a word where its conditions hold. */
  private static Optional<String> chosen(String word, MapValue holder) {
    if (word.startsWith(IN)) {
      return chosen(word.substring(IN.length()).split(" ", 2)[1], holder);
    }
    if (!word.startsWith(IF)) {
      return Optional.of(word);
    }
    String[] condition = word.substring(IF.length()).split(" ", 2);
    int other = condition[1].indexOf(ELSE);
    if (holds(condition[0], holder)) {
      return chosen(other < 0 ? condition[1] : condition[1].substring(0, other), holder);
    }
    return other < 0
        ? Optional.empty()
        : chosen(condition[1].substring(other + ELSE.length()), holder);
  }

  /** {@code field}, {@code !field,other} or {@code field=text|text}. */
  private static boolean holds(String condition, MapValue holder) {
    if (condition.startsWith("!")) {
      return List.of(condition.substring(1).split(",")).stream()
          .noneMatch(field -> has(holder, field));
    }
    int equals = condition.indexOf('=');
    return equals < 0
        ? has(holder, condition)
        : List.of(condition.substring(equals + 1).split("\\|"))
            .contains(
                holder.find(condition.substring(0, equals)).map(DefaultWord::shown).orElse(""));
  }

  private static String shown(Value value) {
    return value instanceof StringValue(String text, _) ? text : CanonicalJson.write(value);
  }

  private static boolean has(MapValue holder, String field) {
    return "*".equals(field)
        ? holder.keys().stream().anyMatch(key -> !"name".equals(key))
        : switch (holder.get(field)) {
          case null -> false;
          case NullValue nothing -> false;
          case StringValue(String text, _) -> !text.isEmpty();
          case ListValue list -> !list.isEmpty();
          case Value other -> true;
        };
  }

  private static Optional<String> text(MapValue holder, String field) {
    return Optional.of(holder.text(field)).filter(text -> !text.isEmpty());
  }

  private static Optional<Value> read(String yaml) {
    return READ.computeIfAbsent(yaml, text -> SourceReader.read("", text).root().map(Node::value));
  }

  private static boolean isLatest(String image) {
    String name = image.substring(image.lastIndexOf('/') + 1);
    int digest = name.indexOf('@');
    String tagged = digest < 0 ? name : name.substring(0, digest);
    return tagged.endsWith(":latest") || (digest < 0 && !tagged.contains(":"));
  }
}
