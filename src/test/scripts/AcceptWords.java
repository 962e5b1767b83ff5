import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Takes sentences that were changed in the resource files to all places that quote them: lessons,
 * reference, documents and tests. Prints what it changes; git takes it back.
 *
 * <pre>java src/test/scripts/AcceptWords.java [REVISION]</pre>
 *
 * The old sentences are those of the revision, HEAD if none is given.
 */
class AcceptWords {
  private static final Path PROSE = Path.of("src/main/resources/dev/tripatch/prose");
  private static final List<Path> QUOTING =
      Stream.of(
              "README.md",
              "src/docs",
              "src/main/resources/dev/tripatch/hazard",
              "src/main/resources/dev/tripatch/learn/lesson",
              "src/main/resources/dev/tripatch/learn/reference",
              "src/test/java",
              "src/test/resources/dev")
          .map(Path::of)
          .toList();
  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\{([a-z-]+(?:,choice)?)(?:,(?:[^{}]|\\{[a-z-]+})+)?}");

  /** Words may be parted by the end of a line, in Java by the end of a literal. */
  private static final String GAP = "(?: ?\"\\s*\\+\\s*\" ?|\\s+)";

  /** A part of a sentence is taken for a quotation if it has so many words around the change. */
  private static final int CONTEXT = 4;

  /**
   * Words to look for, and those to put in their place.
   *
   * @param old with placeholders
   * @param now with the same placeholders
   */
  private record Change(List<String> old, List<String> now) {

    static Change of(String old, String now) {
      List<String> before = words(old);
      List<String> after = words(now);
      while (haveSamePlaceholder(before, after)) {
        before = before.subList(1, before.size());
        after = after.subList(1, after.size());
      }
      while (haveSamePlaceholder(before.reversed(), after.reversed())) {
        before = before.subList(0, before.size() - 1);
        after = after.subList(0, after.size() - 1);
      }
      return new Change(before, after);
    }

    /** What both begin with stays as it is, whatever its value. */
    private static boolean haveSamePlaceholder(List<String> before, List<String> after) {
      return before.size() > 1
          && after.size() > 1
          && before.getFirst().equals(after.getFirst())
          && !isPlain(before.getFirst());
    }

    /** Whether a text has the longest stretch of words without a placeholder; quickly found. */
    boolean mayBeIn(String text) {
      String longest =
          Stream.of(String.join(" ", old).split("\\S*\\{(?:[^{}]|\\{[^{}]*})*}\\S*"))
              .map(String::strip)
              .max(Comparator.comparingInt(String::length))
              .orElse("");
      return new Change(List.of(longest), List.of()).pattern().matcher(text).find();
    }

    /** A placeholder is one word, whatever there is to choose in it. */
    private static List<String> words(String text) {
      return List.of(text.split(" (?=(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*})*})*$)"));
    }

    /** The change with a few words around it, as far as these are no placeholders. */
    Change inContext() {
      int most = Math.min(old.size(), now.size());
      int start = 0;
      while (start < most && old.get(start).equals(now.get(start))) {
        start++;
      }
      int end = 0;
      while (end < most - start
          && old.get(old.size() - 1 - end).equals(now.get(now.size() - 1 - end))) {
        end++;
      }
      int before = 0;
      while (before < CONTEXT && before < start && isPlain(old.get(start - before - 1))) {
        before++;
      }
      int after = 0;
      while (after < CONTEXT && after < end && isPlain(old.get(old.size() - end + after))) {
        after++;
      }
      int from = start - before;
      int cut = end - after;
      return new Change(old.subList(from, old.size() - cut), now.subList(from, now.size() - cut));
    }

    private static boolean isPlain(String word) {
      return !PLACEHOLDER.matcher(word).find();
    }

    boolean isLongEnough() {
      return old.stream().filter(Change::isPlain).count() >= CONTEXT;
    }

    /** Code is between backticks in resource files, and often without them where it is shown. */
    Pattern pattern() {
      return Pattern.compile(quoted(String.join(" ", old)).replace(" ", GAP), Pattern.DOTALL);
    }

    /** What a place that was changed already looks like. */
    Change turned() {
      return new Change(now, old);
    }

