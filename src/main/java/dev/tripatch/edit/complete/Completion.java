package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.edit.complete.CaretPlace.Shape;
import dev.tripatch.edit.complete.FlowFinder.FlowPlace;
import dev.tripatch.edit.complete.FlowFinder.Unquoted;
import dev.tripatch.edit.complete.Suggestion.Addition;
import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.KnownKind;
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
    TypedText typed = new TypedText(text, caret);
    return isInBrackets(text)
        ? FlowFinder.find(text, caret, start(text)).map(flow -> at(flow, text, typed))
        : PlaceFinder.in(text, caret).flatMap(places -> at(places, text, typed));
  }

  private Optional<Answer> at(PlaceFinder places, String text, TypedText typed) {
    return places
        .flow()
        .map(flow -> at(flow, text, typed))
        .or(
            () ->
                places
                    .find()
                    .map(
                        it -> inBlock(withItems(at(it, text, typed), places, text, typed), typed)));
  }

  /** What is added at other places is indented as the items there are. */
  private static Answer inBlock(Answer answer, TypedText typed) {
    return new Answer(
        answer.proposals().stream()
            .map(
                each ->
                    each.with(
                        each.also().stream().map(addition -> inBlock(addition, typed)).toList()))
            .toList(),
        answer.typed(),
        answer.isKey());
  }

  private static Addition inBlock(Addition addition, TypedText typed) {
    String line = "\n" + " ".repeat(typed.columnOf(addition.at()));
    return new Addition(addition.at(), addition.text().replace("\n", line) + line);
  }

  /** Where the key above may have a list, its items come before the keys that follow it. */
  private Answer withItems(Answer keys, PlaceFinder places, String text, TypedText typed) {
    List<Suggestion> all = new ArrayList<>();
    if (writing != Writing.OPERATIONS) {
      places
          .listOfKeyAbove()
          .filter(list -> isList(CaretSpot.along(list.way(), facts).getLast()))
          .ifPresent(list -> all.addAll(at(list, text, typed).proposals()));
    }
    all.addAll(keys.proposals());
    return new Answer(all, keys.typed(), keys.isKey());
  }

  /**
   * What there is to know of the field whose key or value is at an offset, below its path; empty if
   * no schema declares it.
   *
   * @param text the whole text, readable or not
   */
  public Optional<String> about(String text, int offset) {
    return place(text, offset)
        .flatMap(place -> new FieldAtCaret(facts, writing, place, text).about());
  }

  private static Optional<CaretPlace> place(String text, int offset) {
    return isInBrackets(text)
        ? FlowFinder.find(text, offset, start(text)).map(FlowPlace::place)
        : PlaceFinder.in(text, offset)
            .flatMap(places -> places.flow().map(FlowPlace::place).or(places::find));
  }

  private static boolean isInBrackets(String text) {
    int start = start(text);
    return start < text.length() && "{[".indexOf(text.charAt(start)) >= 0;
  }

  private static int start(String text) {
    int start = 0;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    return start;
  }

  /** Between brackets the same is proposed, and written on one line. */
  private Answer at(FlowPlace flow, String text, TypedText typed) {
    FlowWriting written = new FlowWriting(flow);
    Answer answer = at(flow.place(), text, typed);
    return new Answer(
        answer.proposals().stream().filter(written::takes).map(written::written).toList(),
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
        new CaretPlace(Shape.KEY_OR_DASH, List.of(), begun.group(1), all, Set.of(), layout),
        text,
        new TypedText(text, start));
  }

  private Answer at(CaretPlace place, String text, TypedText typed) {
    List<Suggestion> all = new ArrayList<>();
    if (writing == Writing.OBJECT && place.shape() == Shape.VALUE) {
      all.addAll(new KindProposals(text, facts.kinds()).all(place));
    }
    all.addAll(writing == Writing.OPERATIONS ? operations(place, typed) : fields(place, typed));
    return new Answer(
        isPointer(place) ? all : fitting(all, place.typed()),
        place.typed(),
        place.shape() != Shape.VALUE);
  }

  private boolean isPointer(CaretPlace place) {
    return writing == Writing.OPERATIONS && OperationProposals.isPointer(place);
  }

  private List<Suggestion> operations(CaretPlace place, TypedText typed) {
    return new OperationProposals(facts, place, typed).all();
  }

  private List<Suggestion> fields(CaretPlace place, TypedText typed) {
    List<CaretSpot> spots = CaretSpot.along(place.way(), facts);
    CaretSpot spot = spots.getLast();
    return switch (place.shape()) {
      case KEY -> keys(place, spot, typed);
      case VALUE -> values(place, spots, typed);
      case ITEM -> holdsMaps(spots) ? item(place, spots, typed) : items(place, spots, typed);
      case KEY_OR_DASH -> isList(spot) ? begun(place, spot, typed) : keys(place, spot, typed);
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

  private List<Suggestion> items(CaretPlace place, List<CaretSpot> spots, TypedText typed) {
    return spots.size() < 2
        ? List.of()
        : new ItemProposals(writing, place, spots.get(spots.size() - 2), typed).members();
  }

  /** A new item begins with its merge key; below it are the items that there are. */
  private List<Suggestion> item(CaretPlace place, List<CaretSpot> spots, TypedText typed) {
    CaretSpot item = spots.getLast();
    List<Suggestion> all = new ArrayList<>(keys(place, item, typed));
    if (item.mergeKey().isPresent()) {
      all.addAll(Math.min(1, all.size()), items(place, spots, typed));
    }
    CaretSpot list = spots.get(spots.size() - 2);
    all.addAll(new TemplateProposals(writing, place, list, typed).members());
    return all;
  }

  /** Where a new item's merge key is written, the rest of an item may come with it. */
  private List<Suggestion> values(CaretPlace place, List<CaretSpot> spots, TypedText typed) {
    List<Suggestion> all =
        new ArrayList<>(new ValueProposals(writing, facts, place, spots, typed).all());
    int holder = place.way().size() - 2;
    if (holder > 0
        && place.way().get(holder) instanceof Level.Element item
        && place.way().getLast() instanceof Level.Field(String key)
        && Set.of(key).containsAll(item.scalars().keySet())) {
      CaretPlace begun =
          new CaretPlace(
              Shape.ITEM,
              place.way().subList(0, holder + 1),
              place.typed(),
              place.replaces(),
              place.present(),
              place.layout());
      all.addAll(
          new TemplateProposals(writing, begun, spots.get(holder), typed)
              .afterKey(place.way().getLast()));
    }
    return all;
  }

  private List<Suggestion> begun(CaretPlace place, CaretSpot list, TypedText typed) {
    List<Suggestion> all =
        new ArrayList<>(new ItemProposals(writing, place, list, typed).withDash());
    all.addAll(new TemplateProposals(writing, place, list, typed).withDash());
    return all;
  }

  private static boolean isList(CaretSpot spot) {
    return spot.items().isPresent() || !spot.liveItems().isEmpty();
  }

  private List<Suggestion> keys(CaretPlace place, CaretSpot spot, TypedText typed) {
    List<Suggestion> all = new ArrayList<>(new KeyProposals(writing, place, spot).all());
    if (writing == Writing.STRATEGIC && spot.role() == CaretSpot.Role.DATA) {
      all.addAll(new DirectiveProposals(place, spot, typed).all());
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

  /** The kinds of objects, and the versions that have them. */
  private static final class KindProposals {

    private static final List<Level> API_VERSION = List.of(new Level.Field("apiVersion"));
    private static final List<Level> KIND = List.of(new Level.Field("kind"));

    private static final Set<String> ANSWERS = Set.of("DeleteOptions", "WatchEvent", "Status");

    private final String text;
    private final List<KnownKind> kinds;

    /** Proposes for a text, of which only the other of the two fields counts. */
    KindProposals(String text, List<KnownKind> kinds) {
      this.text = text;
      this.kinds = kinds.stream().filter(each -> isWritten(each.kind())).toList();
    }

    /** Lists and what a server answers or is asked are no objects that people write. */
    private static boolean isWritten(String kind) {
      return !kind.endsWith("List") && !ANSWERS.contains(kind);
    }

    /** Those that go with the other field come first; none elsewhere. */
    List<Suggestion> all(CaretPlace place) {
      List<Suggestion> all = new ArrayList<>();
      if (place.way().equals(KIND)) {
        String version = written("apiVersion");
        add(place, kinds.stream().filter(each -> each.apiVersion().equals(version)).toList(), all);
        add(place, kinds, all);
      } else if (place.way().equals(API_VERSION)) {
        String kind = written("kind");
        List<KnownKind> fitting = kinds.stream().filter(each -> each.kind().equals(kind)).toList();
        add(place, fitting.isEmpty() ? kinds : fitting, all);
      }
      return all;
    }

    private static void add(CaretPlace place, List<KnownKind> kinds, List<Suggestion> all) {
      boolean isKind = place.way().equals(KIND);
      for (KnownKind each : kinds) {
        String value = isKind ? each.kind() : each.apiVersion();
        String detail = isKind ? each.apiVersion() : each.kind();
        all.add(new Suggestion(value, Kind.VALUE, detail, value, place.replaces()));
      }
    }

    /** What a field at the top says; empty if it says nothing yet. */
    private String written(String field) {
      Pattern line = Pattern.compile("(?m)^[{ ]*\"?" + field + "\"?: *\"?([\\w./-]+)");
      Matcher found = line.matcher(text);
      return found.find() ? found.group(1) : "";
    }
  }

  /** The field that a key or value at the caret is about, or that a pointer there leads to. */
  record FieldAtCaret(Facts facts, Writing writing, CaretPlace place, String text) {

    /** What there is to know of it; empty if no schema declares it. */
    Optional<String> about() {
      return writing == Writing.OPERATIONS ? ofPointer() : of(wayToField());
    }

    private List<Level> wayToField() {
      List<Level> way = new ArrayList<>(place.way());
      if (place.shape() != Shape.VALUE) {
        way.add(new Level.Field(written()));
      }
      return way;
    }

    private String written() {
      Span all = place.replaces();
      return Unquoted.of(all.in(text));
    }

    private Optional<String> ofPointer() {
      return OperationProposals.isPointer(place)
          ? TypedPointer.read(written(), facts)
              .flatMap(TypedPointer::whole)
              .map(PointerTarget::way)
              .flatMap(this::of)
          : Optional.empty();
    }

    private Optional<String> of(List<Level> way) {
      List<CaretSpot> spots = CaretSpot.along(way, facts);
      if (way.isEmpty() || !(way.getLast() instanceof Level.Field(String name))) {
        return Optional.empty();
      }
      FieldHelp help = spots.get(spots.size() - 2).help(name);
      return help.isEmpty()
          ? Optional.empty()
          : Optional.of(help.below(path(way, spots).toString()));
    }

    private static FieldPath path(List<Level> way, List<CaretSpot> spots) {
      FieldPath path = FieldPath.root();
      for (int i = 0; i < way.size(); i++) {
        path =
            switch (way.get(i)) {
              case Level.Field(String name) -> path.key(name);
              case Level.Element element -> item(path, element, spots.get(i).mergeKey());
            };
      }
      return path;
    }

    private static FieldPath item(FieldPath list, Level.Element item, Optional<String> mergeKey) {
      String key = mergeKey.orElse("");
      String value = item.scalars().get(key);
      return value == null ? list.index(item.index()) : list.item(key, new StringValue(value));
    }
  }
}
