package dev.tripatch.schema.catalog;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.FieldRules;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.Structure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedCollection;

/** An object of a release, decoded when its content is first asked for. */
final class LinkedObject implements ObjectSchema {

  private final String definition;
  private final LinkedRelease release;
  private final Lazy<Content> content = new Lazy<>(this::decode);

  LinkedObject(String definition, LinkedRelease release) {
    this.definition = definition;
    this.release = release;
  }

  private record Content(
      Optional<String> mapType,
      List<String> required,
      Structure structure,
      FieldRules rules,
      Map<String, String> descriptions) {}

  @Override
  public String name() {
    return DeclaredObject.shortName(definition);
  }

  @Override
  public String definition() {
    return definition;
  }

  @Override
  public Optional<FieldRule> field(String key) {
    return content.get().rules().find(key);
  }

  @Override
  public SequencedCollection<String> fieldNames() {
    return content.get().rules().names();
  }

  @Override
  public boolean isPointer(String field) {
    return GoFields.isPointer(definition, field);
  }

  @Override
  public Optional<String> mapType() {
    return content.get().mapType();
  }

  @Override
  public List<String> requiredFields() {
    return content.get().required();
  }

  @Override
  public Structure structure() {
    return content.get().structure();
  }

  @Override
  public Optional<String> description(String field) {
    return Optional.ofNullable(content.get().descriptions().get(field));
  }

  /** The name only, since a type may contain itself. */
  @Override
  public String toString() {
    return name();
  }

  private Content decode() {
    DeclaredObject declared = release.declared(definition);
    List<FieldRule> rules = new ArrayList<>();
    Map<String, String> descriptions = new HashMap<>();
    for (DeclaredField field : declared.fields()) {
      rules.add(rule(field));
      field.description().ifPresent(sentence -> descriptions.put(field.name(), sentence));
    }
    return new Content(
        declared.mapType(),
        declared.required(),
        declared.structure(),
        new FieldRules(rules),
        Map.copyOf(descriptions));
  }

  private FieldRule rule(DeclaredField field) {
    return new FieldRule(
        name(),
        field.name(),
        KnownValues.in(definition, field.name(), release.link(field.type())),
        field.strategies(),
        field.mergeKey(),
        field.listType(),
        field.listMapKeys(),
        field.mapType(),
        name() + "." + field.name() + " · " + release.label(),
        field.structure(),
        Optional.empty());
  }
}
