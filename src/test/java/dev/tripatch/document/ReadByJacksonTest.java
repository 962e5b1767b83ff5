package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.recorded.RealInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * Our reader of manifests beside jackson-dataformat-yaml, which reads what is ours otherwise: where
 * they differ, ours follows kubectl, and the reason is listed here. A difference without a reason
 * fails.
 */
class ReadByJacksonTest {

  /** Why the two differ, with an example: its text, our value, Jackson's value. */
  enum Reason {
    /** YAML 1.1 has octal numbers such as file modes; to Jackson they are texts. */
    OCTAL(
        "a: 0755",
        "{\"a\":493}",
        "{\"a\":\"0755\"}",
        (ours, theirs) ->
            ours instanceof IntegerValue(long number)
                && theirs instanceof StringValue(String text, _)
                && text.equals("0" + Long.toOctalString(number))),
    /** kubectl turns YAML into JSON with Go, which writes a whole float without a fraction. */
    WHOLE_FLOAT(
        "a: 100.0",
        "{\"a\":100}",
        "{\"a\":100.0}",
        (ours, theirs) ->
            ours instanceof IntegerValue(long whole)
                && theirs instanceof FloatValue(double number)
                && number == whole),
    /** Words of YAML 1.1; Jackson knows only true and false. */
    TRUTH(
        "a: yes",
        "{\"a\":true}",
        "{\"a\":\"yes\"}",
        (ours, theirs) ->
            theirs instanceof StringValue(String text, _)
                && text.matches("(?i)yes|no|on|off|y|n")
                && ours instanceof BoolValue),
    /**
     * A block at the end of a text without a line break: libyaml ends its last line all the same.
     */
    LAST_LINE(
        "a: |\n  b",
        "{\"a\":\"b\\n\"}",
        "{\"a\":\"b\"}",
        (ours, theirs) ->
            ours instanceof StringValue(String one, _)
                && theirs instanceof StringValue(String other, _)
                && one.equals(other + "\n")),
    /** An alias of a map or a list: Jackson has the name of the anchor. */
    ALIAS(
        "a: &x {b: c}\nd: *x",
        "{\"a\":{\"b\":\"c\"},\"d\":{\"b\":\"c\"}}",
        "{\"a\":{\"b\":\"c\"},\"d\":\"x\"}",
        (ours, theirs) ->
            (ours instanceof MapValue || ours instanceof ListValue)
                && theirs instanceof StringValue);

    private final String text;
    private final String ours;
    private final String theirs;
    private final BiPredicate<@Nullable Value, @Nullable Value> holds;

    Reason(
        String text,
        String ours,
        String theirs,
        BiPredicate<@Nullable Value, @Nullable Value> holds) {
      this.text = text;
      this.ours = ours;
      this.theirs = theirs;
      this.holds = holds;
    }
  }

  private static final YAMLMapper JACKSON =
      YAMLMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private final Map<Reason, Integer> counts = new EnumMap<>(Reason.class);
  private final List<String> unexplained = new ArrayList<>();

  @ParameterizedTest
  @EnumSource
  void everyReasonHasAnExample(Reason reason) {
    String text = "kind: A\n" + reason.text;
    assertThat(ours("f", text).getFirst().toBuilder().remove("kind").build())
        .isEqualTo(json(reason.ours));
    assertThat(
            ((MapValue) theirs(text).orElseThrow().getFirst()).toBuilder().remove("kind").build())
        .isEqualTo(json(reason.theirs));
    compare("f", text);
    assertThat(unexplained).isEmpty();
    assertThat(counts).containsOnlyKeys(reason);
  }

  @Test
  void filesOfThisProject() throws IOException {
    assertThat(compareAll(Path.of("src/main/resources"))).isPositive();
    assertThat(compareAll(Path.of("src/test/resources"))).isPositive();
    assertThat(unexplained).isEmpty();
  }

  @Test
  @RealInput.Manifests
  void realManifests() throws IOException {
    int objects = compareAll(RealInput.manifests());
    System.out.println(objects + " objects, differences: " + counts);
    assertThat(unexplained).isEmpty();
  }

  private int compareAll(Path folder) throws IOException {
    int objects = 0;
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(path -> path.toString().matches(".*\\.ya?ml")).sorted().toList();
    }
    for (Path file : files) {
      objects += compare(file.toString(), Files.readString(file));
    }
    return objects;
  }

  /** What one of them refuses, the other one does, too. */
  private int compare(String name, String text) {
    List<MapValue> ours = ours(name, text);
    Optional<List<Value>> theirs = theirs(text);
    boolean isRefused =
        ManifestFile.read(name, text).diagnostics().stream()
            .anyMatch(each -> each.severity() == Diagnostic.Severity.ERROR);
    if (theirs.isEmpty() || isRefused) {
      if (theirs.isPresent() != !isRefused) {
        unexplained.add(name + ": refused by " + (isRefused ? "ours" : "Jackson"));
      }
      return 0;
    }
    compare(name, new ListValue(List.copyOf(ours)), new ListValue(theirs.get()));
    return ours.size();
  }

  private void compare(String place, @Nullable Value ours, @Nullable Value theirs) {
    if (ours instanceof MapValue one && theirs instanceof MapValue other) {
      Set<String> keys = new TreeSet<>(one.entries().keySet());
      keys.addAll(other.entries().keySet());
      keys.forEach(key -> compare(place + "." + key, one.get(key), other.get(key)));
    } else if (ours instanceof ListValue one
        && theirs instanceof ListValue other
        && one.size() == other.size()) {
      for (int i = 0; i < one.size(); i++) {
        compare(place + "[" + i + "]", one.get(i), other.get(i));
      }
    } else if (!Objects.equals(ours, theirs)) {
      Arrays.stream(Reason.values())
          .filter(reason -> reason.holds.test(ours, theirs))
          .findFirst()
          .ifPresentOrElse(
              reason -> counts.merge(reason, 1, Integer::sum),
              () -> unexplained.add(place + ": " + ours + ", Jackson: " + theirs));
    }
  }

  private static List<MapValue> ours(String name, String text) {
    return ManifestFile.read(name, text).objects().stream().map(ManifestObject::value).toList();
  }

  /**
   * The objects, those of lists one by one; empty if Jackson refuses the text, or it is no object.
   */
  private static Optional<List<Value>> theirs(String text) {
    List<Value> objects = new ArrayList<>();
    try (JsonParser documents = JACKSON.createParser(text)) {
      while (documents.nextToken() != null) {
        JsonNode document = JACKSON.readTree(documents);
        if (document.isArray()) {
          return Optional.empty();
        }
        if (document.path("kind").stringValue("").endsWith("List") && document.has("items")) {
          document.path("items").forEach(item -> objects.add(json(item.toString())));
        } else if (!document.isNull() && !document.isMissingNode()) {
          objects.add(json(document.toString()));
        }
      }
      return Optional.of(objects);
    } catch (JacksonException refused) {
      return Optional.empty();
    }
  }

  private static Value json(String json) {
    return SourceReader.read("f", json, Format.JSON).root().map(Node::value).orElseThrow();
  }
}
