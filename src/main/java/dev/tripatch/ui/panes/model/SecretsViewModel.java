package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.MaskedFiles;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.secret.SecretLines;
import dev.tripatch.json.Role;
import dev.tripatch.show.pane.TextComparison;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * What is masked in a window, and what the person revealed in it. That is known to this window
 * alone, until it closes or another object is opened, and is never written anywhere.
 */
public final class SecretsViewModel {

  private static final TextComparison HIDDEN =
      new TextComparison(
          List.of(
              new TextComparison.Line(
                  TextComparison.Kind.ADDED, ModelWords.ONLY_MASKED_DIFFER.text())));

  private final ReadOnlyObjectWrapper<Revealed> revealed =
      new ReadOnlyObjectWrapper<>(Revealed.NONE);
  private final ReadOnlyObjectWrapper<HiddenSecrets> hidden =
      new ReadOnlyObjectWrapper<>(HiddenSecrets.NONE);
  private final BooleanProperty allRevealed = new SimpleBooleanProperty();
  private final BooleanProperty maskedAtFirst = new SimpleBooleanProperty(true);

  /** Everything masked. */
  SecretsViewModel() {
    maskedAtFirst.subscribe((before, now) -> begin());
    allRevealed.subscribe((before, now) -> revealed.set(revealed.get().withAll(now)));
  }

  /** What is shown as it is. */
  public ReadOnlyObjectProperty<Revealed> revealedProperty() {
    return revealed.getReadOnlyProperty();
  }

  /** Whether everything is shown as it is. */
  public BooleanProperty allRevealedProperty() {
    return allRevealed;
  }

  /**
   * Whether everything is masked until the person reveals it. A change masks or reveals everything
   * at once.
   */
  public BooleanProperty maskedAtFirstProperty() {
    return maskedAtFirst;
  }

  /** What is revealed when other documents are shown. */
  Revealed revealedAtFirst() {
    return Revealed.NONE.withAll(!maskedAtFirst.get());
  }

  /** Forgets what was revealed: another object is shown. */
  void begin() {
    maskAll();
    allRevealed.set(!maskedAtFirst.get());
  }

  /** Begins with other documents; what it answers brings back what was revealed. */
  Runnable setAside() {
    boolean wereAllRevealed = allRevealed.get();
    Revealed revealedBefore = revealed.get();
    begin();
    return () -> {
      allRevealed.set(wereAllRevealed);
      revealed.set(revealedBefore);
    };
  }

  /** What the last answer hides. */
  public ReadOnlyObjectProperty<HiddenSecrets> hiddenProperty() {
    return hidden.getReadOnlyProperty();
  }

  /** Whether the documents hold secrets, masked or not. */
  public boolean arePresent() {
    return hidden.get().isPresent();
  }

  /** Compares two texts line by line, on any thread, with what is masked in this window now. */
  public BiFunction<String, String, TextComparison> comparing() {
    List<String> documents =
        hidden.get().texts().values().stream().map(HiddenSecrets.MaskedSource::text).toList();
    Revealed now = revealed.get();
    return (first, second) -> compare(first, second, documents, now);
  }

  private static TextComparison compare(
      String first, String second, List<String> documents, Revealed revealed) {
    List<String> texts = MaskedFiles.masked(List.of(first, second), documents, revealed);
    boolean isHidden = !first.equals(second) && texts.getFirst().equals(texts.getLast());
    return isHidden ? HIDDEN : TextComparison.of(texts.getFirst(), texts.getLast());
  }

  void hide(HiddenSecrets now) {
    hidden.set(now);
  }

  /**
   * Reveals what masks in a shown text stand for, everywhere.
   *
   * @return how many values; masks of comments and of texts that cannot be read stand for none
   */
  public int reveal(String shown) {
    List<String> contents =
        Mask.IN_TEXT
            .matcher(shown)
            .results()
            .flatMap(mask -> contentBehind(mask.group()).stream())
            .distinct()
            .toList();
    Revealed now = revealed.get();
    for (String content : contents) {
      now = now.with(content);
    }
    revealed.set(now);
    return contents.size();
  }

  private Optional<String> contentBehind(String mask) {
    return hidden.get().masking().flatMap(masking -> masking.contentBehind(mask));
  }

  /** Masks everything again. */
  public void maskAll() {
    allRevealed.set(false);
    revealed.set(Revealed.NONE);
  }

  /**
   * The masks for a text that nobody has compared yet: without them it would be seen for a while.
   */
  public List<Mask> firstMasks(String text) {
    boolean isSecret = arePresent() || SecretLines.isLikely(text);
    return isSecret && !allRevealed.get() ? SecretLines.in(text) : List.of();
  }

  /**
   * What an answer hides.
   *
   * @param isPresent whether there are secrets at all, masked or revealed
   * @param texts the texts that were given, with their masks; those without secrets are left out
   * @param masking how they were masked; empty if they could not be read, or are revealed
   * @param otherwise makes the same answer with other secrets revealed
   */
  public record HiddenSecrets(
      boolean isPresent,
      Map<Role, MaskedSource> texts,
      Optional<Masking> masking,
      Function<Revealed, Answer> otherwise) {

    /** Nothing is hidden, for there are no secrets. */
    public static final HiddenSecrets NONE =
        new HiddenSecrets(
            false,
            Map.of(),
            Optional.empty(),
            revealed -> {
              throw new IllegalStateException("an answer without secrets is never another");
            });

    /** Copies the texts. */
    public HiddenSecrets {
      texts = Map.copyOf(texts);
    }

    /**
     * A text with its masks.
     *
     * @param text the exact text
     * @param masks in order and apart
     * @param isRead whether the text could be read; if not, what was masked before stays masked
     */
    public record MaskedSource(String text, List<Mask> masks, boolean isRead) {}

    /** How many different values are masked. */
    public int count() {
      return masking.map(Masking::hiddenCount).orElse(0);
    }
  }
}
