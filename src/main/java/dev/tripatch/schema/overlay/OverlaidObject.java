package dev.tripatch.schema.overlay;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.FieldRules;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.Structure;
import dev.tripatch.schema.overlay.OverlaidTypes.Place;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An object with own rules over its fields; they are applied when it is first asked for one. */
final class OverlaidObject implements ObjectSchema {

  private final ObjectSchema under;
  private final Optional<Place> place;
  private final OverlaidTypes types;
  private final boolean isOpen;
  private volatile @Nullable FieldRules fields;

  /**
   * An object.
   *
   * @param place where it is used, if rules are about places below; else empty
   * @param isOpen whether fields that it does not declare are free-form
   */
  OverlaidObject(ObjectSchema under, Optional<Place> place, OverlaidTypes types, boolean isOpen) {
    this.under = under;
    this.place = place;
    this.types = types;
    this.isOpen = isOpen;
  }

  @Override
  public String name() {
    return under.name();
  }

  @Override
  public String definition() {
    return under.definition();
  }

  @Override
  public Optional<FieldRule> field(String key) {
    Optional<FieldRule> declared = fields().find(key);
    return declared.isEmpty() && isOpen ? Optional.of(FieldRule.freeForm(name(), key)) : declared;
  }

  @Override
  public boolean isPointer(String field) {
    return under.isPointer(field);
  }

  @Override
  public SequencedCollection<String> fieldNames() {
    return fields().names();
  }

  @Override
  public Optional<String> mapType() {
    return under.mapType();
  }

  @Override
  public List<String> requiredFields() {
    return under.requiredFields();
  }

  @Override
  public Structure structure() {
    return under.structure();
  }

  @Override
  public Optional<String> description(String field) {
    return under.description(field);
  }

  /** The name only, since a type may contain itself. */
  @Override
  public String toString() {
    return name();
  }

  private FieldRules fields() {
    FieldRules known = fields;
    if (known == null) {
      known = overlaid();
      fields = known;
    }
    return known;
  }

  private FieldRules overlaid() {
    Map<String, OwnRule> ofType = types.rules().ofType(definition());
    Map<String, OwnRule> here = place.map(types.rules()::at).orElse(Map.of());
    Map<String, FieldRule> rules = new TreeMap<>();
    for (String key : under.fieldNames()) {
      rules.put(key, under.field(key).orElseThrow());
    }
    declare(ofType.keySet(), rules);
    place.ifPresent(at -> declare(types.rules().keysBelow(at), rules));
    rules.replaceAll(
        (key, rule) -> {
          FieldRule own = OwnFieldRule.over(rule, ofType.get(key), here.get(key), types);
          return own.withType(types.over(own.type(), place.map(at -> at.then(key)), isOpen));
        });
    return new FieldRules(rules.values());
  }

  /**
   * A rule about a field that no schema declares declares it, unless letters' case says another.
   */
  private void declare(Iterable<String> keys, Map<String, FieldRule> rules) {
    for (String key : keys) {
      if (under.field(key).isEmpty() && !key.equals(SchemaType.MapOf.ANY_KEY)) {
        rules.put(key, FieldRule.freeForm(name(), key).withType(SchemaType.Primitive.UNDECLARED));
      }
    }
  }

  /** Makes the rule of a field from the schema's and a person's own. */
  private static final class OwnFieldRule {

    private OwnFieldRule() {}

    /**
     * The rule in force.
     *
     * @param rule the schema's
     * @param ofType the own rule for the type; null if there is none
     * @param ofKind the own rule for this place, which counts more; null if there is none
     */
    static FieldRule over(
        FieldRule rule, @Nullable OwnRule ofType, @Nullable OwnRule ofKind, OverlaidTypes types) {
      List<OwnRule> own = new ArrayList<>();
      for (@Nullable OwnRule each : new @Nullable OwnRule[] {ofType, ofKind}) {
        if (each != null) {
          own.add(each);
        }
      }
      return own.isEmpty() ? rule : over(rule, own, types);
    }

    private static FieldRule over(FieldRule rule, List<OwnRule> own, OverlaidTypes types) {
      Map<Annotation, String> changes = new EnumMap<>(Annotation.class);
      own.forEach(each -> changes.putAll(each.annotations()));
      SchemaType type =
          named(own).<SchemaType>map(types::named).orElseGet(() -> implied(rule, changes));
      String provenance =
          rule.owner() + "." + rule.name() + " · own annotation, instead of " + inShort(rule);
      return rule.with(changes, type, provenance, Optional.of(rule));
    }

    private static Optional<String> named(List<OwnRule> own) {
      return own.reversed().stream().flatMap(each -> each.type().stream()).findFirst();
    }

    /** What is to be merged as a list is one, where no schema declares anything. */
    private static SchemaType implied(FieldRule rule, Map<Annotation, String> changes) {
      boolean isList =
          Stream.of(Annotation.MERGE_KEY, Annotation.LIST_TYPE)
              .anyMatch(each -> !changes.getOrDefault(each, each.of(rule)).isEmpty());
      return isList && rule.type().equals(SchemaType.Primitive.UNDECLARED)
          ? new SchemaType.ListOf(SchemaType.Primitive.FREE_FORM)
          : rule.type();
    }

    /** {@code merge by name}, {@code no strategy}. */
    private static String inShort(FieldRule rule) {
      String strategies = Annotation.PATCH_STRATEGY.of(rule);
      return (strategies.isEmpty() ? "no strategy" : strategies)
          + rule.mergeKey().map(key -> " by " + key).orElse("");
    }
  }
}
