package dev.tripatch.schema.catalog;

import dev.tripatch.schema.Structure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One release in a catalogue's text; knows where its definitions are. */
final class CatalogSection {

  private final String text;
  private final String label;
  private final List<DeclaredKind> kinds = new ArrayList<>();
  private final Map<String, Integer> placeByName = new LinkedHashMap<>();

  CatalogSection(String text, String label) {
    this.text = text;
    this.label = label;
  }

  void addKind(String line) {
    LineWords words = new LineWords(line, 3);
    kinds.add(new DeclaredKind(words.at(0), words.at(1), words.at(2), Optional.empty()));
  }

  /** Notes an object whose line runs from one place in the text to another. */
  void addObject(int start, int end) {
    String line = text.substring(start, end);
    int space = line.indexOf(' ');
    placeByName.put(space < 0 ? line : line.substring(0, space), start);
  }

  String label() {
    return label;
  }

  List<DeclaredKind> kinds() {
    return kinds;
  }

  boolean has(String name) {
    return placeByName.containsKey(name);
  }

  /** The definition of a name; empty if this release does not have its own. */
  Optional<DeclaredObject> object(String name) {
    return Optional.ofNullable(placeByName.get(name)).map(this::decode);
  }

  Release release() {
    List<DeclaredObject> objects = placeByName.values().stream().map(this::decode).toList();
    return new Release(label, List.copyOf(kinds), objects);
  }

  private DeclaredObject decode(int place) {
    int end = text.indexOf('\n', place);
    LineWords head = new LineWords(text.substring(place, end), 1);
    List<DeclaredField> fields = new ArrayList<>();
    while (text.startsWith(" ", end + 1)) {
      int start = end + 2;
      end = text.indexOf('\n', start);
      fields.add(FieldLine.read(text.substring(start, end)));
    }
    return new DeclaredObject(
        head.at(0),
        head.value(FieldLine.MAP_TYPE),
        head.values(FieldLine.REQUIRED),
        head.value(FieldLine.STRUCTURE).map(Structure::read).orElse(Structure.NONE),
        List.copyOf(fields));
  }
}
