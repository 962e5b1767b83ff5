package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.json.Role;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.CasePaths;
import dev.tripatch.workspace.CaseReader;
import dev.tripatch.workspace.CaseReading;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A case file that was named on the command line.
 *
 * @param file what to call it in messages
 * @param opened what it holds
 */
public record GivenCase(String file, Case opened) {

  /** Reads a case from a file, or from standard input; stops if it cannot be read. */
  public static GivenCase read(String file, Terminal terminal) throws StopException {
    String name = InputFile.nameOf(file);
    return switch (CaseReader.read(name, InputFile.read(file, terminal.in()))) {
      case CaseReading.Done(Case opened) ->
          new GivenCase(
              name,
              file.equals(InputFile.STANDARD_INPUT)
                  ? opened
                  : CasePaths.of(Path.of(file)).read(opened));
      case CaseReading.Unreadable broken ->
          throw StopException.located(
              List.of(
                  broken.location() + ": " + broken.problem(), Messages.INDENT + broken.remedy()));
    };
  }

  /** A document of the case that must be there. */
  ManifestFile require(Role pane, InputFiles files) throws StopException {
    Optional<ManifestFile> found = find(pane, files);
    if (found.isEmpty()) {
      throw StopException.located(
          List.of(
              InputWording.CASE_WITHOUT_TEXT.text("file", file, "document", pane.title()),
              Messages.INDENT + InputWording.GIVE_IT_A_TEXT.text()));
    }
    return found.get();
  }

  /** A document of the case; a blank one is none. */
  Optional<ManifestFile> find(Role pane, InputFiles files) throws StopException {
    Optional<Case.Text> text = opened.text(pane).filter(each -> !each.text().isBlank());
    return text.isEmpty() ? Optional.empty() : Optional.of(open(pane, text.get(), files));
  }

  /** Places are those in the text that the case holds, so messages name both. */
  private ManifestFile open(Role pane, Case.Text text, InputFiles files) throws StopException {
    String name = text.name().isEmpty() ? pane.title() : text.name();
    return files.open(file + " (" + name + ")", text.text());
  }
}
