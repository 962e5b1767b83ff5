import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Properties;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the enum of the keys for each file of sentences that says in its first line where that is:
 * {@code #! public enum in dev.tripatch.hazard}, or without {@code public}. The build starts this
 * file from its source, before it compiles.
 *
 * <p>Argument: the folder to write to. A file that is the same stays as old as it is, so that
 * nothing is compiled again; one whose sentences are gone is deleted.
 */
final class GenerateWordings {
  private static final Path TEXTS = Path.of("src/main/resources/dev/tripatch/prose");
  private static final Pattern FIRST_LINE =
      Pattern.compile("#! ((?:public )?enum) in (\\w+(?:\\.\\w+)*)");

  private GenerateWordings() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    Set<Path> written = new HashSet<>();
    for (Path texts : filesIn(TEXTS)) {
      String text = Files.readString(texts);
      if (text.startsWith("#!")) {
        written.add(write(texts.getFileName().toString(), text, folder));
      }
    }
    for (Path file : filesIn(Files.createDirectories(folder))) {
      if (!written.contains(file)) {
        Files.delete(file);
      }
    }
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  private static Path write(String texts, String text, Path folder) throws IOException {
    Matcher place = FIRST_LINE.matcher(text.lines().findFirst().orElseThrow());
    if (!place.matches()) {
      throw new IllegalArgumentException(texts + " does not begin with " + FIRST_LINE);
    }
    String name = texts.replace(".properties", "");
    SequencedMap<String, Set<String>> constants = constants(text);
    Set<String> parts = constants.firstEntry().getValue();
    constants.forEach(
        (constant, its) -> {
          if (!its.equals(parts)) {
            throw new IllegalArgumentException(texts + ": " + constant + " has other parts");
          }
        });
    String source =
        """
        package %s;

        /** The sentences of %s. */
        %s %s implements dev.tripatch.prose.Wording {
          %s%s
        }
        """
            .formatted(
                place.group(2),
                texts,
                place.group(1),
                name,
                String.join(",\n  ", constants.keySet()),
                parts.equals(Set.of("")) ? "" : ";\n" + keys(parts));
    Path file = folder.resolve(place.group(2).replace('.', '/')).resolve(name + ".java");
    if (!Files.exists(file) || !Files.readString(file).equals(source)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, source);
    }
    return file;
  }

  /** A key such as {@code LOST.title} is a part of what {@code LOST} says. */
  private static SequencedMap<String, Set<String>> constants(String text) throws IOException {
    SequencedMap<String, Set<String>> constants = new LinkedHashMap<>();
    for (String key : keys(text)) {
      int dot = key.indexOf('.');
      constants
          .computeIfAbsent(dot < 0 ? key : key.substring(0, dot), _ -> new LinkedHashSet<>())
          .add(dot < 0 ? "" : key.substring(dot));
    }
    return constants;
  }

  /** The method that names all parts. */
  private static String keys(Set<String> parts) {
    return """

      @Override
      public java.util.List<String> keys() {
        return java.util.stream.Stream.of(%s).map(name()::concat).toList();
      }\
    """
        .formatted(parts.stream().map(part -> '"' + part + '"').collect(Collectors.joining(", ")));
  }

  /** In the order of the file. */
  private static List<String> keys(String text) throws IOException {
    List<String> keys = new ArrayList<>();
    Properties properties =
        new Properties() {
          @Override
          public Object put(Object key, Object value) {
            keys.add((String) key);
            return super.put(key, value);
          }
        };
    properties.load(new StringReader(text));
    return keys;
  }
}
