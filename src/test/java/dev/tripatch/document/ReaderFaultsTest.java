package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong is said where a person would look for it. */
class ReaderFaultsTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      quoteCharacter = '§',
      value = {
        "a: 'b⏎c: d⏎|1:4|'|The quote that begins here is not closed.",
        "a: \"b⏎---⏎|1:4|\"|The quote that begins here is not closed before the document ends.",
        "a: [b, c⏎d: e⏎|1:4|[|The list that begins here is not closed.",
        "a: {b: c⏎d: e⏎|1:4|{|The map that begins here is not closed.",
        "a: [⏎|1:4|[|The bracket that opens here is not closed.",
        "a: [b: c: d]⏎|1:9|:|A comma or the end of the list is missing before this.",
        "a: [\"b\" \"c\"]⏎|1:9|\"c\"|A comma or the end of the list is missing before this.",
        "a:⏎⇥- b⏎|2:1|⇥|There is a tab where YAML needs spaces.",
        "a: b⏎⇥c⏎|2:1|⇥|There is a tab where YAML needs spaces.",
        "a: >⏎⇥b⏎|2:1|⇥|There is a tab where YAML needs spaces.",
        "a:⏎  b: 1⏎ c: 2⏎|3:2|c:|This belongs neither to the map above it",
        "a: \"b\" c⏎|1:8|c|This belongs neither to the map above it",
        "- a⏎b: c⏎|2:1|b:|This is not an item of the list above it.",
        "a: b: c⏎|1:5|:|The colon makes this a key, but a key cannot be here.",
        "a:⏎- b⏎c d⏎|3:1|c d|This should be a key, but its colon is missing.",
        "a: - b⏎|1:4|-|A list item cannot begin here.",
        "a: @b⏎|1:4|@|A value cannot begin with @.",
        "a: *b⏎|1:4|*b|There is no anchor &b before this.",
        "a: &b [*b]⏎|1:8|*b|The value of &b would contain itself.",
        "a: \"\\d\"⏎|1:5|\\d|\\d is not an escape in YAML.",
        "a: 1⏎--- b: 2⏎|2:5|b: 2|Only a comment can follow --- on its line.",
        "%YAML 1.2⏎---⏎a: 1⏎|1:1|%YAML 1.2|kubectl reads YAML 1.1 only, but this says 1.2.",
        "a: .inf⏎|1:4|.inf|Kubernetes has no number +Inf.",
        "null: a⏎|1:1|null|null cannot be a key.",
        "[1|1:1|[|The list that begins here is not closed.",
        "x: {{ y }}⏎|1:5|{ y }|A key must be a single value",
        "x: !!int z⏎|1:10|z|The tag does not fit the value.",
        "a: {<<: b}⏎|1:9|b|<< merges a map or a list of maps, but this is neither.",
        "a: ␇⏎|1:4|␇|The character U+0007 is not allowed in YAML.",
        "a: 1⏎<<<<<<< HEAD⏎b: 1⏎=======⏎b: 2⏎>>>>>>> x⏎|2:1|<<<<<<< HEAD|This is a conflict marker",
        "- a⏎>>>>>>> x⏎- b⏎|2:1|>>>>>>> x|This is a conflict marker of git",
        "{\"a\": 1,⏎<<<<<<< x⏎\"b\": 2⏎=======⏎\"b\": 3⏎>>>>>>> y⏎}|2:1|<<<<<<< x|This is a"
            + " conflict",
        "{\"a\": {⏎<<<<<<< x⏎\"b\":2⏎=======⏎\"b\":3⏎>>>>>>> y⏎}}|2:1|<<<<<<< x|This is a conflict",
        "{\"a\" 1}|1:6|1|A colon is missing before this.",
        "{\"a\": 1 \"b\": 2}|1:9|\"|A comma or the end of the object is missing before this.",
        "{\"a\": [1, 2}|1:12|}|A comma or the end of the list is missing before this.",
        "{\"a\": {\"b\": 1}|1:1|{|The object that begins here is not closed.",
        "{\"a\": \"b|1:7|\"|The quote that begins here is not closed."
      })
  void faultsAreSaidAtTheirPlace(String text, String place, String stretch, String message) {
    String real = text.replace('⏎', '\n').replace('⇥', '\t').replace('␇', '\u0007');
    SourceDocument document = SourceReader.read("f", real);
    Diagnostic error = document.error().orElseThrow();
    assertThat(error.message()).startsWith(message).contains("(kubectl: ");
    assertThat(document.locate(error.span().start())).isEqualTo("f:" + place);
    assertThat(error.span().in(real)).isEqualTo(stretch.replace('⇥', '\t').replace('␇', '\u0007'));
    assertThat(error.remedy()).endsWith(".");
    assertThat(document.root()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      quoteCharacter = '§',
      value = {
        "{\"a\": 1,}|1:9|A key in double quotes is missing here.",
        "{\"a\": [1,]}|1:9|Nothing follows this comma.",
        "{\"a\": 01}|1:7|This is not a JSON number.",
        "{\"a\": 1e999}|1:7|The number is too large for Kubernetes.",
        "{\"a\": -}|1:7|This is not a JSON number.",
        "{\"a\": \"\\x\"}|1:9|This is not an escape in JSON.",
        "{\"a\": \"\\u12\"}|1:12|The escape needs four hexadecimal digits.",
        "{\"a\": \"b⏎\"}|1:7|The quote that begins here is not closed on its line.",
        "{\"a\": tru}|1:7|A value is missing here.",
        "{a: 1}|1:2|A key in double quotes is missing here.",
        "{} {}|1:4|The document ends before this.",
        "⏎|2:1|The document is empty."
      })
  void jsonIsReadStrictly(String text, String place, String message) {
    SourceDocument document = SourceReader.read("f", text.replace('⏎', '\n'), Format.JSON);
    Diagnostic error = document.error().orElseThrow();
    assertThat(error.message()).startsWith(message);
    assertThat(document.locate(error.span().start())).isEqualTo("f:" + place);
  }

  @Test
  void whatLooksLikeJsonButIsNoneIsReadAsYamlWithAWarning() {
    SourceDocument document = SourceReader.read("f", "{\"a\": 1,}");
    assertThat(document.format()).isEqualTo(Format.YAML);
    assertThat(document.root()).isPresent();
    assertThat(document.diagnostics()).hasSize(1);
    assertThat(document.diagnostics().getFirst().message()).startsWith("This is not valid JSON");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      value = {
        "a: y|1:4|y is the boolean true",
        "a: Off|1:4|Off is the boolean false",
        "on: a|1:1|on is the boolean true",
        "a: 0777|1:4|0777 is the number 511",
        "a: 1.10|1:4|1.10 is the number 1.1",
        "a: 12e3|1:4|12e3 is the number 12000",
        "a: 1_000|1:4|1_000 is the number 1000",
        "a: 1⏎a: 2|1:1|The key a is here and on line 2",
        "b: {a: 1, a: 2}|1:5|The key a is here and on line 1",
        "a: &x {c: 1}⏎b:⏎  c: 2⏎  <<: *x|3:3|The << on line 4 also has the key c",
        "a: 1⏎---⏎b: 2|2:1|kubectl reads the document only up to here",
        "§ a: 1⏎b: 2§|2:1|kubectl reads the document only up to here",
        "[a] b|1:5|kubectl reads the document only up to here"
      })
  void whatPeopleDidNotMeanIsAWarning(String text, String place, String message) {
    String real = text.replace('⏎', '\n');
    SourceDocument document = SourceReader.read("f", real, Format.YAML);
    assertThat(document.root()).isPresent();
    assertThat(document.diagnostics()).hasSize(1);
    Diagnostic warning = document.diagnostics().getFirst();
    assertThat(warning.severity()).isEqualTo(Diagnostic.Severity.WARNING);
    assertThat(warning.message()).contains(message);
    assertThat(document.locate(warning.span().start())).isEqualTo("f:" + place);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a: true",
        "a: False",
        "a: 80",
        "a: 1.5",
        "a: -3",
        "a: null",
        "a: ~",
        "a: 'no'",
        "a: 1:30",
        "a: 10.0.0.1",
        "a: 2001-01-01",
        "80: a",
        "a: 0",
        "a: nginx:1.10",
        "---⏎a: 1⏎---⏎# end"
      })
  void ordinaryWordsAreNoWarning(String text) {
    SourceDocument document = SourceReader.read("f", text.replace('⏎', '\n'), Format.YAML);
    assertThat(document.diagnostics()).isEmpty();
  }
}
