package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.MaskedFaults;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.workspace.CaseReader;
import java.util.List;

/** Opens files with objects. */
public record InputFiles(Terminal terminal) {
  /** A file that holds an object. Broken documents beside it are reported. */
  ManifestFile open(String name) throws StopException {
    ManifestFile file = open(InputFile.nameOf(name), InputFile.read(name, terminal.in()));
    if (file.objects().size() == 1 && CaseReader.isCase(file.objects().getFirst().value())) {
      throw StopException.located(
          List.of(
              InputWording.IS_CASE.text("file", file.name()),
              Messages.INDENT + InputWording.GIVE_CASE_ALONE.text()));
    }
    return file;
  }

  /** A text that holds an object. Broken documents beside it are reported. */
  public ManifestFile open(String name, String text) throws StopException {
    ManifestFile file = seen(ManifestFile.read(name, text));
    if (file.objects().isEmpty()) {
      throw StopException.located(whyNone(file));
    }
    terminal.tell(Messages.warnings(file.diagnostics(), offset -> place(file, offset)));
    return file;
  }

  /** Each object, and all of a text of which a part cannot be read. */
  private ManifestFile seen(ManifestFile file) {
    file.objects().forEach(object -> terminal.seen().see(Masking.of(List.of(object.value()))));
    if (file.diagnostics().isEmpty() || terminal.seen().areShown()) {
      return file;
    }
    terminal.seen().seeText(file.text());
    return MaskedFaults.told(file, SecretsOption.REMEDY);
  }

  private static List<String> whyNone(ManifestFile file) {
    if (file.diagnostics().isEmpty()) {
      return List.of(
          InputWording.NO_OBJECT.text("file", file.name()),
          Messages.INDENT + InputWording.GIVE_OBJECT.text());
    }
    Diagnostic first = file.diagnostics().getFirst();
    return Messages.located(place(file, first.span().start()), first);
  }

  private static String place(ManifestFile file, int offset) {
    return file.name() + ":" + file.lines().positionOf(offset);
  }
}
