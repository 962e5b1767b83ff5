package dev.tripatch.cli.input;

import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.ErrorCase;
import java.util.List;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Option;

/**
 * Whether the values of a Secret are masked. What people read is, and all that a terminal shows;
 * data for a program or a file stay exact.
 */
public final class SecretsOption {
  /** Tells what to do where something cannot be told without a secret. */
  static final String REMEDY = InputWording.SHOW_SECRETS.text();

  @Option(names = "--show-secrets")
  public boolean shown;

  /** Masks the documents of an answer in a form that people read. */
  public UnaryOperator<ThreeDocuments<SourceDocument>> forPeople(Terminal terminal) {
    return shown ? UnaryOperator.identity() : terminal.seen()::masked;
  }

  /** Masks the documents of an answer that may be data for a program. */
  public UnaryOperator<ThreeDocuments<SourceDocument>> forData(Terminal terminal) {
    return terminal.screen().isThere() ? forPeople(terminal) : UnaryOperator.identity();
  }

  /** Masks the documents of an answer in one of these forms. */
  public UnaryOperator<ThreeDocuments<SourceDocument>> forOutput(
      AnswerForm output, Terminal terminal) {
    return output == AnswerForm.TABLE ? forPeople(terminal) : forData(terminal);
  }

  /** An error as people read it. */
  public ErrorCase forPeople(ErrorCase error) {
    return shown ? error : error.masked();
  }

  /** Masks a pair that is no case: a live object and a patch that somebody wrote. */
  public Masking masking(MapValue live, Value patch, boolean isData, Terminal terminal) {
    boolean isExact = shown || isData && !terminal.screen().isThere();
    return isExact ? Masking.of(List.of()) : Masking.of(List.of(live, patch));
  }
}
