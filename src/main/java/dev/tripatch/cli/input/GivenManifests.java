package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.manifest.ManifestFile;
import dev.tripatch.workspace.schemas.SchemaText;
import java.util.ArrayList;
import java.util.List;

/**
 * Files that were named on the command line.
 *
 * @param files those with objects
 * @param ownRules those with own rules
 */
public record GivenManifests(List<ManifestFile> files, List<SchemaText> ownRules) {

  /** Reads them; stops if one holds neither. */
  public static GivenManifests read(List<String> names, Terminal terminal) throws StopException {
    InputFile.requireOneStandardInput(names.stream());
    InputFiles inputs = new InputFiles(terminal);
    List<ManifestFile> files = new ArrayList<>();
    List<SchemaText> ownRules = new ArrayList<>();
    for (String name : names) {
      SchemaText text = new SchemaText(InputFile.nameOf(name), InputFile.read(name, terminal.in()));
      if (text.isOwnRules()) {
        ownRules.add(text);
      } else {
        files.add(inputs.open(text.name(), text.text()));
      }
    }
    return new GivenManifests(List.copyOf(files), List.copyOf(ownRules));
  }
}
