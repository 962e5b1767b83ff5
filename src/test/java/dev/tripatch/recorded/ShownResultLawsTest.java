package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.dialect.View;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.format.Phase;
import dev.tripatch.engine.format.Steps;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.Composition;
import dev.tripatch.show.DialectSheet;
import dev.tripatch.show.DialectSheet.DialectColumn;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.show.table.FieldRow;
import java.net.URISyntaxException;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The result is the result: what is shown of a field that the result lacks is struck through,
 * whatever its outcome, and nothing else is. The lines that are not struck through, read again, are
 * the document.
 */
class ShownResultLawsTest {

  @Test
  void panesShowWhatIsThere() throws URISyntaxException {
    Tally tally = new Tally();
    new RecordedViews(1).calculated((id, view) -> tally.add(panes(id, view)));
    new RecordedViews(5).composed((id, view) -> tally.add(panes(id, view)));
    assertThat(tally.cases).isGreaterThan(Sample.least(2_000));
    assertThat(tally.struck).as("cases with something gone").isGreaterThan(Sample.least(1_000));
  }

  @Test
  void stepsShowWhatIsThere() throws URISyntaxException {
    RecordedViews views = new RecordedViews(29);
    Tally tally = new Tally();
    views.calculated((id, view) -> tally.add(steps(id, view)));
    views.composed((id, view) -> tally.add(steps(id, view)));
    assertThat(tally.struck)
        .as("steps after which something is gone")
        .isGreaterThanOrEqualTo(Sample.least(100));
  }

  @Test
  void dialectsShowWhatIsThere() throws URISyntaxException {
    RecordedViews views = new RecordedViews(29);
    Tally tally = new Tally();
    views.calculated((id, view) -> tally.add(dialects(id, view.dialects(View.SAME_DOCUMENTS))));
    views.composed((id, view) -> tally.add(dialects(id, view.dialects(View.SAME_PATCH))));
    assertThat(tally.struck)
        .as("rows in which a dialect lacks the field")
        .isGreaterThanOrEqualTo(Sample.least(10));
  }

  private static final class Tally {
    private int cases;
    private int struck;

    void add(boolean isStruck) {
      cases++;
      struck += isStruck ? 1 : 0;
    }

    void add(int rows) {
      struck += rows;
    }
  }

  private static boolean panes(String id, ComparisonView view) {
    PaneText result = view.pane(Role.RESULT);
    reads(id, result, view.result());
    strikesItsPhantoms(id, result);
    PaneText patch = view.pane(Role.PATCH);
    reads(id, patch, view.untriedPatch().patch().orElseThrow());
    assertThat(patch.highlights()).as(id).noneMatch(Highlight::isGone);
    for (Role role : view.documents()) {
      strikesWhatTheResultLacks(id, view, view.pane(role));
    }
    strikesAllThatLiveLoses(id, view);
    Places there = Places.of(YamlWriter.render("result", view.result()));
    for (FieldRow row : view.rows()) {
      assertThat(row.result().equals(ShortText.NONE))
          .as("%s %s", id, row)
          .isEqualTo(there.locate(row.path()).isEmpty());
    }
    for (FieldOutcome field : explanation(view).all()) {
      assertThat(Optional.ofNullable(field.values().result()))
          .as("%s %s", id, field.path())
          .isEqualTo(there.locate(field.path()).map(place -> place.node().value()));
    }
    tellsOfAddedItems(id, view);
    return !result.phantomLines().isEmpty();
  }

  /** Nothing in an added item stays as it is. */
  private static void tellsOfAddedItems(String id, ComparisonView view) {
    for (FieldRow row : view.rowsWithInside()) {
      Optional<FieldOutcome> part = view.inside().at(row.path());
      if (!view.isComposed()
          && part.map(FieldOutcome::outcome).filter(Outcome::isAdded).isPresent()) {
        FieldPath within = row.path().key("any");
        assertThat(view.why(within).headline())
            .as("%s %s", id, within)
            .isEqualTo(view.why(row.path()).headline());
      }
    }
  }

