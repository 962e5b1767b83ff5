package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ObjectQuery;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.objects.AppliedObjects;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectReader;
import dev.tripatch.workspace.objects.ObjectSet;
import dev.tripatch.workspace.objects.Pairing;
import dev.tripatch.workspace.objects.Surveyor;
import dev.tripatch.workspace.objects.Unread;
import dev.tripatch.workspace.objects.Watch;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The objects that the command line names, in pairs.
 *
 * @param pairs the same objects in local, live and last applied
 * @param unread what could not be read
 */
public record GivenObjects(List<ObjectPair> pairs, List<Unread> unread) {

  /** Reads what the options name. */
  public static GivenObjects read(ObjectsOption objects, DocumentOptions options, Terminal terminal)
      throws StopException {
    options.requireMany();
    if (objects.all) {
      return applied(objects, options, terminal);
    }
    InputFile.requireOneStandardInput(Stream.concat(objects.paths.stream(), options.files()));
    Reading reading = new Reading(terminal, objects.recursive);
    ObjectSet local = ObjectSet.NONE;
    for (String path : objects.paths) {
      local = local.and(reading.read(path));
    }
    ObjectSet live =
        options.cluster.isGiven()
            ? options.cluster.liveOf(local, terminal)
            : reading.read(options.live);
    ObjectSet lastApplied = reading.read(options.lastApplied);
    return paired(lastApplied, local, live, options, terminal);
  }

  /** What was applied to a namespace of the cluster, in place of local objects. */
  private static GivenObjects applied(
      ObjectsOption objects, DocumentOptions options, Terminal terminal) throws StopException {
    StopException.when(
        !objects.paths.isEmpty() || options.lastApplied != null, InputWording.ALL_ALONE.text());
    StopException.when(!options.cluster.isGiven(), InputWording.ALL_OF_CLUSTER.text());
    AppliedObjects.Found found = options.cluster.applied(terminal);
    return paired(ObjectSet.NONE, found.applied(), found.live(), options, terminal);
  }

  private static GivenObjects paired(
      ObjectSet lastApplied,
      ObjectSet local,
      ObjectSet live,
      DocumentOptions options,
      Terminal terminal)
      throws StopException {
    ObjectSet all = local.and(live).and(lastApplied);
    InputFile.requireWhole(filesOf(all));
    all.remarks().forEach(terminal::say);
    List<ObjectPair> pairs = Pairing.of(lastApplied, local, live);
    for (ObjectPair pair : pairs.stream().filter(ObjectPair::isSecret).toList()) {
      terminal.seen().see(Masking.of(pair.all().map(each -> each.object().value()).toList()));
    }
    return new GivenObjects(asked(pairs, options.object), all.unread());
  }

  /** The same, of one object where there are no many. */
  public static GivenObjects readAny(
      ObjectsOption objects, DocumentOptions options, Terminal terminal) throws StopException {
    return objects.isGiven()
        ? read(objects, options, terminal)
        : new GivenObjects(List.of(CaseFiles.read(options, terminal).pair()), List.of());
  }

  /** Reads local objects that are to be changed in their files, and the live ones. */
  public static GivenObjects toChange(
      ObjectsOption objects, DocumentOptions options, Terminal terminal) throws StopException {
    StopException.when(options.caseFile != null, InputWording.CASE_HOLDS_COPIES.text());
    StopException.when(
        options.local == null && !objects.isGiven(), InputWording.NAME_FILES_TO_CHANGE.text());
    StopException.when(
        options.live == null && !options.cluster.isGiven(),
        InputWording.NAME_LIVE_TO_DECIDE.text());
    GivenObjects given = readAny(objects, options, terminal);
    for (ObjectPair pair : given.pairs()) {
      requireFile(pair);
    }
    return given;
  }

  private static void requireFile(ObjectPair pair) throws StopException {
    Optional<FoundObject> nowhere = pair.local().filter(found -> found.file().path().isEmpty());
    if (nowhere.isPresent()) {
      throw new StopException(
          InputWording.NO_FILE_TO_CHANGE.text("file", nowhere.get().file().name()));
    }
  }

  private static Set<Path> filesOf(ObjectSet all) {
    return Stream.concat(
            all.objects().stream().flatMap(object -> object.file().path().stream()),
            all.unread().stream().flatMap(unread -> unread.file().stream()))
        .collect(Collectors.toSet());
  }

  /**
   * Who sums them up, as the options say.
   *
   * @param mode whose patch is wanted; empty to leave it to the options
   * @param alwaysOverwrite whether overwrite is on, whatever the options say of it
   * @param masking masks the documents
   */
  public static Surveyor surveyor(
      DocumentOptions options,
      Workbench workbench,
      Optional<ComparisonMode> mode,
      boolean alwaysOverwrite,
      UnaryOperator<ThreeDocuments<SourceDocument>> masking)
      throws StopException {
    Case.Options asked = options.over(Case.Options.USUAL);
    boolean overwrite = alwaysOverwrite || asked.overwrite();
    return new Surveyor(workbench, overwrite, mode.or(asked::mode), masking, asked.leftOut());
  }

  private static List<ObjectPair> asked(List<ObjectPair> pairs, @Nullable String object)
      throws StopException {
    if (object == null) {
      return pairs;
    }
    ObjectQuery query = ObjectQuery.parse(object);
    List<ObjectPair> fitting = pairs.stream().filter(pair -> query.fits(pair.name())).toList();
    if (fitting.isEmpty()) {
      throw new StopException(InputWording.NONE_IS.text("object", object));
    }
    return fitting;
  }

  private record Reading(Terminal terminal, boolean recursive) {

    ObjectSet read(@Nullable String path) throws StopException {
      if (path == null) {
        return ObjectSet.NONE;
      }
      ObjectReader reader = new ObjectReader(TextFiles::withoutMark);
      if (path.isEmpty()
          || path.equals(InputFile.STANDARD_INPUT)
          || TextFiles.isPipe(pathOf(path))) {
        String text = InputFile.read(path, terminal.in());
        return reader.read(Optional.empty(), InputFile.nameOf(path), text);
      }
      return reader.read(List.of(pathOf(path)), recursive, Watch.NOBODY);
    }

    private static Path pathOf(String path) throws StopException {
      try {
        return Path.of(path);
      } catch (InvalidPathException wrong) {
        throw new StopException(InputWording.NO_PATH.text("name", path));
      }
    }
  }
}
