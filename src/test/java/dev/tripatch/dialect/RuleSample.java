package dev.tripatch.dialect;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.schema.overlay.RuleCheck;
import dev.tripatch.schema.overlay.RuleCheck.RuleFinding;
import dev.tripatch.schema.overlay.SchemaPlace;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;

/**
 * A list of a Deployment, an own rule for it, and a change of it that every way of merging reads in
 * another way.
 *
 * @param way the way to the list
 * @param rule what the own rule says
 * @param live the list before
 * @param patch the list of the patch
 */
public record RuleSample(List<String> way, String rule, String live, String patch) {

  private static final List<String> TOLERATIONS =
      List.of("spec", "template", "spec", "tolerations");
  private static final List<String> FINALIZERS =
      List.of("spec", "template", "metadata", "finalizers");

  /** Rules of every kind that mean something, for a list of objects and for one of texts. */
  public static List<RuleSample> all() {
    List<RuleSample> samples = new ArrayList<>();
    List<String> strategies = List.of("", ", patchStrategy: merge", ", patchStrategy: replace");
    for (String strategy : strategies) {
      for (String key : List.of("", ", patchMergeKey: key")) {
        for (String type :
            List.of(
                "",
                ", listType: atomic",
                ", listType: map, listMapKeys: [key]",
                ", listType: map, listMapKeys: [key, operator]")) {
          samples.add(
              new RuleSample(
                  TOLERATIONS,
                  strategy + key + type,
                  "[{key: a, operator: Exists}, {key: b, operator: Equal, value: one}]",
                  "[{key: b, operator: Equal, value: two}, {key: c, operator: Exists}]"));
        }
      }
      for (String type : List.of("", ", listType: atomic", ", listType: set")) {
        samples.add(new RuleSample(FINALIZERS, strategy + type, "[a, b]", "[b, c]"));
      }
    }
    return samples.stream().filter(each -> !each.rule().isEmpty() && each.isPossible()).toList();
  }

  private boolean isPossible() {
    return SchemaPlace.rule(
            schemas().source().lookUp("apps/v1", "Deployment").fields().orElseThrow(), way)
        .filter(rule -> RuleCheck.of(rule).stream().noneMatch(RuleFinding::isImpossible))
        .isPresent();
  }

  /** The built-in schemas with the own rule over them. */
  public Schemas schemas() {
    String field = String.join(".", way);
    String text =
        "{apiVersion: tripatch/v1, kind: SchemaOverlay, rules: [{apiVersion: apps/v1, kind:"
            + " Deployment, field: %s%s}]}".formatted(field, rule);
    return Schemas.of(new BundledCatalog()).withOverlay(overlay(text));
  }

  private static Overlay overlay(String text) {
    try {
      return OverlayFile.read(text);
    } catch (DataFault wrong) {
      throw new AssertionError(text, wrong);
    }
  }

  /** The object before the patch. */
  public MapValue before() {
    return object(live);
  }

  /** The patch; also what is applied. */
  public MapValue change() {
    return object(patch);
  }

  private MapValue object(String list) {
    String nested = list;
    for (String key : way.reversed()) {
      nested = "{" + key + ": " + nested + "}";
    }
    String text =
        "{apiVersion: apps/v1, kind: Deployment, metadata: {name: web}, " + nested.substring(1);
    return SourceReader.read("object", text).decodedObject().orElseThrow();
  }

  @Override
  public String toString() {
    return String.join(".", way) + rule;
  }
}
