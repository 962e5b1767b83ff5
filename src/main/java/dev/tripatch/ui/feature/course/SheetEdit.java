package dev.tripatch.ui.feature.course;

import dev.tripatch.learn.predict.PredictedLine;
import dev.tripatch.learn.predict.PredictionSheet;
import java.util.ArrayList;
import java.util.List;

/**
 * What becomes of a sheet whose text somebody has edited like any text: lines that are gone are
 * struck, others are typed.
 *
 * @param sheet the sheet after that
 * @param line where the caret's line is then, counted from 0
 */
record SheetEdit(PredictionSheet sheet, int line) {

  /**
   * What becomes of a sheet.
   *
   * @param edited the lines as they were edited
   * @param caret the line of the caret in them, counted from 0
   */
  static SheetEdit of(PredictionSheet sheet, List<String> edited, int caret) {
    List<String> before = sheet.lines().stream().map(PredictedLine::text).toList();
    int first = sameAtStart(before, edited);
    int most = Math.min(before.size(), edited.size()) - first;
    int same = sameAtEnd(before, edited, most);
    List<String> typed = edited.subList(first, edited.size() - same);
    int end = before.size() - same;
    if (typed.size() == 1 && end - first == 1) {
      return rewritten(sheet, first, typed.getFirst());
    }
    PredictionSheet struck = sheet;
    int last = end;
    for (int at = end - 1; at >= first; at--) {
      int lines = struck.lines().size();
      struck = isStruck(struck, at) ? struck : struck.strike(at);
      last -= lines - struck.lines().size();
    }
    for (int i = 0; i < typed.size(); i++) {
      struck = struck.typed(last - 1 + i, typed.get(i));
    }
    int line = typed.isEmpty() ? Math.min(caret, struck.lines().size() - 1) : last + caret - first;
    return new SheetEdit(struck, Math.max(0, line));
  }

  /** What is typed over a line of live comes below it. */
  private static SheetEdit rewritten(PredictionSheet sheet, int at, String text) {
    PredictionSheet next = sheet.rewrite(at, text);
    boolean isBelow = next.lines().get(at).mark() == PredictedLine.Mark.STRUCK;
    return new SheetEdit(next, isBelow ? at + 1 : Math.min(at, next.lines().size() - 1));
  }

  private static boolean isStruck(PredictionSheet sheet, int at) {
    return sheet.lines().get(at).mark() == PredictedLine.Mark.STRUCK;
  }

  private static int sameAtStart(List<String> before, List<String> edited) {
    int same = 0;
    while (same < Math.min(before.size(), edited.size())
        && before.get(same).equals(edited.get(same))) {
      same++;
    }
    return same;
  }

  private static int sameAtEnd(List<String> before, List<String> edited, int most) {
    List<String> one = new ArrayList<>(before).reversed();
    List<String> other = new ArrayList<>(edited).reversed();
    int same = 0;
    while (same < most && one.get(same).equals(other.get(same))) {
      same++;
    }
    return same;
  }
}
