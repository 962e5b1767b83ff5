package dev.tripatch.cli.command.send;

import dev.tripatch.cli.command.CommandWording;
import dev.tripatch.cli.command.ExplainedPatch;
import dev.tripatch.cli.input.CaseFiles;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.GivenPatch;
import dev.tripatch.cli.input.ObjectsOption;
import dev.tripatch.cli.input.PatchInFormat;
import dev.tripatch.cli.input.WrittenPatchOption;
import dev.tripatch.cli.output.ExplainTable;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.Format;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.share.KubectlCommand;
import dev.tripatch.share.PatchTarget;
import dev.tripatch.share.Shell;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.PatchRemark;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.sending.Planning;
import dev.tripatch.workspace.sending.SendObstacle;
import dev.tripatch.workspace.sending.SendPlan;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The changes that a command line asks for.
 *
 * @param cluster where they go
 * @param type the patch's format; empty for the one that kubectl apply sends
 */
record WantedChanges(
    Terminal terminal,
    DocumentOptions documents,
    Cluster cluster,
    SendOptions options,
    Optional<PatchFormat> type) {

  /**
   * A change that is meant.
   *
   * @param exact with all its secrets
   * @param shown the same as a person sees it
   * @param live as the cluster has it; empty if it has no such object
   * @param file the file that it is from; empty if it is in none
   */
  private record Meant(
      ObjectName name,
      ComparisonView exact,
      ComparisonView shown,
      Optional<MapValue> live,
      Optional<String> file) {
    /** What the cluster has, or would have. */
    MapValue object() {
      return live.orElseGet(exact::result);
    }
  }

  /** That of a local file. */
  List<WantedChange> ofDocuments(Workbench workbench) throws StopException {
    GivenComparison loud = new GivenComparison(terminal, workbench, Optional.empty());
    loud.requireThatOptionsFit(documents);
    CaseFiles files = CaseFiles.read(documents, terminal);
    ComparisonView shown =
        loud.compare(files, false, options.secrets.forPeople(terminal))
            .tellRefusals(terminal)
            .comparison();
    return List.of(candidate(meant(files, shown, workbench), List.of()));
  }

  private Meant meant(CaseFiles files, ComparisonView shown, Workbench workbench)
      throws StopException {
    ComparisonView exact =
        new GivenComparison(silent(), workbench, Optional.empty())
            .compare(files, false, UnaryOperator.identity())
            .comparison();
    ObjectPair pair = files.pair();
    return new Meant(
        pair.name(),
        exact,
        shown,
        pair.live().map(live -> live.object().value()),
        pair.local().map(local -> local.file().name()));
  }

  private Terminal silent() {
    return terminal.telling(
        new PrintStream(PrintStream.nullOutputStream(), false, StandardCharsets.UTF_8));
  }

  /** Those of all objects in files and folders. */
  List<WantedChange> ofObjects(ObjectsOption objects, WrittenPatchOption patch, Workbench workbench)
      throws StopException {
    StopException.when(patch.isNamed(), CommandWording.PATCH_OF_ONE.text());
    List<WantedChange> all = new ArrayList<>();
    GivenObjects given = GivenObjects.read(objects, documents, terminal);
    for (ObjectPair pair : given.pairs()) {
      if (pair.local().isPresent()) {
        all.add(candidate(pair, workbench));
      }
    }
    return all;
  }

  /** What is told beside a comparison belongs to its object. */
  private WantedChange candidate(ObjectPair pair, Workbench workbench) {
    if (pair.unreadLive().isPresent()) {
      return new WantedChange.Blocked(pair.name(), List.of(pair.unreadLive().get()));
    }
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    try (PrintStream beside = new PrintStream(told, true, StandardCharsets.UTF_8)) {
      Terminal own = terminal.telling(beside);
      CaseFiles files = CaseFiles.of(pair, documents, own);
      ComparisonView shown =
          new GivenComparison(own, workbench, Optional.empty())
              .compare(files, false, options.secrets.forPeople(terminal))
              .tellRefusals(own)
              .comparison();
      List<String> notes = new ArrayList<>(pair.remarks());
      told.toString(StandardCharsets.UTF_8).lines().forEach(notes::add);
      return candidate(meant(files, shown, workbench), notes);
    } catch (StopException stop) {
      return new WantedChange.Blocked(pair.name(), stop.lines());
    }
  }

  /** That of a patch that a person wrote. */
  List<WantedChange> ofPatch(WrittenPatchOption patch, Workbench workbench) throws StopException {
    GivenPatch.Pair pair = new GivenPatch(patch, terminal, workbench).readQuietly(documents, true);
    Value written = pair.patch().root().orElseThrow().value();
    PatchFormat format =
        GivenPatch.formatOf(pair, type)
            .orElseGet(() -> PatchFormat.of(written, workbench.schemaOf(pair.live().value())));
    new PatchInFormat(terminal)
        .apply(pair, workbench.schemaOf(pair.live().value()), Optional.of(format));
    Masking all = Masking.of(List.of());
    Masking masking =
        options.secrets.shown ? all : Masking.of(List.of(pair.live().value(), written));
    return List.of(
        candidate(
            new Meant(
                pair.live().name(),
                ExplainedPatch.composition(pair, format, all, workbench),
                ExplainedPatch.composition(pair, format, masking, workbench),
                Optional.of(pair.live().value()),
                Optional.empty()),
            List.of()));
  }

  private WantedChange candidate(Meant meant, List<String> notes) {
    ShownPatch look = look(meant.exact());
    LiveObject seen = new LiveObject(meant.object(), Instant.now());
    return switch (Planning.of(meant.exact(), look, seen)) {
      case Planning.Hindered(SendObstacle why)
          when why == SendObstacle.NOTHING || why == SendObstacle.IDLE ->
          new WantedChange.Same(meant.name());
      case Planning.Hindered(SendObstacle why) ->
          new WantedChange.Blocked(meant.name(), why(why, meant, look));
      case Planning.Planned(SendPlan plan) ->
          new WantedChange.Planned(
              meant.name(), plan, cluster, answer -> table(meant.shown(), answer), notes);
    };
  }

  private ShownPatch look(ComparisonView view) {
    return type.isEmpty()
        ? view.untriedPatch()
        : view.patch(new PatchLook(type, false, Format.YAML));
  }

  /** A server that tried the patch knows better what it stores. */
  private String table(ComparisonView view, Optional<MapValue> answer) {
    ComparisonView shown =
        view instanceof Comparison done && answer.isPresent() ? done.answered(answer.get()) : view;
    return new ExplainTable(terminal.width(), options.palette(terminal))
        .withOwners(Instant.now())
        .of(shown.withoutKept(), true);
  }

  private List<String> why(SendObstacle why, Meant meant, ShownPatch look) {
    List<String> lines = new ArrayList<>();
    lines.add(why.text());
    switch (why) {
      case MISSING -> command(meant, List.of("--server-side=false")).ifPresent(lines::add);
      case SERVER_SIDE -> command(meant, List.of("--server-side")).ifPresent(lines::add);
      case NO_PATCH -> look.remarks().stream().map(PatchRemark::withFields).forEach(lines::add);
      case REFUSED, OTHER_TOOL, NOTHING, IDLE, LOSES_ANNOTATION, UNGUARDED -> {}
    }
    return lines;
  }

  /** The command of kubectl that does what is not done here. */
  private Optional<String> command(Meant meant, List<String> how) {
    List<String> where = cluster.connection().words();
    return meant
        .file()
        .map(
            file ->
                "  "
                    + new KubectlCommand(PatchTarget.of(meant.object()), Shell.BASH, where)
                        .apply(file, how));
  }
}
