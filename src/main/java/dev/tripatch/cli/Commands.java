package dev.tripatch.cli;

import dev.tripatch.cli.command.ApplyCommand;
import dev.tripatch.cli.command.ChangesCommand;
import dev.tripatch.cli.command.CompleteWordsCommand;
import dev.tripatch.cli.command.CompletionCommand;
import dev.tripatch.cli.command.ConflictsCommand;
import dev.tripatch.cli.command.DecideCommand;
import dev.tripatch.cli.command.DialectsCommand;
import dev.tripatch.cli.command.ExplainCommand;
import dev.tripatch.cli.command.ExportCommand;
import dev.tripatch.cli.command.GuideCommand;
import dev.tripatch.cli.command.HazardsCommand;
import dev.tripatch.cli.command.LearnCommand;
import dev.tripatch.cli.command.ManCommand;
import dev.tripatch.cli.command.OpenErrorCommand;
import dev.tripatch.cli.command.PatchCommand;
import dev.tripatch.cli.command.ReferenceCommand;
import dev.tripatch.cli.command.ReportCommand;
import dev.tripatch.cli.command.SaveCaseCommand;
import dev.tripatch.cli.command.ServerSideCommand;
import dev.tripatch.cli.command.schema.SchemaCheckCommand;
import dev.tripatch.cli.command.schema.SchemaCommand;
import dev.tripatch.cli.command.schema.SchemaDiffCommand;
import dev.tripatch.cli.command.schema.SchemaExportCommand;
import dev.tripatch.cli.command.schema.SchemaImportCommand;
import dev.tripatch.cli.command.schema.SchemaListCommand;
import dev.tripatch.cli.command.schema.SchemaShowCommand;
import dev.tripatch.cli.command.schema.SchemaTryCommand;
import dev.tripatch.cli.command.send.ContextsCommand;
import dev.tripatch.cli.command.send.SendCommand;
import dev.tripatch.cli.command.send.UndoCommand;
import dev.tripatch.cli.command.tools.DiffCommand;
import dev.tripatch.cli.command.tools.HelmCommand;
import dev.tripatch.cli.command.tools.MergeCommand;
import dev.tripatch.cli.command.tools.SetupCommand;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.tools.HelmReader.HelmRelease;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToIntBiFunction;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The commands below {@code tripatch}. To build one takes a while, as all that is written at its
 * options is read; so each is built when it is called.
 */
final class Commands {

  /** What needs no command. */
  private static final Set<String> ABOUT_PROGRAM = Set.of("--version", "-V", "--licenses");

  private final Map<String, Supplier<Object>> byName = new LinkedHashMap<>();

  /**
   * Commands that are not built yet.
   *
   * @param releases opens a window on a release of Helm, where there is a screen
   * @param whole all that people can write
   * @param release the name and release of the program
   */
  Commands(
      Terminal terminal,
      Schemas schemas,
      Optional<ToIntBiFunction<HelmRelease, CommandLog>> releases,
      Supplier<CommandSpec> whole,
      Supplier<String> release) {
    byName.put("patch", () -> new PatchCommand(terminal, schemas));
    byName.put("apply", () -> new ApplyCommand(terminal, schemas));
    byName.put("explain", () -> new ExplainCommand(terminal, schemas));
    byName.put("changes", () -> new ChangesCommand(terminal, schemas));
    byName.put("diff", () -> new DiffCommand(terminal, schemas));
    byName.put("conflicts", () -> new ConflictsCommand(terminal, schemas));
    byName.put("decide", () -> new DecideCommand(terminal, schemas));
    byName.put("report", () -> new ReportCommand(terminal, schemas));
    byName.put("open-error", () -> new OpenErrorCommand(terminal, schemas));
    byName.put("dialects", () -> new DialectsCommand(terminal, schemas));
    byName.put("export", () -> new ExportCommand(terminal, schemas));
    byName.put("send", () -> send(terminal, schemas));
    byName.put("undo", () -> new UndoCommand(terminal, schemas));
    byName.put("contexts", () -> new ContextsCommand(terminal));
    byName.put("merge", () -> new MergeCommand(terminal, schemas));
    byName.put("server-side", () -> new ServerSideCommand(terminal, schemas));
    byName.put("helm", () -> new HelmCommand(terminal, schemas, releases));
    byName.put("save-case", () -> new SaveCaseCommand(terminal));
    byName.put("hazards", () -> new HazardsCommand(terminal, schemas));
    byName.put("guide", () -> new GuideCommand(terminal));
    byName.put("reference", () -> new ReferenceCommand(terminal));
    byName.put("schema", () -> schema(terminal, schemas));
    byName.put("learn", () -> new LearnCommand(terminal, schemas));
    byName.put("setup", () -> new SetupCommand(terminal));
    byName.put("completion", () -> new CompletionCommand(terminal));
    byName.put("complete-words", () -> new CompleteWordsCommand(terminal, schemas, whole));
    byName.put("man", () -> new ManCommand(terminal, whole, release));
  }

  /** Adds the command that the first word calls; all if it calls none, since all are named then. */
  void add(List<String> words, CommandLine program) {
    if (words.size() == 1 && ABOUT_PROGRAM.containsAll(words)) {
      return;
    }
    Optional<String> called = words.stream().findFirst().filter(byName::containsKey);
    called.ifPresentOrElse(name -> add(name, program), () -> addAll(program));
  }

  void addAll(CommandLine program) {
    byName.keySet().forEach(name -> add(name, program));
  }

  private void add(String name, CommandLine program) {
    program.addSubcommand(name, Objects.requireNonNull(byName.get(name), name).get());
  }

  /**
   * Live is the cluster's, so options that say otherwise are refused, and nobody is told of them.
   */
  private static CommandLine send(Terminal terminal, Schemas schemas) {
    CommandLine line = new CommandLine(new SendCommand(terminal, schemas));
    CommandSpec spec = line.getCommandSpec();
    for (String name : List.of("--live", "--case", "--composed", "--all", "--from-cluster")) {
      OptionSpec option = spec.findOption(name);
      spec.remove(option);
      spec.addOption(OptionSpec.builder(option).hidden(true).build());
    }
    return line;
  }

  private static CommandLine schema(Terminal terminal, Schemas schemas) {
    return new CommandLine(new SchemaCommand())
        .addSubcommand(new SchemaShowCommand(terminal, schemas))
        .addSubcommand(new SchemaDiffCommand(terminal))
        .addSubcommand(new SchemaCheckCommand(terminal, schemas))
        .addSubcommand(new SchemaTryCommand(terminal, schemas))
        .addSubcommand(new SchemaImportCommand(terminal))
        .addSubcommand(new SchemaListCommand(terminal))
        .addSubcommand(new SchemaExportCommand(terminal, schemas));
  }
}
