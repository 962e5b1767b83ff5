package dev.tripatch.ui.model;

import dev.tripatch.secret.Revealed;
import dev.tripatch.workspace.ComparisonMode;
import java.util.Optional;

/**
 * A snapshot of the three documents, and of the patch that is composed, if one is.
 *
 * @param lastApplied the last-applied configuration; empty if it is to be taken from live's
 *     annotation
 * @param local the local configuration; blank only while a patch is composed, for that does not use
 *     it
 * @param live the live object; never blank
 * @param written the patch that is composed; empty to calculate one
 * @param revealed which secrets are not masked in the answer
 * @param mode whose patch is calculated; empty to let the documents decide
 */
public record Texts(
    Optional<NamedText> lastApplied,
    NamedText local,
    NamedText live,
    Optional<WrittenText> written,
    Revealed revealed,
    Optional<ComparisonMode> mode) {

  /** Texts whose secrets are all masked. */
  public Texts(
      Optional<NamedText> lastApplied,
      NamedText local,
      NamedText live,
      Optional<WrittenText> written) {
    this(lastApplied, local, live, written, Revealed.NONE, Optional.empty());
  }

  /** Texts to calculate a patch from. */
  public Texts(Optional<NamedText> lastApplied, NamedText local, NamedText live) {
    this(lastApplied, local, live, Optional.empty());
  }

  /** How many characters they have together. */
  public long length() {
    return (long) local.text().length()
        + live.text().length()
        + lastApplied.map(each -> each.text().length()).orElse(0)
        + written.map(each -> each.text().text().length()).orElse(0);
  }

  /** The same with other secrets revealed. */
  Texts with(Revealed others) {
    return new Texts(lastApplied, local, live, written, others, mode);
  }

  /** The same, applied otherwise. */
  Texts with(Optional<ComparisonMode> other) {
    return new Texts(lastApplied, local, live, written, revealed, other);
  }
}
