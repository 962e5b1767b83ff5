package dev.tripatch.learn;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.Composition;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Why;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.PatchHazards;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A lesson as the window has it: the view, written as the files of lessons write it.
 *
 * @param view what the window shows
 * @param explanation the reasons
 * @param hazards what it warns of
 */
record ShownLesson(ComparisonView view, Explanation explanation, List<Hazard> hazards) {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  /** What only servers refuse. */
  static final Set<HazardKind> OF_SERVERS =
      Set.of(HazardKind.INVALID_RESULT, HazardKind.IMMUTABLE_FIELD);

  /** A server lets nobody change a pod; in lessons, it represents any that a template makes. */
  private static boolean isOfPod(Hazard hazard) {
    return hazard.kind() == HazardKind.IMMUTABLE_FIELD && hazard.sentence().contains(" of a Pod ");
  }

  /** Whether a lesson is one of the documents', word for word. */
  static boolean isOfDocuments(Lesson lesson) {
    return lesson.location().startsWith("documents/");
  }

  /** A calculated lesson, which has to have an answer. */
  static ShownLesson calculated(Lesson example) {
    Compared.Done done = compare(example);
    ThreeWayOutcome.Computed outcome = computed(done);
    return new ShownLesson(
        new Comparison(done.documents(), outcome), outcome.explanation(), done.hazards());
  }

  /** The format of the lesson's patch; kubectl apply chooses one by the kind. */
  static PatchFormat format(Lesson example) {
    return example.isCalculated()
        ? PatchFormat.sentIn(computed(compare(example)).inputs().dialect())
        : example.format();
  }

  private static ThreeWayOutcome.Computed computed(Compared.Done done) {
    return (ThreeWayOutcome.Computed) done.outcome();
  }

  private static Compared.Done compare(Lesson example) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            document(example, BlockLabel.LAST_APPLIED),
            document(example, BlockLabel.LOCAL).orElseThrow(),
            document(example, BlockLabel.LIVE));
    Optional<ComparisonMode> mode =
        Optional.of(
            example.asKubectlApply() ? ComparisonMode.KUBECTL_APPLY : ComparisonMode.DOCUMENTS);
    return (Compared.Done) WORKBENCH.compare(sources, true, mode);
  }

  /** A patch that a person wrote, and that can be applied. */
  static ShownLesson composed(Lesson example) {
    Composed.Done done = (Composed.Done) compose(example);
    Composition view = done.view(example.format());
    List<Hazard> hazards =
        PatchHazards.of(example.format(), done.patch(), done.live(), done.schema());
    return new ShownLesson(view, view.explanation(), hazards);
  }

  /** What comes of a patch that a person wrote. */
  static Composed compose(Lesson example) {
    SourceDocument live = document(example, BlockLabel.LIVE).orElseThrow();
    return WORKBENCH.compose(
        new ThreeDocuments<>(Optional.empty(), live, Optional.of(live)),
        document(example, BlockLabel.PATCH).orElseThrow(),
        example.format());
  }

  private static Optional<SourceDocument> document(Lesson example, BlockLabel label) {
    return example.text(label).map(text -> SourceReader.read(label.word(), text));
  }

  /**
   * The rows of the table, each with its reason, the sentence and the notes of the Why panel; then
   * the lists that a document puts in another order.
   */
  String explained() {
    Set<FieldPath> rows =
        view.rows().stream().map(FieldRow::path).collect(Collectors.toUnmodifiableSet());
    return view.rows().stream()
            .map(row -> explained(row.mark().glyph(), row.path()))
            .collect(Collectors.joining())
        + explanation.all().stream()
            .map(FieldOutcome::path)
            .filter(path -> !rows.contains(path) && hasProposal(path))
            .map(path -> explained(" ", path))
            .collect(Collectors.joining());
  }

  private String explained(String glyph, FieldPath path) {
    Why why = view.why(path);
    return "%s %s: %s\n".formatted(glyph, path, explanation.at(path).reason().id())
        + "    %s\n".formatted(why.sentence())
        + notes(why)
            .map(note -> "    %s: %s\n".formatted(note.label(), note.text()))
            .collect(Collectors.joining());
  }

  private boolean hasProposal(FieldPath path) {
    return notes(view.why(path)).anyMatch(note -> note.label().equals("Proposal"));
  }

  /** The rule stands in the reason's name, and the schema is the same in all cases. */
  private static Stream<Why.Fact> notes(Why why) {
    return why.facts().stream()
        .filter(fact -> !fact.label().equals("Rule") && !fact.label().equals("Schema"));
  }

  /** The result pane: glyphs, the text with what goes struck through, notes. */
  String window() {
    PaneText pane = view.pane(Role.RESULT);
    List<String> lines = pane.text().lines().toList();
    StringBuilder out = new StringBuilder();
    for (int line = 1; line <= lines.size(); line++) {
      String text = lines.get(line - 1);
      String shown = pane.phantomLines().contains(line) ? struck(text) : text;
      out.append((glyph(pane, line) + " " + shown + note(pane, line)).stripTrailing()).append('\n');
    }
    return out.toString();
  }

  private static String struck(String text) {
    String word = text.stripLeading();
    return text.substring(0, text.length() - word.length()) + "~~" + word + "~~";
  }

  private static String glyph(PaneText pane, int line) {
    return pane.gutter().stream()
        .filter(mark -> mark.line() == line)
        .map(mark -> mark.mark().glyph())
        .findFirst()
        .orElse(" ");
  }

  private static String note(PaneText pane, int line) {
    return pane.notes().stream()
        .filter(note -> note.line() == line)
        .map(LineNote::text)
        .map(text -> "   " + text)
        .findFirst()
        .orElse("");
  }

  /**
   * The hazards, a line for each. The documents show what patches do, with objects that no server
   * takes.
   *
   * @param lesson the lesson that is shown
   */
  String warned(Lesson lesson) {
    return hazards.stream()
        .filter(each -> !isOfDocuments(lesson) || !OF_SERVERS.contains(each.kind()))
        .filter(each -> !isOfPod(each))
        .map(each -> each.kind().id() + " " + each.path() + ": " + each.sentence() + "\n")
        .collect(Collectors.joining());
  }
}
