package dev.tripatch.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Counts what makes a house hard to read, on its sources: a number is the same on each machine, and
 * before anything is compiled. Record 36 says what is counted, and why.
 */
final class HouseCount {
  private static final Path WORDS = Path.of("src/test/resources/dev/tripatch/prose/words.txt");
  private static final Pattern COUNTED = Pattern.compile(".*\\.(?:java|js|bash|zsh|fish|sh)");

  /** Printed, but not limited. */
  static final String TEST_CODE = "code-of-tests";

  private static final int LONGEST_FILE = 600;
  private static final int SMALL_FILE = 15;
  private static final int ARGUMENTS = 7;

  private static final Pattern NEW_CATALOG = Pattern.compile("\\bnew BundledCatalog\\(\\)");
  private static final Pattern OBJECT_SCHEMA = Pattern.compile("\\binstanceof ObjectSchema\\b");
  private static final Pattern SWITCH_OVER_VALUE = Pattern.compile("\\bcase (?:Map|List)Value\\b");
  private static final Pattern COMMAND = Pattern.compile("@Command\\(");
  private static final Pattern OPTION =
      Pattern.compile("@Option\\(\\s*names = (\\{[^}]*}|\"[^\"]*\"|\\w+)");
  private static final Pattern OPTION_NAME = Pattern.compile("--[\\w-]+|[A-Z_]{2,}");
  private static final Pattern ACTION = Pattern.compile("\\bAction\\.(?:of|toggling)\\(");
  private static final Pattern TAB =
      Pattern.compile("\\b(?:LowerTab\\.(?:of|labelled)|new LowerTab)\\(");

  /** A parameter that is declared, whether with its type or not. */
  private static final Pattern CALLED_NONE =
      Pattern.compile("\\bnone(?=[\\w\\s,]*\\)?\\s*->)|[\\w>\\]] none(?=[,)])");

  private static final Pattern TYPE_ARGUMENTS = Pattern.compile("<[\\w\\s,.?@&\\[\\]]*>");

  /** The header of a record, or a constructor, which begins its line. */
  private static final Pattern CONSTRUCTOR =
      Pattern.compile(
          "(?:\\brecord \\w+|^\\s*(?:(?:public|protected|private) )?[A-Z]\\w*)"
              + "\\(([^()]*+(?:\\([^()]*\\)[^()]*+)*+)\\)[\\w\\s,.]*\\{",
          Pattern.MULTILINE);

  private final List<Pattern> refusedWords;
  private final SortedMap<String, Integer> counts = new TreeMap<>();
  private final Set<String> packages = new HashSet<>();
  private final Set<String> options = new HashSet<>();

  private HouseCount(List<Pattern> refusedWords) {
    this.refusedWords = refusedWords;
  }

  /** The sources of a project, and what runs from its resources. */
  static List<Source> sources(Path project) throws IOException {
    List<Source> sources = new ArrayList<>();
    for (String folder : List.of("src/main", "src/test/java")) {
      try (Stream<Path> files = Files.walk(project.resolve(folder))) {
        for (Path file :
            files.filter(file -> COUNTED.matcher(file.toString()).matches()).toList()) {
          String path = project.relativize(file).toString().replace('\\', '/');
          sources.add(new Source(path, Files.readString(file)));
        }
      }
    }
    return sources;
  }

  /** The expressions that the program's own texts may not have. */
  static List<Pattern> refusedWords(Path project) throws IOException {
    return Files.readAllLines(project.resolve(WORDS)).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> Pattern.compile(line.split("\t", 2)[0], Pattern.CASE_INSENSITIVE))
        .toList();
  }

  static SortedMap<String, Integer> of(List<Source> sources, List<Pattern> refusedWords) {
    HouseCount count = new HouseCount(refusedWords);
    sources.forEach(count::add);
    count.add("words-refused", 0);
    count.add("packages", count.packages.size());
    count.add("options", count.options.size());
    return count.counts;
  }

  private void add(Source source) {
    List<String> lines = source.linesOfCode();
    if (source.isTest()) {
      add(TEST_CODE, lines.size());
      add("new-catalog-in-tests", hits(NEW_CATALOG, source.bareCode()));
      return;
    }
    add("code", lines.size());
    add("code." + source.wing(), lines.size());
    if (source.isProgram()) {
      addFile(source, lines);
      addHits(source);
    }
  }

  private void addFile(Source source, List<String> lines) {
    add("files", 1);
    packages.add(source.folder());
    boolean isSmall =
        lines.stream().filter(line -> !line.strip().equals("}")).count() <= SMALL_FILE;
    boolean isListOfKeys = source.text().contains(" implements Wording {");
    boolean isIntroduction = source.path().endsWith("/package-info.java");
    add("files-small", isSmall && !isListOfKeys && !isIntroduction ? 1 : 0);
    counts.merge(
        "file-largest", Math.max(LONGEST_FILE, (int) source.text().lines().count()), Math::max);
  }

  private void addHits(Source source) {
    String code = source.bareCode();
    add("actions", hits(ACTION, code));
    add("commands", hits(COMMAND, code));
    add("constructors-wide", wideConstructors(code));
    add("parameters-none", hits(CALLED_NONE, code));
    add("schema-asked", source.wing().equals("schema") ? 0 : hits(OBJECT_SCHEMA, code));
    add("switches-over-values", Math.min(1, hits(SWITCH_OVER_VALUE, code)));
    add("tabs", source.path().endsWith("/LowerTab.java") ? 0 : hits(TAB, code));
    for (String comment : source.comments()) {
      refusedWords.stream()
          .filter(word -> word.matcher(comment).find())
          .forEach(_ -> add("words-refused", 1));
    }
    OPTION
        .matcher(code.contains("@Option(") ? source.code() : "")
        .results()
        .flatMap(option -> OPTION_NAME.matcher(option.group(1)).results())
        .forEach(name -> options.add(name.group()));
  }

  private static int wideConstructors(String code) {
    String plain = code;
    for (String before = ""; !before.equals(plain); ) {
      before = plain;
      plain = TYPE_ARGUMENTS.matcher(plain).replaceAll("");
    }
    return (int)
        CONSTRUCTOR
            .matcher(plain)
            .results()
            .map(found -> found.group(1).replaceAll("\\([^()]*\\)", ""))
            .filter(parameters -> parameters.split(",", -1).length > ARGUMENTS)
            .count();
  }

  private static int hits(Pattern pattern, String text) {
    return (int) pattern.matcher(text).results().count();
  }

  private void add(String name, int more) {
    counts.merge(name, more, Integer::sum);
  }
}
