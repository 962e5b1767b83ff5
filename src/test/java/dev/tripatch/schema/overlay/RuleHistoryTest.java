package dev.tripatch.schema.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.Catalog;
import dev.tripatch.schema.catalog.CatalogText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RuleHistoryTest {

  private static final RuleHistory HISTORY = new RuleHistory(releases());

  private static Map<String, SchemaSource> releases() {
    Map<String, SchemaSource> releases = new LinkedHashMap<>();
    releases.put("9.3", release(" working []string", " zones []string patch=merge key=type"));
    releases.put("9.2", release(" working []string"));
    releases.put("9.1", release(" working []string list=atomic"));
    return releases;
  }

  private static SchemaSource release(String... changing) {
    String text =
        """
        tripatch-catalogue 1
        release Kubernetes 9
        kind a.b/v1 Widget b.a.Widget
        object b.a.Widget
         name string
         volumes []string patch=merge,retainKeys key=name list=map keys=name
        %s
        """
            .formatted(String.join("\n", changing));
    return new Catalog(CatalogText.parse(text));
  }

  private static List<String> of(String field) {
    return HISTORY.of("a.b/v1", "Widget", List.of(field));
  }

  @Test
  void aRuleThatNeverChanged() {
    assertThat(of("volumes"))
        .containsExactly(
            "The same in Kubernetes 9.3, 9.2, 9.1: patchStrategy merge,retainKeys, patchMergeKey"
                + " name, listType map, listMapKeys name.");
    assertThat(of("name")).containsExactly("The same in Kubernetes 9.3, 9.2, 9.1: no annotation.");
  }

  @Test
  void aRuleThatChanged() {
    assertThat(of("working"))
        .containsExactly(
            "The same in Kubernetes 9.3, 9.2: no annotation.", "Kubernetes 9.1: listType atomic.");
  }

  @Test
  void aFieldOrAKindThatIsNew() {
    assertThat(of("nothing"))
        .containsExactly("The same in Kubernetes 9.3, 9.2, 9.1: no such field.");
    assertThat(of("zones"))
        .containsExactly(
            "Kubernetes 9.3: patchStrategy merge, patchMergeKey type.",
            "The same in Kubernetes 9.2, 9.1: no such field.");
    assertThat(HISTORY.of("example.com/v1", "Widget", List.of("spec"))).isEmpty();
  }
}
