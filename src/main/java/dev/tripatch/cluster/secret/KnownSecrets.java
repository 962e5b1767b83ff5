package dev.tripatch.cluster.secret;

import static java.util.stream.Collectors.toUnmodifiableSet;

import dev.tripatch.document.Span;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The texts by which a copy of a secret is recognised at another place: as it is written, decoded,
 * encoded, and as a JSON text has it. Short secrets are left out: they would be found everywhere.
 */
final class KnownSecrets {
  /** A text of fewer characters says too little to be the copy of another. */
  static final int LEAST = 6;

  private static final KnownSecrets NONE = new KnownSecrets(Set.of());

  private final Set<String> all;
  private final Set<String> texts;
  private final SecretFinder finder;

  /** With these texts. */
  KnownSecrets(Set<String> all) {
    this.all = Set.copyOf(all);
    this.texts = all.stream().filter(text -> text.length() >= LEAST).collect(toUnmodifiableSet());
    this.finder = new SecretFinder(texts);
  }

  /** The texts, short ones too, in no order. */
  Set<String> all() {
    return all;
  }

  /** The secrets at places of these objects, but those that are revealed; gives each a letter. */
  static KnownSecrets in(
      List<? extends Value> documents,
      Set<String> places,
      Map<String, String> letters,
      Revealed revealed) {
    Set<String> texts = new HashSet<>();
    MaskedObject collecting =
        new MaskedObject(
            NONE,
            value -> {
              if (!revealed.has(value)) {
                value.forms().forEach(form -> add(form.strip(), texts));
              }
              return Optional.of(value.maskFrom(letters));
            },
            places);
    documents.forEach(collecting::maskedRoot);
    return new KnownSecrets(texts);
  }

  private static void add(String form, Set<String> texts) {
    if (!form.isEmpty()) {
      String quoted = CanonicalJson.write(new StringValue(form));
      texts.add(form);
      texts.add(quoted.substring(1, quoted.length() - 1));
    }
  }

  boolean have(String text) {
    return texts.contains(text.strip());
  }

  /** Every place in a text where a secret is; places may overlap. */
  List<Span> placesIn(String text) {
    return finder.placesIn(text);
  }

  /** How many of the secrets are in a text. */
  long countIn(String text) {
    return finder.placesIn(text).stream().map(place -> place.in(text)).distinct().count();
  }
}
