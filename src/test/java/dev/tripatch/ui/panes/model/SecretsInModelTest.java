package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.laws.RandomSecrets;
import dev.tripatch.laws.Sample;
import dev.tripatch.share.ReportFormat;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.feature.share.ReportViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a secret can be seen, and when. */
class SecretsInModelTest {
  private static final String SECRET =
      "apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {token: %s}\n";

  private static final int TRIES = 200;

  private final OpenModel model = new OpenModel();
  private final ReportViewModel reports =
      new ReportViewModel(model.comparer, Runnable::run, Runnable::run);

  private String shown(Role pane) {
    return model.comparison.paneProperty(pane).get().map(PaneText::text).orElse("");
  }

  @Test
  void valuesAreMaskedUntilAllAreRevealed() {
    model.open("", SECRET.formatted("hunter-two"), SECRET.formatted("hunter-one"));
    assertThat(shown(Role.RESULT)).contains("token").doesNotContain("hunter");
    model.documents.secrets().allRevealedProperty().set(true);
    assertThat(shown(Role.RESULT)).contains("hunter-two");
    model.documents.secrets().allRevealedProperty().set(false);
    assertThat(shown(Role.RESULT)).doesNotContain("hunter");
  }

  /** Masks are for showing: every panel says the same with them and without. */
  @Test
  void masksChangeNothingButValues() {
    RandomSecrets secrets = new RandomSecrets(Sample.random());
    int masked = 0;
    for (int i = Sample.tries(TRIES); i > 0; i--) {
      MapValue last = secrets.secret();
      MapValue live = secrets.edited(last);
      OpenModel model = new OpenModel();
      model.open(
          YamlWriter.write(last), YamlWriter.write(secrets.edited(last)), YamlWriter.write(live));
      if (i % 2 == 0) {
        MapValue answer = secrets.edited(live);
        model.comparison.answered(
            model.documents.snapshot().orElseThrow(),
            Masking.of(List.of(answer, live)).masked(answer));
      }
      List<String> hidden = facts(model);
      masked += model.documents.secrets().hiddenProperty().get().count();
      model.documents.secrets().allRevealedProperty().set(true);
      assertThat(hidden).as(YamlWriter.write(live)).containsExactlyElementsOf(facts(model));
    }
    assertThat(masked).isGreaterThan(Sample.tries(TRIES));
  }

  /** What the panels say, but for the values. */
  private static List<String> facts(OpenModel model) {
    ComparisonView view = model.comparison.getView().orElseThrow();
    List<String> facts = new ArrayList<>();
    view.rowsWithInside().forEach(row -> facts.add("row " + row.path()));
    view.reasons().orElseThrow().all().stream()
        .map(
            field ->
                field.path()
                    + " %s %s %s".formatted(field.outcome(), field.reason(), field.standing()))
        .forEach(facts::add);
    facts.add(view.counts() + " " + view.remarks() + model.decisions.getTally().words());
    view.asStored().stored().changes().forEach(each -> facts.add("stored " + each.path()));
    Fates fates = model.decisions.fates().orElseThrow();
    for (FieldPath path : fates.undecided()) {
      for (Fate fate : Fate.values()) {
        facts.add(path + " " + fates.outline(fate, List.of(path)).parts().size());
      }
    }
    return facts;
  }

  @Test
  void whatIsOpenedNextIsMaskedAgain() {
    model.open("", SECRET.formatted("hunter-two"), SECRET.formatted("hunter-one"));
    model.documents.secrets().allRevealedProperty().set(true);
    model.documents.live().open(OpenDocument.unfiled("live", SECRET.formatted("hunter-three")));
    assertThat(model.documents.secrets().allRevealedProperty().get()).isFalse();
    assertThat(shown(Role.RESULT)).contains("token").doesNotContain("hunter");
  }

  @Test
  void oneValueIsRevealedByItsMask() {
    model.open("", SECRET.formatted("hunter-two"), SECRET.formatted("hunter-one"));
    assertThat(model.documents.secrets().reveal("no mask")).isZero();
    assertThat(model.documents.secrets().reveal(shown(Role.RESULT))).isEqualTo(1);
    assertThat(shown(Role.RESULT)).contains("hunter-two");
  }

  @Test
  void aComposedPatchIsMaskedToo() {
    model.open("", SECRET.formatted("hunter-two"), SECRET.formatted("hunter-one"));
    model
        .documents
        .drafts()
        .in(PatchFormat.MERGE)
        .open(
            OpenDocument.unfiled(
                "patch", "{stringData: {token: hunter-three, more: hunter-four}}\n"));
    model.documents.drafts().compose(PatchFormat.MERGE);
    assertThat(shown(Role.RESULT)).contains("token", "more").doesNotContain("hunter");
    assertThat(shown(Role.PATCH)).contains("token", "more").doesNotContain("hunter");
    assertThat(model.documents.secrets().reveal(shown(Role.PATCH))).isEqualTo(2);
    assertThat(shown(Role.PATCH)).contains("hunter-three", "hunter-four");
    model.documents.secrets().maskAll();
    assertThat(shown(Role.PATCH)).doesNotContain("hunter");
    assertThat(model.documents.secrets().hiddenProperty().get().texts().keySet())
        .contains(Role.PATCH);
    model.documents.secrets().allRevealedProperty().set(true);
    assertThat(shown(Role.RESULT)).contains("hunter-three", "hunter-four");
  }

  @Test
  void aReportQuotesNoSecretThatTheWindowReveals() {
    model.open("", SECRET.formatted("hunter-two"), SECRET.formatted("hunter-one"));
    model.documents.secrets().allRevealedProperty().set(true);
    assertThat(report())
        .isInstanceOfSatisfying(
            ReportViewModel.Report.Written.class,
            written -> assertThat(written.text()).contains("token").doesNotContain("hunter"));
  }

  @Test
  void aReportNamesTheDocumentThatCannotBeRead() {
    model.open("", "a: [\n", "a: 1\n");
    assertThat(report())
        .isInstanceOfSatisfying(
            ReportViewModel.Report.Unreadable.class,
            unreadable -> assertThat(unreadable.sentence()).startsWith(Role.LOCAL.title() + ": "));
  }

  private ReportViewModel.Report report() {
    return reports.write(model.documents.snapshot().orElseThrow(), ReportFormat.MARKDOWN).join();
  }
}
