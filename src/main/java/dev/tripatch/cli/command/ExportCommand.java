package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.FormOption;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.OutputFile;
import dev.tripatch.cli.input.PatchInFormat;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.output.Form;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.Terminal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.export.Export;
import dev.tripatch.export.KubectlCommand;
import dev.tripatch.export.KustomizeEntry;
import dev.tripatch.export.PatchTarget;
import dev.tripatch.export.Remark;
import dev.tripatch.export.Shell;
import dev.tripatch.format.ChangeInFormats;
import dev.tripatch.format.FormattedPatch;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Value;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch export}. */
@Command(
    name = "export",
    customSynopsis =
        "tripatch export --as kubectl|kustomize|patch-file --local FILE --live FILE [OPTION...]",
    description = {
      "Prints the change as kubectl patch command, as entry for kustomize, or as patch alone.",
      "Nothing is sent anywhere.",
      "Without documents it exports that of an example.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  tripatch export --as kubectl --local web.yaml --live live.yaml",
      "  tripatch export --as kubectl --shell powershell --local web.yaml --live live.yaml",
      "  tripatch export --as kubectl --patch-file patch.yaml --local web.yaml --live live.yaml",
      "  tripatch export --as kustomize --local web.yaml --live live.yaml",
      "  tripatch export --as patch-file --type json --local web.yaml --live live.yaml -o json"
    })
public final class ExportCommand implements RunCommand {
  private final Terminal terminal;

  @Option(
      names = "--as",
      required = true,
      paramLabel = "kubectl|kustomize|patch-file",
      description = "What to print.")
  As as = As.KUBECTL;

  @Mixin TypeOption type = new TypeOption();

  @Option(
      names = "--patch-file",
      paramLabel = "NAME",
      description =
          "Write the patch to this new file, and print a command or an entry that names it. If not"
              + " given, the patch is in the command or entry itself.")
  @Nullable String patchFile;

  @Option(
      names = "--shell",
      paramLabel = "bash|zsh|powershell",
      description = "With --as kubectl: the shell that will run it; bash if not given.")
  @Nullable Shell shell;

  @Mixin FormOption output = new FormOption();
  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin SchemaOption schemas;
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** What is exported. */
  enum As {
    KUBECTL,
    KUSTOMIZE,
    PATCH_FILE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Prints to this terminal. */
  public ExportCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    requireThatOptionsFit();
    GivenComparison.Answered answered =
        new GivenComparison(terminal, schemas.workbench(documents)).compare(documents, masking());
    return switch (as) {
      case KUBECTL -> kubectl(answered);
      case KUSTOMIZE -> kustomize(answered);
      case PATCH_FILE -> patchFile(answered);
    };
  }

  /** A patch file is exact; what names it holds no values. */
  private UnaryOperator<ThreeDocuments<SourceDocument>> masking() {
    return patchFile == null ? secrets.forData(terminal) : UnaryOperator.identity();
  }

  private void requireThatOptionsFit() throws StopException {
    if (patchFile != null && as != As.PATCH_FILE) {
      requirePatchEnding(patchFile);
    }
    if (shell != null && as != As.KUBECTL) {
      throw new StopException("--shell is for --as kubectl only.");
    }
    if (patchFile != null && as == As.PATCH_FILE) {
      throw new StopException("--as patch-file prints the patch: leave out --patch-file.");
    }
    if (output.form == Form.JSON && patchFile == null && as != As.PATCH_FILE) {
      throw new StopException("--output is the form of a patch file: name one with --patch-file.");
    }
  }

  /** The form that was asked for, else the one that the file's name says. */
  private Form formOf(String file) {
    boolean isJson = output.form == null && file.toLowerCase(Locale.ROOT).endsWith(".json");
    return isJson ? Form.JSON : output.chosen();
  }

  private static void requirePatchEnding(String file) throws StopException {
    if (!OutputFile.hasNoEnding(file)) {
      OutputFile.requireEnding(
          file, "a patch file", List.of(".yaml", ".yml", ".json"), "Name it so.");
    }
  }

  private int patchFile(GivenComparison.Answered answered) throws StopException {
    FormattedPatch patch = patchOf(answered);
    terminal.out().print(output.chosen().write(new PatchInFormat(terminal).tell(patch)));
    return options.exitCode(patch.isSomethingToSend());
  }

  private int kubectl(GivenComparison.Answered answered) throws StopException {
    FormattedPatch patch = patchOf(answered);
    KubectlCommand command =
        new KubectlCommand(PatchTarget.of(answered.outcome()), shell == null ? Shell.BASH : shell);
    if (patchFile == null) {
      return print(command.inline(patch));
    }
    Export export = command.withFile(patch, patchFile);
    return print(export, patchFile, patch.patch().orElse(NullValue.NULL));
  }

  private FormattedPatch patchOf(GivenComparison.Answered answered) {
    ChangeInFormats change = new ChangeInFormats(answered.outcome());
    return change.in(type.chosen().orElse(change.sent()), false);
  }

  private int kustomize(GivenComparison.Answered answered) throws StopException {
    ObjectName local = ObjectName.of(answered.documents().local().object().orElseThrow());
    KustomizeEntry entry = KustomizeEntry.of(local, answered.outcome());
    PatchFormat format = type.chosen().orElse(PatchFormat.STRATEGIC);
    return patchFile == null
        ? print(entry.inline(format))
        : print(entry.withFile(format, patchFile), patchFile, entry.patch(format));
  }

  private int print(Export export) throws StopException {
    return switch (export) {
      case Export.Made made -> {
        PatchInFormat.sentences(made.losses()).forEach(terminal::say);
        made.remarks().stream().sorted().map(Remark::sentence).forEach(terminal::say);
        terminal.out().print(made.text());
        yield options.exitCode(true);
      }
      case Export.Nothing ignored -> {
        terminal.say("nothing to export: the patch is empty.");
        yield options.exitCode(false);
      }
      case Export.Refused refused ->
          throw StopException.located(
              List.of(Messages.PROGRAM + refused.cause(), Messages.INDENT + refused.remedy()));
    };
  }

  /** The file first: a command that names no file is of no use. */
  private int print(Export export, String file, Value patch) throws StopException {
    if (export instanceof Export.Made) {
      OutputFile.writeNew(file, formOf(file).write(patch));
    }
    return print(export);
  }
}
