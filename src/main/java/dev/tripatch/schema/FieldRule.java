package dev.tripatch.schema;

import dev.tripatch.json.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a schema says about one field.
 *
 * @param owner the short name of the type that declares it, such as {@code DeploymentSpec}
 * @param name the field's key
 * @param type the field's type
 * @param strategies its patch strategies ({@code x-kubernetes-patch-strategy}); empty if it
 *     declares none
 * @param mergeKey its merge key ({@code x-kubernetes-patch-merge-key})
 * @param listType its list type ({@code x-kubernetes-list-type}): atomic, set or map
 * @param listMapKeys its list map keys ({@code x-kubernetes-list-map-keys})
 * @param mapType its map type ({@code x-kubernetes-map-type}) as the field itself declares it:
 *     atomic or granular; its type may declare one too, see {@link ObjectSchema#mapType}
 * @param provenance where the rule comes from, for people: {@code DeploymentSpec.strategy ·
 *     Kubernetes 1.36}
 * @param structure what else a structural schema says about its value
 * @param instead the rule of the schema that a person has put this one in place of; empty if it is
 *     the schema's own
 */
public record FieldRule(
    String owner,
    String name,
    SchemaType type,
    Set<PatchStrategy> strategies,
    Optional<String> mergeKey,
    Optional<String> listType,
    List<String> listMapKeys,
    Optional<String> mapType,
    String provenance,
    Structure structure,
    Optional<FieldRule> instead) {

  /** A rule as a schema declares it. */
  public FieldRule(
      String owner,
      String name,
      SchemaType type,
      Set<PatchStrategy> strategies,
      Optional<String> mergeKey,
      Optional<String> listType,
      List<String> listMapKeys,
      Optional<String> mapType,
      String provenance) {
    this(
        owner,
        name,
        type,
        strategies,
        mergeKey,
        listType,
        listMapKeys,
        mapType,
        provenance,
        Structure.NONE,
        Optional.empty());
  }

  /** The rule of a field that nothing is known of. */
  public static FieldRule freeForm(String owner, String name) {
    return new FieldRule(
        owner,
        name,
        SchemaType.Primitive.FREE_FORM,
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        "no schema");
  }

  /** The same rule for a field of another type. */
  public FieldRule withType(SchemaType other) {
    return new FieldRule(
        owner,
        name,
        other,
        strategies,
        mergeKey,
        listType,
        listMapKeys,
        mapType,
        provenance,
        structure,
        instead);
  }

  /** The same with annotations of other values. */
  public FieldRule with(
      Map<Annotation, String> changes,
      SchemaType type,
      String provenance,
      Optional<FieldRule> instead) {
    Function<Annotation, String> value = each -> changes.getOrDefault(each, each.of(this));
    return new FieldRule(
        owner,
        name,
        type,
        Annotation.strategies(value.apply(Annotation.PATCH_STRATEGY)).orElse(Set.of()),
        word(value.apply(Annotation.MERGE_KEY)),
        word(value.apply(Annotation.LIST_TYPE)),
        Annotation.words(value.apply(Annotation.LIST_MAP_KEYS)),
        word(value.apply(Annotation.MAP_TYPE)),
        provenance,
        structure,
        instead);
  }

  private static Optional<String> word(String value) {
    return Optional.of(value).filter(text -> !text.isEmpty());
  }

  /** What a server fills in where the field is missing, as a definition says. */
  public Optional<Value> byDefault() {
    return structure.byDefault();
  }

  /** Whether a server finds it for a key: it looks for exact names, unlike Go. */
  public boolean isOf(String key) {
    return name.equals(key) || name.equals(SchemaType.MapOf.ANY_KEY);
  }

  /** Whether it says anything about patching or server-side apply. */
  public boolean isAnnotated() {
    return Stream.of(Annotation.values()).anyMatch(each -> !each.of(this).isEmpty());
  }

  /** Whether a person wrote it. */
  public boolean isOwn() {
    return instead.isPresent();
  }

  /** Whether lists here are merged item by item. */
  public boolean merges() {
    return strategies.contains(PatchStrategy.MERGE);
  }

  /** Whether a map here is written whole. */
  public boolean replaces() {
    return strategies.contains(PatchStrategy.REPLACE);
  }

  /** Whether a patch lists the keys that stay. */
  public boolean retainsKeys() {
    return strategies.contains(PatchStrategy.RETAIN_KEYS);
  }
}
