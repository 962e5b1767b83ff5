package dev.tripatch.cli.command;

import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.DocumentOptions.GivenPath;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.DecisionText;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.UnifiedDifference;
import dev.tripatch.cli.output.data.DecisionList;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Fates;
import dev.tripatch.decide.Generated;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.engine.explain.inner.CountedPath;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.file.FileEdit;
import dev.tripatch.workspace.file.SavedTogether;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.objects.DecidedFile;
import dev.tripatch.workspace.objects.DecidedObject;
import dev.tripatch.workspace.objects.Decider;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.Unread;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch decide}. */
@Command(name = "decide")
public final class DecideCommand implements RunCommand {
  private final Terminal terminal;

  /** The fields that were found in any object, and what is wrong with those that were not. */
  private final Set<FieldPath> there = ConcurrentHashMap.newKeySet();

  private final Queue<String> miscounted = new ConcurrentLinkedQueue<>();

  @Option(names = "--take-live")
  boolean takeLive;

  @Option(names = "--take-last-applied")
  boolean takeLastApplied;

  @Option(names = "--leave-to-live")
  boolean leaveToLive;

  @Option(names = "--conflicts")
  boolean conflicts;

  @Option(names = "--drifted")
  boolean drifted;

  @Option(names = "--field", paramLabel = "FIELD")
  List<String> fields = List.of();

  @Option(names = "--dry-run")
  boolean dryRun;

  @Option(names = "--secrets")
  boolean withSecrets;

  @Mixin ObjectOptions about;
  @Mixin AnswerOption output = new AnswerOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin HelpOption help = new HelpOption();

