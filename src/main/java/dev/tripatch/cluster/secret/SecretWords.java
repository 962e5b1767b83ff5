package dev.tripatch.cluster.secret;

import dev.tripatch.document.Span;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Masks secrets in sentences, which are no documents. A secret that is known is masked wherever it
 * is; one of letters only, which may be an ordinary word, only where a value is quoted; a short one
 * only where nothing else is between two quotes or brackets. What everybody may read, such as the
 * object's name, is no secret here. Values that are not known are masked by their place ({@link
 * QuotedSecrets}). Immutable.
 */
final class SecretWords {
  /** What is before a value that a sentence quotes. */
  private static final String BEFORE_VALUE = "\"'`“‘[{(=:<>|";

  /** Letters, not capital and small ones mixed as in base64. */
  private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{Ll}\\p{Lo}]*|\\p{Lu}+");

  /** What is around a value in YAML. */
  private static final Pattern AROUND = Pattern.compile("^[\\s\"'|>\\[{*&!@-]+|[\\s\"',\\]}]+$");

  private static final String OPENING = "\"'`“‘([";
  private static final String CLOSING = "\"'`”’)]";

  private final Set<String> secrets;

  /**
   * The secrets.
   *
   * @param texts how they may be written
   * @param names what everybody may read
   */
  SecretWords(Collection<String> texts, Set<String> names) {
    Set<String> all = new HashSet<>();
    for (String text : texts) {
      all.add(text);
      text.lines().map(String::strip).filter(SecretWords::isLong).forEach(all::add);
    }
    all.removeAll(names);
    secrets = Set.copyOf(all);
  }

  private static boolean isLong(String text) {
    return text.length() >= KnownSecrets.LEAST;
  }

  /** The keys of documents, and what tells which object it is. */
  static Set<String> namesIn(List<? extends Value> documents) {
    Set<String> names = new HashSet<>();
    documents.stream().flatMap(Value::all).forEach(part -> collect(part, names));
    return names;
  }

  private static void collect(Value value, Set<String> names) {
    if (value instanceof MapValue map) {
      map.entries()
          .forEach(
              (key, part) -> {
                names.add(key);
                if (MaskedObject.IDENTITY.contains(key) && part instanceof StringValue text) {
                  names.add(text.text());
                }
              });
    }
  }

  /** A sentence, or several, with every secret in it masked. */
  String masked(String words) {
    String known = Mask.in(words, MaskList.joined(known(words), List.of()));
    return Mask.in(known, QuotedSecrets.in(known));
  }

  private List<Mask> known(String words) {
    List<Mask> masks = new ArrayList<>();
    for (String secret : secrets) {
      for (int at = words.indexOf(secret); at >= 0; at = words.indexOf(secret, at + 1)) {
        int end = at + secret.length();
        boolean isFound =
            isLong(secret)
                ? !isWord(secret) || isQuoted(words, at, end)
                : isBetweenQuotes(words, at, end);
        if (isFound) {
          masks.add(new Mask(new Span(at, end), Mask.DOTS));
        }
      }
    }
    return masks;
  }

  /** Whether a text may be an ordinary word. */
  static boolean isWord(String text) {
    return WORD.matcher(text).matches();
  }

  private static boolean isQuoted(String words, int from, int to) {
    int before = from - 1;
    if (before > 0 && words.charAt(before) == ' ') {
      before--;
    }
    return before >= 0
        && BEFORE_VALUE.indexOf(words.charAt(before)) >= 0
        && (to == words.length() || !Character.isLetterOrDigit(words.charAt(to)));
  }

  private static boolean isBetweenQuotes(String words, int from, int to) {
    int opening = from > 0 ? OPENING.indexOf(words.charAt(from - 1)) : -1;
    return opening >= 0 && to < words.length() && words.charAt(to) == CLOSING.charAt(opening);
  }

  /** What is masked in a text that cannot be read, without quotes. */
  static Stream<String> valuesIn(String text, List<Mask> masks) {
    return masks.stream()
        .flatMap(mask -> mask.span().in(text).lines())
        .flatMap(line -> Stream.of(line.strip(), AROUND.matcher(line).replaceAll("")))
        .filter(SecretWords::isLong);
  }
}
