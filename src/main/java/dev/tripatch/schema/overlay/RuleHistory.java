package dev.tripatch.schema.overlay;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What several releases say of the same field.
 *
 * @param releases the releases by their version, the newest first
 */
public record RuleHistory(Map<String, SchemaSource> releases) {

  public RuleHistory {
    releases = new LinkedHashMap<>(releases);
  }

  /**
   * A sentence for each answer of the releases: {@code The same rule in 1.36 and 1.32.}
   *
   * @return empty if no release knows the kind
   */
  public List<String> of(String apiVersion, String kind, List<String> way) {
    Map<String, List<String>> versions = new LinkedHashMap<>();
    releases.forEach(
        (version, source) ->
            source
                .lookUp(apiVersion, kind)
                .fields()
                .ifPresent(
                    root ->
                        versions
                            .computeIfAbsent(
                                said(SchemaPlace.rule(root, way)), none -> new ArrayList<>())
                            .add(version)));
    List<String> sentences = new ArrayList<>();
    versions.forEach((rule, all) -> sentences.add(sentence(rule, all)));
    return sentences;
  }

  private static String said(Optional<FieldRule> rule) {
    return rule.map(RuleHistory::annotations).orElse(SchemaWording.NO_FIELD.text());
  }

  private static String annotations(FieldRule rule) {
    String said =
        Stream.of(Annotation.values())
            .filter(each -> !each.of(rule).isEmpty())
            .map(each -> each.word() + " " + each.of(rule))
            .collect(Collectors.joining(", "));
    return said.isEmpty() ? SchemaWording.NO_ANNOTATION.text() : said;
  }

  private static String sentence(String rule, List<String> versions) {
    String all = String.join(", ", versions);
    return versions.size() > 1
        ? SchemaWording.SAME_IN.text("releases", all, "rule", rule)
        : SchemaWording.ONLY_IN.text("release", all, "rule", rule);
  }
}
