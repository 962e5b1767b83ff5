package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.file.SettingsFolder;
import dev.tripatch.workspace.schemas.KeptSchemas;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaFiles;
import dev.tripatch.workspace.schemas.SchemaText;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.schemas.SchemasAtHand.OwnRulesFile;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which schemas a command knows. */
public final class SchemaOption {
  private final Schemas builtIn;
  private final Terminal terminal;
  private @Nullable Workbench workbench;

  @Option(names = "--schema", paramLabel = "FILE|NAME")
  List<String> words = new ArrayList<>();

  @Option(names = "--no-own-rules")
  boolean noOwnRules;

  /** Over these schemas; messages go to this terminal. */
  public SchemaOption(Schemas builtIn, Terminal terminal) {
    this.builtIn = builtIn;
    this.terminal = terminal;
  }

  /** A workbench that knows the schemas in force for these documents; the same each time. */
  public Workbench workbench(DocumentOptions documents) throws StopException {
    InputFile.requireOneStandardInput(
        Stream.of(documents.files(), Stream.ofNullable(documents.caseFile), words.stream())
            .flatMap(each -> each));
    return workbench(
        documents.files().findFirst().or(() -> Optional.ofNullable(documents.caseFile)),
        documents.cluster,
        new ObjectsOption());
  }

  /** A workbench that knows the schemas in force for one object or many; the same each time. */
  public Workbench workbench(ObjectsOption objects, DocumentOptions documents)
      throws StopException {
    return objects.isGiven()
        ? workbench(objects.place(), documents.cluster, objects)
        : workbench(documents);
  }

  /** A workbench that knows the schemas in force in the current folder; the same each time. */
  public Workbench workbench() throws StopException {
    return workbench(new ClusterOptions());
  }

  /** A workbench that knows the schemas in force in the current folder, and the cluster's. */
  public Workbench workbench(ClusterOptions cluster) throws StopException {
    return workbench(Optional.empty(), cluster, new ObjectsOption());
  }

  private Workbench workbench(Optional<String> file, ClusterOptions cluster, ObjectsOption objects)
      throws StopException {
    Workbench known = workbench;
    if (known == null) {
      SchemaFiles files = inForce(file, cluster, List.of());
      for (String path : objects.paths) {
        files.addDefinitions(path, objects.recursive ? Integer.MAX_VALUE : 1);
      }
      known = new Workbench(files.schemas().source());
      workbench = known;
    }
    return known;
  }

  /**
   * The schemas in force, told where they are not the built-in ones.
   *
   * @param file the file beside which own rules are looked for; else in the current folder
   */
  public Schemas inForce(Optional<String> file) throws StopException {
    return inForce(file, List.of()).schemas();
  }

  /**
   * The same with further texts, which win over all.
   *
   * @param further texts of schemas or own rules
   */
  public SchemaFiles inForce(Optional<String> file, List<SchemaText> further) throws StopException {
    return inForce(file, new ClusterOptions(), further);
  }

  private SchemaFiles inForce(
      Optional<String> file, ClusterOptions cluster, List<SchemaText> further)
      throws StopException {
    InputFile.requireOneStandardInput(words.stream());
    SchemaFiles files = new SchemaFiles(cluster.over(builtIn, terminal), kept(terminal));
    try {
      if (!noOwnRules) {
        addOwnRules(files, file);
      }
      for (String word : words) {
        add(files, word);
      }
      for (SchemaText text : further) {
        files.add(text);
      }
    } catch (SchemaFault wrong) {
      throw StopException.located(wrong.lines());
    }
    files.notes().forEach(terminal::say);
    return files;
  }

  /** Where schemas are kept by name; empty if the platform names no folder for settings. */
  public static Optional<KeptSchemas> kept(Terminal terminal) {
    return settings(terminal).map(KeptSchemas::in);
  }

  /** The person's settings; empty if the platform names no folder for them. */
  public static Optional<Path> settings(Terminal terminal) {
    return SettingsFolder.of(terminal.environment());
  }

  private void add(SchemaFiles files, String word) throws StopException, SchemaFault {
    if (word.equals(InputFile.STANDARD_INPUT)) {
      String text = InputFile.read(word, terminal.in());
      files.add(new SchemaText(InputFile.nameOf(word), text));
    } else {
      files.add(word);
    }
  }

  private void addOwnRules(SchemaFiles files, Optional<String> file) throws SchemaFault {
    Optional<Path> found = OwnRulesFile.near(folder(file));
    if (found.isEmpty()) {
      return;
    }
    String name = shown(found.get());
    files.add(name);
    Overlay overlay = files.schemas().overlay();
    if (!overlay.isEmpty()) {
      terminal.say(InputWording.OWN_RULES_FROM.text("file", name));
    }
  }

  private static Path folder(Optional<String> file) {
    try {
      Path folder =
          file.filter(name -> !name.equals(InputFile.STANDARD_INPUT))
              .map(name -> Path.of(name).toAbsolutePath().getParent())
              .orElse(null);
      return folder == null ? Path.of("") : folder;
    } catch (InvalidPathException noPath) {
      return Path.of("");
    }
  }

  /** As a person would write it from the current folder. */
  private static String shown(Path file) {
    Path here = Path.of("").toAbsolutePath();
    return file.startsWith(here) ? here.relativize(file).toString() : file.toString();
  }
}
