package dev.tripatch.cli;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.SourceReader;
import dev.tripatch.patch.Refusal;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.value.MapValue;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Workbench;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch apply}. */
@Command(
    name = "apply",
    description = {
      "Prints what live becomes: by the computed patch, or by one that you give.",
      "Nothing is sent anywhere."
    },
    mixinStandardHelpOptions = true)
final class ApplyCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin AnswerOptions answer = new AnswerOptions();

  @Option(
      names = "--patch",
      paramLabel = "FILE",
      description = "A patch to apply to --live, instead of computing one.")
  @Nullable String patch;

  ApplyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    if (patch != null) {
      return applyGiven(patch);
    }
    var outcome = new Comparing(terminal).compare(documents).outcome();
    terminal.out().print(PatchCommand.print(outcome.result(), answer.form));
    return answer.exitCode(!outcome.patch().isEmpty());
  }

  private int applyGiven(String patchFile) throws StopException {
    if (documents.live == null) {
      throw new StopException("name the live object with --live FILE: the patch is applied to it.");
    }
    if (InputFile.STANDARD_INPUT.equals(documents.live)
        && InputFile.STANDARD_INPUT.equals(patchFile)) {
      throw new StopException("standard input (-) can be only one of the documents.");
    }
    SourceDocument live = CaseFiles.readOne(documents.live, documents.object, terminal);
    MapValue object = live.object().orElse(MapValue.EMPTY);
    return switch (new Workbench(new BundledCatalog()).apply(object, readPatch(patchFile))) {
      case Applied.Refused(Refusal refusal) -> throw new StopException(Messages.refused(refusal));
      case Applied.Done(MapValue result) -> {
        terminal.out().print(PatchCommand.print(result, answer.form));
        yield answer.exitCode(!result.equals(object));
      }
    };
  }

  private MapValue readPatch(String file) throws StopException {
    String name = InputFile.nameOf(file);
    SourceDocument document = SourceReader.read(name, InputFile.read(file, terminal.in()));
    if (document.error().isPresent()) {
      var error = document.error().get();
      throw new StopException(document.locate(error.span().start()) + ": " + Messages.text(error));
    }
    return document
        .object()
        .orElseThrow(() -> new StopException(name + ": a patch is a map, and this is none."));
  }
}
