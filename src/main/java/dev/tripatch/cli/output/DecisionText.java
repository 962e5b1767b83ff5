package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.workspace.objects.DecidedFile;
import dev.tripatch.workspace.objects.DecidedObject;
import java.util.List;
import java.util.stream.Stream;

/** What was decided, in lines for people. */
public final class DecisionText {

  private DecisionText() {}

  /**
   * What was done in a file: {@code web.yaml: 3 fields of Deployment shop/web took live}.
   *
   * @param done what was done: {@code took live}
   */
  public static String of(DecidedFile file, String done) {
    List<DecidedObject> objects = file.objects();
    int fields = objects.stream().mapToInt(each -> each.fields().size()).sum();
    int comments = objects.stream().mapToInt(DecidedObject::comments).sum();
    String lost = comments == 0 ? "" : OutputWording.COMMENTS_LOST.text("count", comments);
    String name = file.file().name();
    String decided =
        objects.size() == 1
            ? OutputWording.DECIDED_OF_ONE.text(
                "file", name, "fields", fields, "title", title(objects.getFirst()), "done", done)
            : OutputWording.DECIDED_IN_SEVERAL.text(
                "file", name, "fields", fields, "objects", objects.size(), "done", done);
    return PlainText.line(decided + lost);
  }

  /** What of an object is decided by the way or not at all, and why, a line for each. */
  public static Stream<String> remarks(DecidedObject object) {
    String place = object.pair().first().place() + ": ";
    return Stream.concat(object.remarks().stream().map(place::concat), undecided(object, place));
  }

  private static Stream<String> undecided(DecidedObject object, String place) {
    String title = title(object);
    return Stream.concat(
        object.left().stream().map(each -> place + title + " is undecided: " + each.why()),
        object.refusals().stream()
            .map(each -> place + each.path() + " of " + title + " is undecided: " + each.why()));
  }

  /** The object, as sentences name it. */
  public static String title(DecidedObject object) {
    ObjectName name = object.pair().name();
    String namespace = name.namespace().isEmpty() ? "" : name.namespace() + "/";
    return name.kind() + " " + namespace + name.name();
  }
}
