package dev.tripatch.ui.feature.fields;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.RowFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** What is true of the table of fields however its parts are folded. */
class FoldedPartsTest {

  /** Fields, each with so many parts. */
  private static List<FieldRow> rows(List<Integer> parts) {
    List<FieldRow> rows = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      FieldPath whole = FieldPath.of("spec", "list" + i);
      rows.add(row(whole, whole.toString(), Optional.empty()));
      for (int j = 0; j < parts.get(i); j++) {
        rows.add(row(whole.index(j), "  [" + j + "]", Optional.of(whole)));
      }
    }
    return rows;
  }

  private static FieldRow row(FieldPath path, String label, Optional<FieldPath> whole) {
    return new FieldRow(path, label, "", "", "", "", Mark.CHANGED, Optional.empty(), "", "", whole);
  }

  private static FoldedParts.Shown all(List<FieldRow> rows) {
    return found(rows, "");
  }

  private static FoldedParts.Shown found(List<FieldRow> rows, String words) {
    RowFilter filter = new RowFilter(words, Set.of());
    return new FoldedParts.Shown(
        rows, rows.stream().filter(row -> filter.shows(row, false, _ -> "")).toList(), filter, 1);
  }

  private static List<String> labels(List<TableLine> lines) {
    return lines.stream().map(TableLine::label).toList();
  }

  @Property
  void noRowIsLostAndEachFieldSaysHowManyAreHidden(
      @ForAll @Size(max = 6) List<@IntRange(max = 30) Integer> parts, @ForAll Random random) {
    List<FieldRow> rows = rows(parts);
    FoldedParts folded = new FoldedParts();
    for (int i = 0; i < 5; i++) {
      List<TableLine> lines = folded.lines(all(rows));
      assertThat(lines.size() + lines.stream().mapToInt(TableLine::hidden).sum())
          .isEqualTo(rows.size());
      assertThat(lines.stream().map(TableLine::row)).isSubsetOf(rows);
      assertThat(lines.stream().map(line -> rows.indexOf(line.row()))).isSorted();
      for (TableLine line : lines) {
        long shown = lines.stream().filter(each -> isIn(each, line.path())).count();
        long there = rows.stream().filter(row -> row.whole().equals(whole(line))).count();
        assertThat(shown).isEqualTo(line.sign() == TableLine.Sign.OPEN ? there : 0);
        assertThat(line.sign().hasParts()).isEqualTo(there > 0);
      }
      folded.open(FieldPath.of("spec", "list" + random.nextInt(6)), random.nextBoolean());
    }
  }

  private static boolean isIn(TableLine line, FieldPath whole) {
    return line.row().whole().filter(whole::equals).isPresent();
  }

  private static Optional<FieldPath> whole(TableLine line) {
    return Optional.of(line.path());
  }

  @Property
  void atFirstFewPartsAreOpenAndNoneIsFoldedNeedlessly(
      @ForAll @Size(max = 6) List<@IntRange(max = 30) Integer> parts) {
    List<TableLine> lines = new FoldedParts().lines(all(rows(parts)));
    int open = lines.size() - parts.size();
    assertThat(open).isLessThanOrEqualTo(FoldedParts.MOST_OPEN);
    assertThat(lines)
        .allMatch(line -> line.hidden() == 0 || open + line.hidden() > FoldedParts.MOST_OPEN);
  }

  @Test
  void whatIsFoldedStaysSoUntilOtherDocumentsAreOpened() {
    FoldedParts folded = new FoldedParts();
    FieldPath list = FieldPath.of("spec", "list0");
    folded.lines(all(rows(List.of(3, 40))));
    folded.open(list, false);
    assertThat(labels(folded.lines(all(rows(List.of(2, 1))))))
        .containsExactly("▸ spec.list0  ⋯ 2 inside", "▸ spec.list1  ⋯ 1 inside");
    assertThat(
            labels(
                folded.lines(
                    new FoldedParts.Shown(rows(List.of(2)), rows(List.of(2)), RowFilter.ALL, 2))))
        .containsExactly("▾ spec.list0", "    [0]", "    [1]");
  }

  @Test
  void aSearchShowsTheFoldedPartsThatItFindsForThemselves() {
    FoldedParts folded = new FoldedParts();
    List<FieldRow> rows = rows(List.of(40, 0));
    assertThat(labels(folded.lines(found(rows, "[7")))).containsExactly("  [7]");
    assertThat(labels(folded.lines(found(rows, "list0"))))
        .containsExactly("▸ spec.list0  ⋯ 40 inside");
    assertThat(labels(folded.lines(all(rows))))
        .containsExactly("▸ spec.list0  ⋯ 40 inside", "  spec.list1");
  }

  @Test
  void aListOfManyPartsStaysFoldedAfterASearchThatWasThereFirst() {
    FoldedParts folded = new FoldedParts();
    List<FieldRow> rows = rows(List.of(40));
    folded.lines(found(rows, "[7"));
    assertThat(labels(folded.lines(all(rows)))).containsExactly("▸ spec.list0  ⋯ 40 inside");
  }

  @Test
  void whatASearchFoundCanBeFoldedUntilTheWordsAreOthers() {
    List<FieldRow> rows = rows(List.of(40));
    FoldedParts folded = new FoldedParts();
    folded.lines(all(rows));
    assertThat(labels(folded.lines(sought(rows, "[7"))))
        .containsExactly("▾ spec.list0  ⋯ 39 inside", "    [7]");
    folded.open(FieldPath.of("spec", "list0"), false);
    assertThat(labels(folded.lines(sought(rows, "[7"))))
        .containsExactly("▸ spec.list0  ⋯ 40 inside");
    assertThat(labels(folded.lines(sought(rows, "7]"))))
        .containsExactly(
            "▾ spec.list0  ⋯ 36 inside", "    [7]", "    [17]", "    [27]", "    [37]");
  }

  /** All rows with a search, as if it found each of them in some value of it. */
  private static FoldedParts.Shown sought(List<FieldRow> rows, String words) {
    return new FoldedParts.Shown(rows, rows, new RowFilter(words, Set.of()), 1);
  }
}