  private static Explanation explanation(ComparisonView view) {
    return view instanceof Composition composed
        ? composed.explanation()
        : view.computed().orElseThrow().explanation();
  }

  private static boolean steps(String id, ComparisonView view) {
    StepPictures pictures = view.stepPictures().orElseThrow();
    Steps steps = view.steps().orElseThrow();
    boolean isStruck = false;
    for (int at = 0; at < steps.size(); at++) {
      String step = id + " step " + at + " " + pictures.steps().get(at);
      PaneText result = pictures.at(at).pane(Role.RESULT);
      boolean isLast = pictures.steps().get(at).phase() == Phase.RESULT;
      reads(step, result, isLast ? view.result() : steps.objectAfter(at + 1));
      strikesItsPhantoms(step, result);
      if (view.documents().contains(Role.LOCAL)) {
        reads(step, pictures.at(at).pane(Role.PATCH), steps.patchAfter(at + 1));
      }
      isStruck |= !result.phantomLines().isEmpty();
    }
    return isStruck;
  }

  private static int dialects(String id, DialectSheet sheet) {
    int lacking = 0;
    for (int column = 0; column < sheet.columns().size(); column++) {
      DialectColumn dialect = sheet.columns().get(column);
      PaneText pane = sheet.resultIn(dialect.party()).orElse(null);
      if (pane == null) {
        continue;
      }
      assertThat(pane.highlights()).noneMatch(Highlight::isGone);
      Places there = Places.of(SourceReader.read("result", pane.text(), pane.format()));
      for (var row : sheet.rows()) {
        boolean isLacking = row.cells().get(column).text().equals(ShortText.NONE);
        assertThat(isLacking)
            .as("%s %s %s", id, dialect, row)
            .isEqualTo(there.locate(row.path()).isEmpty());
        lacking += isLacking ? 1 : 0;
      }
    }
    return lacking;
  }

  private static void reads(String id, PaneText pane, Value expected) {
    PaneText real = pane.withoutPhantomLines();
    SourceDocument again = SourceReader.read("pane", real.text(), real.format());
    assertThat(again.decoded()).as("%s, of\n%s", id, pane.text()).isEqualTo(Optional.of(expected));
  }

  /** In the result whole lines are struck through, and they have no number. */
  private static void strikesItsPhantoms(String id, PaneText pane) {
    BitSet struck = struck(pane);
    for (int line = 1; line <= pane.lines().count(); line++) {
      boolean isPhantom = pane.phantomLines().contains(line);
      for (int at = pane.lines().startOf(line); at < pane.lines().endOf(line); at++) {
        boolean isText = !Character.isWhitespace(pane.text().charAt(at));
        assertThat(struck.get(at) || !isText)
            .as("%s, line %d at %d of\n%s", id, line, at, pane.text())
            .isEqualTo(isPhantom || !isText);
      }
    }
  }

  private static void strikesWhatTheResultLacks(String id, ComparisonView view, PaneText pane) {
    for (Highlight each : pane.highlights()) {
      FieldOutcome field = view.outcomeAt(each.path()).orElseThrow();
      assertThat(field.values().result() == null)
          .as("%s, %s in %s", id, each, pane.pane())
          .isEqualTo(each.isGone());
    }
  }

  private static void strikesAllThatLiveLoses(String id, ComparisonView view) {
    PaneText live = view.pane(Role.LIVE);
    BitSet struck = struck(live);
    for (FieldOutcome field : explanation(view).all()) {
      if (field.values().live() != null && field.values().result() == null) {
        assertThat(live.fields().spanOf(field.path()).map(span -> struck.get(span.start())))
            .as("%s, %s in\n%s", id, field, live.text())
            .contains(true);
      }
    }
  }

  private static BitSet struck(PaneText pane) {
    BitSet struck = new BitSet();
    Stream.concat(pane.highlights().stream(), pane.inside().differing().stream())
        .filter(Highlight::isGone)
        .map(Highlight::span)
        .forEach(span -> struck.set(span.start(), span.end()));
    return struck;
  }
}
