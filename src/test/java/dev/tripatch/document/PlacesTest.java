package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.StringValue;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacesTest {

  private static final String TEXT =
      """
      kind: Pod
      metadata:
        finalizers:
        - a
        - b
        - a
      spec:
        containers:
        - name: web   # the server
          image: "nginx"
          env: &env
          - {name: A, value: x}
          - {name: A, value: y}
        - name: log
          env: *env
          command: [sh, -c]
        hostname:
      """;

  private final SourceDocument document = SourceReader.read("f", TEXT);
  private final Places places = Places.of(document);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      value = {
        "kind|kind|Pod|kind: Pod",
        "spec.containers[name=web].image|image|\"nginx\"|image: \"nginx\"",
        "spec.containers[name=web].env[name=A]||{name: A, value: x}|- {name: A, value: x}",
        "spec.containers[name=web].env[name=A]#2.value|value|y|value: y",
        "spec.containers[name=log].env|env|*env|env: *env",
        "spec.containers[name=log].env[name=A].value|value|x|value: x",
        "spec.containers[name=log].command[1]||-c|-c",
        "metadata.finalizers[=a]#2||a|- a",
        "spec.hostname|hostname||hostname:"
      })
  void fieldsAreFound(String path, String key, String value, String whole) {
    Place place = places.locate(FieldPath.parse(path)).orElseThrow();
    assertThat(place.keySpan().map(span -> span.in(TEXT)).orElse(null)).isEqualTo(key);
    assertThat(place.valueSpan().in(TEXT)).isEqualTo(value == null ? "" : value);
    assertThat(place.span().in(TEXT)).isEqualTo(whole);
  }

  @Test
  void theSecondOfTwoEqualItemsIsTheLaterOne() {
    Place second = places.locate(FieldPath.parse("metadata.finalizers[=a]#2")).orElseThrow();
    assertThat(document.lines().lineOf(second.span().start())).isEqualTo(6);
  }

  @ParameterizedTest
  @CsvSource({
    "spec.nope", "kind.nope", "spec.containers[name=nope]", "spec.containers[nope=web]",
    "metadata.finalizers[=a]#3", "metadata.finalizers[7]", "spec[0]", "kind[=Pod]"
  })
  void fieldsThatAreNotThereAreNotFound(String path) {
    assertThat(places.locate(FieldPath.parse(path))).isEmpty();
  }

  @Test
  void theRootIsTheWholeValue() {
    Place root = places.locate(FieldPath.root()).orElseThrow();
    assertThat(root.span()).isEqualTo(document.root().orElseThrow().span());
    assertThat(Places.of(SourceReader.read("f", "a: [")).locate(FieldPath.root())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Pod|kind",
        "kind|kind",
        "- b|metadata/finalizers/1",
        "web|spec/containers/0/name",
        "the server|spec/containers/0/name",
        "\"nginx\"|spec/containers/0/image",
        "y}|spec/containers/0/env/1/value",
        "{name: A, value: y|spec/containers/0/env/1",
        "*env|spec/containers/1/env",
        "-c|spec/containers/1/command/1",
        "hostname|spec/hostname"
      })
  void offsetsLeadToTheInnermostField(String at, String way) {
    assertThat(way(TEXT.indexOf(at))).isEqualTo(way);
  }

  @Test
  void theBlanksBeforeALinesTextBelongToIt() {
    int line = document.lines().startOf(10);
    assertThat(way(line)).isEqualTo("spec/containers/0/image");
    assertThat(way(line + 3)).isEqualTo("spec/containers/0/image");
    assertThat(way(document.lines().startOf(9))).isEqualTo("spec/containers/0");
  }

  @Test
  void outsideOfAllFieldsThereIsNone() {
    String text = "# head\n\na: 1\n\n# tail\n";
    Places some = Places.of(SourceReader.read("f", text));
    assertThat(some.at(2)).isEmpty();
    assertThat(some.at(text.length() - 2)).isEmpty();
    assertThat(some.at(text.indexOf('1'))).hasSize(1);
    assertThat(some.at(-5)).isEmpty();
    assertThat(some.at(1_000)).isEmpty();
  }

  @Test
  void everyPlaceLeadsBackToItsField() {
    String text =
        IntStream.range(0, 500)
            .mapToObj(i -> "- name: n" + i + "\n  value: v" + i + "\n")
            .collect(Collectors.joining("", "env:\n", ""));
    Places many = Places.of(SourceReader.read("f", text));
    for (int i = 0; i < 500; i++) {
      FieldPath item = FieldPath.of("env").item("name", new StringValue("n" + i));
      Place place = many.locate(item.key("value")).orElseThrow();
      List<Part> way = many.at(place.valueSpan().start());
      assertThat(way).hasSize(3);
      assertThat(way.getLast().node()).isSameAs(place.node());
      assertThat(way.get(1)).isInstanceOfSatisfying(Part.OfList.class, part -> {});
    }
  }

  private String way(int offset) {
    return places.at(offset).stream()
        .map(
            part ->
                switch (part) {
                  case Part.OfMap map -> map.entry().key();
                  case Part.OfList list -> String.valueOf(list.index());
                })
        .collect(Collectors.joining("/"));
  }
}
