package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.Role;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Rows;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectReader;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.schemas.KeptSchemas;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaFiles;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.SentChange;
import java.io.File;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;

/**
 * What the documents hold that an unfinished command line names. It says nothing to the person, and
 * leaves standard input to the command.
 */
public final class NamedDocuments {
  private final Terminal silent;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin ObjectsOption objects = new ObjectsOption();
  @Mixin DialectOption dialect = new DialectOption();
  @Mixin SchemaOption schemas;

  private NamedDocuments(Schemas builtIn, Terminal terminal) {
    this.silent =
        new Terminal(
            InputStream.nullInputStream(),
            nowhere(),
            nowhere(),
            terminal.environment(),
            terminal.screen());
    this.schemas = new SchemaOption(builtIn, silent);
  }

  /**
   * Reads words; those that are about something else are passed over.
   *
   * @param areOfCluster whether live comes from a cluster, whatever the words say
   * @param terminal whose environment and patience count; nothing is said there
   * @throws ParameterException if they are wrong
   */
  public static NamedDocuments read(
      List<String> words, boolean areOfCluster, Schemas builtIn, Terminal terminal) {
    NamedDocuments named = new NamedDocuments(builtIn, terminal);
    CommandLine line =
        new CommandLine(named)
            .setUnmatchedArgumentsAllowed(true)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setExpandAtFiles(false);
    line.parseArgs(words.toArray(String[]::new));
    if (line.getCommandSpec().args().stream()
        .flatMap(each -> each.stringValues().stream())
        .map(File::new)
        .anyMatch(file -> file.exists() && !file.isFile() && !file.isDirectory())) {
      // It may never end, and would be lost to the command once it was read.
      throw new ParameterException(line, InputWording.NOT_A_FILE_NAME.text());
    }
    named.documents.leaveOut = List.of();
    if (areOfCluster) {
      named.documents.cluster.take();
    }
    named.documents.cluster.endAfter(terminal.patience());
    return named;
  }

  /** The fields that something happens to, or that only live has. */
  public List<FieldRow> fields() throws StopException {
    GivenComparison comparison =
        new GivenComparison(silent, schemas.workbench(objects, documents), dialect.mode());
    if (!objects.isGiven()) {
      comparison.requireThatOptionsFit(documents);
      return rows(comparison, CaseFiles.read(documents, silent));
    }
    List<FieldRow> rows = new ArrayList<>();
    for (ObjectPair pair : GivenObjects.read(objects, documents, silent).pairs()) {
      if (pair.local().isPresent()) {
        rows.addAll(rows(comparison, CaseFiles.of(pair, documents, silent)));
      }
    }
    return rows;
  }

  private static List<FieldRow> rows(GivenComparison comparison, CaseFiles files)
      throws StopException {
    return Rows.of(
        comparison.compare(files, true, UnaryOperator.identity()).outcome().explanation().all());
  }

  /** The objects in the files, as {@code --object} takes them; only those that one can type. */
  public List<String> objectNames() throws StopException {
    ObjectReader reader = new ObjectReader(TextFiles::withoutMark);
    Stream<ObjectName> inFiles =
        reader.read(paths(), objects.recursive, Watch.NOBODY).objects().stream()
            .map(found -> found.name());
    return Stream.concat(inFiles, inCase().stream())
        .filter(NamedDocuments::isVisible)
        .map(ObjectName::toString)
        .filter(name -> !name.contains("?"))
        .distinct()
        .toList();
  }

  private static boolean isVisible(ObjectName name) {
    return Stream.of(name.namespace(), name.kind(), name.name())
        .allMatch(part -> VisibleText.line(part).equals(part));
  }

  private List<Path> paths() throws StopException {
    try {
      return Stream.concat(documents.files(), objects.paths.stream())
          .filter(path -> !path.isEmpty() && !path.equals(InputFile.STANDARD_INPUT))
          .map(Path::of)
          .toList();
    } catch (InvalidPathException wrong) {
      throw new StopException(InputWording.NO_FILE_NAME.text("name", wrong.getInput()));
    }
  }

  private List<ObjectName> inCase() throws StopException {
    List<ObjectName> names = new ArrayList<>();
    if (documents.caseFile != null) {
      GivenCase opened = GivenCase.read(documents.caseFile, silent);
      for (Role role : Role.values()) {
        Optional<ManifestFile> file = opened.find(role, new InputFiles(silent));
        file.ifPresent(each -> each.objects().forEach(object -> names.add(object.name())));
      }
    }
    return names;
  }

  /** The kinds of the schemas in force. */
  public List<KnownKind> kinds() throws StopException {
    return KnownKinds.of(schemas.inForce(Optional.empty()));
  }

  /** The names under which the person keeps schemas. */
  public List<String> schemaNames() throws StopException {
    try {
      Optional<KeptSchemas> kept = SchemaOption.kept(silent);
      return kept.isPresent() ? kept.get().names() : List.of();
    } catch (SchemaFault wrong) {
      throw StopException.located(wrong.lines());
    }
  }

  /** What can be compared by name: the releases of Kubernetes that come with the program, too. */
  public List<String> releases() throws StopException {
    return Stream.concat(SchemaFiles.versions().stream(), schemaNames().stream()).toList();
  }

  /** The names of what was sent, the latest first. */
  public List<String> sent() {
    return SchemaOption.settings(silent).stream()
        .flatMap(folder -> Journal.in(folder).read().changes().stream())
        .map(SentChange::id)
        .toList();
  }

  /** Whether live comes from a cluster. */
  public boolean areOfCluster() {
    return documents.cluster.isGiven();
  }

  /** The contexts of the kubeconfig. */
  public List<String> contexts() {
    return some(cluster().contexts());
  }

  /** The namespaces of the cluster. */
  public List<String> namespaces() {
    return some(cluster().namespaces());
  }

  /** The kinds of the cluster. */
  public List<String> kindsOfCluster() {
    return some(cluster().kinds());
  }

  /** The names of a kind's objects in the namespace; none if it is no word for a kind. */
  public List<String> namesOfCluster(String kind) {
    return ResourceName.isOne(kind + "/any") ? some(cluster().names(kind)) : List.of();
  }

  private Cluster cluster() {
    return documents.cluster.cluster(silent);
  }

  private static List<String> some(ClusterAnswer<List<String>> answer) {
    return answer.got().orElse(List.of());
  }

  private static PrintStream nowhere() {
    return new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
  }

  /** The kinds that a person can ask for. */
  public static final class KnownKinds {
    private KnownKinds() {}

    /** Those that a schema declares, and those that own rules treat as if they were built in. */
    public static List<KnownKind> of(Schemas schemas) {
      SchemaSource source = schemas.source();
      List<KnownKind> kinds = new ArrayList<>(source.kinds());
      for (KindName name : schemas.overlay().asBuiltIn()) {
        boolean isKnown =
            kinds.stream()
                .anyMatch(
                    kind ->
                        kind.kind().equals(name.kind())
                            && kind.apiVersion().equals(name.apiVersion()));
        if (!isKnown) {
          kinds.add(new KnownKind(name.apiVersion(), name.kind(), InputWording.OWN_RULES.text()));
        }
      }
      return kinds;
    }
  }
}
