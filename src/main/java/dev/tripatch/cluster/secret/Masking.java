package dev.tripatch.cluster.secret;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Masks the secrets in the documents of one comparison. A value becomes dots of always the same
 * number with a letter, given in order of appearance: {@code ••••••(A)}. Two values have the same
 * mask if and only if they are equal. A mask knows what it hides ({@link StringValue#exact}), so
 * masked documents compare as the real ones do. Keys, and nulls, which delete, stay as they are.
 * Immutable.
 *
 * <p>Masked are the values of {@code data} and {@code stringData} of a Secret, also of one inside
 * another object, and of keys that a Secret does not have; the same in the text of its last-applied
 * annotation, other annotations in which a secret is, and values elsewhere in the object that equal
 * one.
 */
public final class Masking {
  private static final MapValue SECRET = MapValue.of("kind", new StringValue("Secret"));

  private final boolean isNeeded;
  private final Revealed revealed;
  private final Map<String, String> letters;
  private final MaskedObject objects;
  private final MaskedText texts;
  private final KnownSecrets known;
  private final Set<String> names;
  private final SecretWords sentences;

  private Masking(
      boolean isNeeded,
      Revealed revealed,
      Map<String, String> letters,
      MaskedObject objects,
      KnownSecrets known,
      Set<String> names) {
    this.isNeeded = isNeeded;
    this.revealed = revealed;
    this.letters = letters;
    this.objects = objects;
    this.texts = new MaskedText(objects, known);
    this.known = known;
    this.names = names;
    this.sentences = new SecretWords(known.all(), names);
  }

  /**
   * The masking for documents about one object. If one of them is a Secret, all are taken for one,
   * so that a patch or a fragment that does not name its kind is masked too.
   *
   * @param documents all values that will be compared, in the order in which letters are given
   */
  public static Masking of(List<? extends Value> documents) {
    return of(documents, Revealed.NONE);
  }

  /** The same; what is revealed keeps its letter and is not masked. */
  public static Masking of(List<? extends Value> documents, Revealed revealed) {
    Set<String> places = revealed.all() ? Set.of() : MaskedObject.placesIn(documents);
    List<? extends Value> secrets = places.isEmpty() ? List.of() : documents;
    Map<String, String> letters = new LinkedHashMap<>();
    KnownSecrets known = KnownSecrets.in(secrets, places, letters, revealed);
    return collected(secrets, revealed, known, letters, places);
  }

  /** Of the documents of a comparison, and of what live's annotation remembers. */
  public static Masking ofDocuments(ThreeDocuments<SourceDocument> documents) {
    return ofDocuments(documents, List.of(), Revealed.NONE);
  }

  /**
   * The same.
   *
   * @param further other values that are shown beside them, such as a patch
   * @param revealed what is not masked
   */
  public static Masking ofDocuments(
      ThreeDocuments<SourceDocument> documents, List<Value> further, Revealed revealed) {
    Optional<MapValue> remembered =
        object(documents.live()).flatMap(LastAppliedAnnotation::configurationIn);
    Stream<Value> objects =
        Stream.of(
                object(documents.lastApplied()).or(() -> remembered),
                documents.local().object(),
                object(documents.live()))
            .flatMap(Optional::stream);
    return of(Stream.concat(objects, further.stream()).toList(), revealed);
  }

  /**
   * Of an error that kubectl printed, whose patch does not name its kind.
   *
   * @param text all that was printed
   * @param documents the documents in it
   */
  public static Masking ofError(String text, List<? extends Value> documents) {
    List<Value> all = new ArrayList<>(documents);
    if (QuotedSecrets.isAbout(text)) {
      all.add(SECRET);
    }
    return of(all);
  }

  private static Optional<MapValue> object(Optional<SourceDocument> document) {
    return document.flatMap(SourceDocument::object);
  }

  /**
   * The documents of a comparison with their secrets masked. What is computed from them holds no
   * secret either. A text that cannot be read stays as it is: no comparison comes out of it.
   */
  public static ThreeDocuments<SourceDocument> maskedDocuments(
      ThreeDocuments<SourceDocument> documents) {
    return documents.map(ofDocuments(documents)::masked);
  }

  /** Of documents about an object that is no Secret, in which copies of secrets may be. */
  static Masking ofCopies(ThreeDocuments<SourceDocument> documents, Set<String> secrets) {
    List<Value> values =
        documents.stream().flatMap(each -> each.root().stream()).map(Node::value).toList();
    Set<String> here =
        values.stream()
            .flatMap(Value::all)
            .flatMap(
                part ->
                    part instanceof StringValue text
                        ? Stream.of(text.text().strip())
                        : Stream.empty())
            .filter(secrets::contains)
            .collect(Collectors.toSet());
    return collected(
        here.isEmpty() ? List.of() : values,
        Revealed.NONE,
        new KnownSecrets(here),
        new LinkedHashMap<>(),
        Set.of());
  }

  private static Masking collected(
      List<? extends Value> documents,
      Revealed revealed,
      KnownSecrets known,
      Map<String, String> letters,
      Set<String> places) {
    MaskedObject collecting =
        new MaskedObject(known, value -> Optional.of(value.maskFrom(letters)), places);
    documents.forEach(collecting::maskedRoot);
    Map<String, String> given = Map.copyOf(letters);
    MaskedObject objects =
        new MaskedObject(
            known,
            value -> revealed.has(value) ? Optional.empty() : Optional.of(value.mask(given)),
            places);
    Set<String> names = SecretWords.namesIn(documents.stream().map(objects::maskedRoot).toList());
    return new Masking(!documents.isEmpty(), revealed, given, objects, known, names);
  }

  /** Whether there is anything to mask: one of the documents is a Secret. */
  public boolean isNeeded() {
    return isNeeded;
  }

  /** How its secrets may be written. */
  Set<String> texts() {
    return known.all();
  }

  /** What in its documents everybody may read. */
  Set<String> names() {
    return names;
  }

  /** The object with its secrets masked; one that holds none is handed back as it is. */
  public MapValue masked(MapValue object) {
    return isNeeded ? objects.masked("", object) : object;
  }

  /**
   * The document with its secrets masked: its object is the masked one, its places are those of its
   * own text. Values, and comments among them, are exchanged for masks where they are; where that
   * is not safe the whole text is rewritten.
   *
   * @return the document as it is if it cannot be read, or if there is nothing to mask
   */
  public SourceDocument masked(SourceDocument document) {
    return inPlace(document).document();
  }

  /** The same, with the stretches of the original's text that are masked. */
  public MaskedDocument inPlace(SourceDocument document) {
    return isNeeded ? texts.masked(document) : MaskedDocument.ofPlain(document);
  }

  /** A sentence, or other text that is no document, with every secret in it masked. */
  public String maskedWords(String words) {
    return isNeeded ? sentences.masked(words) : words;
  }

  /** The content that a shown text's first mask stands for; empty if it has no letter. */
  public Optional<String> contentBehind(String shown) {
    Matcher mask = Mask.IN_TEXT.matcher(shown);
    String letter = mask.find() ? mask.group(1) : null;
    return letters.entrySet().stream()
        .filter(each -> each.getValue().equals(letter))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** How many different contents are masked. */
  public int hiddenCount() {
    return (int) letters.keySet().stream().filter(content -> !revealed.hasContent(content)).count();
  }

  /**
   * How many values of a Secret, or of a patch to one, are secret; the text of its last-applied
   * annotation counts one.
   */
  public static int countIn(Value value) {
    return countBetween(value, of(List.of(SECRET, value)).objects.maskedRoot(value));
  }

  /** Tells which fields are, or hold, a secret in any of these objects. */
  public static Predicate<FieldPath> hides(Stream<MapValue> objects) {
    return objects.map(Masking::hides).reduce(path -> false, Predicate::or);
  }

  private static Predicate<FieldPath> hides(MapValue object) {
    MapValue masked = of(List.of(object)).masked(object);
    return path -> !Counted.valueAt(masked, path).equals(Counted.valueAt(object, path));
  }

  /** Whether this is a Secret, or an object that holds one. */
  public static boolean isSecret(Value value) {
    return value instanceof MapValue && !MaskedObject.placesIn(List.of(value)).isEmpty();
  }

  /** How many scalars differ between a value and the same with masks. */
  private static int countBetween(Value original, Value masked) {
    if (original instanceof MapValue map && masked instanceof MapValue other) {
      return map.entries().entrySet().stream()
          .mapToInt(
              each ->
                  countBetween(each.getValue(), other.find(each.getKey()).orElse(NullValue.NULL)))
          .sum();
    }
    if (original instanceof ListValue list && masked instanceof ListValue other) {
      int count = 0;
      for (int i = 0; i < list.items().size(); i++) {
        count += countBetween(list.items().get(i), other.items().get(i));
      }
      return count;
    }
    return original.equals(masked) ? 0 : 1;
  }
}
