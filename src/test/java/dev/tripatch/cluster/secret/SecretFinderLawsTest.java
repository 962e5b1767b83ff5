package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** All texts are found at once as each is found alone. */
class SecretFinderLawsTest {

  @Property(tries = 3000)
  void asEachAlone(@ForAll("secrets") Set<String> secrets, @ForAll("texts") String text) {
    List<Span> expected = new ArrayList<>();
    for (String secret : secrets) {
      for (int at = text.indexOf(secret);
          at >= 0;
          at = text.indexOf(secret, at + secret.length())) {
        expected.add(new Span(at, at + secret.length()));
      }
    }
    assertThat(new SecretFinder(secrets).placesIn(text))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Provide
  Arbitrary<Set<String>> secrets() {
    return Arbitraries.oneOf(
            Arbitraries.strings().withChars("ab").ofMinLength(KnownSecrets.LEAST).ofMaxLength(9),
            Arbitraries.of("a".repeat(250), "a".repeat(250) + "b", "a".repeat(199) + "b"))
        .set()
        .ofMaxSize(8);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.strings().withChars("abc").ofMaxLength(40),
        Arbitraries.integers().between(0, 300).map(length -> "a".repeat(length) + "bb"));
  }
}
