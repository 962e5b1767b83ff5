package dev.tripatch.schema.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.ImportedCatalog;
import java.util.List;
import org.junit.jupiter.api.Test;

class MapKeyRulesTest {

  private static final String FACTS =
      """
      tripatch-catalogue 1
      release a test
      kind example.com/v1 Widget com.example.v1.Widget
      object com.example.v1.Part
       id string
       parts []@com.example.v1.Part list=map keys=id
      object com.example.v1.Widget
       parts []@com.example.v1.Part list=map keys=id
       pairs []@com.example.v1.Part list=map keys=id,parts
       tags []string list=set
       texts []string list=atomic
       merged []@com.example.v1.Part patch=merge key=id list=map keys=id
      """;

  @Test
  void listsThatServerSideApplyMergesGetAStrategy() {
    BundledCatalog builtIn = new BundledCatalog();
    ImportedCatalog source =
        new ImportedCatalog(CatalogText.parse(FACTS).releases().getFirst(), builtIn);
    ObjectSchema widget = source.lookUp("example.com/v1", "Widget").fields().orElseThrow();
    Overlay overlay = new Overlay(MapKeyRules.of(widget), List.of());
    assertThat(overlay.rules())
        .extracting(rule -> rule.target().text() + " " + rule.annotations().values())
        .containsExactlyInAnyOrder(
            "Widget.parts [merge, id]", "Part.parts [merge, id]", "Widget.tags [merge]");
    ObjectSchema changed =
        new OverlaidSource(source, overlay)
            .lookUp("example.com/v1", "Widget")
            .fields()
            .orElseThrow();
    assertThat(SchemaPlace.rule(changed, SchemaPaths.read("parts.parts.parts")))
        .hasValueSatisfying(rule -> assertThat(rule.mergeKey()).contains("id"));
    assertThat(MapKeyRules.of(changed)).isEmpty();
  }
}
