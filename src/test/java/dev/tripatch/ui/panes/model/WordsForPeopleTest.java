package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.dialect.View;
import dev.tripatch.json.Role;
import dev.tripatch.laws.Sample;
import dev.tripatch.recorded.RecordedViews;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.DialectSheet;
import dev.tripatch.show.DialectSheet.DialectRow;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.ServerSideRow;
import dev.tripatch.show.table.Why;
import dev.tripatch.ui.feature.dialects.ServerSideQuestion;
import dev.tripatch.ui.feature.dialects.ServerSideQuestion.ServerSideSheet;
import dev.tripatch.ui.feature.dialects.ServerSideViewModel;
import java.net.URISyntaxException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No text of pane, table or panel is what a program would print for programmers. */
class WordsForPeopleTest {

  private static final Pattern FOR_PROGRAMMERS =
      Pattern.compile("Optional[\\[.]|\\b[A-Z]\\w+\\[\\w+=|[A-Za-z]@[0-9a-f]{6,8}\\b");

  private int looked;

  @Test
  void noTextIsWrittenForProgrammers() throws URISyntaxException {
    RecordedViews views = new RecordedViews(25);
    views.calculated(this::check);
    views.composed(this::check);
    assertThat(looked).isGreaterThan(Sample.least(1000));
  }

  private void check(String id, ComparisonView view) {
    Stream.of(panes(view), whys(view), dialects(view), serverSide(view))
        .flatMap(each -> each)
        .forEach(
            text -> {
              looked++;
              assertThat(FOR_PROGRAMMERS.matcher(text).find()).as("%s: %s", id, text).isFalse();
            });
  }

  private static Stream<String> panes(ComparisonView view) {
    return Stream.concat(
        Stream.of(Role.values()).map(view::pane).flatMap(WordsForPeopleTest::pane),
        view.rows().stream()
            .flatMap(row -> Stream.of(row.label(), row.effect(), row.word(), row.summary())));
  }

  private static Stream<String> pane(PaneText pane) {
    return Stream.concat(
        pane.gutter().stream().map(LineMark::word), pane.notes().stream().map(LineNote::text));
  }

  private static Stream<String> whys(ComparisonView view) {
    return view.rows().stream().map(FieldRow::path).map(view::why).flatMap(WordsForPeopleTest::why);
  }

  private static Stream<String> why(Why why) {
    return Stream.concat(
        Stream.of(why.headline(), why.sentence()),
        why.facts().stream().flatMap(fact -> Stream.of(fact.label(), fact.text())));
  }

  private static Stream<String> dialects(ComparisonView view) {
    DialectSheet sheet = view.dialects(View.SAME_PATCH);
    return Stream.concat(
        Stream.of(sheet.summary()), sheet.rows().stream().flatMap(WordsForPeopleTest::row));
  }

  private static Stream<String> row(DialectRow row) {
    return Stream.concat(
        row.reasons().stream(), row.cells().stream().map(cell -> row.label() + cell.text()));
  }

  /** As the window asks, and as its Why panel tells it. */
  private static Stream<String> serverSide(ComparisonView view) {
    return view.computed().stream()
        .map(
            applied ->
                new ServerSideQuestion(applied, ServerSideApply.DEFAULT_MANAGER, false).answer())
        .flatMap(WordsForPeopleTest::sheet);
  }

  private static Stream<String> sheet(ServerSideSheet sheet) {
    return Stream.of(
            Stream.of(sheet.state(), sheet.words()),
            sheet.unknowns().stream(),
            sheet.rows().stream().flatMap(WordsForPeopleTest::row))
        .flatMap(each -> each);
  }

  private static Stream<String> row(ServerSideRow row) {
    return Stream.concat(
        Stream.of(row.what(), row.reason(), row.ownersText()), ServerSideViewModel.sentences(row));
  }
}
