package dev.tripatch.schema.catalog;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.Structure;
import dev.tripatch.schema.catalog.CatalogText.WordLine;
import java.util.Set;

/**
 * A field as a line: its name, its type, then what else it declares: {@code ports
 * []@io.k8s.api.core.v1.ServicePort patch=merge key=port list=map keys=port,protocol}.
 */
final class FieldLine {

  /** Under this name a field or an object declares its map type. */
  static final String MAP_TYPE = "map";

  /** Under this name an object lists the fields that it must have. */
  static final String REQUIRED = "required";

  /** Under this name a field or an object says what a structural schema does. */
  static final String STRUCTURE = "schema";

  private static final String STRATEGIES = "patch";
  private static final String MERGE_KEY = "key";
  private static final String LIST_TYPE = "list";
  private static final String LIST_MAP_KEYS = "keys";
  private static final String DESCRIPTION = "says";

  /** Stands for the blanks of a sentence, so that it is one word. */
  private static final char NO_BREAK_SPACE = '\u00a0';

  private FieldLine() {}

  static String write(DeclaredField field) {
    return new WordLine()
        .add(field.name())
        .add(TypeText.write(field.type()))
        .add(STRATEGIES, field.strategies().stream().map(PatchStrategy::word).toList())
        .add(MERGE_KEY, field.mergeKey())
        .add(LIST_TYPE, field.listType())
        .add(LIST_MAP_KEYS, field.listMapKeys())
        .add(MAP_TYPE, field.mapType())
        .add(STRUCTURE, field.structure().word())
        .add(DESCRIPTION, field.description().map(it -> it.replace(' ', NO_BREAK_SPACE)))
        .toString();
  }

  static DeclaredField read(String line) {
    LineWords words = new LineWords(line, 2);
    return new DeclaredField(
        words.at(0),
        TypeText.read(words.at(1)),
        words
            .value(STRATEGIES)
            .map(text -> Annotation.strategies(text).orElseThrow())
            .orElse(Set.of()),
        words.value(MERGE_KEY),
        words.value(LIST_TYPE),
        words.values(LIST_MAP_KEYS),
        words.value(MAP_TYPE),
        words.value(STRUCTURE).map(Structure::read).orElse(Structure.NONE),
        words.value(DESCRIPTION).map(it -> it.replace(NO_BREAK_SPACE, ' ')));
  }
}
