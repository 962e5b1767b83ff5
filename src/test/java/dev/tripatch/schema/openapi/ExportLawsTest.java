package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.gosource.GoWriter;
import dev.tripatch.schema.openapi.ImportedSchema.SchemaForm;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What is taken out and brought in again is the same, in each form. */
class ExportLawsTest {

  @Property(tries = 100)
  void openApi(@ForAll("releases") Release release) throws ImportException {
    assertThat(imported(OpenApiWriter.write(release), SchemaForm.OPENAPI_V2))
        .isEqualTo(text(release));
  }

  @Property(tries = 100)
  void goSource(@ForAll("goReleases") Release release) throws ImportException {
    assertThat(imported(GoWriter.write(release), SchemaForm.GO)).isEqualTo(text(release));
  }

  @Property(tries = 100)
  void customResources(@ForAll("releases") Release release) throws ImportException {
    for (DeclaredKind kind : release.kinds()) {
      Optional<String> patch = CrdPatchWriter.write(release, kind);
      Map<String, String> rules = Releases.serverSideRules(release, kind);
      assertThat(patch.isPresent() || rules.isEmpty()).isTrue();
      if (patch.isPresent()) {
        ImportedSchema back = SchemaImport.read(Releases.LABEL, patch.get());
        assertThat(back.notes()).isEmpty();
        assertThat(serverSideRulesOf(back.release(), kind)).isEqualTo(rules);
      }
    }
  }

  @Test
  void theBundledCatalogueAsOpenApi() throws ImportException {
    Release release = Releases.bundled();
    assertThat(imported(OpenApiWriter.write(release), SchemaForm.OPENAPI_V2))
        .isEqualTo(text(release));
  }

  @Test
  void theRulesOfTheBundledCatalogueAsGoSource() throws ImportException {
    Release release = Releases.bundled();
    ImportedSchema back = SchemaImport.read(Releases.LABEL, GoWriter.write(release));
    assertThat(back.notes()).isEmpty();
    assertThat(difference(rulesByField(back.release()), rulesByField(release))).isEmpty();
    assertThat(difference(rulesByField(release), rulesByField(back.release()))).isEmpty();
  }

  private static Map<String, String> rulesByField(Release release) {
    Map<String, String> rules = new TreeMap<>();
    for (DeclaredObject object : release.objects()) {
      object
          .fields()
          .forEach(field -> rules.put(object.name() + " " + field.name(), Releases.rules(field)));
    }
    return rules;
  }

  private static Map<String, String> difference(
      Map<String, String> these, Map<String, String> those) {
    Map<String, String> difference = new TreeMap<>(these);
    difference.entrySet().removeAll(those.entrySet());
    return difference;
  }

  private static Map<String, String> serverSideRulesOf(Release back, DeclaredKind kind) {
    return back.kinds().stream()
        .filter(each -> each.apiVersion().equals(kind.apiVersion()))
        .findFirst()
        .map(each -> Releases.serverSideRules(back, each))
        .orElse(Map.of());
  }

  private static String imported(String exported, SchemaForm form) throws ImportException {
    ImportedSchema back = SchemaImport.read(Releases.LABEL, exported);
    assertThat(back.notes()).isEmpty();
    assertThat(back.form()).isEqualTo(form);
    return text(back.release());
  }

  private static String text(Release release) {
    return CatalogText.write(List.of(release));
  }

  @Provide
  Arbitrary<Release> releases() {
    return Releases.any(
            List.of(
                "string", "integer", "any", "object", "Quantity", "Time:date-time", "Time", "Own"))
        .map(Releases::described);
  }

  /** With those plain types that Go has. */
  @Provide
  Arbitrary<Release> goReleases() {
    return Releases.any(
        List.of("string", "integer:int32", "any", "object", "Quantity", "string:byte", "Own"));
  }
}
