package dev.tripatch.cluster.secret;

import static java.util.stream.Collectors.toUnmodifiableSet;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.ThreeDocuments;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The secrets that one run of the program has seen, and its sentences without them. What reads a
 * document shows it here first; what prints a sentence asks here last. So a value that is masked
 * once is masked in all that is said afterwards, whoever says it.
 */
public final class SeenSecrets {
  private final Set<String> texts = new HashSet<>();
  private final Set<String> names = new HashSet<>();
  private boolean isAny;
  private boolean areShown;
  private @Nullable SecretWords words;
  private @Nullable Set<String> copies;

  /** The person wants to see the secrets: nothing is masked any more. */
  public synchronized void show() {
    areShown = true;
  }

  /** The secrets of some documents. */
  public synchronized void see(Masking masking) {
    if (!areShown && masking.isNeeded()) {
      texts.addAll(masking.texts());
      names.addAll(masking.names());
      learn();
    }
  }

  /** A text that cannot be read, or that is read in its own way. */
  public synchronized void seeText(String text) {
    if (!areShown && SecretLines.isLikely(text)) {
      SecretWords.valuesIn(text, SecretLines.inSentence(text)).forEach(texts::add);
      learn();
    }
  }

  private void learn() {
    isAny = true;
    copies = null;
    words = null; // of many objects, few are spoken of
  }

  /** Whether the person wants to see the secrets. */
  public synchronized boolean areShown() {
    return areShown;
  }

  /** Whether a Secret was seen whose values are to be masked. */
  public synchronized boolean areHidden() {
    return isAny && !areShown;
  }

  /** A sentence, or several, without what is secret. */
  public synchronized String masked(String sentences) {
    if (!areHidden()) {
      return sentences;
    }
    SecretWords known = words == null ? new SecretWords(texts, names) : words;
    words = known;
    return known.masked(sentences);
  }

  /**
   * The documents of a comparison without secrets: of a Secret its values, of another object copies
   * of what was seen. Of letters only, a copy may be an ordinary word.
   */
  public ThreeDocuments<SourceDocument> masked(ThreeDocuments<SourceDocument> documents) {
    Masking masking = Masking.ofDocuments(documents);
    boolean areOthers = !masking.isNeeded() && areHidden();
    return documents.map((areOthers ? Masking.ofCopies(documents, copies()) : masking)::masked);
  }

  private synchronized Set<String> copies() {
    Set<String> known =
        copies == null
            ? texts.stream()
                .filter(text -> text.length() >= KnownSecrets.LEAST)
                .filter(text -> !names.contains(text) && !SecretWords.isWord(text))
                .collect(toUnmodifiableSet())
            : copies;
    copies = known;
    return known;
  }

  /** Lines that belong together. */
  public List<String> masked(List<String> lines) {
    return areHidden() ? masked(String.join("\n", lines)).lines().toList() : lines;
  }
}
