package dev.tripatch.cluster.secret;

import java.util.HashSet;
import java.util.Set;

/**
 * Which secrets are shown as they are. A secret is revealed by its content, so every copy of it is.
 *
 * @param all whether all are
 * @param contents the contents that are, as {@link Masking#contentBehind} tells them
 */
public record Revealed(boolean all, Set<String> contents) {
  /** Everything is masked. */
  public static final Revealed NONE = new Revealed(false, Set.of());

  /** Nothing is masked. */
  public static final Revealed ALL = new Revealed(true, Set.of());

  public Revealed {
    contents = Set.copyOf(contents);
  }

  /** The same and one content more. */
  public Revealed with(String content) {
    Set<String> more = new HashSet<>(contents);
    more.add(content);
    return new Revealed(all, more);
  }

  /** The same, with all secrets shown or only those that were revealed one by one. */
  public Revealed withAll(boolean wanted) {
    return new Revealed(wanted, contents);
  }

  boolean has(SecretValue value) {
    return hasContent(value.content());
  }

  boolean hasContent(String content) {
    return all || contents.contains(content);
  }

  /** Tells no content. */
  @Override
  public String toString() {
    return all ? "all revealed" : contents.size() + " revealed";
  }
}
