package dev.tripatch.cli;

import dev.tripatch.document.ManifestFile;
import dev.tripatch.document.ManifestObject;
import dev.tripatch.document.ObjectQuery;
import dev.tripatch.document.Selection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Chooses the objects to compare where files hold several. */
final class ObjectChooser {
  private final Optional<ObjectQuery> asked;
  private final Terminal terminal;

  /**
   * A chooser.
   *
   * @param asked what {@code --object} says, null if it was not given
   */
  ObjectChooser(@Nullable String asked, Terminal terminal) {
    this.asked = Optional.ofNullable(asked).map(ObjectQuery::parse);
    this.terminal = terminal;
  }

  /** The object that is asked for, or the only one. */
  ManifestObject only(ManifestFile file) throws StopException {
    return select(file, asked.orElse(ObjectQuery.ANY));
  }

  /** The object of the local file: also the one that one of the other files has alone. */
  ManifestObject local(ManifestFile file, List<ManifestFile> others) throws StopException {
    if (asked.isPresent() || file.objects().size() == 1) {
      return only(file);
    }
    Optional<ManifestObject> alone =
        others.stream()
            .map(ManifestFile::objects)
            .filter(objects -> objects.size() == 1)
            .map(List::getFirst)
            .findFirst();
    return alone.isPresent() ? same(alone.get(), file) : only(file);
  }

  /** The object of another file that is the same as local's. A file with one object has that. */
  ManifestObject other(ManifestFile file, ManifestObject local) throws StopException {
    if (file.objects().size() > 1) {
      return same(local, file);
    }
    ManifestObject object = file.objects().getFirst();
    if (!Counterpart.of(local).fits(object.name())) {
      terminal.tell(
          List.of(
              object.locate(0)
                  + ": warning: this is %s, but local is %s.".formatted(object, local)));
    }
    return object;
  }

  private static ManifestObject same(ManifestObject object, ManifestFile file)
      throws StopException {
    Optional<ManifestObject> found = Counterpart.of(object).in(file);
    return found.isPresent() ? found.get() : select(file, ObjectQuery.like(object.name()));
  }

  private static ManifestObject select(ManifestFile file, ObjectQuery query) throws StopException {
    return switch (file.select(query)) {
      case Selection.Found(ManifestObject object) -> object;
      case Selection.Failed(String message) ->
          throw StopException.located(
              Stream.concat(
                      message.lines(),
                      Stream.of(Messages.INDENT + "Choose with --object [NAMESPACE/]KIND/NAME."))
                  .toList());
    };
  }
}
