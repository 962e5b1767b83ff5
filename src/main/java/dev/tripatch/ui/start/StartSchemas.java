package dev.tripatch.ui.start;

import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.ui.window.StartDocuments.StartSchema;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.schemas.KeptSchemas;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaFiles;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.schemas.SchemasAtHand.OwnRulesFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The schemas that the window knows at the start. */
record StartSchemas(Schemas builtIn, Optional<Path> settings) {
  /**
   * Those that the options name, and the own rules beside local.
   *
   * @throws IOException with a sentence for people if one cannot be used
   */
  Started of(StartOptions options) throws IOException {
    SchemaFiles files = new SchemaFiles(builtIn, settings.map(KeptSchemas::in));
    try {
      if (!options.noOwnRules) {
        Optional<Path> ownRules = OwnRulesFile.near(folder(options));
        if (ownRules.isPresent()) {
          files.add(ownRules.get().toString());
        }
      }
      for (String word : options.schemas) {
        files.add(word);
      }
    } catch (SchemaFault wrong) {
      throw new IOException(String.join("\n", wrong.lines()), wrong);
    }
    return new Started(
        Schemas.of(files.schemas().builtIn()),
        new StartSchema(files.schemas().brought(), rules(files), file(files), !options.noOwnRules),
        files.schemas());
  }

  /**
   * What holds at the start.
   *
   * @param builtIn the schemas that everything else is put over
   * @param over what is put over them
   * @param inForce both together
   */
  record Started(Schemas builtIn, StartSchema over, Schemas inForce) {}

  /** Those of one file stay as they are written; those of several become one text. */
  private static String rules(SchemaFiles files) {
    return switch (files.ownRules().size()) {
      case 0 -> "";
      case 1 -> files.ownRules().getFirst().text();
      default -> OverlayFile.write(files.schemas().overlay());
    };
  }

  private static Optional<Path> file(SchemaFiles files) {
    return files.ownRules().size() == 1
        ? Optional.of(Path.of(files.ownRules().getFirst().name()).toAbsolutePath())
            .filter(file -> !TextFiles.isPipe(file))
        : Optional.empty();
  }

  /** Documents were opened before this, so their names are names of files. */
  private static Path folder(StartOptions options) {
    return Stream.of(options.local, options.live, options.lastApplied, options.caseFile)
        .flatMap(Stream::ofNullable)
        .filter(name -> !name.equals("-"))
        .map(name -> Path.of(name).toAbsolutePath().getParent())
        .flatMap(Stream::ofNullable)
        .findFirst()
        .orElse(Path.of(""));
  }
}
