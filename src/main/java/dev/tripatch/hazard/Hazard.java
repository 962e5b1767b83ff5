package dev.tripatch.hazard;

import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A hazard at a field of a document.
 *
 * @param kind what it is
 * @param where the document it is in
 * @param path the field, named as everywhere; the root for what concerns the document as a whole
 * @param span its place in the document's text; empty if it has none there
 * @param sentence what can go wrong with this very field
 * @param remedy the way out
 * @param foretold what Kubernetes says of it
 */
public record Hazard(
    HazardKind kind,
    Role where,
    FieldPath path,
    Optional<Span> span,
    String sentence,
    String remedy,
    Foretold foretold) {

  /**
   * What Kubernetes says of a hazard.
   *
   * @param refuses whether it is known to refuse
   * @param field the field that it names; empty if that is the hazard's own, counted
   * @param words its error, verbatim, where it is or would become one, or how it begins
   */
  public record Foretold(boolean refuses, Optional<String> field, Optional<String> words) {

    /** No more than the error, if there is one. */
    public static Foretold of(Optional<String> words) {
      return new Foretold(words.isPresent(), Optional.empty(), words);
    }
  }

  /** The documents in which hazards are, the likeliest first. */
  public static final List<Role> ORDER =
      List.of(Role.LOCAL, Role.LAST_APPLIED, Role.LIVE, Role.PATCH, Role.RESULT);

  /** By document, then by place; what has no place comes last in its document. */
  public static final Comparator<Hazard> BY_PLACE =
      Comparator.comparingInt((Hazard each) -> ORDER.indexOf(each.where()))
          .thenComparing(each -> each.span().map(Span::start).orElse(Integer.MAX_VALUE));

  /** Kubernetes' error, verbatim, where it is or would become one, or how it begins. */
  public Optional<String> kubernetesText() {
    return foretold.words();
  }

  /** Whether Kubernetes is known to refuse for this; if not, it may, or does not. */
  public boolean refuses() {
    return foretold.refuses();
  }

  /** The field, as the server names it where it refuses: {@code spec.containers[0].image}. */
  public String field() {
    return foretold.field().orElseGet(path::toString);
  }

  Hazard with(Foretold other) {
    return new Hazard(kind, where, path, span, sentence, remedy, other);
  }

  /** The same hazard, which Kubernetes refuses with these words. */
  Hazard withText(String text) {
    return with(new Foretold(true, foretold.field(), Optional.of(text)));
  }
}
