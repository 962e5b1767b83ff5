package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.Deployments;
import dev.tripatch.engine.patch.Deployments.Versions;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.show.table.FieldRow;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What every pane keeps to, in the built-in example and in random cases. */
class ComparisonLawsTest {
  private static final SchemaAnswer DEPLOYMENT =
      new BundledCatalog().lookUp("apps/v1", "Deployment");

  @Provide
  Arbitrary<Versions> versions() {
    return Deployments.versions();
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void randomCasesKeepTheLaws(@ForAll("versions") Versions all) {
    check(compare(all.lastApplied(), all.local(), all.live()));
  }

  @Example
  void theExampleKeepsTheLaws() {
    MapValue live = Snippets.yaml(BuiltInExample.live());
    check(compare(MapValue.EMPTY, Snippets.yaml(BuiltInExample.local()), live));
    check(compare(live, Snippets.yaml(BuiltInExample.local()), live));
  }

  private static Comparison compare(MapValue lastApplied, MapValue local, MapValue live) {
    ThreeDocuments<SourceDocument> documents =
        new ThreeDocuments<>(
            Optional.of(document(lastApplied)), document(local), Optional.of(document(live)));
    ThreeWayOutcome outcome =
        ThreeWay.compute(
            ThreeWayInputs.asApplied(
                new ThreeDocuments<>(Optional.of(lastApplied), local, Optional.of(live)),
                DEPLOYMENT));
    assertThat(outcome).isInstanceOf(ThreeWayOutcome.Computed.class);
    return new Comparison(documents, outcome);
  }

  private static SourceDocument document(MapValue value) {
    return SourceReader.read("text", YamlWriter.write(value));
  }

  private static void check(Comparison comparison) {
    for (Role pane : Role.values()) {
      PaneText text = comparison.pane(pane);
      highlightsLieApartInsideOneLine(text);
      oneGlyphALine(text);
      notesStandBehindLines(text);
      placesLeadBackToTheirField(text);
      highlightsLieApartInsideOneLine(text.withoutPhantomLines());
      placesLeadBackToTheirField(text.withoutPhantomLines());
    }
    checkFormats(comparison);
    theResultIsThePaneWithoutPhantomLines(comparison);
    everyRowHasAPlaceAndCounts(comparison);
  }

  private static void checkFormats(Comparison comparison) {
    for (PatchFormat format : PatchFormat.values()) {
      for (Format notation : Format.values()) {
        ShownPatch patch = comparison.patch(new PatchLook(Optional.of(format), true, notation));
        assertThat(patch.pane().format()).isEqualTo(notation);
        highlightsLieApartInsideOneLine(patch.pane());
        oneGlyphALine(patch.pane());
        placesLeadBackToTheirField(patch.pane());
        if (format != PatchFormat.STRATEGIC) {
          everyChangeIsInThePatch(comparison, patch);
        }
      }
    }
  }

  private static void everyChangeIsInThePatch(Comparison comparison, ShownPatch patch) {
    comparison.rows().stream()
        .filter(row -> row.mark() != Mark.KEPT && !row.live().equals(row.result()))
        .forEach(
            row ->
                assertThat(patch.pane().fields().spanOf(row.path()))
                    .as("%s in\n%s", row, patch.pane().text())
                    .isPresent());
  }

  private static void highlightsLieApartInsideOneLine(PaneText pane) {
    Lines lines = Lines.of(pane.text());
    int end = 0;
    for (Highlight highlight : pane.highlights()) {
      Span span = highlight.span();
      assertThat(span.start()).as("%s in %s", highlight, pane.pane()).isGreaterThanOrEqualTo(end);
      assertThat(span.length()).isPositive();
      assertThat(lines.lineOf(span.end() - 1)).isEqualTo(lines.lineOf(span.start()));
      end = span.end();
    }
    assertThat(end).isLessThanOrEqualTo(pane.text().length());
  }

  private static void oneGlyphALine(PaneText pane) {
    List<Integer> marked = pane.gutter().stream().map(LineMark::line).toList();
    assertThat(marked).doesNotHaveDuplicates().isSorted();
    Lines lines = Lines.of(pane.text());
    List<Integer> tinted =
        pane.highlights().stream()
            .map(highlight -> lines.lineOf(highlight.span().start()))
            .distinct()
            .toList();
    assertThat(tinted).as("tints of %s", pane.pane()).containsAll(marked);
    assertThat(tinted)
        .as("lines without a glyph, of %s", pane.pane())
        .filteredOn(line -> !marked.contains(line))
        .allMatch(line -> isCalm(pane, lines, line));
  }

  /** A line of a value that is replaced whole, and that is in the other value, too. */
  private static boolean isCalm(PaneText pane, Lines lines, int line) {
    return pane.highlights().stream()
            .filter(each -> lines.lineOf(each.span().start()) == line)
            .allMatch(each -> pane.inside().compared().contains(each.path()))
        && pane.inside().differing().stream()
            .noneMatch(each -> lines.lineOf(each.span().start()) == line);
  }

  private static void notesStandBehindLines(PaneText pane) {
    List<Integer> noted = pane.notes().stream().map(LineNote::line).toList();
    assertThat(noted).doesNotHaveDuplicates().isSorted();
    int count = Lines.of(pane.text()).count();
    assertThat(noted).allMatch(line -> 1 <= line && line <= count);
    assertThat(pane.phantomLines()).allMatch(line -> 1 <= line && line <= count);
  }

  private static void placesLeadBackToTheirField(PaneText pane) {
    for (int offset = 0; offset < pane.text().length(); offset++) {
      Optional<FieldPath> path = pane.fields().fieldAt(offset);
      if (path.isPresent()) {
        Optional<Span> span = pane.fields().spanOf(path.get());
        assertThat(span).as("%s in %s", path.get(), pane.pane()).isPresent();
        FieldPath back = pane.fields().fieldAt(span.get().start()).orElseThrow();
        assertThat(back.startsWith(path.get()))
            .as("%s leads to %s in %s", path.get(), back, pane.pane())
            .isTrue();
      }
    }
  }

  private static void theResultIsThePaneWithoutPhantomLines(Comparison comparison) {
    String shown = comparison.pane(Role.RESULT).withoutPhantomLines().text();
    SourceDocument again = SourceReader.read("result", shown);
    assertThat(again.decodedObject()).as(shown).contains(comparison.result());
  }

  private static void everyRowHasAPlaceAndCounts(Comparison comparison) {
    Map<Mark, Integer> counts = new EnumMap<>(Mark.class);
    for (FieldRow row : comparison.rows()) {
      counts.merge(row.mark(), 1, Integer::sum);
      assertThat(Role.values())
          .as("panes that show %s", row)
          .anyMatch(pane -> comparison.pane(pane).fields().spanOf(row.path()).isPresent());
      assertThat(comparison.why(row.path()).mark()).contains(row.mark());
      assertThat(row.summary()).isNotBlank();
    }
    assertThat(comparison.counts()).isEqualTo(counts);
  }
}
