package dev.tripatch.ui.feature.learn;

import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.learn.Block;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.LessonWriter;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.panes.document.Drafts.WrittenText;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.workspace.ComparisonMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is open, as a file with one lesson. Secrets are masked, whatever the window reveals. */
public record LessonOfCase(ComparisonViewModel comparison) {

  /** A lesson, or why there is none. */
  public sealed interface Made {

    /** The file's text. */
    record Written(String text) implements Made {}

    /** There is none, for a reason that this sentence says. */
    record Not(String sentence) implements Made {}
  }

  /** The lesson of the documents as they are now. */
  public Made write() {
    Optional<Answer.Compared> answer = comparison.answerWith(Revealed.NONE);
    if (comparison.staleProperty().get() || answer.isEmpty()) {
      return new Made.Not(LearnWording.NOT_COMPARED.text());
    }
    return write(answer.get());
  }

  private static Made write(Answer.Compared answer) {
    if (answer.texts().mode().equals(Optional.of(ComparisonMode.HELM))) {
      return new Made.Not(LearnWording.OF_HELM.text());
    }
    if (!answer.texts().leftOut().isEmpty()) {
      return new Made.Not(LearnWording.FIELDS_LEFT_OUT.text());
    }
    List<Block> blocks = blocks(answer);
    boolean hasFence =
        blocks.stream().flatMap(block -> block.text().lines()).anyMatch(line -> line.equals("```"));
    return hasFence
        ? new Made.Not(LearnWording.HAS_FENCE.text())
        : new Made.Written(
            LessonWriter.write(
                answer.view().subject(), LearnWording.WORDS_TO_WRITE.text(), blocks));
  }

  private static List<Block> blocks(Answer.Compared answer) {
    ComparisonView view = answer.view();
    Optional<WrittenText> written = answer.texts().written();
    boolean hasLastApplied = answer.texts().documents().lastApplied().isPresent();
    List<Block> blocks = new ArrayList<>();
    if (written.isEmpty()) {
      if (hasLastApplied) {
        blocks.add(block(BlockLabel.LAST_APPLIED, "", view.pane(Role.LAST_APPLIED).text()));
      }
      blocks.add(block(BlockLabel.LOCAL, localOption(answer), view.pane(Role.LOCAL).text()));
    }
    blocks.add(block(BlockLabel.LIVE, "", view.pane(Role.LIVE).text()));
    blocks.add(
        block(
            BlockLabel.PATCH,
            written.map(WrittenText::format).map(LessonOfCase::option).orElse(""),
            view.pane(Role.PATCH).text()));
    blocks.add(block(BlockLabel.RESULT, "", view.resultYaml()));
    blocks.add(block(BlockLabel.EXPLAIN, "", explained(view)));
    return blocks;
  }

  private static String localOption(Answer.Compared answer) {
    ComparisonMode mode = answer.texts().mode().orElse(ComparisonMode.USUAL);
    return mode.isKubectlApply() ? "kubectl-apply" : "";
  }

  private static String option(PatchFormat format) {
    return format == PatchFormat.STRATEGIC ? "" : format.name().toLowerCase(Locale.ROOT);
  }

  private static Block block(BlockLabel label, String option, String text) {
    return new Block(label, option, text, 1);
  }

  private static String explained(ComparisonView view) {
    return view.rows().stream().map(row -> explained(view, row)).collect(Collectors.joining());
  }

  private static String explained(ComparisonView view, FieldRow row) {
    String reason =
        view.outcomeAt(row.path()).map(outcome -> ": " + outcome.reason().id()).orElse("");
    return "%s %s%s\n    %s\n"
        .formatted(row.mark().glyph(), row.path(), reason, view.why(row.path()).sentence());
  }
}
