package dev.tripatch.cluster.apply.merge;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A path as server-side apply names it. Unlike ours it distinguishes items by all list map keys,
 * and never by the merge key of strategic merge patch. Immutable.
 */
public final class ServerPath implements Comparable<ServerPath> {

  /** The object itself. */
  public static final ServerPath ROOT = new ServerPath(null, null);

  private final @Nullable ServerPath parent;
  private final @Nullable PathElement last;
  private final int hash;

  private ServerPath(@Nullable ServerPath parent, @Nullable PathElement last) {
    this.parent = parent;
    this.last = last;
    this.hash = 31 * (parent == null ? 1 : parent.hash) + Objects.hashCode(last);
  }

  /** The path of a field within fields, from the root; the root if none is named. */
  public static ServerPath of(String... fields) {
    ServerPath path = ROOT;
    for (String field : fields) {
      path = path.field(field);
    }
    return path;
  }

  /** The path of something within this place. */
  public ServerPath then(PathElement element) {
    return new ServerPath(this, element);
  }

  /** The path of a field within this place. */
  public ServerPath field(String name) {
    return then(new PathElement.Field(name));
  }

  /** Whether it is the object itself. */
  public boolean isRoot() {
    return last == null;
  }

  /** The place that holds it; empty for the root. */
  public Optional<ServerPath> parent() {
    return Optional.ofNullable(parent);
  }

  /** The step from that place to it; empty for the root. */
  public Optional<PathElement> last() {
    return Optional.ofNullable(last);
  }

  /** All steps from the root; none for the root itself. */
  public List<PathElement> elements() {
    Deque<PathElement> elements = new ArrayDeque<>();
    ServerPath at = this;
    while (at.last != null && at.parent != null) {
      elements.addFirst(at.last);
      at = at.parent;
    }
    return List.copyOf(elements);
  }

  /** Whether this is the given place or is in it. */
  public boolean isWithin(ServerPath place) {
    ServerPath at = this;
    while (!at.equals(place)) {
      if (at.parent == null) {
        return false;
      }
      at = at.parent;
    }
    return true;
  }

  /**
   * The order in which the server lists the members of a set ({@code fieldpath.Set.Iterate}): all
   * that ends at a place comes before what goes on from there.
   */
  @Override
  public int compareTo(ServerPath other) {
    List<PathElement> mine = elements();
    List<PathElement> others = other.elements();
    for (int i = 0; i < Math.min(mine.size(), others.size()); i++) {
      boolean isEnd = i == mine.size() - 1;
      boolean isOthersEnd = i == others.size() - 1;
      int order = PathElement.ORDER.compare(mine.get(i), others.get(i));
      if (isEnd != isOthersEnd) {
        return isEnd ? -1 : 1;
      } else if (order != 0) {
        return order;
      }
    }
    return Integer.compare(mine.size(), others.size());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof ServerPath that
            && hash == that.hash
            && Objects.equals(last, that.last)
            && Objects.equals(parent, that.parent));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** The server's text, such as {@code .spec.containers[name="web"].image}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    elements().forEach(text::append);
    return text.toString();
  }
}
