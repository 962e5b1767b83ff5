package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Change;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which text a change goes to, and what stays in it. */
class EditedTextsTest {

  private static final String LOCAL =
      """
      kind: Deployment
      metadata:
        name: web # ours
      spec:
        replicas: 2 # enough
        paused: true
      """;

  private static final String ANNOTATED =
      """
      kind: Deployment
      metadata:
        name: web
        annotations:
          kubectl.kubernetes.io/last-applied-configuration: '{"spec":{"replicas":1}}'
      spec:
        replicas: 3
      """;

  private static Optional<SourceDocument> read(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(SourceReader.read("x", text));
  }

  private static ThreeDocuments<SourceDocument> documents(String lastApplied, String live) {
    return new ThreeDocuments<>(read(lastApplied), read(LOCAL).orElseThrow(), read(live));
  }

  private static Change replicas(Role role, int count) {
    return new Change(role, FieldPath.of("spec", "replicas"), Optional.of(new IntegerValue(count)));
  }

  private static Change without(Role role, String field) {
    return new Change(role, FieldPath.of("spec", field), Optional.empty());
  }

  private static Map<Role, String> done(EditedTexts edited) {
    assertThat(edited).isInstanceOf(EditedTexts.Done.class);
    return ((EditedTexts.Done) edited).texts();
  }

  @Test
  void onlyTextsThatChangeComeBack() {
    EditedTexts edited =
        EditedTexts.of(documents(LOCAL, ANNOTATED), List.of(replicas(Role.LOCAL, 5)));
    assertThat(done(edited)).containsOnlyKeys(Role.LOCAL);
    assertThat(done(edited).get(Role.LOCAL)).isEqualTo(LOCAL.replace("replicas: 2", "replicas: 5"));
    assertThat(((EditedTexts.Done) edited).comments()).isZero();
  }

  @Test
  void commentsThatGoAreCounted() {
    EditedTexts edited =
        EditedTexts.of(
            documents(LOCAL, ""),
            List.of(without(Role.LOCAL, "replicas"), without(Role.LAST_APPLIED, "replicas")));
    assertThat(((EditedTexts.Done) edited).comments()).isEqualTo(2);
    assertThat(done(edited).get(Role.LOCAL)).contains("web # ours").doesNotContain("replicas");
  }

  @Test
  void severalChangesOfADocumentAreOneEdit() {
    EditedTexts edited =
        EditedTexts.of(
            documents(LOCAL, ""), List.of(replicas(Role.LOCAL, 5), without(Role.LOCAL, "paused")));
    assertThat(done(edited).get(Role.LOCAL))
        .contains("name: web # ours", "replicas: 5 # enough")
        .doesNotContain("paused");
  }

  @Test
  void lastAppliedThatWasNotGivenIsLivesAnnotation() {
    EditedTexts edited =
        EditedTexts.of(documents("", ANNOTATED), List.of(replicas(Role.LAST_APPLIED, 5)));
    assertThat(done(edited)).containsOnlyKeys(Role.LIVE);
    assertThat(done(edited).get(Role.LIVE)).contains("\"replicas\":5", "  replicas: 3");
  }

  @Test
  void whereThereIsNeitherNothingChanges() {
    assertThat(EditedTexts.of(documents("", LOCAL), List.of(replicas(Role.LAST_APPLIED, 5))))
        .isEqualTo(new EditedTexts.Refused(Role.LIVE, ComparisonWording.NO_ANNOTATION.text()));
    assertThat(EditedTexts.of(documents("", ""), List.of(replicas(Role.LAST_APPLIED, 5))))
        .isEqualTo(new EditedTexts.Refused(Role.LIVE, ComparisonWording.NO_DOCUMENT.text()));
  }

  @Test
  void aDocumentThatIsNotThereIsMadeOnDemand() {
    EditedTexts made =
        EditedTexts.making(
            documents("", ""), List.of(replicas(Role.LIVE, 5), replicas(Role.LAST_APPLIED, 4)));
    String head = "kind: Deployment\nmetadata:\n  name: web\nspec:\n  replicas: ";
    assertThat(done(made))
        .containsOnly(
            Map.entry(Role.LIVE, head + "5\n"), Map.entry(Role.LAST_APPLIED, head + "4\n"));
  }

  @Test
  void liveAndItsAnnotationChangeTogether() {
    EditedTexts made =
        EditedTexts.making(
            documents("", ANNOTATED),
            List.of(replicas(Role.LIVE, 6), replicas(Role.LAST_APPLIED, 5)));
    assertThat(done(made)).containsOnlyKeys(Role.LIVE);
    assertThat(done(made).get(Role.LIVE)).contains("\"replicas\":5", "  replicas: 6");
  }
}
