package dev.tripatch.ui.editor;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.HazardMark;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.line.DecidedLines;
import dev.tripatch.ui.editor.line.Decorations;
import dev.tripatch.ui.editor.line.EditorWords;
import dev.tripatch.ui.editor.line.FieldSigns;
import dev.tripatch.ui.editor.line.FieldSigns.LineSign;
import dev.tripatch.ui.editor.line.FoldedLines;
import dev.tripatch.ui.editor.line.LineLook;
import dev.tripatch.ui.editor.line.Outlines;
import dev.tripatch.ui.editor.line.Outlines.HazardOutline;
import dev.tripatch.ui.editor.line.TextEdit;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What is drawn over the text of an editor: what a comparison says, what is wrong, what is
 * dangerous, what is decided. Lines are counted from 0.
 */
final class LineMarks {

  private final EditorArea area;
  private final ComparedText compared;
  private final DecidedLines decided = new DecidedLines();
  private Decorations decorations = new Decorations();
  private List<Decorations.Problem> problems = List.of();
  private Outlines hazards = Outlines.NONE;
  private Function<FieldPath, List<LineSign>> signs = field -> List.of();
  private Function<String, Optional<String>> explainDirective = key -> Optional.empty();
  private BiFunction<String, Integer, Optional<String>> explainField =
      (text, offset) -> Optional.empty();

  LineMarks(EditorArea area, ComparedText compared) {
    this.area = area;
    this.compared = compared;
  }

  /** Explains a directive in a sentence. */
  void setExplainDirective(Function<String, Optional<String>> explainer) {
    explainDirective = explainer;
  }

  /** Explains the field at an offset of the exact text. */
  void setExplainField(BiFunction<String, Integer, Optional<String>> explainer) {
    explainField = explainer;
  }

  /** Offers signs beside fields. */
  void setSigns(Function<FieldPath, List<LineSign>> offered) {
    signs = offered;
  }

  /** Nothing is left to be marked. */
  void clear() {
    decorations = new Decorations();
    hazards = Outlines.NONE;
    decided.clear();
  }

  /** Marks what a comparison says. */
  void decorate(PaneText pane) {
    decorations = Decorations.of(pane);
  }

  /** Marks what is wrong; says whether that is something else than before. */
  boolean showProblems(List<Diagnostic> diagnostics) {
    List<Decorations.Problem> now =
        diagnostics.stream()
            .map(each -> Decorations.Problem.of(seen(each), compared.lines(), area.text().length()))
            .toList();
    boolean isNew = !now.equals(problems);
    problems = now;
    return isNew;
  }

  private Diagnostic seen(Diagnostic each) {
    return new Diagnostic(
        each.severity(), each.topic(), seen(each.span()), each.message(), each.remedy());
  }

  /** Marks what is dangerous. */
  void showHazards(List<HazardMark> marks) {
    hazards =
        Outlines.of(
            marks.stream().map(this::seen).toList(), compared.lines(), area.text().length());
  }

  private HazardMark seen(HazardMark mark) {
    return new HazardMark(mark.pane(), seen(mark.span()), mark.path(), mark.help());
  }

  private Span seen(Span masked) {
    int start = area.exact().maskedToShown(masked.start());
    return new Span(start, Math.max(start, area.exact().maskedToShown(masked.end())));
  }

  /** Marks the lines of fields that are decided; says whether they are other ones than before. */
  boolean decide(Set<FieldPath> fields) {
    return decided.decide(fields, compared.shown());
  }

  /** Another answer is shown. */
  void showDecided(PaneText pane) {
    decided.show(pane);
  }

  /** Moves as the text moved. */
  void edit(TextEdit edit) {
    decorations.edit(edit);
    hazards = hazards.edited(edit);
    decided.edit(edit);
  }

  /** The glyph beside a line; empty if it has none. */
  Optional<LineMark> glyphAt(int line) {
    return decorations.glyphAt(line);
  }

  /** What is said after a line; empty if nothing is. */
  String noteAfter(int line) {
    return decorations.noteAt(line).map(LineNote::text).orElse("");
  }

  /** All glyphs with their lines. */
  Collection<Map.Entry<Integer, LineMark>> glyphs() {
    return decorations.glyphs();
  }

  /** What is dangerous in a line, first of all; empty if nothing is. */
  Optional<HazardMark> hazardAt(int line) {
    return hazards.at(line).stream().findFirst().map(HazardOutline::hazard);
  }

