package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.ExportedKinds;
import dev.tripatch.cli.input.OutputFile;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.Terminal;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.LinkedFacts;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.crd.CrdPatchWriter;
import dev.tripatch.schema.gosource.GoWriter;
import dev.tripatch.schema.openapi.OpenApiWriter;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.workspace.Schemas;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch schema export}. */
@Command(
    name = "export",
    customSynopsis = "tripatch schema export --as overlay|kustomize|crd|go [KIND...] [OPTION...]",
    description = {
      "Writes the schema in force, own rules included, for other tools.",
      "Without KIND it takes the kinds that own rules and --schema are about.",
      ""
    },
    exitCodeList = {"0:the schema is written", "2:an error, told on standard error"},
    footer = {
      "",
      "  overlay    the own rules, as a file of own rules",
      "  kustomize  OpenAPI definitions for openapi: path: in a kustomization",
      "  crd        the list and map types, as a patch of CustomResourceDefinitions",
      "  go         Go structs with tags and markers",
      "",
      "Examples:",
      "  tripatch schema export --as kustomize --complete --output schema.json",
      "  tripatch schema export --as kustomize Rollout --schema rollouts-crd.yaml",
      "  tripatch schema export --as crd Rollout --schema rollouts-crd.yaml",
      "  tripatch schema export --as overlay --schema one.yaml --schema two.yaml"
    })
public final class SchemaExportCommand implements RunCommand {

  /** What to write. */
  enum As {
    OVERLAY,
    KUSTOMIZE,
    CRD,
    GO;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Terminal terminal;

  @Parameters(paramLabel = "KIND", description = "The kinds as kubectl takes them: deploy, Pod.")
  List<String> kinds = new ArrayList<>();

  @Option(
      names = "--as",
      required = true,
      paramLabel = "overlay|kustomize|crd|go",
      description = "The form.")
  As form = As.OVERLAY;

  @Option(
      names = "--complete",
      description = "All kinds that are known, the built-in ones too: kustomize needs them.")
  boolean complete;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "The file to write; standard output if not given.")
  @Nullable String output;

  @Mixin SchemaOption schemas;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  boolean help;

  /** Prints to this terminal. */
  public SchemaExportCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    if (complete && (form == As.OVERLAY || form == As.CRD || !kinds.isEmpty())) {
      throw new StopException(
          "--complete means all kinds, for kustomize and go: leave it out, or KIND and --as "
              + form
              + ".");
    }
    Optional<OutputFile> file = OutputFile.named(output, new DocumentOptions());
    String text = text(schemas.inForce(Optional.empty()));
    if (file.isPresent()) {
      file.get().write(text);
    } else {
      terminal.out().print(text);
    }
    return ExitCodes.NOTHING;
  }

  private String text(Schemas inForce) throws StopException {
    if (form == As.OVERLAY) {
      return OverlayFile.write(inForce.overlay());
    }
    ExportedKinds chosen = new ExportedKinds(inForce);
    Release facts =
        LinkedFacts.of("export", inForce.source(), complete ? chosen.all() : chosen.of(kinds));
    return switch (form) {
      case OVERLAY, KUSTOMIZE -> kustomize(facts);
      case CRD -> crds(facts, chosen);
      case GO -> GoWriter.write(facts);
    };
  }

  private String kustomize(Release facts) {
    terminal.say(
        complete
            ? "kustomize uses this schema in place of its own: it has all %d kinds."
                .formatted(facts.kinds().size())
            : "kustomize uses this schema in place of its own, so kinds that are not in it lose"
                + " their merge keys; --complete writes all kinds.");
    return OpenApiWriter.write(facts);
  }

  private static String crds(Release facts, ExportedKinds chosen) throws StopException {
    List<String> texts = new ArrayList<>();
    Set<String> written = new HashSet<>();
    for (DeclaredKind kind : facts.kinds()) {
      String group =
          kind.apiVersion().substring(0, Math.max(kind.apiVersion().lastIndexOf('/'), 0));
      if (chosen.isCustom(kind) && written.add(group + " " + kind.kind())) {
        CrdPatchWriter.write(facts, kind).ifPresent(texts::add);
      }
    }
    if (written.isEmpty()) {
      throw new StopException(
          "only custom resources have a CustomResourceDefinition, and these kinds are built in.");
    }
    if (texts.isEmpty()) {
      throw new StopException(
          "no field of these kinds has a list type, list map keys or a map type: a"
              + " CustomResourceDefinition cannot say patch strategies and merge keys.");
    }
    return String.join("---\n", texts);
  }
}
