package dev.tripatch.prose;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A sentence, or part of one, that is not written yet: what it says and of what. Most are never
 * read, so only {@link #toString} writes it; and while it has its key, tests can ask whether it is
 * so.
 *
 * @param wording what it says
 * @param key which text of that
 * @param values a name and its value for each placeholder; values may be such sentences themselves
 */
public record Said(Wording wording, String key, List<Object> values) {

  public Said {
    values = List.copyOf(values);
  }

  /** What fills a placeholder. */
  public Object value(String name) {
    return IntStream.range(0, values.size() / 2)
        .filter(i -> values.get(2 * i).equals(name))
        .mapToObj(i -> values.get(2 * i + 1))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(key + " has no {" + name + "}"));
  }

  /** This and all that it is made of. */
  public Stream<Said> all() {
    return Stream.concat(
        Stream.of(this),
        values.stream().filter(Said.class::isInstance).flatMap(each -> ((Said) each).all()));
  }

  @Override
  public String toString() {
    return wording.prose().text(key, values.toArray());
  }
}
