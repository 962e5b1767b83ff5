package dev.tripatch.cluster.secret;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/** Finds the stretches of a text that must be exchanged for it to read as the masked object. */
final class FoundMasks {
  private final SourceDocument document;
  private final KnownSecrets known;
  private final MaskedText texts;
  private final TreeMap<Integer, Mask> masks = new TreeMap<>();
  private boolean isSafe;

  FoundMasks(SourceDocument document, KnownSecrets known, MaskedText texts) {
    this.document = document;
    this.known = known;
    this.texts = texts;
    this.isSafe =
        document.diagnostics().stream()
            .noneMatch(each -> each.topic() == Diagnostic.Topic.DUPLICATE_KEY);
  }

  /** Looks for them. */
  void find(Value wanted) {
    document.root().ifPresent(root -> root(root, wanted));
    CommentMasks.withSecrets(document, known, masks()).forEach(this::add);
  }

  private void root(Node root, Value wanted) {
    exchange("", root, wanted, document.text().length(), false);
    if (texts.objects().areSecrets() && root instanceof ListNode) {
      comments(new Span(0, document.text().length()), root);
    }
  }

  /** Whether there is no text but comments that no value comes from. */
  boolean isSafe() {
    return isSafe;
  }

  /** In order and apart. */
  List<Mask> masks() {
    return MaskList.joined(List.copyOf(masks.values()), List.of());
  }

  private void add(Mask mask) {
    masks.putIfAbsent(mask.span().start(), mask);
  }

  private static int nextKey(NavigableSet<Integer> keys, Entry entry, int limit) {
    Integer next = keys.higher(entry.keySpan().end());
    return next == null ? limit : next;
  }

  private void comments(Span stretch, Node node) {
    Optional<List<Mask>> comments = CommentMasks.in(document, stretch, node);
    isSafe &= comments.isPresent();
    comments.ifPresent(found -> found.forEach(this::add));
  }

  /**
   * Looks at a value.
   *
   * @param place which keys lead to it
   * @param limit where what follows it begins
   */
  private void exchange(String place, Node node, Value wanted, int limit, boolean inFlow) {
    boolean isFlow = inFlow || isFlow(node);
    if (node instanceof MapNode map && wanted instanceof MapValue value) {
      NavigableSet<Integer> keys = new TreeSet<>();
      map.entries().forEach(entry -> keys.add(entry.keySpan().start()));
      map.entries()
          .forEach(entry -> field(place, map, entry, value, nextKey(keys, entry, limit), isFlow));
    } else if (node instanceof ListNode list && wanted instanceof ListValue value) {
      for (int i = 0; i < list.items().size(); i++) {
        boolean isLast = i + 1 == list.items().size();
        int end = isLast ? limit : list.items().get(i + 1).span().start();
        exchange(place, list.items().get(i).node(), value.items().get(i), end, isFlow);
      }
    } else if (!node.value().equals(wanted)) {
      add(new Mask(node.span(), scalar(wanted, isFlow)));
    }
  }

  /** A field; if all in it is secret, also the comments among its values and behind. */
  private void field(
      String place, MapNode map, Entry entry, MapValue wanted, int end, boolean inFlow) {
    Value masked = wanted.find(entry.key()).orElseThrow();
    if (entry.node() instanceof ScalarNode(StringValue(String text, _), Span span)
        && masked instanceof StringValue(String shown, _)
        && !shown.equals(text)
        && !Mask.IN_TEXT.matcher(shown).matches()) {
      annotation(entry, text, span, masked, inFlow);
      return;
    }
    exchange(MaskedObject.within(place, entry.key()), entry.node(), masked, end, inFlow);
    if (texts.objects().hides(place, map.value(), entry.key())) {
      comments(new Span(entry.keySpan().end(), end), entry.node());
    }
  }

  private static String scalar(Value value, boolean inFlow) {
    return inFlow || !(value instanceof StringValue(String text, _))
        ? CanonicalJson.write(value)
        : YamlWriter.write(new StringValue(text)).stripTrailing();
  }

  /**
   * The secrets in the annotation's object; all of it again if its text is written in an odd way.
   */
  private void annotation(Entry entry, String text, Span span, Value wanted, boolean inFlow) {
    MaskedDocument inner = texts.configuration(text);
    Optional<Spelling> spelling = Spelling.of(text, span.in(document.text()));
    boolean isInPlace =
        inner.isInPlace()
            && wanted instanceof StringValue(String shown, _)
            && shown.equals(inner.document().text());
    if (isInPlace && spelling.isPresent()) {
      inner.masks().forEach(mask -> add(spelling.get().outside(mask).movedBy(span.start())));
    } else if (inFlow) {
      add(new Mask(span, CanonicalJson.write(wanted)));
    } else {
      add(new Mask(entry.span(), block(entry, wanted)));
    }
  }

  private String block(Entry entry, Value value) {
    int column = document.lines().positionOf(entry.keySpan().start()).column() - 1;
    return YamlWriter.write(MapValue.of(entry.key(), value))
        .stripTrailing()
        .replace("\n", "\n" + " ".repeat(column));
  }

  private boolean isFlow(Node node) {
    return document.format() == Format.JSON
        || node.span().length() > 0
            && "{[".indexOf(document.text().charAt(node.span().start())) >= 0;
  }
}
