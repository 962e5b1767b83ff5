package dev.tripatch.workspace.schemas;

import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.schemas.SchemaAtHand.Content;
import dev.tripatch.workspace.schemas.SchemaAtHand.Origin;
import dev.tripatch.workspace.schemas.Schemas.BroughtSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds the schemas at hand. Reading takes its time: not for the thread of a window.
 *
 * @param builtIn the schemas without what a person puts over them
 * @param kept where schemas are kept by name; empty to keep none
 * @param folders the folders of the open documents
 * @param met what has been in force since the window opened
 * @param own the own rules of the window, whether they are used or not
 */
public record SchemasAtHand(
    Schemas builtIn,
    Optional<KeptSchemas> kept,
    List<Path> folders,
    List<BroughtSchema> met,
    Overlay own) {

  /** A folder with more is none of manifests. */
  private static final int MOST_FILES = 300;

  private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");

  private static final Pattern DECLARES =
      Pattern.compile("CustomResourceDefinition|\"?(?:swagger|openapi)\"?\\s*:");

  public SchemasAtHand {
    folders = List.copyOf(folders);
    met = List.copyOf(met);
  }

  /** All of them, those in force first; each name once. */
  public List<SchemaAtHand> find(OwnSchemas now) {
    List<SchemaAtHand> all = new ArrayList<>();
    if (!own.isEmpty()) {
      all.add(
          new SchemaAtHand(
              AtHandWording.OWN_RULES.text("count", own.rules().size()),
              Origin.RULES,
              new Content.Rules(own, Optional.empty())));
    }
    now.brought().forEach(each -> all.add(brought(each)));
    releases().forEach(all::add);
    all.addAll(rulesOfFolders());
    folders.stream().distinct().forEach(folder -> all.addAll(in(folder)));
    all.addAll(keptByName());
    met.forEach(each -> all.add(brought(each)));
    Set<String> names = new HashSet<>();
    List<SchemaAtHand> each = all.stream().filter(one -> names.add(one.name())).toList();
    return Stream.concat(
            each.stream().filter(one -> one.isIn(now)), each.stream().filter(one -> !one.isIn(now)))
        .toList();
  }

  private SchemaAtHand brought(BroughtSchema schema) {
    Origin origin =
        schema.source() instanceof ClusterSchemas
            ? Origin.CLUSTER
            : isRelease(schema.name()) ? Origin.RELEASE : Origin.IMPORTED;
    return new SchemaAtHand(
        schema.name(), isKept(schema.name()) ? Origin.KEPT : origin, new Content.Kinds(schema));
  }

  private boolean isKept(String name) {
    try {
      return kept.isPresent() && kept.get().names().contains(name);
    } catch (SchemaFault unreadable) {
      return false;
    }
  }

  private static boolean isRelease(String name) {
    return BundledReleases.versions().stream().map(SchemasAtHand::title).anyMatch(name::equals);
  }

  private static String title(String version) {
    return AtHandWording.KUBERNETES.text("version", version);
  }

  private List<SchemaAtHand> releases() {
    List<SchemaAtHand> all = new ArrayList<>();
    SchemaFiles.releases()
        .forEach(
            (version, source) -> {
              Content content =
                  isBuiltIn(title(version))
                      ? new Content.BuiltIn()
                      : new Content.Kinds(new BroughtSchema(title(version), source, List.of()));
              all.add(new SchemaAtHand(title(version), Origin.RELEASE, content));
            });
    return all;
  }

  private boolean isBuiltIn(String title) {
    return builtIn.builtIn().lookUp("v1", "Pod") instanceof SchemaAnswer.Known known
        && known.source().equals(title);
  }

  private List<SchemaAtHand> rulesOfFolders() {
    return folders.stream()
        .flatMap(folder -> OwnRulesFile.near(folder).stream())
        .distinct()
        .map(SchemasAtHand::rules)
        .filter(
            found -> !(found.content() instanceof Content.Rules each) || !each.rules().equals(own))
        .toList();
  }

  private static SchemaAtHand rules(Path file) {
    String name = file.toString();
    try {
      Overlay rules = new SchemaText(name, TextFiles.read(file)).ownRules();
      return new SchemaAtHand(name, Origin.RULES, new Content.Rules(rules, Optional.of(file)));
    } catch (IOException unreadable) {
      return unusable(name, Origin.RULES, String.valueOf(unreadable.getMessage()));
    } catch (SchemaFault wrong) {
      return unusable(name, Origin.RULES, wrong.lines().getFirst());
    }
  }

  private static SchemaAtHand unusable(String name, Origin origin, String why) {
    return new SchemaAtHand(name, origin, new Content.Unusable(why));
  }

  private List<SchemaAtHand> in(Path folder) {
    List<SchemaAtHand> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file :
          files.limit(MOST_FILES).filter(SchemasAtHand::isManifest).sorted().toList()) {
        declaredIn(file).ifPresent(all::add);
      }
    } catch (IOException notReadable) {
      // A folder that cannot be read has nothing to offer.
    }
    return all;
  }

  private static boolean isManifest(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith) && Files.isRegularFile(file);
  }

  private Optional<SchemaAtHand> declaredIn(Path file) {
    String name = String.valueOf(file.getFileName());
    try {
      SchemaText text = new SchemaText(name, TextFiles.read(file));
      if (!DECLARES.matcher(text.text()).find() || text.isOwnRules()) {
        return Optional.empty();
      }
      BroughtSchema schema = text.over(builtIn).brought().getFirst();
      return Optional.of(new SchemaAtHand(name, Origin.FOLDER, new Content.Kinds(schema)));
    } catch (IOException unreadable) {
      return Optional.empty();
    } catch (SchemaFault wrong) {
      return Optional.of(unusable(name, Origin.FOLDER, wrong.lines().getFirst()));
    }
  }

  private List<SchemaAtHand> keptByName() {
    List<SchemaAtHand> all = new ArrayList<>();
    try {
      for (String name : kept.isEmpty() ? List.<String>of() : kept.get().names()) {
        all.add(kept(name));
      }
    } catch (SchemaFault unreadable) {
      // Without the folder nothing is kept.
    }
    return all;
  }

  private SchemaAtHand kept(String name) {
    try {
      SchemaFiles files = new SchemaFiles(Schemas.of(builtIn.builtIn()), kept);
      files.addNamed(name);
      return new SchemaAtHand(
          name, Origin.KEPT, new Content.Kinds(files.schemas().brought().getFirst()));
    } catch (SchemaFault wrong) {
      return unusable(name, Origin.KEPT, wrong.lines().getFirst());
    }
  }

  /** Finds the own rules that are next to a person's manifests. */
  public static final class OwnRulesFile {

    private OwnRulesFile() {}

    /** Where own rules for the documents of a folder are found again. */
    public static Path beside(Path folder) {
      return folder.resolve(OverlayFile.NAME);
    }

    /**
     * The file of own rules in a folder or the nearest one above it; empty if there is none.
     *
     * @param folder the folder of the local document
     */
    public static Optional<Path> near(Path folder) {
      for (Path at = folder.toAbsolutePath().normalize(); at != null; at = at.getParent()) {
        Path file = beside(at);
        if (Files.isRegularFile(file)) {
          return Optional.of(file);
        }
      }
      return Optional.empty();
    }
  }
}
