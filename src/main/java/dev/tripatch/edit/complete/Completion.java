package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.CaretPlace.Shape;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Proposes what may be written at a caret, in block YAML and between brackets. */
public record Completion(Writing writing, Facts facts) {
  /** More than anybody reads. */
  private static final int MOST = 200;

  /** Brackets with nothing but the beginning of a name in them or after them. */
  private static final Pattern BEGUN = Pattern.compile("[{\\[][}\\]]?([$A-Za-z]*)[}\\]]?");

  /**
   * What is proposed at a caret.
   *
   * @param proposals those that fit what is typed, the best first
   * @param typed what of it is before the caret
   * @param isKey whether a key or an item is being written, and not a value
   */
  public record Answer(List<Suggestion> proposals, String typed, boolean isKey) {

    /** Nothing to propose. */
    public static final Answer NONE = new Answer(List.of(), "", false);
  }

  /**
   * Proposes.
   *
   * @param text the whole text, readable or not
   * @param caret an offset in it
   */
  public Answer at(String text, int caret) {
    Answer begun = isInBrackets(text) ? inBrackets(text) : Answer.NONE;
    return begun.equals(Answer.NONE) ? find(text, caret).orElse(Answer.NONE) : begun;
  }

  private Optional<Answer> find(String text, int caret) {
    return flow(text, caret)
        .map(flow -> at(flow, text))
        .or(() -> block(text, caret).map(it -> at(it, text)));
  }

  /**
   * What there is to know of the field whose key or value is at an offset, below its path; empty if
   * no schema declares it.
   *
   * @param text the whole text, readable or not
   */
  public Optional<String> about(String text, int offset) {
    return flow(text, offset)
        .map(FlowPlace::place)
        .or(() -> block(text, offset))
        .flatMap(place -> new FieldAtCaret(facts, writing, place, text).about());
  }

  private static boolean isInBrackets(String text) {
    int start = start(text);
    return start < text.length() && "{[".indexOf(text.charAt(start)) >= 0;
  }

  private static int start(String text) {
    return text.length() - text.stripLeading().length();
  }

  private static Optional<FlowPlace> flow(String text, int caret) {
    return isInBrackets(text)
        ? FlowFinder.find(text, caret, TypedFlow.from(text, start(text)), List.of())
        : PlaceFinder.in(text, caret).flatMap(PlaceFinder::flow);
  }

  private static Optional<CaretPlace> block(String text, int caret) {
    return isInBrackets(text)
        ? Optional.empty()
        : PlaceFinder.in(text, caret).flatMap(PlaceFinder::find);
  }

  /** Between brackets the same is proposed, and written on one line. */
  private Answer at(FlowPlace flow, String text) {
    Answer answer = at(flow.place(), text);
    return new Answer(
        answer.proposals().stream().filter(flow::takes).map(flow::written).toList(),
        answer.typed(),
        flow.place().shape() == Shape.KEY);
  }

  /** Empty brackets are where a patch begins: what is chosen takes their place. */
  private Answer inBrackets(String text) {
    Matcher begun = BEGUN.matcher(text.strip());
    if (!begun.matches()) {
      return Answer.NONE;
    }
    int start = start(text);
    Span all = new Span(start, start + text.strip().length());
    Layout layout = new Layout(0, 0, false);
    return at(
        new CaretPlace(Shape.KEY_OR_DASH, List.of(), begun.group(1), all, Set.of(), layout), text);
  }

  private Answer at(CaretPlace place, String text) {
    List<Suggestion> all = new ArrayList<>();
    if (writing == Writing.OBJECT && place.shape() == Shape.VALUE) {
      all.addAll(new KindProposals(text, facts.kinds()).all(place));
    }
    all.addAll(writing == Writing.OPERATIONS ? operations(place) : fields(place));
    return new Answer(fitting(all, place.typed()), place.typed(), place.shape() != Shape.VALUE);
  }

  private List<Suggestion> operations(CaretPlace place) {
    return new OperationProposals(facts, place).all();
  }

  private List<Suggestion> fields(CaretPlace place) {
    List<CaretSpot> spots = CaretSpot.along(place.way(), facts);
    CaretSpot spot = spots.getLast();
    return switch (place.shape()) {
      case KEY -> keys(place, spot);
      case VALUE -> new ValueProposals(writing, facts, place, spots).all();
      case ITEM -> holdsMaps(spots) ? keys(place, spot) : items(place, spots);
      case KEY_OR_DASH ->
          isList(spot) ? new ItemProposals(place, spot).withDash() : keys(place, spot);
    };
  }

  /** After a dash, the way ends with the item: its list is one before. */
  private static boolean holdsMaps(List<CaretSpot> spots) {
    CaretSpot item = spots.getLast();
    return item.type().filter(Completion::isMap).isPresent() || !item.liveMap().isEmpty();
  }

  private static boolean isMap(SchemaType type) {
    return !(type instanceof SchemaType.Primitive) && !(type instanceof SchemaType.ListOf);
  }

  private static List<Suggestion> items(CaretPlace place, List<CaretSpot> spots) {
    return spots.size() < 2
        ? List.of()
        : new ItemProposals(place, spots.get(spots.size() - 2)).members();
  }

  private static boolean isList(CaretSpot spot) {
    return spot.items().isPresent() || !spot.liveItems().isEmpty();
  }

  private List<Suggestion> keys(CaretPlace place, CaretSpot spot) {
    List<Suggestion> all = new ArrayList<>(new KeyProposals(writing, place, spot).all());
    if (writing == Writing.STRATEGIC && spot.role() == CaretSpot.Role.DATA) {
      all.addAll(new DirectiveProposals(place, spot).all());
    }
    return all;
  }

  /** Those that begin with what is typed come before those that only have it. */
  private static List<Suggestion> fitting(List<Suggestion> all, String typed) {
    String wanted = typed.toLowerCase(Locale.ROOT);
    Map<String, Suggestion> found = new LinkedHashMap<>();
    for (Suggestion each : all) {
      if (lower(each).startsWith(wanted)) {
        found.putIfAbsent(each.label(), each);
      }
    }
    for (Suggestion each : all) {
      if (lower(each).contains(wanted)) {
        found.putIfAbsent(each.label(), each);
      }
    }
    return found.values().stream().limit(MOST).toList();
  }

  private static String lower(Suggestion proposal) {
    return proposal.label().toLowerCase(Locale.ROOT);
  }
}
