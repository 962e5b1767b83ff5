package dev.tripatch.hazard;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the hazards of a document; one walk, in time that grows with the document's size. */
public final class Hazards {
  private static final SchemaType FREE = new SchemaType.Primitive("object");

  private final List<Hazard> found = new ArrayList<>();
  private final KeyedItems keyedItems = new KeyedItems(found);

  private Hazards() {}

  /**
   * The hazards of a document, in order of place; none if it has an error.
   *
   * @param document a document, or a patch that a person wrote
   * @param schema the schema of its kind
   */
  public static List<Hazard> find(SourceDocument document, ObjectSchema schema) {
    Hazards hazards = new Hazards();
    document.root().ifPresent(root -> hazards.visit(root, schema, FieldPath.root()));
    if (document.root().isPresent()) {
      hazards.addSurprises(document);
    }
    hazards.found.sort(Comparator.comparingInt(each -> each.span().start()));
    return List.copyOf(hazards.found);
  }

  private void addSurprises(SourceDocument document) {
    document
        .diagnostics()
        .forEach(
            each ->
                found.add(
                    new Hazard(
                        HazardKind.SURPRISING_TEXT,
                        FieldPath.root(),
                        each.span(),
                        each.message(),
                        each.remedy())));
  }

  private void visit(Node node, SchemaType type, FieldPath path) {
    switch (node) {
      case MapNode map -> map.entries().forEach(entry -> visitEntry(entry, type, path));
      case ListNode list -> visitItems(list, type, path);
      case Node.ScalarNode _ -> {}
    }
  }

  private void visitEntry(Entry entry, SchemaType type, FieldPath parent) {
    FieldPath path = parent.key(entry.key());
    Optional<FieldRule> rule =
        type instanceof ObjectSchema object ? object.field(entry.key()) : Optional.empty();
    if (type instanceof ObjectSchema && rule.isEmpty()) {
      DirectiveKeys.check(entry.key()).ifPresent(each -> addKey(each, path, entry.keySpan()));
    }
    if (rule.isPresent() && entry.node() instanceof ListNode list) {
      keyedItems.check(list, rule.get(), path);
    }
    visit(entry.node(), rule.map(FieldRule::type).orElse(valuesOf(type)), path);
  }

  private void addKey(DirectiveKeys.Suspect suspect, FieldPath path, Span span) {
    found.add(new Hazard(suspect.kind(), path, span, suspect.sentence(), suspect.remedy()));
  }

  private void visitItems(ListNode list, SchemaType type, FieldPath path) {
    SchemaType items = type instanceof SchemaType.ListOf of ? of.items() : FREE;
    int index = 0;
    for (Item item : list.items()) {
      visit(item.node(), items, path.index(index++));
    }
  }

  private static SchemaType valuesOf(SchemaType type) {
    return type instanceof SchemaType.MapOf map ? map.values() : FREE;
  }
}
