package dev.tripatch.cluster.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.NotBlank;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of contexts as people write them. */
class ContextPatternsTest {

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          '',            kind,          false
          kind,          kind,          true
          kind,          KIND,          false
          'KIND,kind',   KIND,          true
          kind,          kind-2,        false
          '*prod*',      eu-prod-2,     true
          '*prod*',      EU-PROD-2,     false
          'a,b  c',      b,             true
          'a,b  c',      'a,b',         false
          'a.c',         abc,           false
          '[ab]',        a,             false
          '*',           anything,      true
          'x*y*z',       x-y-z,         true
          'x*y*z',       x-z,           false
          """)
  void includes(String text, String context, boolean isIncluded) {
    assertThat(new ContextPatterns(text).include(context)).isEqualTo(isIncluded);
  }

  @Property(tries = 200)
  void whatIsAddedIsIncludedAndWhatIsTakenAwayIsNot(
      @ForAll @CharRange(from = 'a', to = 'e') @StringLength(max = 6) String own,
      @ForAll @NotBlank @CharRange(from = 'a', to = 'c') @StringLength(max = 3) String context) {
    ContextPatterns patterns = new ContextPatterns(String.join(" ", own.split("e")));
    ContextPatterns with = patterns.with(context);

    assertThat(with.include(context)).isTrue();
    assertThat(with.with(context)).isEqualTo(with);
    assertThat(with.without(context).include(context)).isFalse();
    for (String other : List.of("a", "b", "c", "ab", "abc")) {
      if (!other.equals(context)) {
        assertThat(with.without(context).include(other)).isEqualTo(patterns.include(other));
      }
    }
  }
}