  /** Writes files, and prints to this terminal what was done. */
  public DecideCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.about = new ObjectOptions(terminal, builtIn);
  }

  @Override
  public int run() throws StopException {
    Wish wish = wish();
    List<FieldPath> named = named();
    requireThatOptionsFit();
    GivenObjects given = GivenObjects.toChange(about.objects, about.documents, terminal);
    requireAllRead(given.unread());
    Case.Options how = about.documents.over(Case.Options.USUAL);
    boolean isNamed = about.documents.object != null || !named.isEmpty();
    List<DecidedObject> all =
        new Decider(about.workbench(), how, withSecrets || isNamed)
            .all(given.pairs(), wanted(wish.fate(), named));
    requireFields(
        named,
        given.pairs(),
        all.stream().allMatch(each -> each.fields().isEmpty() && !each.isAnyUndecided()));
    if (!withSecrets && wish.fate().bringsValues()) {
      requireConsent(all);
    }
    boolean isFault = all.stream().anyMatch(DecidedObject::isFault);
    List<DecidedFile> files = isFault ? List.of() : DecidedFile.of(all);
    requireNoObjection(files);
    List<DecidedFile> written = dryRun ? files : write(files);
    print(wish, written, all);
    if (files.isEmpty() && all.stream().noneMatch(DecidedObject::isAnyUndecided)) {
      terminal.say(nothingIn().text());
    }
    if (isFault) {
      throw nothingWritten(CommandWording.NOT_ALL_COMPARED.text());
    }
    return written.size() < files.size() ? ExitCodes.IN_PART : exitCode(all);
  }

  /** What becomes of the fields, and the option that says so. */
  private record Wish(String option, Fate fate) {}

  private Wish wish() throws StopException {
    List<Wish> wanted = new ArrayList<>();
    if (takeLive) {
      wanted.add(new Wish("take-live", Fate.TAKE_LIVE));
    }
    if (takeLastApplied) {
      wanted.add(new Wish("take-last-applied", Fate.TAKE_LAST_APPLIED));
    }
    if (leaveToLive) {
      wanted.add(new Wish("leave-to-live", Fate.GIVE_UP));
    }
    StopException.when(wanted.size() != 1, CommandWording.SAY_WHAT_TO_DECIDE.text());
    return wanted.getFirst();
  }

  private List<FieldPath> named() throws StopException {
    List<FieldPath> paths = new ArrayList<>();
    for (String field : fields) {
      paths.add(GivenPath.parse(field));
    }
    return paths;
  }

  private void requireThatOptionsFit() throws StopException {
    StopException.when(
        fields.stream().anyMatch(String::isBlank)
            || Stream.of(conflicts, drifted, !fields.isEmpty()).filter(each -> each).count() > 1,
        CommandWording.SAY_WHICH_FIELDS.text());
    StopException.when(about.documents.noOverwrite, CommandWording.DECIDES_WITH_OVERWRITE.text());
  }

  /** With a part of the objects unread, others may look as if they were not live. */
  private void requireAllRead(List<Unread> unread) throws StopException {
    if (!unread.isEmpty()) {
      unread.forEach(each -> terminal.tell(List.of(each.sentence())));
      throw new StopException(CommandWording.NOT_ALL_READ.text());
    }
  }

  /** The text that lines are in; any other field itself. */
  private static FieldPath holder(FieldPath path) {
    return path.last().orElse(null) instanceof PathStep.Lines ? path.parent().orElseThrow() : path;
  }

  /**
   * A field that no object has must be a slip of the pen.
   *
   * @param isIdle whether nothing is decided: what live lacks does not have live's values
   */
  private void requireFields(List<FieldPath> named, List<ObjectPair> pairs, boolean isIdle)
      throws StopException {
    if (!miscounted.isEmpty()) {
      throw new StopException(miscounted.peek());
    }
    for (FieldPath path : named) {
      FieldPath holder = holder(path);
      List<ObjectPair> having =
          pairs.stream()
              .filter(
                  pair ->
                      pair.all()
                          .anyMatch(found -> Fields.at(found.object().value(), holder).isPresent()))
              .toList();
      if (having.isEmpty() && !there.contains(path)) {
        throw new StopException(CommandWording.NO_OBJECT_HAS.text("path", path));
      }
      Optional<ObjectPair> lost =
          having.stream().filter(pair -> isIdle && pair.live().isEmpty()).findFirst();
      if (lost.isPresent()) {
        throw nothingWritten(CommandWording.NOT_LIVE.text("object", lost.get().name()));
      }
    }
  }

  /** What is in a file soon is in its history as well, where many can read it. */
  private void requireConsent(List<DecidedObject> all) throws StopException {
    for (DecidedObject each : all) {
      if (each.text().isPresent()) {
        Predicate<FieldPath> hides =
            Masking.hides(each.pair().all().map(found -> found.object().value()));
        List<String> secrets =
            each.fields().stream().filter(hides).map(FieldPath::toString).toList();
        if (!secrets.isEmpty()) {
          requireConsent(String.join(", ", secrets), each);
        }
      }
    }
  }

  private void requireConsent(String fields, DecidedObject decided) throws StopException {
    String file = decided.pair().local().orElseThrow().file().name();
    String what =
        CommandWording.SECRET_INTO_FILE.text(
            "fields", fields, "object", DecisionText.title(decided), "file", file);
    if (!terminal.canAsk()) {
      throw nothingWritten(what + " " + CommandWording.SAY_SECRETS.text());
    }
    if (!terminal.isYes(what + " " + CommandWording.TAKE_SECRET.text())) {
      throw nothingWritten(CommandWording.SECRET_REFUSED.text());
    }
  }

  private Decider.Wish wanted(Fate fate, List<FieldPath> named) {
    if (!named.isEmpty()) {
      return new Decider.Wish(
          fate,
          fates ->
              named.stream()
                  .map(path -> found(path, fates))
                  .filter(counted -> counted.instead().isEmpty())
                  .map(CountedPath::path)
                  .toList());
    }
    return drifted ? Decider.Wish.drifted(fate) : new Decider.Wish(fate, Fates::undecided);
  }

  private CountedPath found(FieldPath path, Fates fates) {
    CountedPath counted = fates.counted(path);
    if (counted.isThere()) {
      there.add(path);
    }
    boolean isFirst = fates.decided().all().isEmpty();
    if (!counted.instead().isEmpty() && counted.isThere() && isFirst) {
      miscounted.add(CommandWording.COUNTED.text("path", path, "instead", counted.others()));
    }
    return counted;
  }

  private static void requireNoObjection(List<DecidedFile> files) throws StopException {
    for (DecidedFile file : files) {
      Optional<String> objection = file.objection();
      if (objection.isPresent()) {
        throw nothingWritten(objection.get());
      }
    }
  }

  private static StopException nothingWritten(String why) {
    return new StopException(CommandWording.NOTHING_WRITTEN.text("why", why));
  }

  /** Those that are written: all but what somebody has changed meanwhile. */
  private List<DecidedFile> write(List<DecidedFile> files) throws StopException {
    Map<FileEdit, DecidedFile> edits = new LinkedHashMap<>();
    for (DecidedFile file : files) {
      DecidedFile.Texts texts = file.texts();
      edits.put(
          new FileEdit(file.file().path().orElseThrow(), texts.before(), texts.after()), file);
    }
    SavedTogether.Ending ending =
        new SavedTogether(
                TextFiles.telling(terminal::say), SchemaOption.settings(terminal), terminal::say)
            .write(List.copyOf(edits.keySet()), done -> true);
    if (ending.isNothing()) {
      throw nothingWritten(String.join(" ", ending.told()));
    }
    ending.told().forEach(terminal::say);
    edits.keySet().retainAll(Set.copyOf(ending.written()));
    return List.copyOf(edits.values());
  }

  private void print(Wish wish, List<DecidedFile> files, List<DecidedObject> all) {
    output.print(
        terminal,
        () -> text(wish, files),
        () ->
            DecisionList.of(
                wish.option(),
                !dryRun && all.stream().noneMatch(DecidedObject::isFault),
                files,
                all,
                file -> dryRun ? Optional.of(difference(file)) : Optional.empty(),
                terminal.seen()::masked));
    all.forEach(each -> terminal.tell(DecisionText.remarks(each).toList()));
    files.stream()
        .flatMap(file -> Generated.in(file.texts().before()).stream())
        .distinct()
        .forEach(each -> terminal.say(each.sentence()));
  }

  private CommandWording nothingIn() {
    if (!fields.isEmpty() || takeLastApplied) {
      return CommandWording.FIELDS_ARE_SO;
    }
    return drifted ? CommandWording.NOTHING_DRIFTED : CommandWording.NOTHING_IN_CONFLICT;
  }

  private String text(Wish wish, List<DecidedFile> files) {
    StringBuilder out = new StringBuilder();
    for (DecidedFile file : files) {
      out.append(
          dryRun ? shown(difference(file)) : DecisionText.of(file, wish.fate().done()) + "\n");
    }
    return out.toString();
  }

  private String difference(DecidedFile file) {
    DecidedFile.Texts texts = secrets.shown ? file.texts() : file.masked();
    return terminal
        .seen()
        .masked(UnifiedDifference.of(file.file().name(), texts.before(), texts.after()));
  }

  /** A program gets every byte; a terminal would obey some of them. */
  private String shown(String difference) {
    return terminal.screen().isThere() ? PlainText.of(difference) : difference;
  }

  private static int exitCode(List<DecidedObject> all) {
    return all.stream().anyMatch(each -> each.isAnyUndecided() && !each.isLeftOut())
        ? ExitCodes.PATCH
        : ExitCodes.NOTHING;
  }
}
