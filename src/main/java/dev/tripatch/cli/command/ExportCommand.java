package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.FormOption;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.OutputFile;
import dev.tripatch.cli.input.PatchInFormat;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.input.WrittenPatchOption;
import dev.tripatch.cli.output.Form;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.share.Export;
import dev.tripatch.share.ExportedPatch;
import dev.tripatch.share.KubectlCommand;
import dev.tripatch.share.KustomizeEntry;
import dev.tripatch.share.Shell;
import dev.tripatch.show.Composition;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch export}. */
@Command(name = "export")
public final class ExportCommand implements RunCommand {
  private final Terminal terminal;

  @Option(names = "--as", required = true, paramLabel = "kubectl|kustomize|patch-file")
  As as = As.KUBECTL;

  @Mixin WrittenPatchOption patch = new WrittenPatchOption();
  @Mixin TypeOption type = new TypeOption();

  @Option(names = "--save-patch", paramLabel = "NAME")
  @Nullable String savePatch;

  /** The old name of {@code --save-patch}. */
  @Option(names = "--patch-file", hidden = true, paramLabel = "FILE")
  void setOldName(String name) {
    savePatch = name;
  }

  @Option(names = "--shell", paramLabel = "bash|zsh|powershell")
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
    boolean isWritten = patch.isMeant(documents, terminal);
    Meant meant = isWritten ? written() : calculated();
    return switch (as) {
      case KUBECTL -> kubectl(meant.patch());
      case KUSTOMIZE -> kustomize(meant, isWritten);
      case PATCH_FILE -> patchFile(meant.patch());
    };
  }

  /**
   * What is exported.
   *
   * @param base the object as the base of a kustomization names it
   */
  private record Meant(ExportedPatch patch, ObjectName base) {}

  private Meant calculated() throws StopException {
    GivenComparison.Answered answered =
        new GivenComparison(terminal, schemas.workbench(documents), Optional.empty())
            .compare(documents, masking());
    return new Meant(
        ExportedPatch.calculated(answered.outcome(), type.chosen(), false),
        ObjectName.of(answered.documents().local().object().orElseThrow()));
  }

  private Meant written() throws StopException {
    secrets.shown |= savePatch != null;
    Composition composition =
        new ExplainedPatch(terminal, schemas.workbench(documents), secrets, true)
            .of(patch, documents, type.chosen())
            .composition();
    ShownPatch shown = composition.untriedPatch();
    ExportedPatch exported =
        ExportedPatch.written(
            new FormattedPatch(shown.format(), shown.patch(), List.of()),
            composition.live().orElseThrow(),
            composition.result(),
            composition.schemaScope().answer());
    return new Meant(exported, exported.target().name());
  }

  /** A patch file is exact; what names it holds no values. */
  private UnaryOperator<ThreeDocuments<SourceDocument>> masking() {
    return savePatch == null ? secrets.forData(terminal) : UnaryOperator.identity();
  }

  private void requireThatOptionsFit() throws StopException {
    if (savePatch != null && as != As.PATCH_FILE) {
      requirePatchEnding(savePatch);
    }
    StopException.when(shell != null && as != As.KUBECTL, CommandWording.SHELL_FOR_KUBECTL.text());
    StopException.when(
        savePatch != null && as == As.PATCH_FILE, CommandWording.PATCH_FILE_PRINTS.text());
    StopException.when(
        output.form == Form.JSON && savePatch == null && as != As.PATCH_FILE,
        CommandWording.OUTPUT_OF_PATCH_FILE.text());
  }

  /** The form that was asked for, else the one that the file's name says. */
  private Form formOf(String file) {
    boolean isJson = output.form == null && file.toLowerCase(Locale.ROOT).endsWith(".json");
    return isJson ? Form.JSON : output.chosen();
  }

  private static void requirePatchEnding(String file) throws StopException {
    if (!OutputFile.hasNoEnding(file)) {
      OutputFile.requireEnding(
          file,
          CommandWording.A_PATCH_FILE.text(),
          List.of(".yaml", ".yml", ".json"),
          CommandWording.NAME_IT_SO.text());
    }
  }

  private int patchFile(ExportedPatch exported) throws StopException {
    FormattedPatch patch = exported.patch();
    terminal.out().print(output.chosen().write(new PatchInFormat(terminal).tell(patch)));
    return options.exitCode(patch.isSomethingToSend());
  }

  private int kubectl(ExportedPatch exported) throws StopException {
    KubectlCommand command = exported.commandFor(shell == null ? Shell.BASH : shell);
    FormattedPatch patch = exported.patch();
    return savePatch == null
        ? print(command.inline(patch))
        : print(
            command.withFile(patch, savePatch), savePatch, patch.patch().orElse(NullValue.NULL));
  }

  /** What a person wrote is said in the shape of the object, unless it is a JSON Patch. */
  private int kustomize(Meant meant, boolean isWritten) throws StopException {
    KustomizeEntry entry = meant.patch().entryFor(meant.base());
    PatchFormat written =
        meant.patch().patch().format() == PatchFormat.JSON
            ? PatchFormat.JSON
            : PatchFormat.STRATEGIC;
    PatchFormat format = isWritten ? written : type.chosen().orElse(PatchFormat.STRATEGIC);
    return savePatch == null
        ? print(entry.inline(format))
        : print(entry.withFile(format, savePatch), savePatch, entry.patch(format));
  }

  private int print(Export export) throws StopException {
    return switch (export) {
      case Export.Made made -> {
        PatchInFormat.sentences(made.losses()).forEach(terminal::say);
        made.remarks().stream().sorted().map(remark -> remark.text()).forEach(terminal::say);
        terminal.out().print(made.text());
        yield options.exitCode(true);
      }
      case Export.Nothing ignored -> {
        terminal.say(CommandWording.NOTHING_TO_EXPORT.text());
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
