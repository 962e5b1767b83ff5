import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The text of a style sheet: its rules, in order. Knows what our style sheets and AtlantaFX's have:
 * rules and comments, no {@code @}-rules.
 */
record StyleText(List<RuleText> rules) {

  private static final List<String> ROOT = List.of(".root");

  /** The name of a colour that the sheets define themselves. */
  private static final Pattern NAME = Pattern.compile("(?<![\\w-])-(?:color|tp)-[a-z0-9-]+");

  private static final Pattern STYLE_CLASS = Pattern.compile("\\.([A-Za-z][\\w-]*)");

  /**
   * A rule.
   *
   * @param selectors what it is for
   * @param declarations values by property
   */
  record RuleText(List<String> selectors, Map<String, String> declarations) {
    @Override
    public String toString() {
      return declarations.entrySet().stream()
          .map(each -> "  " + each.getKey() + ": " + each.getValue() + ";\n")
          .collect(Collectors.joining("", String.join(",\n", selectors) + " {\n", "}\n"));
    }
  }

  /** Reads a style sheet. */
  static StyleText parse(String text) {
    List<RuleText> rules = new ArrayList<>();
    String rest = withoutComments(text).strip();
    while (!rest.isEmpty()) {
      int open = rest.indexOf('{');
      int close = endOf(rest, open + 1, '}');
      if (open < 0 || rest.startsWith("@")) {
        throw new IllegalArgumentException("no rule: " + rest.lines().findFirst().orElse(""));
      }
      rules.add(
          new RuleText(
              split(rest.substring(0, open), ','),
              declarations(split(rest.substring(open + 1, close), ';'))));
      rest = rest.substring(close + 1).strip();
    }
    return new StyleText(rules);
  }

  private static String withoutComments(String text) {
    return text.replaceAll("(?s)/\\*.*?\\*/", "");
  }

  private static Map<String, String> declarations(List<String> texts) {
    Map<String, String> declarations = new LinkedHashMap<>();
    for (String text : texts) {
      int colon = text.indexOf(':');
      declarations.put(text.substring(0, colon).strip(), text.substring(colon + 1).strip());
    }
    return declarations;
  }

  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = endOf(text, from, separator);
      parts.add(text.substring(from, end).strip());
      from = end + 1;
    }
    parts.removeIf(String::isEmpty);
    return parts;
  }

  /** Where a character comes next that stands neither in quotes nor in brackets; else the end. */
  private static int endOf(String text, int from, char wanted) {
    int brackets = 0;
    boolean quoted = false;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (!quoted && brackets == 0 && c == wanted) {
        return i;
      } else if (!quoted) {
        brackets += c == '(' ? 1 : c == ')' ? -1 : 0;
      }
    }
    return text.length();
  }

  /** The rules of both; the other's come later. */
  StyleText and(StyleText other) {
    return new StyleText(Stream.concat(rules.stream(), other.rules.stream()).toList());
  }

  /** Without the selectors that name a style class with one of these beginnings. */
  StyleText without(List<String> beginnings) {
    return new StyleText(
        rules.stream()
            .map(rule -> new RuleText(without(beginnings, rule.selectors()), rule.declarations()))
            .filter(rule -> !rule.selectors().isEmpty())
            .toList());
  }

  private static List<String> without(List<String> beginnings, List<String> selectors) {
    return selectors.stream()
        .filter(
            selector ->
                STYLE_CLASS
                    .matcher(selector)
                    .results()
                    .noneMatch(name -> beginnings.stream().anyMatch(name.group(1)::startsWith)))
        .toList();
  }

  /**
   * The colours that have the same value in the whole window: only its root defines them, and by
   * nothing that has another value elsewhere.
   */
  Map<String, String> constants() {
    Map<String, String> constants = new HashMap<>();
    Set<String> local = new HashSet<>();
    for (RuleText rule : rules) {
      for (Map.Entry<String, String> each : rule.declarations().entrySet()) {
        if (!NAME.matcher(each.getKey()).matches()) {
          continue;
        }
        if (rule.selectors().equals(ROOT)) {
          constants.put(each.getKey(), each.getValue());
        } else {
          local.add(each.getKey());
        }
      }
    }
    constants.keySet().removeAll(local);
    boolean isLess = true;
    while (isLess) {
      isLess = constants.values().removeIf(value -> namesOthers(value, constants.keySet()));
    }
    return constants;
  }

  private static boolean namesOthers(String value, Set<String> constants) {
    return NAME.matcher(value).results().anyMatch(name -> !constants.contains(name.group()));
  }

  /** With their values in place of the constants' names. */
  StyleText writingOut(Map<String, String> constants) {
    return new StyleText(
        rules.stream()
            .map(rule -> new RuleText(rule.selectors(), writtenOut(rule, constants)))
            .filter(rule -> !rule.declarations().isEmpty())
            .toList());
  }

  private static Map<String, String> writtenOut(RuleText rule, Map<String, String> constants) {
    Map<String, String> declarations = new LinkedHashMap<>(rule.declarations());
    declarations.keySet().removeAll(constants.keySet());
    declarations.replaceAll((property, value) -> writtenOut(value, constants));
    return declarations;
  }

  private static String writtenOut(String value, Map<String, String> constants) {
    return NAME.matcher(value)
        .replaceAll(
            name ->
                Matcher.quoteReplacement(
                    constants.containsKey(name.group())
                        ? writtenOut(constants.get(name.group()), constants)
                        : name.group()));
  }

  @Override
  public String toString() {
    return rules.stream().map(RuleText::toString).collect(Collectors.joining());
  }
}
