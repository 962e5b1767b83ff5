package dev.tripatch.secret;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Masks the secrets in the documents of one comparison. A value becomes dots of always the same
 * number with a letter, given in order of appearance: {@code ••••••(A)}. Two values have the same
 * mask if and only if they are equal, so masked documents compare as the real ones do. Keys, and
 * nulls, which delete, stay as they are. Immutable.
 *
 * <p>Masked are the values of {@code data} and {@code stringData} of a Secret (also inside a list
 * object), the same in the text of its last-applied annotation, other annotations in which a secret
 * stands, and values elsewhere in the object that equal one.
 */
public final class Masking {
  /** What the masks mean, for people; words between backticks are code. */
  public static final String LEGEND =
      "Secret values are masked: the same letter means the same content, and `plain` that it stands"
          + " in `stringData`, not in base64.";

  private final boolean isNeeded;
  private final MaskedObject objects;
  private final MaskedText texts;

  private Masking(boolean isNeeded, MaskedObject objects, MaskedText texts) {
    this.isNeeded = isNeeded;
    this.objects = objects;
    this.texts = texts;
  }

  /**
   * The masking for documents about one object. If one of them is a Secret, all are taken for one,
   * so that a patch or a fragment that does not name its kind is masked too.
   *
   * @param documents all values that will be compared, in the order in which letters are given
   */
  public static Masking of(List<MapValue> documents) {
    boolean isNeeded = documents.stream().anyMatch(Masking::isSecret);
    return collected(isNeeded, isNeeded ? documents : List.of());
  }

  private static Masking collected(boolean isNeeded, List<MapValue> documents) {
    Map<String, String> letters = new LinkedHashMap<>();
    KnownSecrets known = KnownSecrets.in(documents, letters);
    MaskedObject collecting = new MaskedObject(known, value -> value.maskFrom(letters));
    documents.forEach(collecting::masked);
    Map<String, String> given = Map.copyOf(letters);
    MaskedObject objects = new MaskedObject(known, value -> value.mask(given));
    return new Masking(isNeeded, objects, new MaskedText(objects, known));
  }

  /** Whether there is anything to mask: one of the documents is a Secret. */
  public boolean isNeeded() {
    return isNeeded;
  }

  /** The object with its secrets masked; one that holds none is handed back as it is. */
  public MapValue masked(MapValue object) {
    return isNeeded ? objects.masked(object) : object;
  }

  /**
   * The document with its secrets masked: its object is the masked one, its places are those of its
   * own text. What stands in {@code data} and {@code stringData} is written anew, one line for each
   * key and without comments; the rest keeps its layout where that is safe, else the whole text is
   * written anew.
   *
   * @return the document as it is if it cannot be read, or if there is nothing to mask
   */
  public SourceDocument masked(SourceDocument document) {
    return isNeeded ? texts.masked(document) : document;
  }

  /** Whether this is a Secret, or a list object that holds one. */
  static boolean isSecret(MapValue object) {
    return object.text("kind").equals("Secret")
        || object.text("kind").equals("SecretList")
        || (object.get("items") instanceof ListValue list
            && list.items().stream()
                .anyMatch(item -> item instanceof MapValue map && isSecret(map)));
  }
}