  /** What is dangerous in the text. */
  Outlines hazards() {
    return hazards;
  }

  /** Whether a field, or one around it, is decided. */
  boolean isDecided(FieldPath field) {
    return decided.isDecided(field);
  }

  /** The signs of a line: of the selected field if it begins here, else of what happens here. */
  private FieldSigns signsAt(int line, Optional<FieldPath> selected) {
    return selected
        .map(field -> new FieldSigns(field, signs.apply(field), true))
        .filter(each -> !each.all().isEmpty())
        .or(
            () ->
                decided
                    .at(line)
                    .or(() -> decorations.changeAt(line))
                    .map(field -> new FieldSigns(field, signs.apply(field), false)))
        .filter(each -> !each.all().isEmpty())
        .orElse(FieldSigns.NONE);
  }

  /**
   * How a line looks, with what others know of it.
   *
   * @param selected the selected field if it begins here
   */
  LineLook look(
      int line,
      Optional<FieldPath> selected,
      boolean folded,
      FoldedLines fold,
      LineLook.Selection selection,
      List<LineLook.Match> matches) {
    return new LineLook(
        folded,
        fold,
        decided.calmed(decorations.tintsAt(line)),
        decorations.glyphAt(line),
        decided.at(line).isPresent(),
        signsAt(line, selected),
        decorations.noteAt(line),
        decorations.noteColumn(),
        decorations.isPhantom(line),
        selection,
        problems.stream().filter(problem -> problem.line() == line).toList(),
        hazards.at(line),
        !hazards.isEmpty(),
        matches);
  }

  /** How a line looks of which only text and number are shown. */
  LineLook plain() {
    return LineLook.plain(!hazards.isEmpty());
  }

  /** How the lines beside a line are folded; {@code asked} is whether arrows are shown. */
  FoldedLines foldAt(int line, Folding folding, boolean asked) {
    int above = folding.foldedAbove(line);
    int behind = folding.foldedBehind(line);
    if (above + behind == 0) {
      return asked && folding.blocks().isHeader(line) ? FoldedLines.UNFOLDED : FoldedLines.NONE;
    }
    BitSet lines = new BitSet();
    lines.set(line - above, line);
    lines.set(line + 1, line + 1 + behind);
    return foldOf(lines, above);
  }

  private FoldedLines foldOf(BitSet lines, int above) {
    List<LineMark> changes =
        decorations.glyphs().stream()
            .filter(mark -> lines.get(mark.getKey()))
            .map(Map.Entry::getValue)
            .filter(mark -> !mark.mark().isKept())
            .toList();
    List<Mark> open =
        changes.stream()
            .filter(mark -> !decided.isDecided(mark.path()))
            .map(LineMark::mark)
            .toList();
    Optional<Mark> strongest =
        open.stream().filter(Mark::isConflict).findFirst().or(() -> open.stream().findFirst());
    return new FoldedLines(
        FoldedLines.Arrow.FOLDED, above, lines.cardinality() - above, changes.size(), strongest);
  }

  /** What there is to say about the character at an offset. */
  Optional<String> explain(int offset) {
    int line = compared.lines().lineOf(Math.min(offset, area.text().length())) - 1;
    int column = offset - compared.lines().startOf(line + 1);
    return problems.stream()
        .filter(problem -> problem.line() == line)
        .filter(problem -> problem.start() <= column && column < problem.end())
        .map(problem -> problem.diagnostic().message() + " " + problem.diagnostic().remedy())
        .findFirst()
        .or(() -> hazards.at(line, column).map(HazardMark::help))
        .or(() -> area.maskAt(offset).map(mask -> EditorWords.MASK_HELP.text()))
        .or(() -> area.directiveAt(offset).flatMap(explainDirective))
        .or(() -> isOnWord(offset) ? fieldAt(offset) : Optional.empty());
  }

  private Optional<String> fieldAt(int offset) {
    return explainField.apply(area.exact().text(), area.exact().fromShown(offset, true));
  }

  /** Between words nothing is explained: the mouse rests there by chance. */
  private boolean isOnWord(int offset) {
    return offset < area.text().length() && !Character.isWhitespace(area.text().charAt(offset))
        || offset > 0 && !Character.isWhitespace(area.text().charAt(offset - 1));
  }
}
