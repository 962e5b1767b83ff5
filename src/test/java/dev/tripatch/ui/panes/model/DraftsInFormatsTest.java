package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchEffect;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.ui.feature.compose.DraftEdits;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.History;
import dev.tripatch.ui.panes.document.OpenDocument;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/**
 * A patch that a person wrote survives every change of format. Who comes back to the format that
 * they wrote in finds the very text; every other format says the same effect, or why it cannot.
 */
class DraftsInFormatsTest {

  private static final String LIVE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, labels: {a: one, b: two}}
      spec:
        replicas: 1
        template:
          spec:
            containers:
            - {name: web, image: web:1, args: [x, y]}
            - {name: side, image: side:1}
      """;

  /** A patch that was written, in its format. */
  private record Draft(PatchFormat format, String text) {}

  private static final List<Draft> DRAFTS =
      List.of(
          new Draft(PatchFormat.STRATEGIC, "# mine\nspec: {replicas: 7}\n"),
          new Draft(
              PatchFormat.STRATEGIC,
              "spec: {template: {spec: {containers: [{name: side, $patch: delete}]}}}\n"),
          new Draft(PatchFormat.STRATEGIC, "spec: {replicas: 8}   # the blanks stay   \n\n\n"),
          new Draft(PatchFormat.MERGE, "metadata: {labels: {a: null}}\n"),
          new Draft(
              PatchFormat.MERGE,
              "spec: {template: {spec: {containers: [{name: side, image: s:2}]}}}\n"),
          new Draft(PatchFormat.JSON, "[{op: replace, path: /spec/replicas, value: 9}]\n"),
          // A JSON merge patch cannot set null.
          new Draft(PatchFormat.JSON, "[{op: add, path: /spec/paused, value: null}]\n"),
          new Draft(PatchFormat.JSON, "[{op: remove, path: /spec/none}]\n"),
          new Draft(PatchFormat.STRATEGIC, "spec: {replicas: [\n"),
          new Draft(PatchFormat.STRATEGIC, "spec: {template: {spec: {containers: [{image: x}]}}}"),
          new Draft(PatchFormat.MERGE, "\n"));

  /** How the text came there. */
  enum Arrival {
    TYPED,
    SAVED,
    OPENED
  }

  private final OpenModel model;
  private final ComposerViewModel composer;
  private final List<String> said = new ArrayList<>();
  private final Deque<Runnable> work = new ArrayDeque<>();

  DraftsInFormatsTest() {
    model = new OpenModel(work::add);
    model.open("", LIVE.replace("replicas: 1", "replicas: 3"), LIVE);
    composer = new ComposerViewModel(model.documents.drafts(), model.comparison);
    new DraftEdits(model.context(Runnable::run, composer), place -> {}, said::add).convertFormats();
    settle();
  }

  private void settle() {
    while (!work.isEmpty()) {
      work.remove().run();
    }
  }

  private void write(Draft draft, Arrival arrival) {
    if (arrival == Arrival.OPENED) {
      composer.open(draft.format(), OpenDocument.unfiled("composed patch", draft.text()));
    } else {
      composer.begin(draft.format());
      settle();
      composer.drafts().in(draft.format()).type(draft.text());
    }
    if (arrival == Arrival.SAVED) {
      composer.drafts().in(draft.format()).saved(OpenDocument.unfiled("patch.yaml", draft.text()));
    }
    settle();
  }

  /** A change of format; the next may come before anything was computed for it. */
  private void choose(PatchFormat format, boolean isSettled) {
    said.clear();
    composer.choose(format);
    if (isSettled) {
      settle();
    }
  }

  private static Optional<MapValue> effect(PatchFormat format, String text) {
    SourceDocument live = SourceReader.read("live", LIVE);
    SchemaAnswer schema = OpenModel.WORKBENCH.schemaOf(live.object().orElseThrow());
    return SourceReader.read("patch", text)
        .decoded()
        .flatMap(
            patch -> new PatchEffect(live.decodedObject().orElseThrow(), schema).of(format, patch));
  }

  @Property(tries = 150)
  void survive(
      @ForAll @IntRange(max = 10) int which,
      @ForAll Arrival arrival,
      @ForAll @Size(max = 7) List<PatchFormat> changes,
      @ForAll boolean isHasty) {
    DraftsInFormatsTest fresh = new DraftsInFormatsTest();
    Draft draft = DRAFTS.get(which);
    if (arrival != Arrival.TYPED && draft.text().isBlank()) {
      return;
    }
    fresh.write(draft, arrival);
    changes.forEach(format -> fresh.choose(format, !isHasty));
    fresh.settle();
    for (PatchFormat format : PatchFormat.values()) {
      fresh.choose(draft.format(), true);
      fresh.choose(format, true);
      fresh.assertShown(draft, format);
    }
    fresh.choose(draft.format(), true);
    assertThat(fresh.text(draft.format())).isEqualTo(draft.text());
  }

  private String text(PatchFormat format) {
    assertThat(composer.currentProperty().get()).contains(format);
    return composer.drafts().in(format).getText();
  }

  private void assertShown(Draft draft, PatchFormat format) {
    PatchFormat current = composer.currentProperty().get().orElseThrow();
    String shown = text(current);
    if (format == draft.format()) {
      assertThat(current).isEqualTo(format);
    }
    if (current == draft.format()) {
      assertThat(shown).isEqualTo(draft.text());
    }
    Optional<MapValue> meant = effect(draft.format(), draft.text());
    boolean isSame = meant.isPresent() && effect(format, shown).equals(meant);
    boolean isTold =
        current == draft.format()
            && said.stream().anyMatch(each -> each.startsWith("Your patch could not be converted"));
    assertThat(current == draft.format() ? isTold || format == current : isSame)
        .as("%s in %s: %s, %s", draft, format, shown, said)
        .isTrue();
  }

  @Test
  void theReasonIsToldInEveryFormatThatCannotSayIt() {
    write(
        new Draft(PatchFormat.JSON, "[{op: add, path: /spec/paused, value: null}]\n"),
        Arrival.TYPED);
    choose(PatchFormat.MERGE, true);
    assertThat(said)
        .containsExactly(
            "Your patch could not be converted, so it stays a JSON Patch. spec.paused: A JSON"
                + " merge patch cannot set null, because null deletes; so this field is not set.");
    assertThat(text(PatchFormat.JSON)).contains("value: null");
    choose(PatchFormat.STRATEGIC, true);
    assertThat(said).singleElement().asString().startsWith("Your patch could not be converted");
    assertThat(text(PatchFormat.JSON)).contains("value: null");
  }

  private static final Draft NINE =
      new Draft(PatchFormat.JSON, "[{op: replace, path: /spec/replicas, value: 9}]\n");

  @Test
  void whatIsWrittenNowIsSaidEachTime() {
    write(DRAFTS.getFirst(), Arrival.TYPED);
    choose(PatchFormat.JSON, true);
    composer.drafts().in(PatchFormat.JSON).type(NINE.text());
    settle();
    choose(PatchFormat.STRATEGIC, true);
    assertThat(effect(PatchFormat.STRATEGIC, text(PatchFormat.STRATEGIC)))
        .isEqualTo(effect(PatchFormat.JSON, NINE.text()));
    choose(PatchFormat.JSON, true);
    assertThat(text(PatchFormat.JSON)).isEqualTo(NINE.text());
  }

  @Test
  void whatCannotBeSaidStaysBesideWhatWasWrittenBefore() {
    write(DRAFTS.get(3), Arrival.TYPED);
    composer.leave();
    Draft setsNull = DRAFTS.get(6);
    write(setsNull, Arrival.TYPED);
    choose(PatchFormat.MERGE, true);
    assertThat(text(PatchFormat.JSON)).isEqualTo(setsNull.text());
    assertThat(composer.drafts().in(PatchFormat.MERGE).getText()).isEqualTo(DRAFTS.get(3).text());
    assertThat(said)
        .singleElement()
        .asString()
        .startsWith("Your patch could not be converted, so it stays a JSON Patch.");
  }

  private void step(boolean isBack) {
    Optional<DocumentViewModel> here = composer.drafts().currentText();
    History history = model.documents.history();
    (isBack ? history.undo(here) : history.redo(here)).ifPresent(composer::follow);
    settle();
  }

  @Test
  void undoAfterAConversionGivesWhatWasThereAndRedoTheConversion() {
    write(DRAFTS.getFirst(), Arrival.TYPED);
    choose(PatchFormat.JSON, true);
    String converted = text(PatchFormat.JSON);
    step(true);
    assertThat(text(PatchFormat.STRATEGIC)).isEqualTo(DRAFTS.getFirst().text());
    step(false);
    assertThat(text(PatchFormat.JSON)).isEqualTo(converted);
    composer.drafts().in(PatchFormat.JSON).type(NINE.text());
    choose(PatchFormat.STRATEGIC, true);
    step(true);
    assertThat(text(PatchFormat.JSON)).isEqualTo(NINE.text());
    assertThat(composer.drafts().in(PatchFormat.STRATEGIC).getText())
        .isEqualTo(DRAFTS.getFirst().text());
  }

  @Test
  void whoBeganAnewInAFormatGoesOnWithThat() {
    write(DRAFTS.getFirst(), Arrival.TYPED);
    choose(PatchFormat.JSON, true);
    composer.startOver();
    settle();
    choose(PatchFormat.MERGE, true);
    assertThat(text(PatchFormat.MERGE)).contains("replicas: 3");
    choose(PatchFormat.STRATEGIC, true);
    assertThat(text(PatchFormat.STRATEGIC)).isEqualTo(DRAFTS.getFirst().text());
  }
}
