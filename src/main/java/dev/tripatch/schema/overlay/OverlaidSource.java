package dev.tripatch.schema.overlay;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.KnownFields;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledDefinitions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** A source of schemas with own rules over it. */
public final class OverlaidSource implements SchemaSource {

  private final SchemaSource under;
  private final Overlay overlay;
  private final OverlaidTypes types;
  private final Map<KindName, SchemaAnswer> answers = new ConcurrentHashMap<>();

  /** These rules over that source. */
  public OverlaidSource(SchemaSource under, Overlay overlay) {
    this.under = under;
    this.overlay = overlay;
    this.types = new OverlaidTypes(under, new OwnRules(overlay));
  }

  @Override
  public List<KnownKind> kinds() {
    return under.kinds();
  }

  @Override
  public Optional<ObjectSchema> definition(String name) {
    return under.definition(name).map(type -> overlay.isEmpty() ? type : types.object(type));
  }

  @Override
  public SchemaAnswer lookUp(String apiVersion, String kind) {
    return overlay.isEmpty()
        ? under.lookUp(apiVersion, kind)
        : answers.computeIfAbsent(new KindName(apiVersion, kind), this::answer);
  }

  private SchemaAnswer answer(KindName name) {
    return switch (under.lookUp(name.apiVersion(), name.kind())) {
      case SchemaAnswer.Known known -> over(name, known);
      case SchemaAnswer.Unknown unknown when overlay.isAsBuiltIn(name) -> whatIf(name, unknown);
      case SchemaAnswer.Unknown unknown ->
          new SchemaAnswer.Unknown(
              unknown.reason(), unknown.declared().map(declared -> over(name, declared)));
    };
  }

  @SuppressWarnings("ReferenceEquality") // what no rule can touch is the same object
  private SchemaAnswer over(KindName name, SchemaAnswer.Known known) {
    ObjectSchema schema = types.root(name, known.schema(), false);
    return new SchemaAnswer.Known(
        schema,
        named(known.source()),
        known.isWhatIf(),
        known.isBrought() || schema != known.schema());
  }

  private SchemaAnswer whatIf(KindName name, SchemaAnswer.Unknown unknown) {
    ObjectSchema schema =
        unknown
            .declared()
            .map(SchemaAnswer.Declared::schema)
            .orElseGet(() -> undeclared(name.kind()));
    String source = unknown.declared().map(SchemaAnswer.Declared::source).orElse("no schema");
    return new SchemaAnswer.Known(types.root(name, schema, true), named(source), true, true);
  }

  private SchemaAnswer.Declared over(KindName name, SchemaAnswer.Declared declared) {
    return new SchemaAnswer.Declared(
        types.root(name, declared.schema(), false), named(declared.source()));
  }

  private String named(String source) {
    int count = overlay.rules().size();
    return count == 0 ? source : source + " · " + count + " own";
  }

  /** A kind of which no schema is at hand: only its metadata is known, as all kinds share that. */
  private ObjectSchema undeclared(String kind) {
    return new KnownFields(
        kind,
        under.definition(BundledDefinitions.OBJECT_META).stream()
            .map(type -> FieldRule.freeForm(kind, "metadata").withType(type))
            .toList());
  }
}
