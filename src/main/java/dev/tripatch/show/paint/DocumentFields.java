package dev.tripatch.show.paint;

import dev.tripatch.document.Node;
import dev.tripatch.document.Part;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The fields of a text that could be read. */
public final class DocumentFields implements FieldIndex {
  private final Places places;
  private final PathNaming naming;
  private final String text;
  private Optional<TextOfLines> lastText = Optional.empty();

  private Parts lastParts = new Parts(Optional.empty(), List.of());

  /** The parts of a field. Whoever looks for siblings asks for the same again. */
  private record Parts(Optional<FieldPath> holder, List<FieldPath> all) {}

  /** The fields of a document; {@code naming} names them. */
  public DocumentFields(SourceDocument document, PathNaming naming) {
    this.places = Places.of(document);
    this.naming = naming;
    this.text = document.text();
  }

  @Override
  public Optional<FieldPath> fieldAt(int offset) {
    List<Part> parts = places.at(offset);
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(inText(naming.name(parts), parts.getLast().node(), offset));
  }

  /** The part of a text that differs at an offset, or the text itself. */
  private FieldPath inText(FieldPath path, Node node, int offset) {
    return naming.inside().names().hasText(path)
        ? textOf(node)
            .flatMap(text -> naming.inside().names().lines(text(), path, text.lineAt(offset)))
            .map(path::then)
            .orElse(path)
        : path;
  }

  @Override
  public Optional<Span> spanOf(FieldPath path) {
    return place(path)
        .map(Place::span)
        .or(() -> companions(path).stream().findFirst())
        .or(() -> retainKeys(path));
  }

  @Override
  public Optional<Span> valueOf(FieldPath path) {
    return place(path).map(Place::valueSpan);
  }

  @Override
  public synchronized List<FieldPath> partsOf(FieldPath path) {
    if (lastParts.holder().filter(path::equals).isEmpty()) {
      lastParts = new Parts(Optional.of(path), findParts(path));
    }
    return lastParts.all();
  }

  private List<FieldPath> findParts(FieldPath path) {
    return place(path).map(place -> starts(place.node())).orElse(List.of()).stream()
        .map(places::at)
        .map(naming::name)
        .toList();
  }

  private static List<Integer> starts(Node holder) {
    return switch (holder) {
      case Node.MapNode map -> map.entries().stream().map(entry -> entry.span().start()).toList();
      case Node.ListNode list -> list.items().stream().map(item -> item.span().start()).toList();
      case Node.ScalarNode scalar -> List.of();
    };
  }

  /** The directive that affects a field by leaving it out, in a patch. */
  private Optional<Span> retainKeys(FieldPath path) {
    return path.parent()
        .flatMap(map -> places.locate(map.key(Directives.RETAIN_KEYS)))
        .map(Place::span);
  }

  /** Which text they are in. */
  public Role text() {
    return naming.text();
  }

  /** What differs inside a field that Kubernetes handles as one. */
  public List<FieldOutcome> partsInside(FieldPath whole) {
    return naming.inside().of(whole);
  }

  /** What each document has at a place inside such a field. */
  public FieldValues valuesInside(FieldOutcome whole, FieldPath path) {
    return path.equals(whole.path()) ? whole.values() : naming.inside().values(whole, path);
  }

  /** Where a field is; empty if the text does not have it. */
  public Optional<Place> place(FieldPath path) {
    return naming.in(path).flatMap(this::locate);
  }

  /** The lines of a text are in what holds it. */
  private Optional<Place> locate(FieldPath path) {
    return path.last().orElse(null) instanceof PathStep.Lines lines
        ? path.parent().flatMap(places::locate).flatMap(place -> lines(place, lines))
        : places.locate(path);
  }

  private Optional<Place> lines(Place text, PathStep.Lines lines) {
    return textOf(text.node())
        .map(found -> new Place(text.node(), Optional.empty(), found.span(lines)));
  }

  private synchronized Optional<TextOfLines> textOf(Node node) {
    if (lastText.filter(text -> text.isOf(node)).isEmpty()) {
      lastText = TextOfLines.of(text, node);
    }
    return lastText.filter(text -> text.isOf(node));
  }

  /** The parallel lists that mention a list, in a patch. */
  List<Span> companions(FieldPath path) {
    if (path.parent().isEmpty() || !(path.last().orElse(null) instanceof PathStep.Key key)) {
      return List.of();
    }
    FieldPath holder = path.parent().get();
    List<Span> found = new ArrayList<>();
    for (String name :
        List.of(Directives.deletionKey(key.name()), Directives.orderKey(key.name()))) {
      places.locate(holder.key(name)).map(Place::span).ifPresent(found::add);
    }
    return found;
  }

  /**
   * A text of several lines in a document, whatever its style there.
   *
   * @param node the text
   * @param value what it says
   * @param places where each of its characters is in the document, and its end
   */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares or changes it
  private record TextOfLines(Node node, String value, int[] places) {

    static Optional<TextOfLines> of(String document, Node node) {
      return node.value() instanceof StringValue(String value, _)
          ? ScalarText.places(document, node.span(), value)
              .map(places -> new TextOfLines(node, value, places))
          : Optional.empty();
    }

    @SuppressWarnings("ReferenceEquality") // a node is at one place
    boolean isOf(Node other) {
      return node == other;
    }

    /** Some lines; without length at the place between two of them. */
    Span span(PathStep.Lines lines) {
      int start = startOf(lines.first());
      int end = lines.last() < lines.first() ? start : startOf(lines.last() + 1);
      boolean hasBreak = end > start && value.charAt(end - 1) == '\n';
      return new Span(places[start], places[hasBreak ? end - 1 : end]);
    }

    private int startOf(int line) {
      int at = 0;
      for (int i = 1; i < line && at < value.length(); i++) {
        int next = value.indexOf('\n', at);
        at = next < 0 ? value.length() : next + 1;
      }
      return at;
    }

    /** The line at an offset in the document, counted from 1. */
    int lineAt(int offset) {
      int found = Arrays.binarySearch(places, offset);
      int at = Math.min(found >= 0 ? found : Math.max(0, -found - 2), value.length());
      return 1 + (int) value.substring(0, at).chars().filter(c -> c == '\n').count();
    }
  }
}
