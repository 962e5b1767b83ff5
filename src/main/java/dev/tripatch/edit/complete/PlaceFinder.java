package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.edit.complete.CaretPlace.Shape;
import dev.tripatch.edit.complete.FlowFinder.FlowPlace;
import dev.tripatch.edit.complete.FlowFinder.Unquoted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds what is being written at a caret in block YAML, by indentation. */
public final class PlaceFinder {

  private final String text;
  private final int caret;
  private final int lineStart;
  private final List<TypedToken> tokens;

  private PlaceFinder(String text, int caret, List<TypedToken> tokens) {
    this.text = text;
    this.caret = caret;
    this.tokens = tokens;
    this.lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  }

  /** Looks in a text; empty in comments and in blocks of text, of which nothing is known. */
  public static Optional<PlaceFinder> in(String text, int caret) {
    TypedOutline outline = TypedOutline.of(text, caret);
    return outline.isInText()
        ? Optional.empty()
        : Optional.of(new PlaceFinder(text, caret, outline.tokens()));
  }

  /** The place in a map or list in brackets that a field or item of block YAML has. */
  public Optional<FlowPlace> flow() {
    int end = 0;
    for (int i = 0; i < tokens.size() && tokens.get(i).span().start() < caret; i++) {
      TypedToken token = tokens.get(i);
      Span value = token.value();
      boolean isFlow = value.length() > 0 && "{[".indexOf(text.charAt(value.start())) >= 0;
      if (isFlow && value.start() >= end) {
        TypedFlow.Read read = TypedFlow.from(text, value.start());
        end = read.root().isClosed() ? read.root().end() : value.end();
        // What is not closed yet ends with its line.
        if (value.start() < caret && (caret < end || !read.root().isClosed() && isOnLine(token))) {
          List<Level> way = new ArrayList<>();
          boolean isThere = way(i, token.column(), way);
          if (token.isKey()) {
            way.add(new Level.Field(token.text()));
          }
          return isThere ? FlowFinder.find(text, caret, read, way) : Optional.empty();
        }
      }
    }
    return Optional.empty();
  }

  /** The place; empty in brackets and in scalars of several lines. */
  public Optional<CaretPlace> find() {
    for (int i = 0; i < tokens.size(); i++) {
      TypedToken token = tokens.get(i);
      boolean isAtCaret = token.span().start() <= caret && caret <= token.span().end();
      if (isAtCaret && !token.isDash()) {
        return token.isKey() ? key(i) : word(i, token);
      }
      if (token.isKey() && token.span().end() < caret && isOnLine(token)) {
        return value(i, token);
      }
    }
    return isBlankLineSoFar() ? blank() : Optional.empty();
  }

  /**
   * The list that may begin on the caret's empty line, below a key in the same column: dashes need
   * not be further in than their key.
   */
  public Optional<CaretPlace> listOfKeyAbove() {
    int index = 0;
    while (index < tokens.size() && tokens.get(index).span().start() < caret) {
      index++;
    }
    if (index == 0 || !text.substring(lineStart, caret).isBlank()) {
      return Optional.empty();
    }
    TypedToken key = tokens.get(index - 1);
    boolean mayHold = key.isKey() && key.value().length() == 0 && key.column() == caret - lineStart;
    return mayHold
        ? blank()
            .map(
                place -> {
                  List<Level> way = new ArrayList<>(place.way());
                  way.add(new Level.Field(key.text()));
                  return new CaretPlace(
                      place.shape(), way, "", place.replaces(), Set.of(), place.layout());
                })
        : Optional.empty();
  }

  private boolean isOnLine(TypedToken token) {
    int end = text.indexOf('\n', caret);
    return token.span().start() >= lineStart && caret <= (end < 0 ? text.length() : end);
  }

  private Optional<CaretPlace> key(int index) {
    TypedToken token = tokens.get(index);
    return place(Shape.KEY, index, token, true);
  }

  private Optional<CaretPlace> word(int index, TypedToken token) {
    boolean isQuoted = "\"'[{&*!|>".indexOf(text.charAt(token.span().start())) >= 0;
    if (isQuoted) {
      return Optional.empty();
    }
    return place(isBehindDash(index) ? Shape.ITEM : Shape.KEY_OR_DASH, index, token, false);
  }

  private boolean isBehindDash(int index) {
    return index > 0
        && tokens.get(index - 1).isDash()
        && tokens.get(index - 1).span().start() >= lineStart;
  }

  private Optional<CaretPlace> place(Shape shape, int index, TypedToken token, boolean isDone) {
    String typed = text.substring(token.span().start(), caret);
    return at(shape, index, token.column(), typed, token.span(), isDone);
  }

  private Optional<CaretPlace> value(int index, TypedToken key) {
    int colon = text.indexOf(':', key.span().end());
    if (caret <= colon || (caret == colon + 1)) {
      return Optional.empty();
    }
    Span written = key.value();
    boolean isBefore = caret < written.start() || written.length() == 0;
    Span replaces = isBefore ? new Span(caret, caret) : written;
    if (isBefore && written.length() > 0 || caret > written.end() && written.length() > 0) {
      return Optional.empty();
    }
    String typed = text.substring(replaces.start(), caret);
    if (!typed.isEmpty() && "[{&*!|>".indexOf(typed.charAt(0)) >= 0) {
      return Optional.empty();
    }
    List<Level> way = new ArrayList<>();
    return way(index, key.column(), way)
        ? Optional.of(valueOf(key, index, way, typed, replaces))
        : Optional.empty();
  }

