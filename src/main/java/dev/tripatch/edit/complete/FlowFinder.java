package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.edit.complete.CaretPlace.Shape;
import dev.tripatch.edit.complete.TypedFlow.Group;
import dev.tripatch.edit.complete.TypedFlow.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds what is being written at a caret between brackets: in JSON, or in flow YAML. */
public final class FlowFinder {

  private final String text;
  private final int caret;
  private final boolean isJson;
  private final List<Level> way;

  private FlowFinder(String text, int caret, boolean isJson, List<Level> way) {
    this.text = text;
    this.caret = caret;
    this.isJson = isJson;
    this.way = new ArrayList<>(way);
  }

  /**
   * The place in a text that is one map or list.
   *
   * @param start where its bracket is
   */
  public static Optional<FlowPlace> find(String text, int caret, int start) {
    return find(text, caret, TypedFlow.from(text, start), List.of());
  }

  /**
   * The place in a map or list.
   *
   * @param way to the map or list
   */
  static Optional<FlowPlace> find(String text, int caret, TypedFlow.Read read, List<Level> way) {
    return read.root().holds(caret)
        ? new FlowFinder(text, caret, read.isJson(), way).in(read.root())
        : Optional.empty();
  }

  private Optional<FlowPlace> in(Group group) {
    for (int i = 0; i < group.members().size(); i++) {
      Member member = group.members().get(i);
      if (member.from() <= caret && caret <= member.to()) {
        Optional<Group> inner = member.group().filter(it -> it.holds(caret));
        if (inner.isPresent()) {
          way.add(
              group.isMap()
                  ? new Level.Field(name(member))
                  : new Level.Element(i, scalars(inner.get()), inner.get().start()));
          return in(inner.get());
        }
        return group.isMap() ? entry(group, member) : item(member, i);
      }
    }
    return Optional.empty();
  }

  private String name(Member member) {
    return member.key().map(key -> Unquoted.of(key.in(text))).orElse("");
  }

  private Map<String, String> scalars(Group map) {
    Map<String, String> found = new HashMap<>();
    for (Member member : map.members()) {
      member.scalar().ifPresent(it -> found.put(name(member), Unquoted.of(it.in(text))));
    }
    return found;
  }

  private Optional<FlowPlace> entry(Group map, Member member) {
    boolean isKey = member.colon() < 0 || caret <= member.colon();
    if (isKey) {
      Set<String> present =
          map.members().stream()
              .filter(other -> !other.equals(member))
              .map(this::name)
              .collect(Collectors.toSet());
      return place(Shape.KEY, member.key(), present, member.colon() >= 0);
    }
    if (member.group().isPresent() || isWithinKey(member)) {
      return Optional.empty();
    }
    way.add(new Level.Field(name(member)));
    return place(Shape.VALUE, member.scalar(), Set.of(), true);
  }

  /** What follows the colon of a plain key without a blank would belong to the key. */
  private boolean isWithinKey(Member member) {
    return caret == member.colon() + 1
        && member.key().filter(key -> "\"'".indexOf(text.charAt(key.start())) < 0).isPresent();
  }

  private Optional<FlowPlace> item(Member member, int index) {
    way.add(new Level.Element(index, Map.of(), member.from()));
    return member.group().isPresent()
        ? Optional.empty()
        : place(Shape.ITEM, member.scalar(), Set.of(), true);
  }

  /** After a whole text in quotes, and beside a text, nothing is being written. */
  private Optional<FlowPlace> place(
      Shape shape, Optional<Span> written, Set<String> present, boolean isKeyDone) {
    Span span = written.orElse(new Span(caret, caret));
    if (!span.touches(caret) || (isClosed(span) && caret == span.end())) {
      return Optional.empty();
    }
    String typed = text.substring(span.start(), caret);
    String plain = typed.startsWith("\"") || typed.startsWith("'") ? typed.substring(1) : typed;
    return Optional.of(
        new FlowPlace(
            new CaretPlace(
                shape, List.copyOf(way), plain, span, present, new Layout(0, 0, isKeyDone)),
            isKeyDone,
            isJson || typed.startsWith("\"")));
  }

  private boolean isClosed(Span span) {
    String written = span.in(text);
    return written.length() > 1
        && (written.startsWith("\"") || written.startsWith("'"))
        && written.charAt(written.length() - 1) == written.charAt(0);
  }

  /**
   * What is being written at a caret between brackets.
   *
   * @param place the place
   * @param isKeyDone whether the key's colon is there
   * @param isJson whether all texts are in quotes
   */
  public record FlowPlace(CaretPlace place, boolean isKeyDone, boolean isJson) {}

  /** A scalar as it is meant, from how it is written; escapes are left as they are. */
  public static final class Unquoted {

    private Unquoted() {}

    public static String of(String written) {
      boolean isQuoted =
          written.length() >= 2
              && (written.startsWith("\"") || written.startsWith("'"))
              && written.charAt(written.length() - 1) == written.charAt(0);
      return isQuoted ? written.substring(1, written.length() - 1) : written;
    }
  }
}
