package dev.tripatch.cli;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.highlight.Comparison;
import dev.tripatch.path.FieldPath;
import dev.tripatch.workspace.CountedItems;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch explain}. */
@Command(
    name = "explain",
    customSynopsis = "tripatch explain --local FILE [--live FILE] [OPTION...]",
    description = {
      "Prints what happens to every field, and why.",
      "Without documents it explains an example.",
      ""
    },
    footer = {
      "",
      "The table is as wide as the terminal, or as COLUMNS says; in a pipe nothing is cut.",
      "",
      "Examples:",
      "  tripatch explain --local web.yaml --live live.yaml",
      "  tripatch explain --local web.yaml --live live.yaml --field spec.replicas",
      "  tripatch explain --local web.yaml --live live.yaml --color always | less -R",
      "  tripatch explain --local web.yaml --live live.yaml -o json"
    })
final class ExplainCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();

  @Option(
      names = "--field",
      paramLabel = "FIELD",
      description =
          "Explain one field in full, such as spec.replicas. Items are named as in the table, or"
              + " counted as in messages of the server.")
  @Nullable String field;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "table|yaml|json",
      description =
          "The form of the answer; table if not given. The others list every field, for programs.")
  Output output = Output.TABLE;

  @Mixin ColorOption color = new ColorOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Forms of the answer. */
  enum Output {
    TABLE,
    YAML,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  ExplainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    FieldPath path = field == null ? FieldPath.root() : path(field);
    Comparing.Answered answered =
        new Comparing(terminal).compare(documents, secrets.forOutput(output, terminal));
    Comparison comparison = new Comparison(answered.documents(), answered.outcome());
    FieldPath named = CountedItems.named(path, answered.outcome().explanation());
    terminal.out().print(field == null ? ofAll(comparison, answered) : of(named, comparison));
    return options.exitCode(!answered.outcome().patch().isEmpty());
  }

  private String ofAll(Comparison comparison, Comparing.Answered answered) {
    List<FieldOutcome> all = answered.outcome().explanation().all();
    return switch (output) {
      case TABLE ->
          new ExplainTable(terminal.width(), color.palette(terminal))
              .of(comparison, !answered.outcome().patch().isEmpty());
      case YAML -> Form.YAML.write(ReasonList.of(all));
      case JSON -> Form.JSON.write(ReasonList.of(all));
    };
  }

  private String of(FieldPath path, Comparison comparison) throws StopException {
    FieldOutcome outcome =
        comparison
            .outcomeAt(path)
            .orElseThrow(
                () ->
                    new StopException(
                        "no document has the field " + path + "; leave out --field to see all."));
    return switch (output) {
      case TABLE ->
          new ExplainedField(terminal.width(), color.palette(terminal)).of(comparison.why(path));
      case YAML -> Form.YAML.write(ReasonList.of(outcome));
      case JSON -> Form.JSON.write(ReasonList.of(outcome));
    };
  }

  /** A path; a dot may stand before it, as kubectl users write it. */
  private static FieldPath path(String text) throws StopException {
    boolean hasDot = text.length() > 1 && text.charAt(0) == '.';
    try {
      return FieldPath.parse(hasDot ? text.substring(1) : text);
    } catch (IllegalArgumentException wrong) {
      throw new StopException(String.valueOf(wrong.getMessage()));
    }
  }
}
