package dev.tripatch.prose;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.ChoiceFormat;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The texts of one topic, read from a properties file in UTF-8 beside this class. A text has
 * placeholders such as <code>{field}</code>. What depends on a number is chosen by {@link
 * ChoiceFormat}: <code>{count,choice,1#1 field is|1&lt;{count} fields are}</code>.
 */
public final class Prose {
  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\{([a-z-]+)(?:,choice,((?:[^{}]|\\{[a-z-]+})+))?}");

  /** Placeholders for the name of one thing, which is on one line whatever it holds. */
  private static final Pattern ONE_THING =
      Pattern.compile(
          "context|document|field|file|file-name|folder|found|group|holder|item|key|kind|label"
              + "|manager|name|namespace|object|pair|path|place|server|subject|type|wanted|word");

  private static final Map<String, Prose> READ = new ConcurrentHashMap<>();

  private final String topic;
  private final Map<String, String> texts;

  private Prose(String topic, Map<String, String> texts) {
    this.topic = topic;
    this.texts = texts;
  }

  /**
   * The texts of a topic, read when they are first asked for.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public static Prose about(String topic) {
    return READ.computeIfAbsent(topic, Prose::read);
  }

  private static Prose read(String topic) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(file(Prose.class, topic + ".properties")));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    Map<String, String> texts = new HashMap<>();
    properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
    return new Prose(topic, Map.copyOf(texts));
  }

  /**
   * A text of the program that fills a file.
   *
   * @param beside the class that the file is beside
   * @throws IllegalStateException if the program's files are damaged
   */
  public static String file(Class<?> beside, String name) {
    try (InputStream file = beside.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException("the program lacks its file " + name);
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The lines of a table that is next to a class, without comments. */
  public static Stream<String> lines(Class<?> beside, String name) {
    return file(beside, name).lines().filter(line -> !line.isBlank() && !line.startsWith("#"));
  }

  /** The name of its file, without the ending. */
  public String topic() {
    return topic;
  }

  /** The keys of all its texts. */
  public Set<String> keys() {
    return texts.keySet();
  }

  /** The names of a text's placeholders. */
  public Set<String> placeholders(String key) {
    return PLACEHOLDER
        .matcher(template(key))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * A text with its placeholders filled in.
   *
   * @param values a name and its value for each placeholder; what the text does not use is ignored
   */
  public String text(String key, Object... values) {
    return filled(template(key), key, values);
  }

  private String filled(String template, String key, Object... values) {
    return PLACEHOLDER
        .matcher(template)
        .replaceAll(
            found -> {
              Object value = value(key, found.group(1), values);
              String choices = found.group(2);
              return Matcher.quoteReplacement(
                  choices == null
                      ? visible(found.group(1), value)
                      : filled(new ChoiceFormat(choices).format(value), key, values));
            });
  }

  /** What fills a sentence may be of a document, and must not look like more of the sentence. */
  private static String visible(String name, Object value) {
    String text = value.toString();
    return ONE_THING.matcher(name).matches() ? VisibleText.line(text) : VisibleText.of(text);
  }

  private String template(String key) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalArgumentException(topic + " has no text " + key);
    }
    return text;
  }

  private Object value(String key, String name, Object... values) {
    for (int i = 0; i < values.length; i += 2) {
      if (values[i].equals(name)) {
        return values[i + 1];
      }
    }
    throw new IllegalArgumentException(topic + ", " + key + ": no value for {" + name + "}");
  }
}
