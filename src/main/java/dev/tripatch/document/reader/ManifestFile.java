package dev.tripatch.document.reader;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Diagnostic.Severity;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.prose.VisibleText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A file with any number of objects: several documents, and list objects ({@code kind: List}) with
 * items. Documents without content are left out; one with an error does not hide the others.
 */
public final class ManifestFile {

  private static final int SHOWN = 20;

  private final String name;
  private final String text;
  private final Lines lines;
  private final boolean keepsPlaces;
  private final List<ManifestObject> objects = new ArrayList<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  private ManifestFile(String name, String text, boolean keepsPlaces) {
    this.name = name;
    this.text = text;
    this.lines = Lines.of(text);
    this.keepsPlaces = keepsPlaces;
  }

  /**
   * Reads a file.
   *
   * @param name what to call it in messages: its path, or {@code <stdin>}
   */
  public static ManifestFile read(String name, String text) {
    return read(new ManifestFile(name, text, true), text);
  }

  /** The same of one of many files, whose objects are read again where their places are needed. */
  public static ManifestFile readOfMany(String name, String text) {
    return read(new ManifestFile(name, text, false), text);
  }

  private static ManifestFile read(ManifestFile file, String text) {
    List<Span> documents = DocumentSplitter.split(text);
    for (Span document : documents) {
      // A file with one document is that document: what is around it belongs to its text.
      file.readDocument(documents.size() == 1 ? new Span(0, text.length()) : document);
    }
    return file;
  }

  /**
   * A file with one object that came without a text: one is written for it, and read only where its
   * places are needed.
   *
   * @param name what to call it in messages
   */
  public static ManifestFile of(String name, MapValue object) {
    ManifestFile file = new ManifestFile(name, YamlWriter.write(object), false);
    file.objects.add(ManifestObject.written(file, object));
    return file;
  }

  /** The same, with these diagnostics in place of its own. */
  public ManifestFile telling(List<Diagnostic> others) {
    ManifestFile file = new ManifestFile(name, text, keepsPlaces);
    file.objects.addAll(objects);
    file.diagnostics.addAll(others);
    return file;
  }

  private void readDocument(Span span) {
    SourceDocument document = SourceReader.read(name, span.in(text));
    document.error().ifPresent(error -> diagnostics.add(shifted(error, span.start())));
    document
        .root()
        .ifPresent(root -> new ObjectFinder(this, objects, diagnostics).find(document, root, span));
  }

  private static Diagnostic shifted(Diagnostic error, int by) {
    Span span = error.span().movedBy(by);
    return new Diagnostic(error.severity(), span, error.message(), error.remedy());
  }

  /** What to call the file in messages. */
  public String name() {
    return name;
  }

