package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.Selection;
import dev.tripatch.document.reader.WantedObject;
import dev.tripatch.document.reader.WantedObject.Counterpart;
import java.util.List;
import java.util.stream.Stream;

/**
 * Chooses the objects to compare where files hold several, and says what is odd about it.
 *
 * @param wanted what {@code --object} says
 */
record ObjectChooser(WantedObject wanted, Terminal terminal) {
  /** The object that is asked for, or the only one. */
  ManifestObject only(ManifestFile file) throws StopException {
    return local(file, List.of());
  }

  /** The object of the local file: also the one that one of the other files has alone. */
  ManifestObject local(ManifestFile file, List<ManifestFile> others) throws StopException {
    return found(wanted.in(file, others));
  }

  /** The object of another file that is the same as local's. A file with one object has that. */
  ManifestObject other(ManifestFile file, ManifestObject local) throws StopException {
    ManifestObject object = found(wanted.same(local, file));
    if (!new Counterpart(local.name()).fits(object.name())) {
      terminal.tell(
          List.of(
              InputWording.OTHER_OBJECT.text(
                  "place",
                  object.locate(0),
                  "object",
                  described(object, local),
                  "local",
                  described(local, object))));
    }
    return object;
  }

  /** With its apiVersion where nothing else distinguishes the two. */
  private static String described(ManifestObject object, ManifestObject other) {
    return object.toString().equals(other.toString())
        ? InputWording.OBJECT_OF_VERSION.text(
            "object", object, "version", object.name().apiVersion())
        : object.toString();
  }

  private static ManifestObject found(Selection selection) throws StopException {
    return switch (selection) {
      case Selection.Found(ManifestObject object) -> object;
      case Selection.Failed(String message) ->
          throw StopException.located(
              Stream.concat(
                      message.lines(),
                      Stream.of(Messages.INDENT + InputWording.CHOOSE_OBJECT.text()))
                  .toList());
    };
  }
}
