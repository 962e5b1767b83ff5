package dev.tripatch.dialect;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.KustomizeCatalog;
import dev.tripatch.schema.overlay.SchemaPlace;
import dev.tripatch.schema.overlay.TypeKind;
import java.util.List;
import java.util.Optional;

/**
 * Which rule each tool follows for the same field: kubectl apply reads patch strategy and merge
 * key, server-side apply list type and map type; kustomize carries a schema of its own, and is
 * taken to be given what a person brought; Helm has the types that are compiled in.
 *
 * @param inForce the schemas in force, own rules included
 * @param builtIn the kinds of Kubernetes as they are
 */
public record RuleUses(SchemaSource inForce, SchemaSource builtIn) {

  private static final SchemaSource OF_KUSTOMIZE = new KustomizeCatalog();

  /** What the tools do with a field, kubectl first; empty if no schema knows the field. */
  public List<RuleUse> of(String apiVersion, String kind, List<String> way) {
    SchemaAnswer answer = inForce.lookUp(apiVersion, kind);
    return answer
        .fields()
        .flatMap(root -> SchemaPlace.rule(root, way))
        .map(rule -> uses(answer, rule, apiVersion, kind, way))
        .orElse(List.of());
  }

  private List<RuleUse> uses(
      SchemaAnswer answer, FieldRule rule, String apiVersion, String kind, List<String> way) {
    boolean isCustom =
        answer instanceof SchemaAnswer.Unknown
            || answer instanceof SchemaAnswer.Known known && known.isWhatIf();
    return List.of(
        new RuleUse(RuleUseWording.KUBECTL.text(), isCustom ? json(rule) : strategic(rule)),
        new RuleUse(
            RuleUseWording.SERVER_SIDE.text(),
            serverSide(rule, answer instanceof SchemaAnswer.Known)),
        new RuleUse(
            (answer.brought().isPresent()
                    ? RuleUseWording.KUSTOMIZE_GIVEN
                    : RuleUseWording.KUSTOMIZE)
                .text(),
            kustomize(answer, rule, apiVersion, kind, way)),
        new RuleUse(RuleUseWording.HELM.text(), helm(rule, apiVersion, kind, way)));
  }

  private static String json(FieldRule rule) {
    return RuleUseWording.JSON_MERGE.text("use", withoutRule(rule.type()));
  }

  private static String withoutRule(SchemaType type) {
    if (type instanceof SchemaType.ListOf) {
      return RuleUseWording.REPLACES_LIST.text();
    }
    return TypeKind.isScalar(type)
        ? RuleUseWording.REPLACES_VALUE.text()
        : RuleUseWording.MERGES_FIELDS.text();
  }

  /** What a strategic merge patch does, by patch strategy and merge key. */
  private static String strategic(FieldRule rule) {
    String use = withoutClearing(rule);
    return rule.retainsKeys() ? RuleUseWording.CLEARS.text("use", use) : use;
  }

  private static String withoutClearing(FieldRule rule) {
    if (rule.type() instanceof SchemaType.ListOf list && rule.merges()) {
      return rule.mergeKey()
          .map(key -> RuleUseWording.MERGES_ITEMS.text("keys", key))
          .orElseGet(
              () ->
                  TypeKind.isScalar(list.items())
                      ? RuleUseWording.MERGES_SET.text()
                      : RuleUseWording.REFUSES.text());
    }
    return rule.replaces() && !(rule.type() instanceof SchemaType.ListOf)
        ? RuleUseWording.REPLACES_OBJECT.text()
        : withoutRule(rule.type());
  }

  /**
   * Without a list type, server-side apply takes the patch strategy for one; a definition of custom
   * resources has none.
   */
  private static String serverSide(FieldRule rule, boolean readsStrategies) {
    return switch (rule.type()) {
      case SchemaType.ListOf ignored -> ownsList(rule, readsStrategies);
      case ObjectSchema object -> ownsMap(rule.mapType().or(object::mapType));
      case SchemaType.MapOf ignored -> ownsMap(rule.mapType());
      case SchemaType.Primitive ignored -> RuleUseWording.OWNS_VALUE.text();
    };
  }

  private static String ownsMap(Optional<String> mapType) {
    return mapType.equals(Optional.of("atomic"))
        ? RuleUseWording.OWNS_OBJECT.text()
        : RuleUseWording.OWNS_FIELDS.text();
  }

  private static String ownsList(FieldRule rule, boolean readsStrategies) {
    String byStrategy = rule.mergeKey().isPresent() ? "map" : "set";
    String type = rule.listType().orElse(readsStrategies && rule.merges() ? byStrategy : "atomic");
    return switch (type) {
      case "map" -> RuleUseWording.OWNS_ITEMS.text("keys", keys(rule));
      case "set" -> RuleUseWording.OWNS_SET.text();
      default -> RuleUseWording.OWNS_LIST.text();
    };
  }

  private static String keys(FieldRule rule) {
    return rule.listMapKeys().isEmpty()
        ? rule.mergeKey().orElse("")
        : String.join(", ", rule.listMapKeys());
  }

  /** It reads no strategy but merge, for lists only, and prefers list map keys to the merge key. */
  private static String kustomize(
      SchemaAnswer answer, FieldRule rule, String apiVersion, String kind, List<String> way) {
    return answer
        .brought()
        .or(() -> OF_KUSTOMIZE.lookUp(apiVersion, kind).fields())
        .flatMap(root -> SchemaPlace.rule(root, way))
        .filter(own -> own.merges() && own.type() instanceof SchemaType.ListOf)
        .map(
            own ->
                keys(own).isEmpty()
                    ? RuleUseWording.MERGES_SET.text()
                    : RuleUseWording.MERGES_ITEMS.text("keys", keys(own)))
        .orElseGet(() -> withoutRule(rule.type()));
  }

  private String helm(FieldRule rule, String apiVersion, String kind, List<String> way) {
    if (!(builtIn.lookUp(apiVersion, kind) instanceof SchemaAnswer.Known known)) {
      return json(rule);
    }
    return SchemaPlace.rule(known.schema(), way)
        .map(RuleUses::strategic)
        .orElseGet(() -> RuleUseWording.NOT_DECLARED.text("use", withoutRule(rule.type())));
  }

  /**
   * What one tool makes of a field's rule.
   *
   * @param tool the tool, for people
   * @param use what it does with the field, in a phrase: {@code merges items by name}
   */
  public record RuleUse(String tool, String use) {}
}