  private CaretPlace valueOf(
      TypedToken key, int index, List<Level> way, String typed, Span replaces) {
    way.add(new Level.Field(key.text()));
    return new CaretPlace(
        Shape.VALUE, way, typed, replaces, Set.of(), layout(key.column(), true, index));
  }

  private boolean isBlankLineSoFar() {
    String before = text.substring(lineStart, caret);
    return before.matches(" *(- +)*+");
  }

  /** Nothing is written here yet: the caret's column says where it would belong. */
  private Optional<CaretPlace> blank() {
    int index = 0;
    while (index < tokens.size() && tokens.get(index).span().start() < caret) {
      index++;
    }
    int end = text.indexOf('\n', caret);
    String rest = text.substring(caret, end < 0 ? text.length() : end);
    if (!rest.isBlank() && !rest.strip().startsWith("#")) {
      return Optional.empty();
    }
    Shape shape = isBehindDash(index) ? Shape.ITEM : Shape.KEY_OR_DASH;
    return at(shape, index, caret - lineStart, "", new Span(caret, caret), false);
  }

  private Optional<CaretPlace> at(
      Shape shape, int index, int column, String typed, Span replaces, boolean isDone) {
    List<Level> way = new ArrayList<>();
    if (!way(index, column, way)) {
      return Optional.empty();
    }
    Set<String> present = siblings(index, column, replaces);
    return Optional.of(
        new CaretPlace(shape, way, typed, replaces, present, layout(column, isDone, index)));
  }

  private Layout layout(int column, boolean isDone, int index) {
    return new Layout(column, dashIndent(index), isDone);
  }

  /** How the lists before the caret are indented, the nearest first, then the lists after it. */
  private int dashIndent(int index) {
    for (int i = Math.min(index, tokens.size()) - 1; i > 0; i--) {
      if (beginsList(i)) {
        return tokens.get(i).column() - tokens.get(i - 1).column();
      }
    }
    for (int i = Math.max(1, index); i < tokens.size(); i++) {
      if (beginsList(i)) {
        return tokens.get(i).column() - tokens.get(i - 1).column();
      }
    }
    return 0;
  }

  private boolean beginsList(int index) {
    TypedToken before = tokens.get(index - 1);
    return tokens.get(index).isDash()
        && before.isKey()
        && before.value().length() == 0
        && before.column() <= tokens.get(index).column();
  }

  /** Fills in the way; says whether there is one: nothing stands inside a scalar. */
  private boolean way(int index, int column, List<Level> way) {
    int limit = column;
    boolean isItem = false;
    for (int i = index - 1; i >= 0; i--) {
      TypedToken token = tokens.get(i);
      boolean holds =
          token.column() < limit || (isItem && token.isKey() && token.column() == limit);
      if (token.kind() == TypedToken.Kind.SCALAR || !holds) {
        continue;
      }
      if (token.isKey() && token.value().length() > 0) {
        return false;
      }
      way.addFirst(token.isKey() ? new Level.Field(token.text()) : element(i));
      limit = token.column();
      isItem = token.isDash();
    }
    return true;
  }

  private Level element(int dash) {
    int column = tokens.get(dash).column();
    int place = 0;
    for (int i = dash - 1; i >= 0; i--) {
      TypedToken token = tokens.get(i);
      if (token.column() < column || (token.column() == column && token.isKey())) {
        break;
      }
      place += token.column() == column && token.isDash() ? 1 : 0;
    }
    return new Level.Element(place, scalars(dash), tokens.get(dash).span().start());
  }

  private Map<String, String> scalars(int dash) {
    Map<String, String> found = new HashMap<>();
    int column = -1;
    for (int i = dash + 1; i < tokens.size(); i++) {
      TypedToken token = tokens.get(i);
      if (token.column() <= tokens.get(dash).column()) {
        break;
      }
      column = column < 0 ? token.column() : column;
      if (token.isKey() && token.column() == column && token.value().length() > 0) {
        found.put(token.text(), Unquoted.of(token.value().in(text)));
      }
    }
    return Map.copyOf(found);
  }

  /** The keys beside it in the same map, or the scalars of the list. */
  private Set<String> siblings(int index, int column, Span itself) {
    Set<String> names = new LinkedHashSet<>();
    for (int i = index - 1; i >= 0 && tokens.get(i).column() >= column; i--) {
      addSibling(tokens.get(i), column, itself, names);
    }
    for (int i = index; i < tokens.size() && tokens.get(i).column() >= column; i++) {
      addSibling(tokens.get(i), column, itself, names);
    }
    return names;
  }

  private static void addSibling(TypedToken token, int column, Span itself, Set<String> names) {
    if (token.isKey() && token.column() == column && !token.span().equals(itself)) {
      names.add(token.text());
    }
  }
}
