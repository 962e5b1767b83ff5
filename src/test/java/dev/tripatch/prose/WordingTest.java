package dev.tripatch.prose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tripatch.cluster.apply.KnownError;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.document.yaml.YamlFault;
import dev.tripatch.show.table.Noise;
import dev.tripatch.ui.settings.ThemeChoice;
import dev.tripatch.workspace.tools.HelmFailureKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Keys, texts, placeholders and their uses in the program fit together. */
class WordingTest {
  /** Their keys are looked up among all: by the words of an error, by a path, by a person. */
  private static final Set<Class<?>> LOOKED_UP =
      Set.of(
          FailureKind.class,
          HelmFailureKind.class,
          KnownError.class,
          Noise.class,
          ThemeChoice.class,
          YamlFault.class);

  /** Files whose keys come from elsewhere: commands and options, fields of the schema. */
  private static final Set<String> WITHOUT_ENUM =
      Set.of("help.properties", "field-purposes.properties");

  /** One of what is counted somewhere, said as if there were several. */
  private static final Pattern PLURAL =
      Pattern.compile(
          "(?<!of )\\b1 (?:(?:more|other|such|fine|own|compared|undecided) )?"
              + "(?:(?:text|object|field|conflict|hazard|change|rule|item|file|line|problem|mistake"
              + "|number|kind|step|attempt|value|difference|comment|Secret|command|part|type|key"
              + "|warning|call|hint|document|dry run|operation|container|time)s"
              + "|patches|entries)\\b"
              + "|\\bof 1 (?:object|field|conflict|item|line|change|step)s\\b");

  private static final Path TEXTS = Path.of("src/main/resources/dev/tripatch/prose");

  private static WordingUses uses;

  @BeforeAll
  static void readSources() throws IOException {
    uses = WordingUses.in(Path.of("src/main/java"), TEXTS);
  }

  @Test
  void eachKeyHasItsTextsAndEachTextItsKey() {
    assertThat(uses.topics())
        .allSatisfy(
            topic ->
                assertThat(topic.keys().stream().flatMap(key -> key.keys().stream()))
                    .as(topic.name())
                    .containsExactlyInAnyOrderElementsOf(topic.prose().keys()));
  }

  @Test
  void eachFileBelongsToOneEnum() throws IOException {
    try (Stream<Path> files = Files.list(TEXTS)) {
      assertThat(uses.topics())
          .extracting(topic -> topic.prose().topic() + ".properties")
          .containsExactlyInAnyOrderElementsOf(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> !WITHOUT_ENUM.contains(name))
                  .toList());
    }
  }

  /** Of two texts of one key, a properties file keeps the last one without a word. */
  @Test
  void eachTextIsWrittenOnce() throws IOException {
    for (WordingUses.Topic topic : uses.topics()) {
      Path file = TEXTS.resolve(topic.prose().topic() + ".properties");
      assertThat(Files.readAllLines(file).stream().filter(line -> line.matches("[\\w.-]+ =.*")))
          .as(topic.name())
          .hasSameSizeAs(topic.prose().keys());
    }
  }

  @Test
  void eachKeyIsUsed() {
    List<Wording> unused =
        uses.topics().stream()
            .flatMap(topic -> topic.keys().stream())
            .filter(key -> !LOOKED_UP.contains(key.getClass()) && !uses.isUsed(key))
            .toList();

    assertThat(unused).isEmpty();
  }

  @Test
  void eachPlaceholderHasItsValueAndEachValueItsPlaceholder() {
    List<String> faults = new ArrayList<>();
    for (WordingUses.Topic topic : uses.topics()) {
      if (LOOKED_UP.contains(topic.keys().getFirst().getClass())) {
        topic.keys().forEach(key -> assertThat(placeholders(key)).isSubsetOf("asked", "detail"));
        continue;
      }
      for (WordingUses.Use use : uses.fillings(topic)) {
        Set<String> needed = new HashSet<>();
        use.keys().forEach(key -> needed.addAll(placeholders(key)));
        if (!needed.equals(use.names())) {
          faults.add(use + " where the texts need " + needed);
        }
      }
    }

    assertThat(faults).isEmpty();
  }

  @Test
  void fillsPlaceholders() {
    Prose prose = Prose.about("EffectWording");

    assertThat(prose.text("ADDS", "field", "`$1`"))
        .isEqualTo("Live does not have `$1`, and your patch adds it.");
    assertThat(prose.placeholders("AND")).containsExactlyInAnyOrder("first", "second");
  }

  @Test
  void choosesByANumber() {
    Prose prose = Prose.about("ServerSideWording");

    assertThat(prose.text("UNREADABLE_ENTRIES", "count", 1))
        .startsWith("One entry of live's managedFields cannot")
        .endsWith("which fields it owns.");
    assertThat(prose.text("UNREADABLE_ENTRIES", "count", 2))
        .startsWith("2 entries of live's managedFields cannot")
        .endsWith("which fields they own.");
    assertThat(prose.placeholders("UNREADABLE_ENTRIES")).containsExactly("count");
  }

  /** Of one thing no text speaks as of several, whatever is counted. */
  @Test
  void oneIsSingular() {
    assertThat(PLURAL.matcher("has 1 other fields").find()).isTrue();
    assertThat(PLURAL.matcher("1 field changes, 1 of 2 fields").find()).isFalse();
    List<String> faults = new ArrayList<>();
    for (WordingUses.Topic topic : uses.topics()) {
      Prose prose = topic.prose();
      for (String key : prose.keys()) {
        String text = prose.text(key, ones(prose.placeholders(key)));
        if (PLURAL.matcher(text).find()) {
          faults.add(prose.topic() + ", " + key + ": " + text);
        }
      }
    }

    assertThat(faults).isEmpty();
  }

  private static Object[] ones(Set<String> names) {
    return names.stream().flatMap(name -> Stream.of(name, 1)).toArray();
  }

  @Test
  void saysWhichKeyOrValueIsMissing() {
    Prose prose = Prose.about("EffectWording");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> prose.text("NONE"))
        .withMessage("EffectWording has no text NONE");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prose.text("ADDS", "name", "x"))
        .withMessage("EffectWording, ADDS: no value for {field}");
  }

  private static Set<String> placeholders(Wording key) {
    Set<String> all = new HashSet<>();
    key.keys().forEach(each -> all.addAll(key.prose().placeholders(each)));
    return all;
  }
}