  /** Whether the places in a document that is all of it are kept. */
  boolean keepsPlaces() {
    return keepsPlaces;
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  /** Where the lines of the whole text begin. */
  public Lines lines() {
    return lines;
  }

  /** The objects, in the order of the text. */
  public List<ManifestObject> objects() {
    return List.copyOf(objects);
  }

  /**
   * The whole text with other texts for some objects; each changes its own lines only.
   *
   * @param texts new texts, by the places of their objects
   */
  public String with(Map<Integer, String> texts) {
    StringBuilder out = new StringBuilder(text.length());
    int at = 0;
    for (int index = 0; index < objects.size(); index++) {
      String other = texts.get(index);
      if (other != null) {
        ManifestObject object = objects.get(index);
        out.append(text, at, object.span().start()).append(object.inPlace(other));
        at = object.span().end();
      }
    }
    return out.append(text, at, text.length()).toString();
  }

  /** The errors of documents that hold no object, with places in the whole text. */
  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  /** The one object that fits; or why there is none, and what there is to choose from. */
  public Selection select(ObjectQuery query) {
    List<ManifestObject> fitting =
        query.counted(objects.stream().filter(object -> query.fits(object.name())).toList());
    if (fitting.size() == 1) {
      return new Selection.Found(fitting.getFirst());
    }
    if (objects.isEmpty()) {
      return new Selection.Failed(
          ManifestWording.NO_OBJECTS.text("file", shownName(), "errors", errors()));
    }
    return fitting.isEmpty()
        ? new Selection.Failed(
            ManifestWording.NO_SUCH_OBJECT.text(
                "file",
                shownName(),
                "object",
                VisibleText.line(query.toString()),
                "objects",
                ListedObjects.of(objects),
                "errors",
                errors()))
        : new Selection.Failed(
            ManifestWording.SEVERAL_OBJECTS.text(
                "file", shownName(), "objects", ListedObjects.of(fitting), "errors", errors()));
  }

  private String errors() {
    return diagnostics.stream()
        .filter(each -> each.severity() == Severity.ERROR)
        .limit(SHOWN)
        .map(
            e ->
                "\n"
                    + shownName()
                    + ":"
                    + lines.positionOf(e.span().start())
                    + ": "
                    + VisibleText.line(e.message()))
        .collect(Collectors.joining());
  }

  private String shownName() {
    return VisibleText.line(name);
  }

  /** Objects to choose from, a line for each, as {@link ObjectQuery} reads them. */
  private static final class ListedObjects {
    private static final int SHOWN = 20;

    private final Map<ObjectName, Integer> total = new HashMap<>();
    private final Map<ObjectName, Integer> seen = new HashMap<>();

    private ListedObjects(List<ManifestObject> objects) {
      objects.forEach(object -> total.merge(object.name(), 1, Integer::sum));
    }

    static String of(List<ManifestObject> objects) {
      ListedObjects listed = new ListedObjects(objects);
      int more = objects.size() - SHOWN;
      return objects.stream()
              .limit(SHOWN)
              .map(object -> "\n  " + listed.next(object.name()))
              .collect(Collectors.joining())
          + (more > 0 ? "\n  … and " + more + " more" : "");
    }

    /** Counted where several have the same name. */
    private String next(ObjectName name) {
      int count = seen.merge(name, 1, Integer::sum);
      return total.getOrDefault(name, 0) == 1 ? name.toString() : name + "#" + count;
    }
  }

  /** Finds the objects in one document of a file: itself, or the items of a list object. */
  private record ObjectFinder(
      ManifestFile file, List<ManifestObject> objects, List<Diagnostic> diagnostics) {
    private static final String LIST = "List";

    /**
     * Finds the objects of a document.
     *
     * @param root its value, with places in the document
     * @param span the document's place in the file
     */
    void find(SourceDocument document, Node root, Span span) {
      switch (root) {
        case MapNode map when items(map).isPresent() ->
            findItems(map, items(map).get(), span.start());
        case MapNode map -> {
          TextSlice slice = new TextSlice(file.text(), span, 0);
          objects.add(ManifestObject.of(file, map.value(), slice, document));
        }
        case ScalarNode scalar when scalar.value() == NullValue.NULL -> {}
        case ListNode _, ScalarNode _ -> diagnostics.add(noObject(root, span.start()));
      }
    }

    private static Optional<ListNode> items(MapNode map) {
      boolean named = ObjectName.of(map.value()).kind().endsWith(LIST);
      return named
          ? map.entries().stream()
              .filter(entry -> entry.key().equals("items"))
              .map(Entry::node)
              .filter(ListNode.class::isInstance)
              .map(ListNode.class::cast)
              .findFirst()
          : Optional.empty();
    }

    private void findItems(MapNode map, ListNode items, int base) {
      ObjectName list = ObjectName.of(map.value());
      String itemKind = list.kind().substring(0, list.kind().length() - LIST.length());
      String version = itemKind.isEmpty() ? "" : list.apiVersion();
      for (Item item : items.items()) {
        switch (item.node()) {
          case MapNode object when items(object).isPresent() ->
              findItems(object, items(object).get(), base);
          case MapNode object -> addItem(object, version, itemKind, base);
          case ListNode _, ScalarNode _ -> diagnostics.add(noObject(item.node(), base));
        }
      }
    }

    /** An item that says no kind has that of its list, as kubectl reads it. */
    private void addItem(MapNode item, String version, String kind, int base) {
      MapValue own = item.value();
      MapValue.Builder said = MapValue.builder();
      if (!kind.isEmpty() && !own.has("kind")) {
        if (!own.has("apiVersion")) {
          said.put("apiVersion", new StringValue(version));
        }
        said.put("kind", new StringValue(kind));
      }
      objects.add(ManifestObject.ofItem(file, said.build(), own, ItemSlice.of(file, item, base)));
    }

    private static Diagnostic noObject(Node node, int base) {
      ManifestWording message =
          node instanceof ListNode
              ? ManifestWording.LIST_NOT_OBJECT
              : ManifestWording.VALUE_NOT_OBJECT;
      Span place = node.span().movedBy(base);
      return new Diagnostic(
          Severity.ERROR, place, message.text(), ManifestWording.WHAT_AN_OBJECT_IS.text());
    }
  }
}
