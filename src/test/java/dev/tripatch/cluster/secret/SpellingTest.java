package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Span;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the characters of a scalar's text are in its writing. {@code ⏎} is a line break. */
class SpellingTest {

  private static String lines(String text) {
    return text.replace('⏎', '\n');
  }

  /** The mask covers {@code secret}, and nothing else of the writing. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "a secret b | ~'a secret b'~ | ~'a X\" b'~",
        "secret | ~'secret'~ | ~'X\"'~",
        "a secret b | \"a secret b\" | \"a X\\\" b\"",
        "{\"a\":secret} | \"{\\\"a\\\":secret}\" | \"{\\\"a\\\":X\\\"}\"",
        "a\\⏎/secret | \"a\\\\\\n\\/secret\" | \"a\\\\\\n\\/X\\\"\"",
        "é<secret | \"\\u00E9\\u003csecret\" | \"\\u00E9\\u003cX\\\"\"",
        "a⏎secret | ~|⏎    a⏎    secret⏎~ | ~|⏎    a⏎    X\"⏎~",
        "a⏎ secret⏎⏎b⏎ | ~|⏎  a⏎   secret⏎⏎  b⏎~ | none",
        "a⏎ secret⏎b⏎ | ~|⏎  a⏎   secret⏎  b⏎~ | ~|⏎  a⏎   X\"⏎  b⏎~",
        "secret | ~|-⏎  secret~ | ~|-⏎  X\"~",
        "secret b | ~>⏎  secret⏎  b~ | none",
        "secret | secret | none",
        "it's secret | ~'it''s secret'~ | none",
        "a secret | ~'a⏎  secret'~ | none",
        "b secret | \"\\u0061 secret\" | none",
        "b secret | \"\\x62 secret\" | none",
        "b secret | \"a secret\" | none",
        "b⏎secret | \"b\\tsecret\" | none",
        "secret | \"secret \" | none",
        "secret b | \"secret\" | none",
        "a⏎secret | ~|⏎  b⏎  secret⏎~ | none",
      })
  void aMaskInTheTextIsOneInItsWriting(String text, String raw, String masked) {
    String meant = lines(text);
    int start = meant.indexOf("secret");
    Mask mask = new Mask(new Span(start, start + "secret".length()), "X\"");
    assertThat(
            Spelling.of(meant, lines(raw))
                .map(spelling -> Mask.in(lines(raw), List.of(spelling.outside(mask))))
                .orElse("none"))
        .isEqualTo(lines(masked));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "|", "|-", "\"", "'", "\"\\", "\"\\u00"})
  void whatIsNotWrittenToItsEndHasNoPlaces(String raw) {
    assertThat(Spelling.of("a", raw)).isEmpty();
  }

  @Test
  void everyCharacterHasItsPlace() {
    String text = "ab\ncd\n e\n";
    String raw = "|\n   ab\n   cd\n    e\n";
    Spelling spelling = Spelling.of(text, raw).orElseThrow();
    for (int i = 0; i < text.length(); i++) {
      Span place = spelling.outside(new Mask(new Span(i, i), "")).span();
      assertThat(raw.charAt(place.start())).as("character " + i).isEqualTo(text.charAt(i));
    }
  }
}