    private static String quoted(String text) {
      StringBuilder out = new StringBuilder();
      int at = 0;
      Matcher found = PLACEHOLDER.matcher(text);
      while (found.find()) {
        out.append(plain(text.substring(at, found.start())));
        String group = found.group(1).replaceAll("\\W", "");
        out.append(
            out.indexOf("(?<" + group + ">") < 0
                ? "(?<" + group + ">\\S(?:(?!\\n\\n|```).){0,300}?)"
                : "\\k<" + group + ">");
        at = found.end();
      }
      return out.append(plain(text.substring(at))).toString();
    }

    private static String plain(String text) {
      return Stream.of(text.split("`", -1))
          .map(part -> part.replaceAll("[^\\w ]", "\\\\$0"))
          .collect(Collectors.joining("`?"));
    }

    String with(Matcher quotation) {
      String text =
          PLACEHOLDER
              .matcher(String.join(" ", now))
              .replaceAll(
                  name ->
                      Matcher.quoteReplacement(
                          quotation.group(name.group(1).replaceAll("\\W", ""))));
      return quotation.group().contains("`") ? text : text.replace("`", "");
    }
  }

  static void main(String[] arguments) throws Exception {
    String revision = arguments.length == 0 ? "HEAD" : arguments[0];
    List<Change> changes = changes(revision);
    int places = 0;
    int files = 0;
    for (Path file : quoting()) {
      int found = accept(file, changes);
      places += found;
      files += found == 0 ? 0 : 1;
    }
    System.out.printf(
        "%d sentences changed since %s; they are quoted in %d places of %d files.%n",
        changes.size(), revision, places, files);
  }

  private static List<Change> changes(String revision) throws Exception {
    List<Change> changes = new ArrayList<>();
    for (Path file : files(PROSE)) {
      Properties now = read(Files.readString(file));
      Properties old = read(git("show", revision + ":" + file.toString().replace('\\', '/')));
      for (String key : old.stringPropertyNames()) {
        String text = now.getProperty(key, old.getProperty(key));
        if (!text.equals(old.getProperty(key))) {
          changes.add(Change.of(old.getProperty(key), text));
        }
      }
    }
    return changes;
  }

  /** Whole sentences come first: what they match is certain. */
  private static int accept(Path file, List<Change> changes) throws IOException {
    String text = Files.readString(file);
    int places = 0;
    for (Change change :
        Stream.concat(changes.stream(), changes.stream().map(Change::inContext))
            .filter(Change::isLongEnough)
            .toList()) {
      if (!change.mayBeIn(text)) {
        continue;
      }
      StringBuilder out = new StringBuilder();
      String before = text;
      List<MatchResult> accepted = change.turned().pattern().matcher(text).results().toList();
      Matcher found = change.pattern().matcher(text);
      while (found.find()) {
        int start = found.start();
        if (accepted.stream().anyMatch(each -> each.start() <= start && start < each.end())) {
          continue;
        }
        String now = change.with(found);
        System.out.printf(
            "%s:%d%n- %s%n+ %s%n",
            file,
            1 + before.substring(0, start).chars().filter(c -> c == '\n').count(),
            found.group(),
            now);
        found.appendReplacement(out, Matcher.quoteReplacement(now));
        places++;
      }
      text = found.appendTail(out).toString();
    }
    if (places > 0) {
      Files.writeString(file, text);
    }
    return places;
  }

  /** The examples of wrong words stay wrong. */
  private static List<Path> quoting() throws IOException {
    List<Path> all = new ArrayList<>();
    for (Path place : QUOTING) {
      all.addAll(files(place));
    }
    return all.stream()
        .filter(file -> file.toString().matches(".*\\.(java|md|txt|yaml|json)"))
        .filter(file -> !file.endsWith("prose/words.txt"))
        .toList();
  }

  private static List<Path> files(Path place) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      return files.filter(Files::isRegularFile).sorted(Comparator.naturalOrder()).toList();
    }
  }

  private static Properties read(String text) throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(text));
    return properties;
  }

  /** A file that the revision does not have is empty. */
  private static String git(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Process git =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    return new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
