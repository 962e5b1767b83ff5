package dev.tripatch.hazard.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InvisibleCharactersTest {
  private static final String HEAD = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\n";

  private static Situation configuration(String data) {
    return new Situation(Map.of("local", HEAD + data));
  }

  @Test
  void theyAreMarkedAtTheirPlace() {
    assertThat(configuration("data:\n  a: one\u202Etwo\n  b\u200b: x\n").told())
        .containsExactly(
            "invisible-characters local 5:9 data.a",
            "invisible-characters local 6:3 data[\"b\\u200b\"]");
  }

  @Test
  void theyAreMarkedInTheirLineOfALongValue() {
    Hazard hazard = configuration("data:\n  a: |\n    one\n    t\u2066wo\n").hazards().getFirst();
    assertThat(hazard.sentence())
        .isEqualTo("The value has invisible characters: U+2066 left-to-right isolate.");
    assertThat(hazard.span().orElseThrow().length()).isEqualTo(3);
  }

  @Test
  void theyAreFoundInEveryDocument() {
    String odd = HEAD + "data: {a: \"x\\u200b\", %s: \"y\\e[2J\"}\n";
    Map<String, String> texts =
        Map.of("local", HEAD, "live", odd.formatted("b"), "last-applied", odd.formatted("c"));
    assertThat(new Situation(texts).told())
        .containsExactlyInAnyOrder(
            "invisible-characters live 4:8 data.a",
            "invisible-characters live 4:22 data.b",
            "invisible-characters last-applied 4:22 data.c");
  }

  @Test
  void aPatchThatWasWrittenIsLookedAtToo() {
    Map<String, String> texts = Map.of("patch", "data: {a: x\u2067y}\n", "live", HEAD);
    assertThat(new Situation(texts).hazards())
        .extracting(Hazard::kind, Hazard::where)
        .contains(tuple(HazardKind.INVISIBLE_CHARACTERS, Role.PATCH));
  }

  /** No alarm for what people write; an alarm for the same where it is no writing. */
  @ParameterizedTest
  @CsvSource({
    "text, 'می\u200cخواهم', false",
    "text, '👨\u200d👩\u200d👧', false",
    "text, 'क्\u200dष', false",
    "text, 'nach 10\u00a0Tagen', false",
    "text, 'שלום (a)\u200f', false",
    "text, '\uFEFFwindows', false",
    "name, 'web\u00a0', true",
    "image, '\uFEFFweb', true",
    "text, 'a\u200db', true",
    "text, 'abc\u200f', true",
    "text, 'a\u200bb', true"
  })
  void whatWritingNeedsIsNone(String key, String value, boolean isHazard) {
    assertThat(configuration("data: {" + key + ": \"" + value + "\"}\n").hazards())
        .hasSize(isHazard ? 1 : 0);
  }

  @Test
  void aNoBreakSpaceInAKeyIsOne() {
    assertThat(configuration("data: {\"a\u00a0\": b}\n").hazards())
        .extracting(Hazard::kind)
        .containsExactly(HazardKind.INVISIBLE_CHARACTERS, HazardKind.INVALID_RESULT);
  }

  @Test
  void lineBreaksOfWindowsAreNone() {
    assertThat(configuration("data: {a: \"one\\r\\ntwo\\r\\n\"}\n").hazards()).isEqualTo(List.of());
  }
}
