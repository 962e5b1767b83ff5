package dev.tripatch.mutated;

import dev.tripatch.cluster.apply.KnownError;
import dev.tripatch.cluster.apply.KnownErrors;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.learn.Block;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonWriter;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.CaseWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Valid input of every form, most of it from the built-in lessons. */
final class Samples {

  private Samples() {}

  private static Stream<Lesson> lessons() {
    return BundledLessons.books().stream().flatMap(book -> book.lessons().stream());
  }

  /** Last applied (blank for none), local and live; in YAML and in JSON. */
  static List<List<String>> documents() {
    return lessons()
        .filter(lesson -> lesson.has(BlockLabel.LOCAL) && lesson.has(BlockLabel.LIVE))
        .map(Samples::documents)
        .flatMap(texts -> Stream.of(texts, texts.stream().map(Samples::json).toList()))
        .toList();
  }

  private static List<String> documents(Lesson lesson) {
    return Stream.of(BlockLabel.LAST_APPLIED, BlockLabel.LOCAL, BlockLabel.LIVE)
        .map(label -> lesson.text(label).orElse(""))
        .toList();
  }

  private static String json(String yaml) {
    return SourceReader.read("yaml", yaml).object().map(JsonWriter::write).orElse(yaml);
  }

  /** Live, a patch that a person wrote, and the word for its format. */
  static List<List<String>> patches() {
    List<List<String>> all = new ArrayList<>();
    lessons()
        .filter(lesson -> lesson.has(BlockLabel.LIVE))
        .forEach(
            lesson ->
                Stream.of(BlockLabel.PATCH, BlockLabel.SOLUTION)
                    .flatMap(lesson::blocks)
                    .filter(block -> SourceReader.read("patch", block.text()).root().isPresent())
                    .forEach(block -> all.add(patch(lesson, block))));
    return all;
  }

  private static List<String> patch(Lesson lesson, Block block) {
    PatchFormat format =
        block.text().stripLeading().matches("(?s)[-\\[].*") ? PatchFormat.JSON : lesson.format();
    return List.of(lesson.text(BlockLabel.LIVE).orElse(""), block.text(), format.word());
  }

  /** A schema, and documents that it is about. */
  static List<List<String>> schemas() {
    List<String> documents = documents().getFirst();
    return Stream.of("crd.yaml", "openapi.json", "openapi-v3.yaml", "rules.yaml", "types.go")
        .map(name -> List.of(resource(name), documents.get(1), documents.get(2)))
        .toList();
  }

  static List<List<String>> cases() {
    return documents().stream().map(texts -> List.of(CaseWriter.write(caseOf(texts)))).toList();
  }

  private static Case caseOf(List<String> texts) {
    Map<Role, Case.Text> given = new EnumMap<>(Role.class);
    for (int i = 0; i < texts.size(); i++) {
      Role role = Role.DOCUMENTS.get(i);
      if (!texts.get(i).isEmpty()) {
        given.put(role, Case.Text.unfiled(role.name(), texts.get(i)));
      }
    }
    return Case.of(given);
  }

  static List<List<String>> books() {
    return lessons()
        .map(
            lesson ->
                List.of(
                    LessonWriter.write(
                        lesson.title(),
                        lesson.prose(),
                        lesson.parts().stream()
                            .filter(Block.class::isInstance)
                            .map(Block.class::cast)
                            .toList())))
        .toList();
  }

  static List<List<String>> settings() {
    return List.of(List.of(resource("settings.json")));
  }

  /** Texts that kubectl printed. */
  static List<List<String>> errors() {
    List<List<String>> all = new ArrayList<>();
    for (String name :
        List.of("conflict.txt", "invalid.txt", "map.txt", "map.txt", "bigger-context.txt")) {
      all.add(List.of(resource(name)));
    }
    KnownError[] known = KnownError.values();
    List<List<String>> documents = documents();
    for (int i = 0; i < documents.size(); i++) {
      List<String> texts = documents.get(i).stream().map(Samples::line).toList();
      String cause = KnownErrors.words(known[i % known.length]).findFirst().orElseThrow();
      all.add(
          List.of(
              resource("failed.txt")
                  .formatted(texts.getFirst(), texts.get(1), texts.getLast(), cause)));
    }
    return all;
  }

  private static String line(String text) {
    Optional<MapValue> object = SourceReader.read("text", text).object();
    return object.map(CanonicalJson::write).orElse("{}");
  }

  private static String resource(String name) {
    try (InputStream in = Objects.requireNonNull(Samples.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new IllegalStateException(name, unreadable);
    }
  }
}
