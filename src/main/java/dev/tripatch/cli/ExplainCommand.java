package dev.tripatch.cli;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.highlight.Comparison;
import dev.tripatch.highlight.Why;
import dev.tripatch.path.FieldPath;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch explain}. */
@Command(
    name = "explain",
    description = "Prints what happens to each field, and why.",
    mixinStandardHelpOptions = true)
final class ExplainCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin AnswerOptions answer = new AnswerOptions();

  @Option(
      names = "--field",
      paramLabel = "FIELD",
      description = "Explain one field in full, such as spec.replicas.")
  @Nullable String field;

  @Option(
      names = "--color",
      paramLabel = "auto|always|never",
      description = "Whether to use colours; on a terminal by default.")
  Color color = Color.AUTO;

  /** When to use colours. */
  enum Color {
    AUTO,
    ALWAYS,
    NEVER
  }

  ExplainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    Comparing.Answered answered = new Comparing(terminal).compare(documents);
    Comparison comparison = new Comparison(answered.documents(), answered.outcome());
    if (field != null) {
      printField(comparison, path(field));
    } else if (answer.form == AnswerOptions.Form.UNSAID) {
      Palette palette = new Palette(usesColor());
      terminal.out().print(new ExplainTable(terminal.width(), palette).of(comparison));
    } else {
      terminal.out().print(ReasonList.print(answered.outcome().explanation(), answer.form));
    }
    return answer.exitCode(!answered.outcome().patch().isEmpty());
  }

  private boolean usesColor() {
    return switch (color) {
      case AUTO -> terminal.wantsColor();
      case ALWAYS -> true;
      case NEVER -> false;
    };
  }

  private static FieldPath path(String text) throws StopException {
    try {
      return FieldPath.parse(text);
    } catch (IllegalArgumentException wrong) {
      throw new StopException(String.valueOf(wrong.getMessage()));
    }
  }

  private void printField(Comparison comparison, FieldPath path) throws StopException {
    FieldOutcome found = comparison.outcomeAt(path).orElse(null);
    if (found == null) {
      throw new StopException("no document has the field " + path + ".");
    }
    Why why = comparison.why(path);
    terminal.out().println(path);
    terminal.out().println(why.headline() + " " + why.sentence().replace("`", ""));
    for (Why.Fact fact : why.facts()) {
      terminal.out().println("  " + fact.label() + ": " + fact.text());
    }
  }
}
